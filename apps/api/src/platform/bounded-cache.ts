import { LRUCache } from 'lru-cache';

/**
 * What is made once per key, such as SQL texts by their shape: building a text costs as much as running a narrow read.
 * Everything that decides the value belongs into the key. Strangers choose the keys, so their number and length have a limit
 * each; what was not asked for longest goes first, and what everybody asks for stays through a flood of odd keys.
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
