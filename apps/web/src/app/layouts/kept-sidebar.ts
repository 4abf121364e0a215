const KEY = 'sidebar';

/** Did this browser's user collapse the sidebar? Logging out forgets it with everything else that is stored. */
export const isSidebarCollapsed = (): boolean =>
  typeof window !== 'undefined' && window.localStorage.getItem(KEY) === 'collapsed';

/** Keeps for the next visit whether the sidebar is collapsed. */
export const keepSidebar = (collapsed: boolean): void =>
  window.localStorage.setItem(KEY, collapsed ? 'collapsed' : 'expanded');
