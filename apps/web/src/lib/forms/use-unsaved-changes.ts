import { createContext, useContext, useEffect } from 'react';

/** One entry for each form that holds something typed and not saved. */
type Unsaved = Set<symbol>;

/** All of the page, for the router and the browser to ask about. */
const onPage: Unsaved = new Set();

/** The unsaved forms of the surrounding dialog, which asks about them before it closes. */
const DialogForms = createContext<Unsaved | null>(null);
export const DialogFormsProvider = DialogForms.Provider;

export const hasUnsavedChanges = (): boolean => onPage.size > 0;

const listeners = new Set<() => void>();

/** Calls when something typed has come or gone; for `useSyncExternalStore`, with `hasUnsavedChanges`. */
export function watchUnsavedChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = (): void => {
  for (const listener of listeners) listener();
};

/**
 * Warns before a form that is dirty is left: on navigation inside the app (`UnsavedGuard`), on closing or reloading the page, and on
 * closing the dialog that it stands in.
 */
export function useUnsavedChanges(dirty: boolean): void {
  const inDialog = useContext(DialogForms);
  useEffect(() => {
    if (!dirty) return;
    const entry = Symbol('form');
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    onPage.add(entry);
    inDialog?.add(entry);
    window.addEventListener('beforeunload', warn);
    tell();
    return () => {
      onPage.delete(entry);
      inDialog?.delete(entry);
      window.removeEventListener('beforeunload', warn);
      tell();
    };
  }, [dirty, inDialog]);
}
