/**
 * Storage of the console for the lifetime of its page. GraphiQL would otherwise store the headers of each request, and passwords in
 * mutations, for the next user of the browser.
 */
export function pageStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    get length() {
      return values.size;
    },
  };
}
