import type { EntityManager } from 'typeorm';
import { NotificationEntity } from '../../database/entities/messages/notification.entity.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';
import type { Clock } from '../../platform/clock.js';
import { ADMIN_LIST_PATHS, type AdminEvent } from './admin.emails.js';
import type { CompanyEventKind, NotificationKind } from './notification-kinds.types.js';

const MAX_SENTENCE = 300;
/** The limit for unread notifications of one kind and company. Further events share one notification. */
const MAX_UNREAD_PER_COMPANY = 20;

const LINES = (
  admins: string,
): string => `SELECT user_id AS userId, COUNT(*) AS total, MAX(IF(approval_id IS NULL, id, NULL)) AS shared
  FROM notification WHERE company_id = ? AND kind = ? AND read_at IS NULL AND user_id IN (${admins}) GROUP BY user_id`;
// Assignments run in order, so the text uses the new count.
const ADD_TO_SHARED = `UPDATE notification
  SET events = events + 1, created_at = ?, text = CONCAT(?, events, '.') WHERE id = ?`;

/** The text of the shared notification. The count follows. */
const MORE: Readonly<Record<CompanyEventKind, (companyName: string) => string>> = {
  NEW_EMPLOYER: () => 'More employers have signed up: ',
  JOIN_REQUEST: (name) => `More requests to join ${name}: `,
  NEW_JOB: (name) => `More jobs posted by ${name}: `,
  CHANGED_JOB: (name) => `More jobs changed by ${name}: `,
  NEW_APPLICATION: (name) => `More applications for jobs of ${name}: `,
  NEW_PROPOSAL: (name) => `More proposals of ${name}: `,
  INTERVIEW_SCHEDULED: (name) => `More interviews scheduled by ${name}: `,
  INTERVIEW_CANCELLED: (name) => `More interviews cancelled by ${name}: `,
  OFFER_ANSWERED: (name) => `More answers to offers of ${name}: `,
  APPLICATION_WITHDRAWN: (name) => `More applications withdrawn from ${name}: `,
};

/** A notification that is not about a company. */
export interface AdminNotification {
  kind: Exclude<NotificationKind, CompanyEventKind>;
  text: string;
  path: string;
}

interface CompanyLines {
  userId: string;
  total: string;
  shared: string | null;
}

/** Inserts notifications of administrators: one per event, up to a limit per company. */
export class AdminNotificationsRepository {
  constructor(private readonly clock: Clock) {}

  /** Inserts one notification for each administrator. */
  async line(manager: EntityManager, line: AdminNotification, ids: readonly string[]): Promise<void> {
    const own = { ...line, text: line.text.slice(0, MAX_SENTENCE), createdAt: this.clock.now() };
    const lines = ids.map((userId) => ({ ...own, userId }));
    if (lines.length > 0) await manager.insert(NotificationEntity, lines);
  }

  async ring(manager: EntityManager, kind: CompanyEventKind, news: AdminEvent, ids: readonly string[]): Promise<void> {
    const { path, approvalId, dataSubjects, companyName, sentence } = news;
    const { companyId } = dataSubjects;
    const rows = await manager.query<CompanyLines[]>(LINES(placeholders(ids)), [companyId, kind, ...ids]);
    const full = new Map(
      rows
        .filter(({ total }) => Number(total) >= MAX_UNREAD_PER_COMPANY)
        .map((row) => [String(row.userId), row.shared]),
    );
    const createdAt = this.clock.now();
    const more = MORE[kind](companyName);
    const own = { kind, text: sentence.slice(0, MAX_SENTENCE), path, approvalId, createdAt, ...dataSubjects };
    const shared = { kind, text: `${more}1.`, path: ADMIN_LIST_PATHS[kind], approvalId: null, createdAt, companyId };
    const lines = [];
    for (const userId of ids) {
      const line = full.get(userId);
      if (line) await manager.query(ADD_TO_SHARED, [createdAt, more, line]);
      else lines.push({ ...(full.has(userId) ? shared : own), userId });
    }
    if (lines.length > 0) await manager.insert(NotificationEntity, lines);
  }
}
