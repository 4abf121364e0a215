import { OutboxMessageEntity } from '../../database/entities/outbox-message.entity.js';
import type { Reader } from '../../database/reader.js';
import type { TransactionRunner } from '../../database/transaction.js';
import type { AuditTrail } from '../../platform/audit.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { byTime } from '../../platform/list-order.js';
import { readPage } from '../../platform/list-query.js';
import { havingWords } from '../../platform/list-words.js';
import type { Page, PageRequest } from '../../platform/page.js';
import type { OutgoingMail } from './dead-mails.types.js';

const COLUMNS = `m.id, m.kind, m.recipient, m.subject, m.state, m.attempts, m.last_error AS lastError,
  m.created_at AS createdAt`;
const SEARCHED = ['m.recipient', 'm.subject', 'm.kind', "COALESCE(m.last_error, '')"];
const DEAD = { sql: "m.state = 'DEAD'", values: [] };

/** Mails that could not be sent: administrators see them and send them again. */
export class DeadMailsService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: TransactionRunner,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Those that died last come first; `search` covers whom and what they are about, and what went wrong. */
  list({ maxPageSize }: RequestContext, request: PageRequest, search?: string | null): Promise<Page<OutgoingMail>> {
    const order = byTime('m.due_at', 'm.id');
    const conditions = [DEAD, ...havingWords(SEARCHED, search)];
    const query = { columns: COLUMNS, from: 'outbox_message m', conditions, order };
    return readPage<OutgoingMail>(this.reader, query, request, maxPageSize);
  }

  /** Puts a dead mail back into the outbox with all its attempts before it. */
  async resend(context: RequestContext, id: string): Promise<OutgoingMail> {
    checkId(id, 'Mail');
    return this.transactions.run(async (manager) => {
      const again = { state: 'WAITING', attempts: 0, dueAt: this.clock.now() } as const;
      const { affected } = await manager.update(OutboxMessageEntity, { id, state: 'DEAD' }, again);
      if (affected !== 1) throw notFound('Mail');
      await this.audit.record(manager, context, { action: 'RESEND', subjectType: 'MESSAGE', subjectId: id });
      return manager.findOneByOrFail(OutboxMessageEntity, { id });
    });
  }
}
