import { MAX_RESENT } from '@job-alert/domain/lists/paging';
import { In } from 'typeorm';
import { OutboxMessageEntity } from '../../database/entities/messages/outbox-message.entity.js';
import type { SqlReader } from '../../database/sql-reader.js';
import type { TransactionRunner } from '../../database/transaction.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { AuditEntry, AuditTrail } from '../../platform/audit.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { invalidInput, notFound } from '../../platform/errors.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';
import { checkId, isId } from '../../platform/ids.js';
import { filterConditions, type ListArgs } from '../../platform/lists/list-definition.js';
import { buildWhere } from '../../platform/lists/list-query.js';
import { readList } from '../../platform/lists/list-read.js';
import type { Page } from '../../platform/lists/page.js';
import { UNDELIVERED_EMAILS } from './undelivered-emails.list.js';
import type { OutgoingEmail, ResendEmailsInput, ResendEmailsPayload } from './undelivered-emails.types.js';

const TOO_MANY = `Name at most ${MAX_RESENT.toLocaleString('en')} mails.`;

/** Emails that could not be delivered. Administrators can resend them. */
export class UndeliveredEmailsService {
  constructor(
    private readonly reader: SqlReader,
    private readonly transactions: TransactionRunner,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  list({ maxPageSize }: RequestContext, args: ListArgs): Promise<Page<OutgoingEmail>> {
    return readList(this.reader, UNDELIVERED_EMAILS, args, maxPageSize);
  }

  /** Returns an email to the outbox with a new set of attempts. */
  async resend(context: RequestContext, id: string): Promise<OutgoingEmail> {
    checkId(id, 'Mail');
    return this.transactions.run(async (manager) => {
      await lockAccount(manager, context.viewer);
      const { affected } = await manager.update(OutboxMessageEntity, { id, state: 'DEAD' }, this.resendValues());
      if (affected !== 1) throw notFound('Mail');
      await this.audit.record(manager, context, resending(id));
      return manager.findOneByOrFail(OutboxMessageEntity, { id });
    });
  }

  /** Resends matching emails, longest undelivered first, up to MAX_RESENT. `remainingCount` are left. */
  async resendAll(context: RequestContext, { ids, filter }: ResendEmailsInput): Promise<ResendEmailsPayload> {
    if (ids && ids.length > MAX_RESENT) throw invalidInput({ ids: [TOO_MANY] });
    const chosen = ids?.filter(isId);
    if (chosen?.length === 0) return { resentIds: [], remainingCount: 0 };
    const { always = [] } = UNDELIVERED_EMAILS;
    const byIds = chosen ? [{ sql: `m.id IN (${placeholders(chosen)})`, values: chosen }] : [];
    const { where, values } = buildWhere({}, [...always, ...byIds, ...filterConditions(UNDELIVERED_EMAILS, filter)]);
    return this.transactions.run(async (manager) => {
      await lockAccount(manager, context.viewer);
      const rows: { id: string }[] = await manager.query(
        `SELECT m.id FROM outbox_message m ${where} ORDER BY m.due_at, m.id LIMIT ${MAX_RESENT} FOR UPDATE`,
        values,
      );
      const resentIds = rows.map(({ id }) => id);
      await manager.update(OutboxMessageEntity, { id: In(resentIds) }, this.resendValues());
      await this.audit.recordAll(manager, context, resentIds.map(resending));
      const [left] = await manager.query(`SELECT COUNT(*) AS total FROM outbox_message m ${where}`, values);
      return { resentIds, remainingCount: Number(left.total) };
    });
  }

  /** The columns of an email that is resent, with no attempts yet. */
  private resendValues() {
    return { state: 'WAITING', attempts: 0, dueAt: this.clock.now() } as const;
  }
}

const resending = (id: string): AuditEntry => ({ action: 'RESEND', subjectType: 'MESSAGE', subjectId: id });
