import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { KeyMode } from './kept-keys';

/** What keys do in the queue. */
export interface QueueActs {
  move: (by: 1 | -1) => void;
  approve: () => void;
  reject: () => void;

  undo: () => void;
  help: () => void;
}

const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=combobox], [role=listbox]';

/** The single keys of the queue. They do nothing where somebody types or has a dialog or a menu open. */
export function useQueueKeys(mode: KeyMode, queue: RefObject<HTMLElement | null>, acts: QueueActs): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target, key } = event;
    if (
      !(target instanceof Element) ||
      target.matches(TYPED_INTO) ||
      document.querySelector('[role=dialog], [role=menu]')
    )
      return;
    const inRows = target.closest('[data-row-key]') !== null && queue.current?.contains(target) === true;
    // Elsewhere the arrows scroll the page.
    const step = inRows ? arrows[key] : undefined;
    const act = step ?? (isHeard(mode, queue.current, target) ? letters[key.toLowerCase()] : undefined);
    // A key that is held down moves on, and decides once.
    if (act === undefined || (event.repeat && act !== 'down' && act !== 'up')) return;
    event.preventDefault();
    run(act, acts);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

type Act = 'down' | 'up' | 'approve' | 'reject' | 'undo' | 'help';

const arrows: Readonly<Record<string, Act>> = { ArrowDown: 'down', ArrowUp: 'up' };
const letters: Readonly<Record<string, Act>> = {
  j: 'down',
  k: 'up',
  a: 'approve',
  r: 'reject',
  u: 'undo',
  '?': 'help',
};

const isHeard = (mode: KeyMode, queue: HTMLElement | null, target: Element): boolean =>
  mode === 'everywhere' || (mode === 'queue' && queue?.contains(target) === true);

function run(act: Act, acts: QueueActs): void {
  if (act === 'down' || act === 'up') acts.move(act === 'down' ? 1 : -1);
  else acts[act]();
}
