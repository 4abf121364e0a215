import type { ApiScope } from '@job-alert/domain/integrations/api-scopes';
import type { WebhookEventType } from '@job-alert/domain/integrations/webhooks';
import type { SqlReader } from '../../database/sql-reader.js';
import type { RequestContext } from '../../platform/context.js';
import { ListLoader } from '../../platform/lists/list-loader.js';
import { byTime } from '../../platform/lists/list-order.js';
import type { Page, PageRequest } from '../../platform/lists/page.js';
import type { Webhook, WebhookDelivery } from './webhooks.types.js';

interface WebhookRow {
  id: string;
  url: string;
  kinds: string;
  isActive: number;
  failedAt: Date | null;
  createdAt: Date;
  clientId: string;
  name: string;
  prefix: string | null;
  scopes: string;
  validThrough: string | null;
  networks: string | null;
  clientActive: number;
  clientCreatedAt: Date;
  lastUsedAt: Date | null;
}

const SELECT = `SELECT w.id, w.url, w.kinds, w.is_active AS isActive, w.failed_at AS failedAt, w.created_at AS createdAt,
    c.id AS clientId, c.name, c.prefix, c.scopes, c.is_active AS clientActive, c.valid_through AS validThrough, c.networks,
    c.created_at AS clientCreatedAt, c.last_used_at AS lastUsedAt
  FROM webhook w JOIN api_client c ON c.id = w.api_client_id`;

const NEWEST = 'ORDER BY w.created_at DESC, w.id DESC';

const DELIVERY = `d.id, d.event_id AS eventId, d.kind AS eventType, d.payload, d.state, d.attempts, d.created_at AS createdAt,
  d.tried_at AS attemptedAt, IF(d.state = 'WAITING', d.due_at, NULL) AS nextAttemptAt, d.status, d.answer AS response, d.error`;
const LATEST = byTime('d.created_at', 'd.id');

export class WebhooksReadModel {
  private readonly lists: ListLoader<WebhookDelivery>;

  constructor(private readonly reader: SqlReader) {
    this.lists = new ListLoader(reader);
  }

  /** Returns all webhooks, or those of one key, newest first. They are few, so there are no pages. */
  async list(owner: string | null): Promise<Webhook[]> {
    const rows =
      owner === null
        ? await this.reader.rows<WebhookRow>(`${SELECT} ${NEWEST}`)
        : await this.reader.rows<WebhookRow>(`${SELECT} WHERE w.api_client_id = ? ${NEWEST}`, [owner]);
    return rows.map(present);
  }

  async one(id: string, owner: string | null): Promise<Webhook | null> {
    const row = await this.reader.row<WebhookRow>(`${SELECT} WHERE w.id = ?`, [id]);
    return row && (owner === null || String(row.clientId) === owner) ? present(row) : null;
  }

  async delivery(id: string): Promise<WebhookDelivery | undefined> {
    return this.reader.row(`SELECT ${DELIVERY} FROM webhook_delivery d WHERE d.id = ?`, [id]);
  }

  deliveries(context: RequestContext, webhookId: string, request: PageRequest): Promise<Page<WebhookDelivery>> {
    const conditions = [{ sql: 'd.webhook_id = ?', values: [webhookId] }];
    const query = { columns: DELIVERY, from: 'webhook_delivery d', conditions, order: LATEST };
    return this.lists.page(context, query, request);
  }
}

function present(row: WebhookRow): Webhook {
  const { id, url, failedAt, createdAt, name, prefix, validThrough, lastUsedAt } = row;
  return {
    id,
    url,
    eventTypes: JSON.parse(row.kinds) as WebhookEventType[],
    isActive: Number(row.isActive) === 1,
    failedAt,
    createdAt,
    apiClient: {
      id: row.clientId,
      name,
      prefix,
      scopes: JSON.parse(row.scopes) as ApiScope[],
      isActive: Number(row.clientActive) === 1,
      validThrough,
      networks: row.networks === null ? [] : (JSON.parse(row.networks) as string[]),
      createdAt: row.clientCreatedAt,
      lastUsedAt,
    },
  };
}
