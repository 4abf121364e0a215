export const API_META = 'job-alert-api';

/** Returns a URL of the API. The default origin is the page's own (docs/operations.md, "A front end elsewhere"). */
export function apiUrl(path: string): string {
  const base = document.head.querySelector<HTMLMetaElement>(`meta[name="${API_META}"]`)?.content ?? '';
  return path.startsWith('/') ? base.replace(/\/+$/, '') + path : path;
}

export const graphqlPath = '/graphql';
