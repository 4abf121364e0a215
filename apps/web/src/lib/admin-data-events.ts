import { useEffect } from 'react';

const changes = new EventTarget();

/** Notifies the parts of the page that show pending requests of a change on this page. */
export const notifyAdminDataChanged = (): void => void changes.dispatchEvent(new Event('change'));

/** Runs `refresh` after each change. It must be a stable function. */
export function useOnAdminDataChanged(refresh: () => void): void {
  useEffect(() => {
    changes.addEventListener('change', refresh);
    return () => changes.removeEventListener('change', refresh);
  }, [refresh]);
}
