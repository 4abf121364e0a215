import { hash, verify } from '@node-rs/argon2';
import { tooMany } from '../../platform/limiter.js';

/** OWASP's first recommendation for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_AT_ONCE = 2;
const MAX_WAITING = 40;

/**
 * Hashes and checks passwords, two at a time: a flood of logins must not take all cores and all memory. The next forty
 * wait their short turn; further ones are told to come back.
 */
export class PasswordsService {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** The hash of an unknown text, so that an unknown account takes as long as a wrong password. */
  private readonly decoy = hash(`decoy ${Math.random()}`, OPTIONS);

  constructor(private readonly check: typeof verify = verify) {}

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, OPTIONS));
  }

  /** False when there is no hash, after the same time as a real check. */
  async matches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
    const stored = passwordHash ?? (await this.decoy);
    const isMatch = await this.inTurn(() => this.check(stored, password));
    return isMatch && passwordHash != null;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= MAX_AT_ONCE) {
      if (this.waiting.length >= MAX_WAITING) throw tooMany(2);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
