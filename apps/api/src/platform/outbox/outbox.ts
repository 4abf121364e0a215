import { type EntityManager, In, MoreThanOrEqual } from 'typeorm';
import { CollectedEmailEntity } from '../../database/entities/messages/collected-email.entity.js';
import { OutboxMessageEntity } from '../../database/entities/messages/outbox-message.entity.js';
import type { Clock } from '../clock.js';
import { emailPriority } from './email-priority.js';

/** The accounts that an email or a notification to someone else is about. It is deleted with them. */
export interface DataSubjects {
  candidateId?: string;
  companyId?: string;
}

interface NewEmail {
  /** The key of event and recipient. An email with the same key is not written twice. */
  key: string;
  kind: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** An iCalendar file. */
  calendar?: string;
  /** The one-click unsubscribe address of this kind of email. */
  unsubscribeUrl?: string;
  dataSubjects?: DataSubjects;
}

/** The delay of the emails of a transaction, and their keys. */
interface Delay {
  until: Date;
  keys: string[];
}

/** The maximum for one insert, far below the packet size of either engine. */
const BATCH_SIZE = 100;

const COLUMNS = `message_key, state, priority, kind, recipient, reply_to, subject, text, html, calendar, unsubscribe_url, candidate_id, company_id,
  attempts, created_at, due_at`;
// INSERT IGNORE would also accept values that are too long or missing.
const ON_DUPLICATE = 'ON DUPLICATE KEY UPDATE message_key = VALUES(message_key)';

/**
 * The email outbox. Emails are rows of the transaction that causes them: a rollback sends nothing, and a commit never loses an email,
 * whatever the mail server does.
 */
export class Outbox {
  private readonly delays = new WeakMap<EntityManager, Delay>();

  constructor(private readonly clock: Clock) {}

  /** Delays the emails of this transaction until an instant. Returns the list that collects their keys. */
  delayUntil(manager: EntityManager, until: Date): readonly string[] {
    const hold: Delay = { until, keys: [] };
    this.delays.set(manager, hold);
    return hold.keys;
  }

  /** Counts an email in the next daily email of the account instead of sending it. */
  async collect(manager: EntityManager, email: Omit<CollectedEmailEntity, 'id' | 'dueAt'>): Promise<void> {
    const hold = this.delays.get(manager);
    hold?.keys.push(email.messageKey);
    const dueAt = hold?.until ?? this.clock.now();
    await manager.upsert(CollectedEmailEntity, { ...email, dueAt }, ['messageKey']);
  }

  /** Cancels waiting emails. Returns false if one of them, written since `since`, has been sent or is being sent. */
  async cancel(manager: EntityManager, keys: readonly string[], since: Date): Promise<boolean> {
    if (keys.length === 0) return true;
    const messageKey = In([...keys]);
    await manager.delete(CollectedEmailEntity, { messageKey });
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

/** The domain allows single-line texts only. One that gets past these rules must not become a header. */
function assertSingleLine(kind: string, value: string | null): void {
  if (value !== null && /[\p{Cc}\u2028\u2029]/u.test(value)) {
    throw new Error(`A header of a mail of the kind ${kind} has a line break or control character in it.`);
  }
}
