export const API_META = 'job-alert-api';

/**
 * Returns a URL of the API, on the page's own origin unless the page names another (docs/operations.md, "A front end
 * elsewhere").
 */
export function apiUrl(path: string): string {
  const base = document.head.querySelector<HTMLMetaElement>(`meta[name="${API_META}"]`)?.content ?? '';
  return path.startsWith('/') ? base.replace(/\/+$/, '') + path : path;
}

export const graphqlPath = '/graphql';
