import { LRUCache } from 'lru-cache';

/**
 * A cache of values that are expensive to create, such as SQL texts: building one costs as much as running a narrow read. Everything
 * that determines the value belongs in the key. Untrusted clients choose the keys, so the cache limits their number and length. It
 * evicts the least recently used value, so common ones survive a flood of rare keys.
 */
export class BoundedCache<Value extends object | string> {
  private readonly values: LRUCache<string, Value>;

  constructor(limit = 300, characters = 500_000) {
    this.values = new LRUCache({
      max: limit,
      maxSize: characters,
      sizeCalculation: (value, key) => 1 + key.length + (typeof value === 'string' ? value.length : 0),
    });
  }

  get(key: string, create: () => Value): Value {
    let value = this.values.get(key);
    if (value === undefined) this.values.set(key, (value = create()));
    return value;
  }
}
