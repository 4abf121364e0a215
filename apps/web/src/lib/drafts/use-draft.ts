import { useEffect, useRef, useState } from 'react';
import { currentSession } from '../session/session';
import { type Draft, type DraftOwner, type DraftValues, readDraft, removeDraft, writeDraft } from './draft-storage';

/** The delay after a key press until the draft is stored, in milliseconds. It is about the time for one word. */
const DEBOUNCE_MS = 400;

interface FormContent {
  initial: DraftValues;
  current: DraftValues;
}

interface DraftOptions {
  /** The form's name, which must not change, or null for a form without a draft. */
  name: string | null;
  /** True if the fields are not known in advance, such as a field for each edited row. */
  hasDynamicFields?: boolean;
  /** Returns the current values, which may include one more key press than the last render (decision 0096). */
  read: () => FormContent;
  restore: (values: DraftValues) => void;
}

/** A draft that existed when the form opened, and the user's decision about it. */
interface Offer {
  draft: Draft;
  answer: 'open' | 'taken' | 'discarded';
}

const currentOwner = (): DraftOwner => currentSession()?.user.id ?? null;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const pick = (values: DraftValues, matches: (name: string) => boolean): DraftValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => matches(name)));

const changedValues = ({ initial, current }: FormContent): DraftValues =>
  pick(current, (field) => !isSame(current[field], initial[field]));

/**
 * Stores unsaved content of a form in the browser and offers it later. `take` never overwrites what the user has typed
 * since.
 */
export function useDraft({ read, restore, hasDynamicFields: isOpen = false, ...options }: DraftOptions) {
  const rendered = read();
  const { initial } = rendered;
  const [name] = useState(options.name);
  const [owner] = useState(currentOwner);
  const [offer, setOffer] = useState(() => find(owner, name, initial, isOpen));
  const open = offer?.answer === 'open' ? offer.draft : null;
  const typed = changedValues(rendered);
  const text = JSON.stringify(typed);
  /** Writes the latest change. It is null once the change has been written. */
  const pending = useRef<(() => void) | null>(null);
  const isStored = useRef(false);
  /** True after the content was saved or discarded, until the user types again. */
  const isFinished = useRef(false);

  function store(content: FormContent) {
    // Another user may have logged in meanwhile.
    if (name === null || currentOwner() !== owner) return;
    const changedHere = changedValues(content);
    const merged = { ...open?.typed, ...changedHere };
    isStored.current = Object.keys(merged).length > 0;
    if (!isStored.current) return removeDraft(owner, name);
    const before = { ...open?.before, ...pick(content.initial, (field) => field in changedHere) };
    writeDraft(owner, name, { at: Date.now(), typed: merged, before });
  }
  /** Stores the content as read now, because the last key press may not have been rendered. */
  function storeOnLeaving() {
    const content = read();
    const hasUnrendered = !isFinished.current && JSON.stringify(changedValues(content)) !== text;
    if (hasUnrendered || pending.current) store(content);
    pending.current = null;
  }
  const newest = useRef({ store: () => store(rendered), storeOnLeaving });
  useEffect(() => {
    newest.current = { store: () => store(rendered), storeOnLeaving };
  });

  useEffect(() => {
    // The user typed nothing here, but the draft may belong to another tab with the same form.
    if (text === '{}' && !isStored.current) return;
    const write = () => {
      pending.current = null;
      newest.current.store();
    };
    isFinished.current = false;
    pending.current = write;
    const timer = setTimeout(() => pending.current?.(), DEBOUNCE_MS);
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

  function clear() {
    pending.current = null;
    isStored.current = false;
    isFinished.current = true;
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
    /** The draft that is offered, or null. */
    offer: offer && {
      at: offer.draft.at,
      answer: offer.answer,
      fields: Object.keys(offer.draft.typed),
      /** The number of fields whose saved value has changed since the draft. */
      newer: Object.keys(offer.draft.typed).filter((field) => !isSame(offer.draft.before[field], initial[field]))
        .length,
    },
    take: () => answer(true),
    discard: () => answer(false),
    clear,
  };
}

export type DraftState = ReturnType<typeof useDraft>;

/** Returns the useful part of a draft: fields that the form still has and whose values differ from the current ones. */
function find(owner: DraftOwner, name: string | null, initial: DraftValues, isOpen: boolean): Offer | null {
  const draft = name === null ? null : readDraft(owner, name);
  if (!draft) return null;
  const isLeft = (field: string) => (isOpen || field in initial) && !isSame(draft.typed[field], initial[field]);
  const typed = pick(draft.typed, isLeft);
  return Object.keys(typed).length > 0 ? { draft: { ...draft, typed }, answer: 'open' } : null;
}
