import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '@job-alert/domain/application-status';
import { type EntityManager, IsNull } from 'typeorm';
import { NotificationEntity } from '../../database/entities/notification.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import type { Clock } from '../../platform/clock.js';
import type { NotificationKind } from '../notifications/notification-kinds.js';
import { applicationNames } from './application-names.js';
import { interviewFacts, type NamedInterview } from './decision-mails.js';
import type { MailRoom } from './mail-room.js';
import { type OfficeNews, officeMail } from './office-mails.js';
import { RECORD_SCREENS } from './portal-links.js';

const MAX_SENTENCE = 300;

interface NewJob {
  title: string;
  companyId: string;
  companyName: string;
  approvalId: string;
}

/** Tells every active administrator what waits for them: a mail and a line in the bell, in the transaction of the event. */
export class OfficeNewsService {
  constructor(
    private readonly mailRoom: MailRoom,
    private readonly clock: Clock,
  ) {}

  newEmployer(
    manager: EntityManager,
    { id, firstName, lastName, email }: UserEntity,
    { name: companyName, approvalId }: { name: string; approvalId: string },
  ) {
    return this.tell(manager, 'NEW_EMPLOYER', id, {
      subject: `New employer: ${companyName}`,
      sentence: `${companyName} has signed up and is waiting for approval.`,
      facts: [
        ['Company', companyName],
        ['Contact', `${firstName} ${lastName}`],
        ['Email', email],
      ],
      path: RECORD_SCREENS.employer(id),
      toldOf: { companyId: id },
      approvalId,
    });
  }

  newJob(manager: EntityManager, jobId: string, { title, companyId, companyName, approvalId }: NewJob) {
    return this.tell(manager, 'NEW_JOB', jobId, {
      subject: `New job: ${title}`,
      sentence: `${companyName} has posted “${title}”. The job is waiting for approval.`,
      path: RECORD_SCREENS.job(jobId),
      toldOf: { companyId },
      approvalId,
    });
  }

  /** An employer's edit has brought words to check into a job that was approved. */
  changedJob(
    manager: EntityManager,
    jobId: string,
    { title, companyId, companyName, approvalId, words }: NewJob & { words: string },
  ) {
    return this.tell(manager, 'CHANGED_JOB', approvalId, {
      subject: `Changed job: ${title}`,
      sentence: `${companyName} has changed “${title}”, and the job is waiting for approval again. Words to check: ${words}.`,
      path: RECORD_SCREENS.job(jobId),
      toldOf: { companyId },
      approvalId,
    });
  }

  async newApplication(manager: EntityManager, applicationId: string): Promise<void> {
    const { candidateName, jobTitle, companyName, candidateId, companyId, approvalId } = await applicationNames(
      manager,
      applicationId,
    );
    await this.tell(manager, 'NEW_APPLICATION', applicationId, {
      subject: `New application: ${candidateName} for ${jobTitle}`,
      sentence: `${candidateName} has applied for “${jobTitle}” at ${companyName}.`,
      path: RECORD_SCREENS.application(applicationId),
      toldOf: { candidateId, companyId },
      approvalId,
    });
  }

  async newProposal(
    manager: EntityManager,
    applicationId: string,
    approvalId: string,
    status: ApplicationStatus,
  ): Promise<void> {
    const { candidateName, jobTitle, companyName, candidateId, companyId } = await applicationNames(
      manager,
      applicationId,
    );
    const label = APPLICATION_STATUS_LABELS[status];
    await this.tell(manager, 'NEW_PROPOSAL', approvalId, {
      subject: `Proposal: ${label} for ${candidateName}`,
      sentence: `${companyName} proposes “${label}” for ${candidateName}, who has applied for “${jobTitle}”.`,
      path: RECORD_SCREENS.application(applicationId),
      toldOf: { candidateId, companyId },
      approvalId,
    });
  }

  async interviewScheduled(
    manager: EntityManager,
    applicationId: string,
    interviewId: string,
    interview: NamedInterview,
  ): Promise<void> {
    const { candidateName, jobTitle, companyName, candidateId, companyId, approvalId } = await applicationNames(
      manager,
      applicationId,
    );
    await this.tell(manager, 'INTERVIEW_SCHEDULED', interviewId, {
      subject: `Interview: ${candidateName} with ${companyName}`,
      sentence: `${companyName} has scheduled an interview with ${candidateName} for “${jobTitle}”. The interview is waiting for approval.`,
      facts: interviewFacts(interview),
      path: RECORD_SCREENS.application(applicationId),
      toldOf: { candidateId, companyId },
      approvalId,
    });
  }

  /** A request has been decided: its lines in the bells are read, whoever has decided it. */
  async settled(manager: EntityManager, approvalId: string): Promise<void> {
    await manager.update(NotificationEntity, { approvalId, readAt: IsNull() }, { readAt: this.clock.now() });
  }

  private async tell(manager: EntityManager, kind: NotificationKind, eventId: string, news: OfficeNews): Promise<void> {
    const admins = await manager.find(UserEntity, {
      select: { id: true, email: true },
      where: { type: 'ADMIN', isActive: true },
    });
    if (admins.length === 0) return;
    const content = officeMail(this.mailRoom.brand, news);
    const name = kind.toLowerCase().replaceAll('_', '-');
    await this.mailRoom.post(
      manager,
      ...admins.map(({ id, email }) => ({
        key: `${name}:${eventId}:${id}`,
        kind,
        to: email,
        content,
        toldOf: news.toldOf,
      })),
    );
    const text = news.sentence.slice(0, MAX_SENTENCE);
    const { path, approvalId, toldOf } = news;
    const line = { kind, text, path, approvalId, createdAt: this.clock.now(), ...toldOf };
    await manager.insert(
      NotificationEntity,
      admins.map(({ id }) => ({ ...line, userId: id })),
    );
  }
}
