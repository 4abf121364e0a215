import {
  COMPANY_EMAIL_TOPICS,
  type CompanyEmailChoice,
  type CompanyEmailTopic,
} from '@job-alert/domain/companies/company-emails';
import { EmailChoiceEntity } from '../../../database/entities/messages/email-choice.entity.js';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { TransactionRunner } from '../../../database/transaction.js';
import { lockAccount } from '../../../platform/account-lock.js';
import type { AuditTrail } from '../../../platform/audit.js';
import type { RequestContext } from '../../../platform/context.js';
import { requireEmployer, type UserViewer } from '../../../platform/viewer.js';
import { accountAuditEntry } from '../audit-entry.rules.js';

interface Deps {
  reader: SqlReader;
  transactions: TransactionRunner;
  audit: AuditTrail;
}

export interface TopicChoice {
  topic: CompanyEmailTopic;
  choice: CompanyEmailChoice;
}

/** The emails about the work of a company that each employer chooses (decision 0168). */
export class CompanyEmailChoicesService {
  constructor(private readonly deps: Deps) {}

  /** Returns the choice for each topic. */
  async findByUser(id: string): Promise<TopicChoice[]> {
    const rows = await this.deps.reader.rows<TopicChoice>('SELECT topic, choice FROM email_choice WHERE user_id = ?', [
      id,
    ]);
    return COMPANY_EMAIL_TOPICS.map((topic) => rows.find((row) => row.topic === topic) ?? { topic, choice: 'EACH' });
  }

  async set(context: RequestContext, { topic, choice }: TopicChoice): Promise<UserViewer> {
    const employer = requireEmployer(context.viewer);
    const { id: userId } = employer;
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, employer);
      await manager.upsert(EmailChoiceEntity, { userId, topic, choice }, ['userId', 'topic']);
      const entry = { ...accountAuditEntry('EDIT', userId), details: { changed: ['officeMail'] } };
      await this.deps.audit.record(manager, context, entry);
    });
    return employer;
  }
}
