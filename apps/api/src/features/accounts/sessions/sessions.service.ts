import type { AdminRole } from '@job-alert/domain/accounts/admin-role';
import type { CompanyRole } from '@job-alert/domain/companies/company-member';
import type { UserType } from '@job-alert/domain/text/user-type';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import { type DataSource, type EntityManager, LessThan, Not } from 'typeorm';
import { MEMBERSHIP } from '../../../database/companies/company-members.js';
import { SessionEntity } from '../../../database/entities/accounts/session.entity.js';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { Clock } from '../../../platform/clock.js';
import { hashToken, newToken } from '../../../platform/crypto.js';
import { PortalError } from '../../../platform/errors.js';
import { anonymous, notLoggedIn, type UserViewer, type Viewer } from '../../../platform/viewer.js';
import type { Session } from './sessions.types.js';

const HOUR = 3_600_000;
/** The maximum number of sessions in the list. Programs can have many more. */
const MAX_SESSIONS = 50;
const SHORT_SESSION = 12 * HOUR;
const LONG_SESSION = 30 * 24 * HOUR;

interface ViewerRow {
  id: string;
  type: UserType;
  firstName: string;
  lastName: string;
  companyName: string | null;
  companyId: string | null;
  role: CompanyRole;
  lastUsedAt: Date;
  adminRole: AdminRole | null;
  /** MySQL returns a computed boolean as text, MariaDB as a number. */
  lacksSecondFactor: number | string;
}

/** MySQL returns a computed boolean as text, MariaDB as a number. */
type SessionRow = Omit<Session, 'isCurrent'> & { isCurrent: number | string };

const VIEWER_SQL = `SELECT u.id, u.type, u.first_name AS firstName, u.last_name AS lastName, c.name AS companyName,
    c.id AS companyId, COALESCE(m.role, 'OWNER') AS role, s.last_used_at AS lastUsedAt,
    u.admin_role AS adminRole, u.second_factor_required = 1 AND NOT EXISTS (SELECT 1 FROM second_factor f
      WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS lacksSecondFactor
  FROM session s JOIN user u ON u.id = s.user_id ${MEMBERSHIP}
  WHERE s.token_hash = ? AND s.expires_at > ? AND u.is_active = 1`;

const OWN_SQL = `SELECT browser, created_at AS startedAt, last_used_at AS lastUsedAt, expires_at AS expiresAt,
    token_hash = ? AS isCurrent
  FROM session WHERE user_id = ? AND expires_at > ? ORDER BY last_used_at DESC, created_at DESC LIMIT ${MAX_SESSIONS}`;

/**
 * Sessions. Every request reads them from the database, so an ended session is rejected immediately on every API node.
 */
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts a session for a user whose password was checked. Throws INVALID_CREDENTIALS or ACCOUNT_INACTIVE when the account has
   * changed or its sessions have ended since `checked` was read.
   */
  async start(
    manager: EntityManager,
    checked: UserEntity,
    rememberMe: boolean,
    browser: string | null = null,
  ): Promise<{ token: string; expiresAt: Date }> {
    const { id: userId, email, passwordHash, sessionVersion } = checked;
    const user = await this.lockUser(manager, userId);
    if (user?.email !== email || user.passwordHash !== passwordHash) throw invalidCredentialsError();
    if (!user.isActive) throw new PortalError('ACCOUNT_INACTIVE', ACCOUNT_MESSAGES.inactive);
    if (user.sessionVersion !== sessionVersion) throw invalidCredentialsError();
    const token = newToken();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + (rememberMe ? LONG_SESSION : SHORT_SESSION));
    const row = { tokenHash: hashToken(token), userId, browser, createdAt, lastUsedAt: createdAt, expiresAt };
    await manager.insert(SessionEntity, row);
    if (user.lastActiveOn !== todayInIndia(createdAt)) await recordActivity(manager, userId, createdAt);
    return { token, expiresAt };
  }

  /**
   * Locks and reads the user's row until the transaction ends; null if it does not exist. Code that starts or ends
   * sessions takes this lock first, so a login runs either before or after the end of all sessions. The lock is a
   * write, because the nodes of a cluster do not see each other's locks (decision 0024).
   */
  async lockUser(manager: EntityManager, id: string): Promise<UserEntity | null> {
    await manager.update(UserEntity, { id }, { version: () => 'version + 1' });
    return manager.findOneBy(UserEntity, { id });
  }

  /** Locks the viewer's user row. Throws UNAUTHENTICATED if the session has ended during the request. */
  async lockViewer(manager: EntityManager, { id, tokenHash }: UserViewer): Promise<UserEntity> {
    const user = await this.lockUser(manager, id);
    if (!user || !(await manager.existsBy(SessionEntity, { tokenHash }))) throw notLoggedIn();
    return user;
  }

  /** Returns the owner of a token, or the anonymous viewer if the token is unknown or expired, or the account is inactive. */
  async findViewer(token: string | undefined): Promise<Viewer> {
    if (!token) return anonymous;
    const tokenHash = hashToken(token);
    const now = this.clock.now();
    const row = await this.reader.row<ViewerRow>(VIEWER_SQL, [tokenHash, now]);
    if (!row) return anonymous;
    if (now.getTime() - row.lastUsedAt.getTime() >= HOUR) await this.recordUse(row.id, tokenHash, now);
    const { id, type, companyId, role } = row;
    const membership = companyId === null ? undefined : { companyId, role };
    const adminRole = type === 'ADMIN' ? (row.adminRole ?? 'ADMINISTRATOR') : undefined;
    const lacksSecondFactor = Number(row.lacksSecondFactor) === 1;
    return { kind: 'user', id, type, name: displayName(row), tokenHash, membership, adminRole, lacksSecondFactor };
  }

  /** Returns the sessions of the viewer's own account, most recently used first. */
  async own({ id, tokenHash }: UserViewer): Promise<Session[]> {
    const rows = await this.reader.rows<SessionRow>(OWN_SQL, [tokenHash, id, this.clock.now()]);
    return rows.map(({ isCurrent, ...session }) => ({ ...session, isCurrent: Number(isCurrent) === 1 }));
  }

  async end(manager: EntityManager, tokenHash: string): Promise<void> {
    await manager.delete(SessionEntity, { tokenHash });
  }

  /** Ends all sessions of a user except the current one, and logins in progress. */
  async endOthers(manager: EntityManager, userId: string, tokenHash: string): Promise<void> {
    await this.endLoginsInProgress(manager, userId);
    await manager.delete(SessionEntity, { userId, tokenHash: Not(tokenHash) });
  }

  /** Ends all sessions of a user and logins in progress, in the caller's transaction. */
  async endAll(manager: EntityManager, userId: string): Promise<void> {
    await this.endLoginsInProgress(manager, userId);
    await manager.delete(SessionEntity, { userId });
  }

  /** Call it before deleting the sessions: the write waits for a concurrent login. */
  private async endLoginsInProgress(manager: EntityManager, id: string): Promise<void> {
    await manager.update(UserEntity, { id }, { sessionVersion: () => 'session_version + 1' });
  }

  /** At most once an hour, so that most requests only read. Only one of several concurrent requests writes. */
  private async recordUse(id: string, tokenHash: string, lastUsedAt: Date): Promise<void> {
    const earlier = LessThan(new Date(lastUsedAt.getTime() - HOUR + 1));
    const { manager } = this.dataSource;
    await manager.update(SessionEntity, { tokenHash, lastUsedAt: earlier }, { lastUsedAt });
    await recordActivity(manager, id, lastUsedAt);
  }
}

/** Stores the day. It is no change of the account, so `modified_at` stays. */
async function recordActivity(manager: EntityManager, id: string, now: Date): Promise<void> {
  const today = todayInIndia(now);
  await manager.query(
    'UPDATE user SET last_active_on = ?, modified_at = modified_at WHERE id = ? AND NOT (last_active_on <=> ?)',
    [today, id, today],
  );
}

export const invalidCredentialsError = (): PortalError =>
  new PortalError('INVALID_CREDENTIALS', ACCOUNT_MESSAGES.invalidCredentials);

/** Others see the name of a company, and the office for administrators (specification 4 §4), but no email address. */
function displayName(row: ViewerRow): string {
  if (row.type === 'ADMIN') return 'Admin';
  return row.companyName ?? `${row.firstName} ${row.lastName}`;
}
