import { createContext, useContext } from 'react';

const OriginContext = createContext<string | null>(null);

export const SiteUrl = OriginContext.Provider;

/** The whole address of a path of this site, for links that leave it: shares, canonical addresses. */
export function useSiteUrl(path: string): string {
  const origin = useContext(OriginContext) ?? (typeof window === 'undefined' ? '' : window.location.origin);
  return `${origin}${path}`;
}
