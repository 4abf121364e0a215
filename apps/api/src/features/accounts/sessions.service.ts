import type { UserType } from '@job-alert/domain/user-type';
import { type DataSource, type EntityManager, LessThan, Not } from 'typeorm';
import { SessionEntity } from '../../database/entities/session.entity.js';
import type { Reader } from '../../database/reader.js';
import type { Clock } from '../../platform/clock.js';
import { hashToken, newToken } from '../../platform/secrets.js';
import { anonymous, type UserViewer, type Viewer } from '../../platform/viewer.js';
import type { Session } from './sessions.types.js';

const HOUR = 3_600_000;
/** More than anyone looks through; programs that log in again and again have more. */
const MAX_SESSIONS = 50;
const SHORT_SESSION = 12 * HOUR;
const LONG_SESSION = 30 * 24 * HOUR;

interface ViewerRow {
  id: string;
  type: UserType;
  firstName: string;
  lastName: string;
  companyName: string | null;
  lastUsedAt: Date;
}

/** Drivers give a computed flag as a number or as text. */
type SessionRow = Omit<Session, 'isCurrent'> & { isCurrent: number | string };

const VIEWER_SQL = `SELECT u.id, u.type, u.first_name AS firstName, u.last_name AS lastName, c.name AS companyName,
    s.last_used_at AS lastUsedAt
  FROM session s JOIN user u ON u.id = s.user_id LEFT JOIN company c ON c.id = u.id
  WHERE s.token_hash = ? AND s.expires_at > ? AND u.is_active = 1`;

const OWN_SQL = `SELECT browser, created_at AS startedAt, last_used_at AS lastUsedAt, expires_at AS expiresAt,
    token_hash = ? AS isCurrent
  FROM session WHERE user_id = ? AND expires_at > ? ORDER BY last_used_at DESC, created_at DESC LIMIT ${MAX_SESSIONS}`;

/** Sessions. They are read from the database at every request, so that one that ends is refused at once on every API node. */
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  async start(
    manager: EntityManager,
    userId: string,
    rememberMe: boolean,
    browser: string | null = null,
  ): Promise<{ token: string; expiresAt: Date }> {
    const token = newToken();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + (rememberMe ? LONG_SESSION : SHORT_SESSION));
    const row = { tokenHash: hashToken(token), userId, browser, createdAt, lastUsedAt: createdAt, expiresAt };
    await manager.insert(SessionEntity, row);
    return { token, expiresAt };
  }

  /** Who a token belongs to; anonymous when it is unknown, expired or of an inactive account. */
  async viewerOf(token: string | undefined): Promise<Viewer> {
    if (!token) return anonymous;
    const tokenHash = hashToken(token);
    const now = this.clock.now();
    const row = await this.reader.row<ViewerRow>(VIEWER_SQL, [tokenHash, now]);
    if (!row) return anonymous;
    if (now.getTime() - row.lastUsedAt.getTime() >= HOUR) await this.noteUse(tokenHash, now);
    return { kind: 'user', id: row.id, type: row.type, name: displayName(row), tokenHash };
  }

  /** The sessions of the viewer's own account, the last used first. */
  async own({ id, tokenHash }: UserViewer): Promise<Session[]> {
    const rows = await this.reader.rows<SessionRow>(OWN_SQL, [tokenHash, id, this.clock.now()]);
    return rows.map(({ isCurrent, ...session }) => ({ ...session, isCurrent: Number(isCurrent) === 1 }));
  }

  async end(manager: EntityManager, tokenHash: string): Promise<void> {
    await manager.delete(SessionEntity, { tokenHash });
  }

  /** Ends all sessions of a user except the one in use. */
  async endOthers(manager: EntityManager, userId: string, tokenHash: string): Promise<void> {
    await manager.delete(SessionEntity, { userId, tokenHash: Not(tokenHash) });
  }

  /** Ends all sessions of a user, in the transaction that deactivates the user or changes the password. */
  async endAll(manager: EntityManager, userId: string): Promise<void> {
    await manager.delete(SessionEntity, { userId });
  }

  /** Once an hour at most, so that a request only reads; of requests at once one writes. */
  private async noteUse(tokenHash: string, lastUsedAt: Date): Promise<void> {
    const earlier = LessThan(new Date(lastUsedAt.getTime() - HOUR + 1));
    await this.dataSource.manager.update(SessionEntity, { tokenHash, lastUsedAt: earlier }, { lastUsedAt });
  }
}

/** Others see a company by its name and an administrator as the office (domain.md §5); never an e-mail. */
function displayName(row: ViewerRow): string {
  if (row.type === 'ADMIN') return 'Admin';
  return row.companyName ?? `${row.firstName} ${row.lastName}`;
}
