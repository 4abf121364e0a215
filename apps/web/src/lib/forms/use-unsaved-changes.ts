import { createContext, useContext, useEffect } from 'react';

/** One entry for each form with unsaved changes. */
type Unsaved = Set<symbol>;

/** The unsaved forms of the page, for the router and `beforeunload`. */
const onPage: Unsaved = new Set();

/** The unsaved forms of the surrounding dialog, which asks before it closes. */
const DialogForms = createContext<Unsaved | null>(null);
export const DialogFormsProvider = DialogForms.Provider;

export const hasUnsavedChanges = (): boolean => onPage.size > 0;

const listeners = new Set<() => void>();

/** Subscribes to changes of `hasUnsavedChanges`, for `useSyncExternalStore`. */
export function watchUnsavedChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = (): void => {
  for (const listener of listeners) listener();
};

/** Asks before a dirty form is left: on navigation (`UnsavedGuard`), on closing or reloading the page, and on closing its dialog. */
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
