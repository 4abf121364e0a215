import { createContext, useContext } from 'react';

const OriginContext = createContext<string | null>(null);

export const SiteUrl = OriginContext.Provider;

/** Returns the absolute URL of a path of this site, for shares and canonical links. */
export function useSiteUrl(path: string): string {
  const origin = useContext(OriginContext) ?? (typeof window === 'undefined' ? '' : window.location.origin);
  return `${origin}${path}`;
}
