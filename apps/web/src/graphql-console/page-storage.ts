/**
 * What the console remembers, for as long as its page lives. GraphiQL's history would keep the headers of each request, and its
 * tabs a password in a mutation, in the browser's storage for whoever comes next.
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
