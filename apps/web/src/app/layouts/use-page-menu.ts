import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A menu that closes on route changes. */
export function usePageMenu() {
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const opened = openedAt === pathname;
  const close = useCallback(() => setOpenedAt(null), []);
  return { opened, toggle: () => setOpenedAt(opened ? null : pathname), close };
}

export type PageMenu = ReturnType<typeof usePageMenu>;
