import { openSince } from '@job-alert/domain/approvals/working-hours';
import { COMPANY_EMAIL_KINDS, COMPANY_EMAILS, type CompanyEmailKind } from '@job-alert/domain/companies/company-emails';
import { DEEP_LINKS } from '@job-alert/domain/portal/deep-links';
import { WORKING_ROLES } from '@job-alert/domain/companies/job-people';
import type { EntityManager } from 'typeorm';
import type { TransactionRunner } from '../../database/transaction.js';
import type { Clock } from '../../platform/clock.js';
import type { Brand, EmailContent } from '../mail/email-layout.presenter.js';
import type { MailerService } from '../mail/mailer.service.js';
import { emailChoiceLink } from '../notifications/company.emails.js';

interface Deps {
  transactions: TransactionRunner;
  mailer: MailerService;
  clock: Clock;
}

interface Counts {
  kind: CompanyEmailKind;
  events: number | string;
}

const NOT_SINCE = '(office_mailed_at IS NULL OR office_mailed_at < ?)';
const DUE = `SELECT DISTINCT u.id FROM collected_email e JOIN user u ON u.id = e.user_id WHERE e.due_at <= ? AND ${NOT_SINCE}`;
// The digest is no change of the account.
const CLAIM = `UPDATE user SET office_mailed_at = ?, modified_at = modified_at WHERE id = ? AND ${NOT_SINCE}`;
const COUNTS =
  'SELECT kind, SUM(events) AS events FROM collected_email WHERE user_id = ? AND due_at <= ? GROUP BY kind';

/** The account, while it works on jobs of its company. The first user of a company without members is its owner. */
const PERSON = `SELECT u.email, u.first_name AS firstName FROM user u LEFT JOIN company_member m ON m.user_id = u.id
  WHERE u.id = ? AND u.is_active = 1 AND m.removed_at IS NULL AND COALESCE(m.role, 'OWNER') IN (${WORKING_ROLES.map(() => '?').join(', ')})`;

/** Emails employers who chose it at the start of each working day about the events since the last such email. */
export class CompanyDigestService {
  constructor(private readonly deps: Deps) {}

  /** Writes the emails due today. Safe to run on several servers: each email is written once. */
  async sendDue(): Promise<void> {
    const { transactions, clock } = this.deps;
    const now = clock.now();
    const opening = openSince(now);
    if (opening === null) return;
    const due = await transactions.run((manager) => manager.query<{ id: string }[]>(DUE, [now, opening]));
    for (const { id } of due) await transactions.run((manager) => this.send(manager, id, opening, now));
  }

  private async send(manager: EntityManager, id: string, opening: Date, now: Date): Promise<void> {
    const { affectedRows } = await manager.query<{ affectedRows: number }>(CLAIM, [now, id, opening]);
    if (affectedRows !== 1) return;
    const counts = await manager.query<Counts[]>(COUNTS, [id, now]);
    await manager.query('DELETE FROM collected_email WHERE user_id = ? AND due_at <= ?', [id, now]);
    const [person] = await manager.query<{ email: string; firstName: string }[]>(PERSON, [id, ...WORKING_ROLES]);
    if (!person || counts.length === 0) return;
    const { email, firstName } = person;
    const { mailer } = this.deps;
    await mailer.enqueue(manager, {
      key: `company-digest:${id}:${opening.toISOString()}`,
      kind: 'COMPANY_DIGEST',
      to: email,
      content: companyDigestEmail(mailer.brand, firstName, counts),
    });
  }
}

function companyDigestEmail(brand: Brand, firstName: string, counts: readonly Counts[]): EmailContent {
  const byKind = new Map(counts.map(({ kind, events }) => [kind, Number(events)]));
  const total = [...byKind.values()].reduce((sum, events) => sum + events, 0);
  const path = (kind: CompanyEmailKind) => (kind.startsWith('JOB_') ? DEEP_LINKS.myJobs : DEEP_LINKS.applicants);
  return {
    subject: total === 1 ? 'Since yesterday: 1 event' : `Since yesterday: ${total} events`,
    preview: 'New applicants, decisions and interviews of your company.',
    heading: 'The news of your company',
    paragraphs: [`Hello ${firstName},`, 'This has happened since your last daily email.'],
    facts: COMPANY_EMAIL_KINDS.flatMap((kind) => {
      const events = byKind.get(kind);
      return events === undefined
        ? []
        : [[COMPANY_EMAILS[kind].label, String(events), brand.url + path(kind)] as const];
    }),
    button: { label: 'Applicants', url: brand.url + DEEP_LINKS.applicants },
    noteLink: emailChoiceLink(brand),
  };
}
