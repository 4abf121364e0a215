import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from '../../../platform/limits/fair-queue.js';
import { type Limit, type Limiter, rateLimitError } from '../../../platform/limits/limiter.js';

/** OWASP's first recommendation for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CONCURRENCY = 2;
const MAX_WAITING = 40;
const MAX_PER_NETWORK = 2;
const MAX_RUNNING_PER_NETWORK = 1;
/**
 * The number of passwords that one network can have hashed or checked, including correct ones and those of known
 * devices. An office behind one address needs far less. It costs about one percent of a core.
 */
const PER_NETWORK: Limit = { name: 'password-address', points: 300, seconds: 900 };

/**
 * Hashes and checks passwords: two at a time, and one per network, so that a flood of logins cannot take all cores and
 * memory. Further ones wait in a queue that serves networks in turn (decision 0101).
 */
export class PasswordsService {
  private readonly queue: FairQueue<'network'>;
  /** The hash of an unknown text, so that an unknown account takes as long as a wrong password. */
  private readonly decoy = hash(`decoy ${Math.random()}`, OPTIONS);

  constructor(
    private readonly limiter: Pick<Limiter, 'isEnabled' | 'consume'>,
    private readonly check: typeof verify = verify,
  ) {
    this.queue = new FairQueue({
      concurrency: CONCURRENCY,
      maxWaiting: MAX_WAITING,
      maxPerKey: { network: limiter.isEnabled ? MAX_PER_NETWORK : Number.POSITIVE_INFINITY },
      maxRunningPerCaller: limiter.isEnabled ? MAX_RUNNING_PER_NETWORK : Number.POSITIVE_INFINITY,
      error: () => rateLimitError(2),
    });
  }

  hash(password: string, network: string): Promise<string> {
    return this.inTurn(network, () => hash(password, OPTIONS));
  }

  /** Returns false without a hash, after the time of a real check. */
  async matches(password: string, passwordHash: string | null | undefined, network: string): Promise<boolean> {
    const stored = passwordHash ?? (await this.decoy);
    const isMatch = await this.inTurn(network, () => this.check(stored, password));
    return isMatch && passwordHash != null;
  }

  private async inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
    await this.limiter.consume(PER_NETWORK, network);
    return this.queue.run({ network }, work);
  }
}
