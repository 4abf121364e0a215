import { useMemo, useSyncExternalStore } from 'react';

/** The lifetime of an intent, in milliseconds. A visitor who returns after a day probably has other plans. */
const INTENT_LIFETIME = 24 * 60 * 60 * 1000;

/** Something that a visitor wants to do after logging in, stored in the browser. */
interface VisitorIntent<Intent> {
  read: () => Intent | null;
  /** Stores the intent. It survives sign-up, confirmation and login. */
  save: (intent: Intent) => void;
  /** Removes the intent when it is done or cancelled. */
  clear: () => void;
  /** Returns the same as `read`, for components. Null in server-rendered HTML. */
  use: () => Intent | null;
}

/** Stores one intent under `key` for a day. `check` returns null for data that this app has not written. */
export function visitorIntent<Intent extends object>(
  key: string,
  check: (stored: Record<string, unknown>) => Intent | null,
): VisitorIntent<Intent> {
  const listeners = new Set<() => void>();

  function announce(): void {
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  const readText = (): string | null => window.localStorage.getItem(key);

  function parse(text: string | null): Intent | null {
    if (text === null) return null;
    try {
      const stored: Record<string, unknown> = JSON.parse(text);
      return typeof stored['until'] === 'number' && stored['until'] >= Date.now() ? check(stored) : null;
    } catch {
      return null;
    }
  }

  return {
    read: () => parse(readText()),
    save(intent) {
      window.localStorage.setItem(key, JSON.stringify({ ...intent, until: Date.now() + INTENT_LIFETIME }));
      announce();
    },
    clear() {
      window.localStorage.removeItem(key);
      announce();
    },
    use() {
      const text = useSyncExternalStore(subscribe, readText, () => null);
      return useMemo(() => parse(text), [text]);
    },
  };
}
