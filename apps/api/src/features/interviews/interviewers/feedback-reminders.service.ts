import { remindedStarts } from '@job-alert/domain/interviews/interviewers';
import type { CoreServices } from '../../../platform/core-services.js';
import type { InterviewersEmails } from './interviewers.emails.js';
import type { InterviewersRepository } from './interviewers.repository.js';

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'clock'> {
  interviewers: InterviewersRepository;
  interviewersEmails: InterviewersEmails;
}

/** Reminds members and guests whose feedback is missing an hour after their interview. */
export class FeedbackRemindersService {
  constructor(private readonly deps: Deps) {}

  /** Writes the due emails. Safe to run on several servers: each person is reminded once. */
  async sendDue(): Promise<void> {
    const { dataSource, transactions, interviewers, interviewersEmails, clock } = this.deps;
    const now = clock.now();
    for (const awaited of await interviewers.awaited(dataSource.manager, remindedStarts(now))) {
      await transactions.run(async (manager) => {
        if (await interviewers.remind(manager, awaited.id, now)) await interviewersEmails.reminded(manager, awaited);
      });
    }
  }
}
