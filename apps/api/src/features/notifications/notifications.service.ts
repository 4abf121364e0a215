import { MAX_FIRST, TOTAL_COUNT_CAP } from '@job-alert/domain/lists/paging';
import { In, IsNull } from 'typeorm';
import { NotificationEntity } from '../../database/entities/messages/notification.entity.js';
import type { SqlReader } from '../../database/sql-reader.js';
import type { TransactionRunner } from '../../database/transaction.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { Clock } from '../../platform/clock.js';
import { PortalError } from '../../platform/errors.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';
import { checkId } from '../../platform/ids.js';
import { byTime, type Condition } from '../../platform/lists/list-order.js';
import { readPage } from '../../platform/lists/list-query.js';
import type { Page, PageRequest } from '../../platform/lists/page.js';
import type { UserViewer } from '../../platform/viewer.js';
import type { Notification } from './notifications.types.js';

const COLUMNS = 'n.id, n.kind, n.text, n.path, n.created_at AS createdAt, n.read_at AS readAt';
const UNREAD = `SELECT COUNT(*) AS total FROM (
  SELECT 1 FROM notification WHERE user_id = ? AND read_at IS NULL LIMIT ${TOTAL_COUNT_CAP}) AS counted`;

/** The maximum batch size in a cluster. */
const BATCH = 1_000;
const MARK_ALL = `UPDATE notification SET read_at = ? WHERE user_id = ? AND read_at IS NULL AND created_at <= ? LIMIT ${BATCH}`;

export class NotificationsService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {}

  /** Returns the notifications of an account, newest first. */
  list(
    userId: string,
    { unreadOnly, ...request }: PageRequest & { unreadOnly: boolean },
    maxPageSize: number,
  ): Promise<Page<Notification>> {
    const conditions: Condition[] = [{ sql: 'n.user_id = ?', values: [userId] }];
    if (unreadOnly) conditions.push({ sql: 'n.read_at IS NULL', values: [] });
    const order = byTime('n.created_at', 'n.id');
    const query = { columns: COLUMNS, from: 'notification n', conditions, order };
    return readPage<Notification>(this.reader, query, request, maxPageSize);
  }

  async unreadCount(userId: string): Promise<number> {
    const row = await this.reader.row<{ total: string }>(UNREAD, [userId]);
    return Number(row?.total ?? 0);
  }

  /** Marks the account's own notifications as read and returns them. Ids of others are ignored. */
  async markRead(user: UserViewer, ids: readonly string[]): Promise<Notification[]> {
    if (ids.length > MAX_FIRST) throw new PortalError('MALFORMED', `At most ${MAX_FIRST} notifications at once.`);
    if (ids.length === 0) return [];
    const own = { id: In(ids.map((id) => checkId(id, 'Notification'))), userId: user.id };
    const readAt = this.clock.now();
    await this.transactions.run(async (manager) => {
      await lockAccount(manager, user);
      await manager.update(NotificationEntity, { ...own, readAt: IsNull() }, { readAt });
    });
    const sql = `SELECT ${COLUMNS} FROM notification n WHERE n.user_id = ? AND n.id IN (${placeholders(ids)})`;
    return this.reader.rows<Notification>(sql, [user.id, ...ids]);
  }

  /** Marks all current notifications of the account as read. Later ones stay unread. */
  async markAllRead(user: UserViewer): Promise<void> {
    const now = this.clock.now();
    for (let marked = BATCH; marked === BATCH; ) {
      marked = await this.transactions.run(async (manager) => {
        await lockAccount(manager, user);
        const { affectedRows } = await manager.query<{ affectedRows: number }>(MARK_ALL, [now, user.id, now]);
        return affectedRows;
      });
    }
  }
}
