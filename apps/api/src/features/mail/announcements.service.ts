import type { ApplicationStatus } from '@job-alert/domain/application-status';
import type { EntityManager } from 'typeorm';
import type { ApprovalEntity } from '../../database/entities/approval.entity.js';
import type { CompanyEntity } from '../../database/entities/company.entity.js';
import { InterviewEntity } from '../../database/entities/interview.entity.js';
import type { JobEntity } from '../../database/entities/job.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import type { Clock } from '../../platform/clock.js';
import { type ApplicationNames, applicationNames } from './application-names.js';
import { type CalendarEvent, calendarFile } from './calendar-file.js';
import {
  applicationRejectedMail,
  applicationStatusMail,
  companyDecidedMail,
  interviewCancelledMail,
  interviewMail,
  jobDecidedMail,
  proposalRejectedMail,
} from './decision-mails.js';
import type { MailRoomService } from './mail-room.service.js';

/** A decided request: how it stands now, and why. */
type DecidedApproval = Pick<ApprovalEntity, 'id' | 'state' | 'reason' | 'note'>;

/** Tells candidates and employers what has happened to them, in the transaction in which it happens. */
export class Announcements {
  constructor(
    private readonly mailRoom: MailRoomService,
    private readonly clock: Clock,
  ) {}

  async companyDecided(manager: EntityManager, company: CompanyEntity, approval: DecidedApproval): Promise<void> {
    const { email, firstName } = await manager.findOneByOrFail(UserEntity, { id: company.id });
    const content = companyDecidedMail(this.mailRoom.brand, company.name, { firstName, ...approval });
    await this.mailRoom.post(manager, { key: keyOf(approval), kind: 'COMPANY_DECIDED', to: email, content });
  }

  async jobDecided(manager: EntityManager, job: JobEntity, approval: DecidedApproval): Promise<void> {
    const { email, firstName } = await manager.findOneByOrFail(UserEntity, { id: job.companyId });
    const content = jobDecidedMail(this.mailRoom.brand, job.title, { firstName, ...approval });
    await this.mailRoom.post(manager, { key: keyOf(approval), kind: 'JOB_DECIDED', to: email, content });
  }

  /** To the candidate: the new status, or the invitation when an interview that is still to come goes with it. */
  async applicationApproved(manager: EntityManager, applicationId: string, approval: ApprovalEntity): Promise<void> {
    const names = await applicationNames(manager, applicationId);
    const interview = await manager.findOneBy(InterviewEntity, { approvalId: approval.id });
    if (interview && interview.startsAt > this.clock.now()) return this.invite(manager, names, interview);
    const status = approval.proposedValue as ApplicationStatus;
    const content = applicationStatusMail(this.mailRoom.brand, names, status, approval.dateOfJoining);
    const key = `application-approved:${approval.id}`;
    const toldOf = { companyId: names.companyId };
    await this.mailRoom.post(manager, { key, kind: 'APPLICATION_APPROVED', to: names.email, content, toldOf });
  }

  /** To the employer: why a proposal was rejected. To the candidate: that the application itself was, without the reason. */
  async applicationRejected(manager: EntityManager, applicationId: string, approval: ApprovalEntity): Promise<void> {
    const names = await applicationNames(manager, applicationId);
    const { brand } = this.mailRoom;
    const [key, kind] = [`application-rejected:${approval.id}`, 'APPLICATION_REJECTED'];
    if (approval.previousValue === null) {
      const content = applicationRejectedMail(brand, names);
      const toldOf = { companyId: names.companyId };
      return this.mailRoom.post(manager, { key, kind, to: names.email, content, toldOf });
    }
    const { email: to, firstName } = await manager.findOneByOrFail(UserEntity, { id: names.companyId });
    const proposed = approval.proposedValue as ApplicationStatus;
    const previous = approval.previousValue as ApplicationStatus;
    const content = proposalRejectedMail(brand, { ...names, firstName }, { ...approval, proposed, previous });
    await this.mailRoom.post(manager, { key, kind, to, content, toldOf: { candidateId: names.candidateId } });
  }

  /** To the candidate who was invited: the interview will not take place. A company that is deleted is not named (decision 0030). */
  async interviewCancelled(
    manager: EntityManager,
    interview: InterviewEntity,
    { forgets = [] }: { forgets?: readonly string[] } = {},
  ): Promise<void> {
    const { companyId, companyName, ...names } = await applicationNames(manager, interview.applicationId);
    const isForgotten = forgets.includes(companyId);
    const told = { ...names, companyName: isForgotten ? null : companyName };
    await this.mailRoom.post(manager, {
      key: `interview-cancelled:${interview.id}`,
      kind: 'INTERVIEW_CANCELLED',
      to: names.email,
      ...(isForgotten ? {} : { toldOf: { companyId } }),
      content: interviewCancelledMail(this.mailRoom.brand, told, interview),
      calendar: await this.calendar(manager, interview, {
        state: 'CANCELLED',
        title: `Interview: ${names.jobTitle}`,
      }),
    });
  }

  private async invite(manager: EntityManager, names: ApplicationNames, interview: InterviewEntity): Promise<void> {
    await this.mailRoom.post(manager, {
      key: `interview:${interview.id}`,
      kind: 'INTERVIEW',
      to: names.email,
      toldOf: { companyId: names.companyId },
      content: interviewMail(this.mailRoom.brand, names, interview),
      calendar: await this.calendar(manager, interview, {
        state: 'CONFIRMED',
        title: `Interview: ${names.jobTitle} at ${names.companyName}`,
      }),
    });
  }

  /** The file that puts an interview into a calendar, moves it there or takes it out again. */
  private async calendar(
    manager: EntityManager,
    interview: InterviewEntity,
    { state, title }: Pick<CalendarEvent, 'state' | 'title'>,
  ): Promise<string> {
    const { brand } = this.mailRoom;
    const { firstId, reschedules } = await chainOf(manager, interview);
    return calendarFile(brand, {
      ...interview,
      state,
      uid: `interview-${firstId}@${new URL(brand.url).hostname}`,
      sequence: state === 'CANCELLED' ? reschedules + 1 : reschedules,
      writtenAt: this.clock.now(),
      title,
    });
  }
}

const keyOf = ({ id, state }: DecidedApproval): string => `${state.toLowerCase()}:${id}`;

/** The interview that a line of reschedules began with, and how many they are. */
async function chainOf(
  manager: EntityManager,
  { id, applicationId }: InterviewEntity,
): Promise<{ firstId: string; reschedules: number }> {
  let firstId = id;
  for (let reschedules = 0; ; reschedules += 1) {
    const earlier = await manager.findOneBy(InterviewEntity, { applicationId, supersededById: firstId });
    if (!earlier) return { firstId, reschedules };
    firstId = earlier.id;
  }
}
