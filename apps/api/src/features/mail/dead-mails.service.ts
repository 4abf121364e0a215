import { MAX_RESENT } from '@job-alert/domain/paging';
import { In } from 'typeorm';
import { OutboxMessageEntity } from '../../database/entities/outbox-message.entity.js';
import type { Reader } from '../../database/reader.js';
import type { TransactionRunner } from '../../database/transaction.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { AuditEntry, AuditTrail } from '../../platform/audit.js';
import { placeholders } from '../../platform/batch-loader.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { invalidInput, notFound } from '../../platform/errors.js';
import { checkId, isId } from '../../platform/ids.js';
import { byTime } from '../../platform/list-order.js';
import { readPage, whereOf } from '../../platform/list-query.js';
import { havingWords } from '../../platform/list-words.js';
import type { Page, PageRequest } from '../../platform/page.js';
import type { OutgoingMail, ResendMailsInput, ResendMailsPayload } from './dead-mails.types.js';

const COLUMNS = `m.id, m.kind, m.recipient, m.subject, m.state, m.attempts, m.last_error AS lastError,
  m.created_at AS createdAt`;
const SEARCHED = ['m.recipient', 'm.subject', 'm.kind', "COALESCE(m.last_error, '')"];
const TOO_MANY = `Name at most ${MAX_RESENT.toLocaleString('en')} mails.`;
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
      await lockAccount(manager, context.viewer);
      const { affected } = await manager.update(OutboxMessageEntity, { id, state: 'DEAD' }, this.again());
      if (affected !== 1) throw notFound('Mail');
      await this.audit.record(manager, context, resending(id));
      return manager.findOneByOrFail(OutboxMessageEntity, { id });
    });
  }

  /** Puts the dead mails that match back into the outbox, those that died longest ago first; `leftCount` more than MAX_RESENT match. */
  async resendAll(context: RequestContext, { ids, filter }: ResendMailsInput): Promise<ResendMailsPayload> {
    if (ids && ids.length > MAX_RESENT) throw invalidInput({ ids: [TOO_MANY] });
    const chosen = ids?.filter(isId);
    if (chosen?.length === 0) return { resentIds: [], leftCount: 0 };
    const named = chosen ? [{ sql: `m.id IN (${placeholders(chosen)})`, values: chosen }] : [];
    const { where, values } = whereOf({}, [DEAD, ...named, ...havingWords(SEARCHED, filter?.search)]);
    return this.transactions.run(async (manager) => {
      await lockAccount(manager, context.viewer);
      const rows: { id: string }[] = await manager.query(
        `SELECT m.id FROM outbox_message m ${where} ORDER BY m.due_at, m.id LIMIT ${MAX_RESENT} FOR UPDATE`,
        values,
      );
      const resentIds = rows.map(({ id }) => id);
      await manager.update(OutboxMessageEntity, { id: In(resentIds) }, this.again());
      await this.audit.recordAll(manager, context, resentIds.map(resending));
      const [left] = await manager.query(`SELECT COUNT(*) AS total FROM outbox_message m ${where}`, values);
      return { resentIds, leftCount: Number(left.total) };
    });
  }

  /** All its attempts lie before a mail that is sent again. */
  private again() {
    return { state: 'WAITING', attempts: 0, dueAt: this.clock.now() } as const;
  }
}

const resending = (id: string): AuditEntry => ({ action: 'RESEND', subjectType: 'MESSAGE', subjectId: id });
