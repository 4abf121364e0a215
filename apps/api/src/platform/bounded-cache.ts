/**
 * What is made once per key, such as SQL texts by their shape: building a text costs as much as running a narrow read, and the
 * driver prepares a text once only if it is the same text. Everything that decides the value belongs into the key. Keys are
 * few; a flood of odd ones empties the cache instead of growing it.
 */
export class BoundedCache<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly limit = 300) {}

  get(key: string, make: () => Value): Value {
    let value = this.values.get(key);
    if (value === undefined) {
      if (this.values.size >= this.limit) this.values.clear();
      this.values.set(key, (value = make()));
    }
    return value;
  }
}
