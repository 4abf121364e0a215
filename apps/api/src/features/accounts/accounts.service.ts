import type { AdminRole } from '@job-alert/domain/accounts/admin-role';
import { signInSchema } from '@job-alert/domain/accounts/accounts';
import { browserName } from '@job-alert/domain/accounts/browser-name';
import { SECOND_FACTOR_MESSAGES } from '@job-alert/domain/accounts/second-factor';
import { USER_TYPES, type UserType } from '@job-alert/domain/text/user-type';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import type { EntityManager } from 'typeorm';
import { clearResponsible } from '../../database/companies/responsible-administrators.js';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { indexUsers } from '../../database/search/search-words.js';
import { isDuplicate } from '../../database/transaction.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { invalidInput, notFound, PortalError } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import type { Limit } from '../../platform/limits/limiter.js';
import { requireAdmin, requireAdminRole, requireUser, type UserViewer } from '../../platform/viewer.js';
import type { MailerService } from '../mail/mailer.service.js';
import { loginThrottledEmail } from './accounts.emails.js';
import type { SignInInput } from './accounts.types.js';
import { accountAuditEntry } from './audit-entry.rules.js';
import type { LoginThrottleService } from './sessions/login-throttle.service.js';
import type { KnownDevicesRepository } from './sessions/known-devices.repository.js';
import type { PasswordsService } from './passwords/passwords.service.js';
import { requireUnreserved } from './email-addresses/reserved-emails.rules.js';
import type { SecondFactorCheckService } from './second-factor/second-factor-check.service.js';
import { invalidCredentialsError, type SessionsService } from './sessions/sessions.service.js';

const REGISTER_PER_ADDRESS: Limit = { name: 'register-address', points: 20, seconds: 3_600 };

interface NewUser {
  email: string;
  passwordHash: string | null;
  type: UserType;
  firstName: string;
  lastName: string;
  contact: string;
  consentVersion: string | null;
  adminRole?: AdminRole;
  secondFactorRequired?: boolean;
}

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'limiter' | 'audit' | 'clock'> {
  passwords: PasswordsService;
  sessions: SessionsService;
  secondFactors: SecondFactorCheckService;
  loginThrottle: LoginThrottleService;
  devices: KnownDevicesRepository;
  mailer: MailerService;
  reservedEmails: ReadonlySet<string>;
}

/** Creates accounts, logs users in and out, and activates or deactivates accounts. */
export class AccountsService {
  private readonly admitted = new WeakSet<RequestContext>();

  constructor(private readonly deps: Deps) {}

  /** Counts a sign-up against its limit before uploads and hashing. Runs once per request. */
  async countRegistration(context: RequestContext): Promise<void> {
    if (this.admitted.has(context)) return;
    this.admitted.add(context);
    await this.deps.limiter.consume(REGISTER_PER_ADDRESS, context.network);
  }

  hashPassword(password: string, network: string): Promise<string> {
    return this.deps.passwords.hash(password, network);
  }

  /**
   * Inserts the account. The unique key rejects an email address in use, also for concurrent sign-ups. The portal's own
   * addresses are reserved for administrators.
   */
  async create(manager: EntityManager, user: NewUser): Promise<UserEntity> {
    if (user.type !== 'ADMIN') requireUnreserved(this.deps.reservedEmails, user.email);
    const createdAt = this.deps.clock.now();
    const consentAt = user.consentVersion === null ? null : createdAt;
    const entity = manager.create(UserEntity, { ...user, isActive: true, createdAt, consentAt, version: 1 });
    try {
      await manager.save(entity);
    } catch (error) {
      if (isDuplicate(error)) throw new PortalError('EMAIL_TAKEN', ACCOUNT_MESSAGES.emailTaken);
      throw error;
    }
    await indexUsers(manager, [entity.id]);
    return entity;
  }

  /** Throws if no new account can have the address. */
  async requireFreeEmail(email: string): Promise<void> {
    requireUnreserved(this.deps.reservedEmails, email);
    if (await this.deps.dataSource.manager.existsBy(UserEntity, { email })) {
      throw new PortalError('EMAIL_TAKEN', ACCOUNT_MESSAGES.emailTaken);
    }
  }

  /**
   * Checks the email address, the password and the code of a second factor, and starts a session. Every attempt counts
   * before the check. A success is refunded, but only after the code, so that someone with the password cannot try
   * codes without limit.
   */
  async signIn(
    context: RequestContext,
    input: SignInInput,
  ): Promise<{ token: string; expiresAt: Date; user: UserEntity }> {
    const { email, password, rememberMe, code, deviceToken } = parseInput(signInSchema, input);
    const user = await this.deps.dataSource.manager.findOneBy(UserEntity, { email });
    const guess = await this.deps.loginThrottle.admit({
      account: user?.id ?? email,
      network: context.network,
      deviceToken,
    });
    // Concurrently with the password check, because the response time would otherwise show that the account exists.
    const [isRight] = await Promise.all([
      this.deps.passwords.matches(password, user?.passwordHash, context.network),
      guess.isLast && user?.isActive && this.emailThrottled(user),
    ]);
    if (!isRight || !user) throw invalidCredentialsError();
    const needsCode = user.type === 'ADMIN' && (await this.deps.secondFactors.isOn(user.id));
    if (!needsCode) await this.deps.loginThrottle.recordSuccess(guess);
    if (!user.isActive) throw new PortalError('ACCOUNT_INACTIVE', ACCOUNT_MESSAGES.inactive);
    if (input.userType && input.userType !== user.type) {
      throw new PortalError('WRONG_LOGIN_PAGE', ACCOUNT_MESSAGES.wrongLoginPage);
    }
    if (needsCode && !code) throw new PortalError('SECOND_FACTOR_REQUIRED', SECOND_FACTOR_MESSAGES.codeRequired);
    const session = await this.deps.transactions.run(async (manager) => {
      // First, because it locks the user's row, which all code that ends sessions also locks first.
      const started = await this.deps.sessions.start(manager, user, rememberMe, browserName(context.userAgent));
      const viewer = { kind: 'user', id: user.id, type: user.type, name: '', tokenHash: '' } as const;
      if (needsCode && code) await this.deps.secondFactors.use(manager, { ...context, viewer }, user.id, code);
      await this.deps.audit.record(manager, { ...context, viewer }, accountAuditEntry('SIGN_IN', user.id));
      if (deviceToken !== undefined) await this.deps.devices.remember(manager, user.id, deviceToken);
      return started;
    });
    if (needsCode) await this.deps.loginThrottle.recordSuccess(guess);
    return { ...session, user };
  }

  /**
   * Checks the password before an irreversible action and returns the user. Wrong passwords and errors of `andThen` count, separately from logins, so
   * that failed logins of others do not block the owner here. Call `requireConfirmed` first in the transaction of the action.
   */
  async confirmPassword(
    context: RequestContext,
    password: string,
    andThen?: (confirmed: UserEntity) => Promise<void>,
  ): Promise<UserEntity> {
    const user = await this.ownUser(requireUser(context.viewer));
    await this.deps.loginThrottle.recordOwnerAttempt(user.id);
    if (!(await this.deps.passwords.matches(password, user.passwordHash, context.network))) {
      throw wrongPasswordError();
    }
    await andThen?.(user);
    await this.deps.loginThrottle.recordOwnerSuccess(user.id);
    return user;
  }

  /** Locks the user's row. Throws if the session or password has changed since the confirmation. */
  async requireConfirmed(manager: EntityManager, context: RequestContext, confirmed: UserEntity): Promise<void> {
    const user = await this.deps.sessions.lockViewer(manager, requireUser(context.viewer));
    if (user.passwordHash !== confirmed.passwordHash) throw wrongPasswordError();
  }

  /** Counts an attempt to guess a secret. A success clears the count. */
  async throttleOwnAttempt({ id }: UserViewer, guess: () => Promise<void>): Promise<void> {
    await this.deps.loginThrottle.recordOwnerAttempt(id);
    await guess();
    await this.deps.loginThrottle.recordOwnerSuccess(id);
  }

  /** At most once a day: the key of the email contains the day. */
  private async emailThrottled({ id, email, firstName }: UserEntity): Promise<void> {
    const { dataSource, mailer, clock } = this.deps;
    await mailer.enqueue(dataSource.manager, {
      key: `login-brake:${id}:${todayInIndia(clock.now())}`,
      kind: 'LOGIN_BRAKE',
      to: email,
      content: loginThrottledEmail(mailer.brand, firstName),
    });
  }

  async signOut(context: RequestContext): Promise<UserEntity> {
    const viewer = requireUser(context.viewer);
    const user = await this.ownUser(viewer);
    await this.deps.transactions.run((manager) => this.deps.sessions.end(manager, viewer.tokenHash));
    return user;
  }

  /** Ends all sessions of the account, including the current one. */
  async signOutEverywhere(context: RequestContext): Promise<UserEntity> {
    const viewer = requireUser(context.viewer);
    const user = await this.ownUser(viewer);
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, viewer, 'UPDATE');
      await this.deps.sessions.endAll(manager, user.id);
      await this.deps.audit.record(manager, context, accountAuditEntry('SIGN_OUT_EVERYWHERE', user.id));
    });
    return user;
  }

  async ownUser(viewer: UserViewer): Promise<UserEntity> {
    return this.user(this.deps.dataSource.manager, viewer.id);
  }

  async user(manager: EntityManager, id: string): Promise<UserEntity> {
    const user = await manager.findOneBy(UserEntity, { id });
    if (!user) throw notFound('User');
    return user;
  }

  /**
   * Activates or deactivates an account in the caller's transaction, which also removes the account's jobs from public
   * lists. Deactivation ends all sessions. Administrators cannot deactivate their own account. `hasChanged` is false if
   * the account was so already.
   */
  async setActive(
    manager: EntityManager,
    context: RequestContext,
    id: string,
    isActive: boolean,
    type?: UserType | null,
  ): Promise<{ user: UserEntity; hasChanged: boolean }> {
    const admin = requireAdmin(context.viewer);
    // With a lock, so that an account that a merge ends concurrently is not reactivated.
    const user = await manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!user || !USER_TYPES.includes(user.type) || (type && user.type !== type)) throw notFound('User');
    if (user.type === 'ADMIN') requireAdminRole(admin, 'Query.administrators');
    if (admin.id === id && !isActive) throw new PortalError('FORBIDDEN', 'You cannot deactivate your own account.');
    await manager.update(UserEntity, { id }, { isActive, version: () => 'version + 1' });
    if (!isActive) await this.deps.sessions.endAll(manager, id);
    if (!isActive && user.type === 'ADMIN') await clearResponsible(manager, id);
    await this.deps.audit.record(manager, context, accountAuditEntry(isActive ? 'ACTIVATE' : 'DEACTIVATE', id));
    return { user: { ...user, isActive }, hasChanged: user.isActive !== isActive };
  }
}

/** The error for a logged-in user who enters a wrong password. */
const wrongPasswordError = (): PortalError => invalidInput({ password: [ACCOUNT_MESSAGES.wrongPassword] });
