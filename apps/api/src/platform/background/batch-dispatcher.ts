/** A queue of outgoing items. Each step commits at once: no transaction is open during a delivery. */
export interface DeliveryQueue<Item, Outcome> {
  /** Claims due items. The attempt counts from here, even if the process dies. */
  claim(limit: number): Promise<Item[]>;
  /** Records the result of a delivery. */
  record(outcome: Outcome): Promise<void>;
}

/**
 * Delivers the items of a queue in batches: claim, commit, deliver, record. A result that could not be recorded is recorded before the
 * next batch, so an item is delivered twice only if the process dies between delivery and record.
 */
export class BatchDispatcher<Item, Outcome> {
  /** Results that are not in the database yet. */
  private readonly unrecorded = new Set<Outcome>();

  constructor(
    private readonly queue: DeliveryQueue<Item, Outcome>,
    /** Must not throw: a failure is a result. */
    private readonly deliver: (item: Item) => Promise<Outcome>,
    private readonly concurrency: number,
  ) {}

  /** Delivers one batch. Returns the number of items that it tried. */
  async runOnce(): Promise<number> {
    for (const outcome of this.unrecorded) await this.record(outcome);
    const items = await this.queue.claim(this.concurrency);
    const results = await Promise.allSettled(items.map((item) => this.send(item)));
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason;
    return items.length;
  }

  private async send(item: Item): Promise<void> {
    const outcome = await this.deliver(item);
    this.unrecorded.add(outcome);
    await this.record(outcome);
  }

  private async record(outcome: Outcome): Promise<void> {
    await this.queue.record(outcome);
    this.unrecorded.delete(outcome);
  }
}
