import { useEffect, useRef, useState } from 'react';
import { currentSession } from '../session/session';
import { type Draft, type DraftOwner, type DraftValues, readDraft, removeDraft, writeDraft } from './draft-storage';

/** Long enough that a word is typed through, in milliseconds. */
const PAUSE = 400;

interface FormContent {
  /** The values of the form before anything is typed. */
  initial: DraftValues;
  /** The present values of the form. */
  current: DraftValues;
}

export interface DraftOptions {
  /** The form's name, which stays; null for a form that keeps none. */
  name: string | null;
  /** Its fields are not known beforehand: one for each record that something is typed about. */
  open?: boolean;
  /** Returns the values at this moment, which may include one more key than the last render (decision 0096). */
  read: () => FormContent;
  /** Puts values into the form. */
  restore: (values: DraftValues) => void;
}

/** A draft that was found when the form came, and what has become of it. */
interface Offer {
  draft: Draft;
  answer: 'open' | 'taken' | 'discarded';
}

const presentOwner = (): DraftOwner => currentSession()?.user.id ?? null;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const pick = (values: DraftValues, isWanted: (name: string) => boolean): DraftValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)));

const typedOf = ({ initial, current }: FormContent): DraftValues =>
  pick(current, (field) => !isSame(current[field], initial[field]));

/**
 * Stores typed text of a form in this browser until it is saved, and offers it when the form opens again. Text in the form takes precedence:
 * `take` fills in only the fields that were not typed again meanwhile.
 */
export function useDraft({ read, restore, open: isOpen = false, ...options }: DraftOptions) {
  const drawn = read();
  const { initial } = drawn;
  const [name] = useState(options.name);
  const [owner] = useState(presentOwner);
  const [offer, setOffer] = useState(() => find(owner, name, initial, isOpen));
  const open = offer?.answer === 'open' ? offer.draft : null;
  const typed = typedOf(drawn);
  const text = JSON.stringify(typed);
  /** Writes what has been typed last, once. */
  const pending = useRef<(() => void) | null>(null);
  const isKept = useRef(false);
  /** It was saved or given up, and nothing has been typed since. */
  const isOver = useRef(false);

  function store(content: FormContent) {
    // Whoever has logged in meanwhile gets nothing of it.
    if (name === null || presentOwner() !== owner) return;
    const fresh = typedOf(content);
    const kept = { ...open?.typed, ...fresh };
    isKept.current = Object.keys(kept).length > 0;
    if (!isKept.current) return removeDraft(owner, name);
    const before = { ...open?.before, ...pick(content.initial, (field) => field in fresh) };
    writeDraft(owner, name, { at: Date.now(), typed: kept, before });
  }
  /** Whoever leaves may have pressed a key that has not been drawn. */
  function storeOnLeaving() {
    const content = read();
    const isUndrawn = !isOver.current && JSON.stringify(typedOf(content)) !== text;
    if (isUndrawn || pending.current) store(content);
    pending.current = null;
  }
  const newest = useRef({ store: () => store(drawn), storeOnLeaving });
  useEffect(() => {
    newest.current = { store: () => store(drawn), storeOnLeaving };
  });

  useEffect(() => {
    // Nothing has been typed here: another tab may be at the same form.
    if (text === '{}' && !isKept.current) return;
    const write = () => {
      pending.current = null;
      newest.current.store();
    };
    isOver.current = false;
    pending.current = write;
    const timer = setTimeout(() => pending.current?.(), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  useEffect(() => {
    const flush = () => newest.current.storeOnLeaving();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, []);

  /** It is saved, or given up: nothing of it is kept, and nothing offered. */
  function clear() {
    pending.current = null;
    isKept.current = false;
    isOver.current = true;
    if (name !== null) removeDraft(owner, name);
    setOffer(null);
  }

  function answer(taken: boolean) {
    if (!open || name === null) return;
    setOffer({ draft: open, answer: taken ? 'taken' : 'discarded' });
    if (taken) return restore(pick(open.typed, (field) => !(field in typed)));
    removeDraft(owner, name);
    if (text !== '{}') writeDraft(owner, name, { at: Date.now(), typed, before: initial });
  }

  return {
    /** Null when there is nothing to say. */
    offer: offer && {
      at: offer.draft.at,
      answer: offer.answer,
      /** How many of its fields hold something newer by now. */
      newer: Object.keys(offer.draft.typed).filter((field) => !isSame(offer.draft.before[field], initial[field]))
        .length,
    },
    take: () => answer(true),
    discard: () => answer(false),
    clear,
  };
}

export type DraftState = ReturnType<typeof useDraft>;

/** Returns the part of a draft that is still useful: fields that the form still has, with other values than now. */
function find(owner: DraftOwner, name: string | null, initial: DraftValues, isOpen: boolean): Offer | null {
  const draft = name === null ? null : readDraft(owner, name);
  if (!draft) return null;
  const isLeft = (field: string) => (isOpen || field in initial) && !isSame(draft.typed[field], initial[field]);
  const typed = pick(draft.typed, isLeft);
  return Object.keys(typed).length > 0 ? { draft: { ...draft, typed }, answer: 'open' } : null;
}
