const KEY = 'sidebar';

/** Returns the stored choice. Logging out clears it. */
export const isSidebarCollapsed = (): boolean =>
  typeof window !== 'undefined' && window.localStorage.getItem(KEY) === 'collapsed';

export const saveSidebarCollapsed = (collapsed: boolean): void =>
  window.localStorage.setItem(KEY, collapsed ? 'collapsed' : 'expanded');
