/**
 * Storage of the console for the lifetime of its page. GraphiQL would otherwise store the headers of each request, and passwords in
 * mutations, for the next user of the browser.
 */
export function pageStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}
