/** What waits to leave the portal, as whoever sends it sees it. Each step takes effect at once: no transaction is open while something is sent. */
export interface DeliveryQueue<Item, Outcome> {
  /** Takes some of what is due. The attempt counts from here, even if the process dies. */
  claim(limit: number): Promise<Item[]>;
  /** Writes what became of it. */
  record(outcome: Outcome): Promise<void>;
}

/**
 * Sends what waits: claim, commit, send, record. A round that cannot record what it has sent records that before it sends anything
 * else, so only a process that dies between the answer and the record sends something twice.
 */
export class BatchDispatcher<Item, Outcome> {
  /** What the database has not taken yet. */
  private readonly unrecorded = new Set<Outcome>();

  constructor(
    private readonly queue: DeliveryQueue<Item, Outcome>,
    /** Never throws: a failure is an outcome. */
    private readonly deliver: (item: Item) => Promise<Outcome>,
    private readonly concurrency: number,
  ) {}

  /** Sends some of what is due; returns how many it has tried. */
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
