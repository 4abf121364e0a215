import { normalizeEmail } from '@job-alert/domain/fields/email';
import type { SqlReader } from '../../database/sql-reader.js';

export interface CapturedEmail {
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

/** Emails that are not sent, because there is no mail server. */
export class CapturedEmailsReadModel {
  constructor(private readonly reader: SqlReader) {}

  /** Returns the newest emails, of one recipient or of all. */
  newest(to: string | undefined): Promise<CapturedEmail[]> {
    if (to === undefined) return this.reader.rows<CapturedEmail>(`${SELECT} ${ORDER} LIMIT ${NEWEST}`);
    return this.reader.rows<CapturedEmail>(`${SELECT} WHERE recipient = ? ${ORDER} LIMIT ${NEWEST}`, [
      normalizeEmail(to),
    ]);
  }

  byId(id: string): Promise<CapturedEmail | undefined> {
    return this.reader.row<CapturedEmail>(`${SELECT} WHERE id = ?`, [id]);
  }
}
