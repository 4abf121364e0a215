import { signInSchema } from '@job-alert/domain/accounts';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/messages';
import { SECOND_FACTOR_MESSAGES } from '@job-alert/domain/second-factor';
import type { UserType } from '@job-alert/domain/user-type';
import type { DataSource, EntityManager } from 'typeorm';
import { UserEntity } from '../../database/entities/user.entity.js';
import { isDuplicate, type TransactionRunner } from '../../database/transaction.js';
import type { AuditTrail } from '../../platform/audit.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { invalidInput, notFound, PortalError } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import type { Limit, Limiter } from '../../platform/limiter.js';
import { isAdmin, requireAdmin, requireUser, type UserViewer, type Viewer } from '../../platform/viewer.js';
import type { SignInInput } from './accounts.types.js';
import type { Passwords } from './passwords.js';
import type { SecondFactors } from './second-factors.js';
import type { SessionsService } from './sessions.service.js';

const QUARTER_HOUR = 900;
/** security.md: failures per account and per address in 15 minutes. */
const SIGN_IN_PER_ACCOUNT: Limit = { name: 'sign-in-account', points: 5, seconds: QUARTER_HOUR };
const SIGN_IN_PER_ADDRESS: Limit = { name: 'sign-in-address', points: 30, seconds: QUARTER_HOUR };
const REGISTER_PER_ADDRESS: Limit = { name: 'register-address', points: 20, seconds: 3_600 };

/** What a new account needs; the rest follows. */
export interface NewUser {
  email: string;
  passwordHash: string | null;
  type: UserType;
  firstName: string;
  lastName: string;
  contact: string;
  consentVersion: string | null;
}

/** Accounts: making them, logging in and out, switching them off. */
export class AccountsService {
  private readonly admitted = new WeakSet<RequestContext>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly secondFactors: SecondFactors,
    private readonly limiter: Limiter,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts a sign-up against its limit, before anything costly (files, hashing) is done for it. Once a request: a form is
   * counted before it is read, and the sign-up in it is not counted again.
   */
  async admitRegistration(context: RequestContext): Promise<void> {
    if (this.admitted.has(context)) return;
    this.admitted.add(context);
    await this.limiter.consume(REGISTER_PER_ADDRESS, context.network);
  }

  hashPassword(password: string): Promise<string> {
    return this.passwords.hash(password);
  }

  /** Inserts the account; a known e-mail is refused by the unique key, so two sign-ups at once make one account. */
  async create(manager: EntityManager, user: NewUser): Promise<UserEntity> {
    const createdAt = this.clock.now();
    const consentAt = user.consentVersion === null ? null : createdAt;
    const entity = manager.create(UserEntity, { ...user, isActive: true, createdAt, consentAt, version: 1 });
    try {
      return await manager.save(entity);
    } catch (error) {
      if (isDuplicate(error)) throw new PortalError('EMAIL_TAKEN', ACCOUNT_MESSAGES.emailTaken);
      throw error;
    }
  }

  /**
   * Checks e-mail, password and, where the account has a second factor, the code, and starts a session. Every attempt counts
   * first. A success gives its counts back, but the password alone is none where a code is asked for: whoever has it could
   * try codes for ever.
   */
  async signIn(
    context: RequestContext,
    input: SignInInput,
  ): Promise<{ token: string; expiresAt: Date; user: UserEntity }> {
    const { email, password, rememberMe, code } = parseInput(signInSchema, input);
    await this.limiter.consume(SIGN_IN_PER_ADDRESS, context.network);
    await this.limiter.consume(SIGN_IN_PER_ACCOUNT, email);
    const user = await this.dataSource.manager.findOneBy(UserEntity, { email });
    if (!(await this.passwords.matches(password, user?.passwordHash)) || !user) {
      throw new PortalError('INVALID_CREDENTIALS', ACCOUNT_MESSAGES.invalidCredentials);
    }
    const needsCode = user.type === 'ADMIN' && (await this.secondFactors.isOn(user.id));
    if (!needsCode) await this.forgive(context, email);
    if (!user.isActive) throw new PortalError('ACCOUNT_INACTIVE', ACCOUNT_MESSAGES.inactive);
    if (input.userType && input.userType !== user.type) {
      throw new PortalError('WRONG_LOGIN_PAGE', ACCOUNT_MESSAGES.wrongLoginPage);
    }
    if (needsCode && !code) throw new PortalError('SECOND_FACTOR_REQUIRED', SECOND_FACTOR_MESSAGES.codeRequired);
    const session = await this.transactions.run(async (manager) => {
      const viewer = { kind: 'user', id: user.id, type: user.type, name: '', tokenHash: '' } as const;
      if (needsCode && code) await this.secondFactors.use(manager, { ...context, viewer }, user.id, code);
      await this.audit.record(
        manager,
        { ...context, viewer },
        { action: 'SIGN_IN', subjectType: 'USER', subjectId: user.id },
      );
      return this.sessions.start(manager, user.id, rememberMe);
    });
    if (needsCode) await this.forgive(context, email);
    return { ...session, user };
  }

  /**
   * Asks for the password once more before something that cannot be undone; wrong ones count like those of a login, and so
   * does whatever `andThen` refuses.
   */
  async confirmPassword(viewer: UserViewer, password: string, andThen?: () => Promise<void>): Promise<void> {
    const user = await this.ownUser(viewer);
    await this.limiter.consume(SIGN_IN_PER_ACCOUNT, user.email);
    if (!(await this.passwords.matches(password, user.passwordHash))) {
      throw invalidInput({ password: [ACCOUNT_MESSAGES.wrongPassword] });
    }
    await andThen?.();
    await this.limiter.reset(SIGN_IN_PER_ACCOUNT, user.email);
  }

  /** Counts something that a person could guess at like a wrong password; when it was right, the count is forgotten. */
  async countGuess(viewer: UserViewer, guess: () => Promise<void>): Promise<void> {
    const { email } = await this.ownUser(viewer);
    await this.limiter.consume(SIGN_IN_PER_ACCOUNT, email);
    await guess();
    await this.limiter.reset(SIGN_IN_PER_ACCOUNT, email);
  }

  private async forgive(context: RequestContext, email: string): Promise<void> {
    await this.limiter.reset(SIGN_IN_PER_ACCOUNT, email);
    await this.limiter.refund(SIGN_IN_PER_ADDRESS, context.network);
  }

  /** Ends the session that the request came with. */
  async signOut(context: RequestContext): Promise<UserEntity> {
    const viewer = requireUser(context.viewer);
    const user = await this.ownUser(viewer);
    await this.transactions.run((manager) => this.sessions.end(manager, viewer.tokenHash));
    return user;
  }

  async ownUser(viewer: UserViewer): Promise<UserEntity> {
    return this.user(this.dataSource.manager, viewer.id);
  }

  /** An account for itself and for administrators; not there for anybody else. */
  async userFor(viewer: Viewer, id: string): Promise<UserEntity> {
    const asking = requireUser(viewer);
    if (asking.id !== id && !isAdmin(asking)) throw notFound('User');
    return this.user(this.dataSource.manager, checkId(id, 'User'));
  }

  async user(manager: EntityManager, id: string): Promise<UserEntity> {
    const user = await manager.findOneBy(UserEntity, { id });
    if (!user) throw notFound('User');
    return user;
  }

  /**
   * Switches an account on or off, inside the caller's transaction, which also takes the account's jobs off the lists.
   * Switching off ends all sessions at once. An administrator cannot switch off the own account.
   */
  async setActive(
    manager: EntityManager,
    context: RequestContext,
    id: string,
    isActive: boolean,
    type?: UserType | null,
  ): Promise<UserEntity> {
    const admin = requireAdmin(context.viewer);
    const user = await this.user(manager, id);
    if (type && user.type !== type) throw notFound('User');
    if (admin.id === id && !isActive) throw new PortalError('FORBIDDEN', 'You cannot deactivate your own account.');
    await manager.update(UserEntity, { id }, { isActive, version: () => 'version + 1' });
    if (!isActive) await this.sessions.endAll(manager, id);
    await this.audit.record(manager, context, {
      action: isActive ? 'ACTIVATE' : 'DEACTIVATE',
      subjectType: 'USER',
      subjectId: id,
    });
    return { ...user, isActive };
  }
}
