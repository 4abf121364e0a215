import { MAX_FIRST, TOTAL_COUNT_CAP } from '@job-alert/domain/paging';
import { type DataSource, In, IsNull } from 'typeorm';
import { NotificationEntity } from '../../database/entities/notification.entity.js';
import type { Reader } from '../../database/reader.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { PortalError } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { byTime, type Condition } from '../../platform/list-order.js';
import { readPage } from '../../platform/list-query.js';
import type { Page, PageRequest } from '../../platform/page.js';
import { requireUser } from '../../platform/viewer.js';
import type { Notification } from './notifications.types.js';

const COLUMNS = 'n.id, n.kind, n.text, n.path, n.created_at AS createdAt, n.read_at AS readAt';
const UNREAD = `SELECT COUNT(*) AS total FROM (
  SELECT 1 FROM notification WHERE user_id = ? AND read_at IS NULL LIMIT ${TOTAL_COUNT_CAP}) AS counted`;

/** A cluster takes no larger batches (security.md). */
const BATCH = 1_000;
const MARK_ALL = `UPDATE notification SET read_at = ? WHERE user_id = ? AND read_at IS NULL AND created_at <= ? LIMIT ${BATCH}`;

/** A user's own bell. */
export class NotificationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: Reader,
    private readonly clock: Clock,
  ) {}

  /** The own notifications, the latest first. */
  list(
    { viewer, maxPageSize }: RequestContext,
    request: PageRequest,
    unreadOnly: boolean,
  ): Promise<Page<Notification>> {
    const conditions: Condition[] = [{ sql: 'n.user_id = ?', values: [requireUser(viewer).id] }];
    if (unreadOnly) conditions.push({ sql: 'n.read_at IS NULL', values: [] });
    const order = byTime('n.created_at', 'n.id');
    const query = { columns: COLUMNS, from: 'notification n', conditions, order };
    return readPage<Notification>(this.reader, query, request, maxPageSize);
  }

  async unreadCount({ viewer }: RequestContext): Promise<number> {
    const row = await this.reader.row<{ total: string }>(UNREAD, [requireUser(viewer).id]);
    return Number(row?.total ?? 0);
  }

  /** Marks own notifications as read; another's are left alone, as if they did not exist. */
  async markRead(context: RequestContext, ids: readonly string[]): Promise<number> {
    const { id: userId } = requireUser(context.viewer);
    if (ids.length > MAX_FIRST) throw new PortalError('MALFORMED', `At most ${MAX_FIRST} notifications at once.`);
    const own = { id: In(ids.map((id) => checkId(id, 'Notification'))), userId, readAt: IsNull() };
    if (ids.length > 0) await this.dataSource.manager.update(NotificationEntity, own, { readAt: this.clock.now() });
    return this.unreadCount(context);
  }

  /** Marks all own notifications as read that there are by now; those that arrive meanwhile stay unread. */
  async markAllRead(context: RequestContext): Promise<number> {
    const { id: userId } = requireUser(context.viewer);
    const now = this.clock.now();
    for (let marked = BATCH; marked === BATCH; ) {
      const result = await this.dataSource.query<{ affectedRows: number }>(MARK_ALL, [now, userId, now]);
      marked = result.affectedRows;
    }
    return this.unreadCount(context);
  }
}
