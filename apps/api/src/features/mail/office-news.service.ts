import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '@job-alert/domain/application-status';
import { type EntityManager, IsNull, LessThanOrEqual } from 'typeorm';
import { NotificationEntity } from '../../database/entities/notification.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import type { Clock } from '../../platform/clock.js';
import type { NotificationKind } from '../notifications/notification-kinds.types.js';
import { applicationNames } from './application-names.js';
import type { Config } from '../../platform/config.js';
import { interviewFacts, type NamedInterview } from './decision-mails.js';
import type { MailRoomService } from './mail-room.service.js';
import type { OfficeBell, Rung } from './office-bell.js';
import { type OfficeNews, officeMail } from './office-mails.js';
import { RECORD_SCREENS } from './portal-links.js';

/** How long an administrator gets no mail after one, unless the operator wants each at once (decision 0040). */
export const DIGEST_MINUTES = 60;

interface NewJob {
  title: string;
  companyId: string;
  companyName: string;
  approvalId: string;
}

/** Tells every active administrator what waits for them: a mail and a line in the bell, in the transaction of the event. */
export class OfficeNewsService {
  constructor(
    private readonly mailRoom: MailRoomService,
    private readonly bell: OfficeBell,
    private readonly mailing: Config['ADMIN_MAIL'],
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
      companyName,
      toldOf: { companyId: id },
      approvalId,
    });
  }

  newJob(manager: EntityManager, jobId: string, { title, companyId, companyName, approvalId }: NewJob) {
    return this.tell(manager, 'NEW_JOB', jobId, {
      subject: `New job: ${title}`,
      sentence: `${companyName} has posted “${title}”. The job is waiting for approval.`,
      path: RECORD_SCREENS.job(jobId),
      companyName,
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
      companyName,
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
      companyName,
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
      companyName,
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
      companyName,
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
      select: { id: true, email: true, officeMailedAt: true },
      where: { type: 'ADMIN', isActive: true },
      // In one order by everybody: the rows are written, and two who wait for each other would both be refused.
      order: { id: 'ASC' },
    });
    const told: (Rung & { email: string })[] = [];
    for (const admin of admins) told.push({ ...admin, isMailed: await this.isMailedNow(manager, admin) });
    if (told.length === 0) return;
    const content = officeMail(this.mailRoom.brand, news);
    const name = kind.toLowerCase().replaceAll('_', '-');
    const letters = told.flatMap(({ id, email, isMailed }) =>
      isMailed ? [{ key: `${name}:${eventId}:${id}`, kind, to: email, content, toldOf: news.toldOf }] : [],
    );
    await this.mailRoom.post(manager, ...letters);
    await this.bell.ring(manager, kind, news, told);
  }

  /** The first news after an hour goes out at once and begins the next hour; of several at the same time, one does. */
  private async isMailedNow(manager: EntityManager, { id, officeMailedAt }: UserEntity): Promise<boolean> {
    if (this.mailing === 'each') return true;
    const now = this.clock.now();
    const before = new Date(now.getTime() - DIGEST_MINUTES * 60_000);
    if (officeMailedAt !== null && officeMailedAt > before) return false;
    return beginsHour(manager, id, { before, now });
  }
}

/** Begins an administrator's next hour, unless it has begun meanwhile. */
export async function beginsHour(
  manager: EntityManager,
  id: string,
  { before, now }: { before: Date; now: Date },
): Promise<boolean> {
  const over = [
    { id, officeMailedAt: IsNull() },
    { id, officeMailedAt: LessThanOrEqual(before) },
  ];
  const { affected } = await manager
    .createQueryBuilder()
    .update(UserEntity)
    .set({ officeMailedAt: now })
    .where(over)
    .execute();
  return affected === 1;
}
