import { useEffect } from 'react';

const changes = new EventTarget();

/** Tells the parts of the page that show what is waiting that a record was changed here. */
export const notifyAdminDataChanged = (): void => void changes.dispatchEvent(new Event('change'));

/** Runs `refresh` after each change; keep it stable. */
export function useOnAdminDataChanged(refresh: () => void): void {
  useEffect(() => {
    changes.addEventListener('change', refresh);
    return () => changes.removeEventListener('change', refresh);
  }, [refresh]);
}
