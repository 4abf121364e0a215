import { type EntityManager, In, MoreThanOrEqual } from 'typeorm';
import { OutboxMessageEntity } from '../../database/entities/messages/outbox-message.entity.js';
import type { Clock } from '../clock.js';
import { emailPriority } from './email-priority.js';

/** Whom a mail or a notification to someone else is about: it is deleted with that account. */
export interface DataSubjects {
  candidateId?: string;
  companyId?: string;
}

/** A mail as its event writes it. */
export interface NewEmail {
  /** Names the event and the recipient: the same key again is the same mail, and is not written twice. */
  key: string;
  kind: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar file. */
  calendar?: string;
  /** Where one press, without a login, ends mails of this sort. */
  unsubscribeUrl?: string;
  dataSubjects?: DataSubjects;
}

/** Until when the mails of a transaction wait, and which they are. */
interface Delay {
  until: Date;
  keys: string[];
}

/** What an insert of mails may take together, far below the packet size of either engine. */
const BATCH_SIZE = 100;

const COLUMNS = `message_key, state, priority, kind, recipient, reply_to, subject, text, html, calendar, unsubscribe_url, candidate_id, company_id,
  attempts, created_at, due_at`;
// On purpose no INSERT IGNORE, which would also let pass what is too long or missing.
const ON_DUPLICATE = 'ON DUPLICATE KEY UPDATE message_key = VALUES(message_key)';

/**
 * Mails on their way out. They are rows of the transaction that causes them: a change that is rolled back mails nobody, and
 * one that holds is never without its mail, whatever the mail server does.
 */
export class Outbox {
  private readonly delays = new WeakMap<EntityManager, Delay>();

  constructor(private readonly clock: Clock) {}

  /** The mails of this transaction wait until then, so that their cause can still be taken back; their keys are added to what this returns. */
  delayUntil(manager: EntityManager, until: Date): readonly string[] {
    const hold: Delay = { until, keys: [] };
    this.delays.set(manager, hold);
    return hold.keys;
  }

  /** Takes back mails that wait; false when one of them, written since `since`, is on its way or has gone out. */
  async cancel(manager: EntityManager, keys: readonly string[], since: Date): Promise<boolean> {
    if (keys.length === 0) return true;
    const messageKey = In([...keys]);
    await manager.delete(OutboxMessageEntity, { messageKey, state: 'WAITING', createdAt: MoreThanOrEqual(since) });
    return !(await manager.existsBy(OutboxMessageEntity, { messageKey, createdAt: MoreThanOrEqual(since) }));
  }

  async enqueue(manager: EntityManager, mails: readonly NewEmail[]): Promise<void> {
    const now = this.clock.now();
    const hold = this.delays.get(manager);
    hold?.keys.push(...mails.map(({ key }) => key));
    for (let from = 0; from < mails.length; from += BATCH_SIZE) {
      const rows = mails.slice(from, from + BATCH_SIZE).map((mail) => toRow(mail, now, hold?.until ?? now));
      const places = rows.map((row) => `(${row.map(() => '?').join(', ')})`).join(', ');
      await manager.query(`INSERT INTO outbox_message (${COLUMNS}) VALUES ${places} ${ON_DUPLICATE}`, rows.flat());
    }
  }
}

function toRow(
  { key, kind, to, replyTo, subject, text, html, calendar, unsubscribeUrl, dataSubjects }: NewEmail,
  now: Date,
  dueAt: Date,
): unknown[] {
  const headers = [to, replyTo ?? null, subject];
  headers.forEach((value) => assertSingleLine(kind, value));
  return [
    key,
    'WAITING',
    emailPriority(kind),
    kind,
    ...headers,
    text,
    html,
    calendar ?? null,
    unsubscribeUrl ?? null,
    ...subjectIds(dataSubjects),
    0,
    now,
    dueAt,
  ];
}

const subjectIds = ({ candidateId, companyId }: DataSubjects = {}) => [candidateId ?? null, companyId ?? null];

/** Texts of people are one line long by the domain's rules; one that gets past them must not become a header. */
function assertSingleLine(kind: string, value: string | null): void {
  if (value !== null && /[\p{Cc}\u2028\u2029]/u.test(value)) {
    throw new Error(`A header of a mail of the kind ${kind} has a line break or control character in it.`);
  }
}
