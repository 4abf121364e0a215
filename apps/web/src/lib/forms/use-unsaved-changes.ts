import { createContext, useContext, useEffect } from 'react';

/** A set with one entry for each form with unsaved changes. */
type Unsaved = Set<symbol>;

/** The forms of the page with unsaved changes, for the router and `beforeunload`. */
const onPage: Unsaved = new Set();

/** The forms of the surrounding dialog with unsaved changes. The dialog asks for confirmation before it closes. */
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

/**
 * Asks for confirmation before the user leaves a dirty form: on navigation (`UnsavedGuard`), on closing or reloading
 * the page, and on closing its dialog.
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
