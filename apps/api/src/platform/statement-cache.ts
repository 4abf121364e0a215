/**
 * SQL texts by their shape (which columns, which filters). Building a text costs as much as running a narrow read, and the
 * driver prepares a text once only if it is the same text. Shapes are few; a flood of odd ones empties the cache instead
 * of growing it.
 */
export class StatementCache {
  private readonly texts = new Map<string, string>();

  constructor(private readonly limit = 300) {}

  get(shape: string, build: () => string): string {
    let text = this.texts.get(shape);
    if (text === undefined) {
      if (this.texts.size >= this.limit) this.texts.clear();
      this.texts.set(shape, (text = build()));
    }
    return text;
  }
}
