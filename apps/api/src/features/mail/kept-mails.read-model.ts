import { normalizeEmail } from '@job-alert/domain/email';
import type { Reader } from '../../database/reader.js';

/** A mail as the development mailbox shows it. */
export interface KeptMail {
  id: string;
  to: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  calendar: string | null;
  unsubscribeUrl: string | null;
  createdAt: Date;
}

const NEWEST = 100;
const SELECT = `SELECT id, recipient AS \`to\`, kind, subject, text, html, calendar, unsubscribe_url AS unsubscribeUrl, created_at AS createdAt FROM outbox_message`;
const ORDER = 'ORDER BY created_at DESC, id DESC';

/** The mails that are not sent, because there is no mail server. */
export class KeptMailsReadModel {
  constructor(private readonly reader: Reader) {}

  /** The newest mails, the latest first; of one recipient, or of all. */
  newest(to: string | undefined): Promise<KeptMail[]> {
    if (to === undefined) return this.reader.rows<KeptMail>(`${SELECT} ${ORDER} LIMIT ${NEWEST}`);
    return this.reader.rows<KeptMail>(`${SELECT} WHERE recipient = ? ${ORDER} LIMIT ${NEWEST}`, [normalizeEmail(to)]);
  }

  one(id: string): Promise<KeptMail | undefined> {
    return this.reader.row<KeptMail>(`${SELECT} WHERE id = ?`, [id]);
  }
}
