import type { UserType } from '@job-alert/domain/user-type';
import { type EntityManager, Not } from 'typeorm';
import { SessionEntity } from '../../database/entities/session.entity.js';
import type { Reader } from '../../database/reader.js';
import type { Clock } from '../../platform/clock.js';
import { hashToken, newToken } from '../../platform/secrets.js';
import { anonymous, type Viewer } from '../../platform/viewer.js';

const HOUR = 3_600_000;
const SHORT_SESSION = 12 * HOUR;
const LONG_SESSION = 30 * 24 * HOUR;

interface ViewerRow {
  id: string;
  type: UserType;
  firstName: string;
  lastName: string;
  companyName: string | null;
}

const VIEWER_SQL = `SELECT u.id, u.type, u.first_name AS firstName, u.last_name AS lastName, c.name AS companyName
  FROM session s JOIN user u ON u.id = s.user_id LEFT JOIN company c ON c.id = u.id
  WHERE s.token_hash = ? AND s.expires_at > ? AND u.is_active = 1`;

/** Sessions. They are read from the database at every request, so that one that ends is refused at once on every API node. */
export class SessionsService {
  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  async start(
    manager: EntityManager,
    userId: string,
    rememberMe: boolean,
  ): Promise<{ token: string; expiresAt: Date }> {
    const token = newToken();
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + (rememberMe ? LONG_SESSION : SHORT_SESSION));
    await manager.insert(SessionEntity, { tokenHash: hashToken(token), userId, createdAt, expiresAt });
    return { token, expiresAt };
  }

  /** Who a token belongs to; anonymous when it is unknown, expired or of an inactive account. */
  async viewerOf(token: string | undefined): Promise<Viewer> {
    if (!token) return anonymous;
    const tokenHash = hashToken(token);
    const row = await this.reader.row<ViewerRow>(VIEWER_SQL, [tokenHash, this.clock.now()]);
    if (!row) return anonymous;
    return { kind: 'user', id: row.id, type: row.type, name: displayName(row), tokenHash };
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
}

/** Others see a company by its name and an administrator as the office (domain.md §5); never an e-mail. */
function displayName(row: ViewerRow): string {
  if (row.type === 'ADMIN') return 'Admin';
  return row.companyName ?? `${row.firstName} ${row.lastName}`;
}
