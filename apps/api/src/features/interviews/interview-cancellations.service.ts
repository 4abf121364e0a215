import type { EntityManager } from 'typeorm';
import type { Clock } from '../../platform/clock.js';
import type { InterviewsMails } from './interviews.mails.js';
import type { InterviewsRepository } from './interviews.repository.js';

/** Cancels planned interviews when their application comes to an end, in the same transaction. */
export class InterviewCancellationsService {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly mails: InterviewsMails,
    private readonly clock: Clock,
  ) {}

  /** Cancels the planned interviews of an application and tells its candidate. */
  async cancel(manager: EntityManager, applicationId: string): Promise<void> {
    const now = this.clock.now();
    const planned = await this.interviews.planned(manager, [applicationId], now);
    if (planned.length === 0) return;
    await this.interviews.cancel(manager, planned, now);
    for (const interview of planned) await this.mails.cancelled(manager, interview);
  }

  /** Tells the candidates of applications that are about to be deleted, except those whose accounts are deleted too. */
  async announceDeletion(
    manager: EntityManager,
    applicationIds: readonly string[],
    deletedUserIds: readonly string[],
  ): Promise<void> {
    for (const interview of await this.interviews.planned(manager, applicationIds, this.clock.now())) {
      if (deletedUserIds.includes(interview.candidateId)) continue;
      await this.mails.cancelled(manager, interview, { forgets: deletedUserIds });
    }
  }
}
