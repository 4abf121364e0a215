import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import type { Limit, Limiter } from '../../../platform/limits/limiter.js';
import type { KnownDevicesRepository } from './known-devices.repository.js';

const QUARTER_HOUR = 900;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** For one address, across all accounts. */
const PER_ADDRESS: Limit = { name: 'sign-in-address', points: 30, seconds: QUARTER_HOUR };
/** For one account from one address, or from one known device. */
const ORIGIN_LIMITS: readonly Limit[] = [
  { name: 'sign-in', points: 5, seconds: QUARTER_HOUR },
  { name: 'sign-in-day', points: 20, seconds: DAY },
];
const sentence = (): string => ACCOUNT_MESSAGES.tooManyForAccount;
/** For one account across all addresses. No single address reaches this limit. */
const ACCOUNT_LIMITS: readonly Limit[] = [
  { name: 'sign-in-account', points: 30, seconds: HOUR, message: sentence },
  { name: 'sign-in-account-day', points: 100, seconds: DAY, message: sentence },
];
/** For password checks of logged-in users. */
const OWNER: readonly Limit[] = [
  { name: 'confirm', points: 5, seconds: QUARTER_HOUR },
  { name: 'confirm-day', points: 20, seconds: DAY },
];

interface LoginAttempt {
  /** The id of the account, or the normalized email address if there is no account, so that both behave alike. */
  account: string;
  /** The network of the client, for counting. */
  network: string;
  deviceToken: string | undefined;
}

interface RecordedAttempt {
  guesser: LoginAttempt;
  isKnown: boolean;
  /** True if this attempt used up the account-wide limit. */
  isLast: boolean;
}

/**
 * Limits guesses at passwords and codes (decision 0039). Attempts count before the check, so that a burst cannot exceed
 * the limit: per account and address, so that others cannot lock out the owner, and more slowly per account. A known
 * device is counted separately from all others.
 */
export class LoginThrottleService {
  constructor(
    private readonly limiter: Limiter,
    private readonly devices: KnownDevicesRepository,
  ) {}

  /** Counts a login attempt. Throws if a limit is exceeded. */
  async admit(guesser: LoginAttempt): Promise<RecordedAttempt> {
    const { account, network, deviceToken } = guesser;
    const isKnown = deviceToken !== undefined && (await this.devices.isKnown(account, deviceToken));
    if (!isKnown) await this.limiter.consume(PER_ADDRESS, network);
    await this.consume(ORIGIN_LIMITS, originKey(guesser, isKnown));
    const isLast = !isKnown && (await this.consume(ACCOUNT_LIMITS, account));
    return { guesser, isKnown, isLast };
  }

  /** Clears the failed attempts from this address or device after a success. Attempts from elsewhere remain. */
  async recordSuccess({ guesser, isKnown }: RecordedAttempt): Promise<void> {
    await this.reset(ORIGIN_LIMITS, originKey(guesser, isKnown));
    if (isKnown) return;
    await this.limiter.refund(PER_ADDRESS, guesser.network);
    for (const limit of ACCOUNT_LIMITS) await this.limiter.refund(limit, guesser.account);
  }

  /** Clears all attempts after a password reset by email. */
  async release(guesser: LoginAttempt): Promise<void> {
    await this.reset(ACCOUNT_LIMITS, guesser.account);
    for (const isKnown of [false, true]) await this.reset(ORIGIN_LIMITS, originKey(guesser, isKnown));
  }

  /** Counts an attempt of a logged-in user at their own password or code. Throws if the limit is exceeded. */
  async recordOwnerAttempt(userId: string): Promise<void> {
    await this.consume(OWNER, userId);
  }

  async recordOwnerSuccess(userId: string): Promise<void> {
    await this.reset(OWNER, userId);
  }

  /** Returns true if this was the last allowed attempt of one of the limits. */
  private async consume(limits: readonly Limit[], key: string): Promise<boolean> {
    let isLast = false;
    for (const limit of limits) isLast = (await this.limiter.consume(limit, key)) || isLast;
    return isLast;
  }

  private async reset(limits: readonly Limit[], key: string): Promise<void> {
    for (const limit of limits) await this.limiter.reset(limit, key);
  }
}

const originKey = ({ account, network, deviceToken }: LoginAttempt, isKnown: boolean): string =>
  isKnown ? `${account} browser ${deviceToken}` : `${account} at ${network}`;
