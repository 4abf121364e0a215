import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import type { Limit, Limiter } from '../../../platform/limits/limiter.js';
import type { KnownDevicesRepository } from './known-devices.repository.js';

const QUARTER_HOUR = 900;
const HOUR = 3_600;
const DAY = 24 * HOUR;

/** Whatever the accounts. */
const PER_ADDRESS: Limit = { name: 'sign-in-address', points: 30, seconds: QUARTER_HOUR };
/** For one account from one address, or from one known browser. */
const ORIGIN_LIMITS: readonly Limit[] = [
  { name: 'sign-in', points: 5, seconds: QUARTER_HOUR },
  { name: 'sign-in-day', points: 20, seconds: DAY },
];
const sentence = (): string => ACCOUNT_MESSAGES.tooManyForAccount;
/** For one account from all addresses. No single address gets that far. */
const ACCOUNT_LIMITS: readonly Limit[] = [
  { name: 'sign-in-account', points: 30, seconds: HOUR, message: sentence },
  { name: 'sign-in-account-day', points: 100, seconds: DAY, message: sentence },
];
/** For a logged-in user who is asked for the password again. */
const OWNER: readonly Limit[] = [
  { name: 'confirm', points: 5, seconds: QUARTER_HOUR },
  { name: 'confirm-day', points: 20, seconds: DAY },
];

/** The person and the place of a login attempt. */
export interface LoginAttempt {
  /** The account's id, or the normalised email address when there is no account, so that the two look alike. */
  account: string;
  /** The address, as limits count it. */
  network: string;
  deviceToken: string | undefined;
}

/** An attempt that has been counted and may be made. */
export interface RecordedAttempt {
  guesser: LoginAttempt;
  isKnown: boolean;
  /** It is the last one before the brake of the account holds further ones up. */
  isLast: boolean;
}

/**
 * Limits on guesses at passwords and codes (decision 0039). Each is counted before it is tried, so that a burst cannot slip
 * through: for the account and the address together, so that a stranger locks nobody out, and slowly for the account as a
 * whole. A browser that has logged in to the account before is counted by itself alone.
 */
export class LoginThrottleService {
  constructor(
    private readonly limiter: Limiter,
    private readonly devices: KnownDevicesRepository,
  ) {}

  /** Counts an attempt to log in, or refuses it. */
  async admit(guesser: LoginAttempt): Promise<RecordedAttempt> {
    const { account, network, deviceToken } = guesser;
    const isKnown = deviceToken !== undefined && (await this.devices.isKnown(account, deviceToken));
    if (!isKnown) await this.limiter.consume(PER_ADDRESS, network);
    await this.consume(ORIGIN_LIMITS, originKey(guesser, isKnown));
    const isLast = !isKnown && (await this.consume(ACCOUNT_LIMITS, account));
    return { guesser, isKnown, isLast };
  }

  /** After a success: wrong attempts from here are forgotten, those from elsewhere are not. */
  async recordSuccess({ guesser, isKnown }: RecordedAttempt): Promise<void> {
    await this.reset(ORIGIN_LIMITS, originKey(guesser, isKnown));
    if (isKnown) return;
    await this.limiter.refund(PER_ADDRESS, guesser.network);
    for (const limit of ACCOUNT_LIMITS) await this.limiter.refund(limit, guesser.account);
  }

  /** After a new password was set with the link in a mail: guesses at the old one no longer count. */
  async release(guesser: LoginAttempt): Promise<void> {
    await this.reset(ACCOUNT_LIMITS, guesser.account);
    for (const isKnown of [false, true]) await this.reset(ORIGIN_LIMITS, originKey(guesser, isKnown));
  }

  /** Counts a guess that somebody who is logged in makes at their own password or code, or refuses it. */
  async recordOwnerAttempt(userId: string): Promise<void> {
    await this.consume(OWNER, userId);
  }

  async recordOwnerSuccess(userId: string): Promise<void> {
    await this.reset(OWNER, userId);
  }

  /** True when it was the last attempt that one of the limits lets through. */
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
