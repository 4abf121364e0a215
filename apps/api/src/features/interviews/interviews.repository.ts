import type { AskedChannel } from '@job-alert/domain/approvals/asked-by';
import { MINUTES_BETWEEN_INTERVIEWS } from '@job-alert/domain/interviews/interview';
import type { CancellationReason } from '@job-alert/domain/interviews/interview-cancellation';
import type { InterviewFeedbackInput, InterviewWithOutcome } from '@job-alert/domain/interviews/interview-feedback';
import { type EntityManager, In, IsNull } from 'typeorm';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { ApplicationEntity } from '../../database/entities/applications/application.entity.js';
import { InterviewEntity } from '../../database/entities/applications/interview.entity.js';
import { InterviewFeedbackEntity } from '../../database/entities/applications/interview-feedback.entity.js';
import { staleVersion } from '../../platform/errors.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';
import { checkId } from '../../platform/ids.js';
import { INTERVIEWS } from '../../database/interview-conditions.js';

export interface OtherInterview {
  id: string;
  startsAt: Date;
}

const OF_APPLICATION = `SELECT i.id, i.starts_at AS startsAt FROM ${INTERVIEWS.from}
  WHERE i.application_id = ? AND ${INTERVIEWS.stands} ORDER BY i.starts_at DESC, i.id DESC`;

const OF_CANDIDATE_NEAR = `SELECT i.id, i.starts_at AS startsAt FROM ${INTERVIEWS.from}
    STRAIGHT_JOIN application a ON a.id = i.application_id
  WHERE i.candidate_id = ? AND i.starts_at > ? AND i.starts_at < ? AND a.is_active = 1
    AND ${INTERVIEWS.stands} ORDER BY i.starts_at, i.id`;

/** Upcoming interviews, approved or pending. */
const PLANNED = (applications: string) => `SELECT i.id FROM ${INTERVIEWS.from}
  WHERE i.application_id IN (${applications}) AND i.starts_at > ? AND ${INTERVIEWS.stands}`;

/** The last past interview, if its outcome is unknown. */
const LAST_WITHOUT_OUTCOME = `SELECT i.id FROM ${INTERVIEWS.from}
  WHERE i.application_id = ? AND i.starts_at <= ? AND p.state = 'APPROVED' AND ${INTERVIEWS.stands}
  ORDER BY i.starts_at DESC, i.id DESC LIMIT 1`;

const ACTED = `SELECT p.state AS approvalState, i.starts_at AS startsAt, i.cancelled_at AS cancelledAt, np.state AS replacementState,
    ${INTERVIEWS.outcome} AS outcome, EXISTS (SELECT 1 FROM interview_feedback f WHERE f.interview_id = i.id) AS hasFeedback
  FROM ${INTERVIEWS.from} WHERE i.id = ?`;

export interface CurrentInterview extends InterviewWithOutcome {
  hasFeedback: boolean;
}

/** A person who gives feedback on an interview: a member, or a guest with name and email address. */
type FeedbackGiver = Pick<InterviewFeedbackEntity, 'interviewId' | 'giverId'> &
  Partial<Pick<InterviewFeedbackEntity, 'guestName' | 'guestEmail'>>;

interface Cancellation {
  cancelledAt: Date;
  cancelledFor: CancellationReason;
  cancelNote?: string | null;
  cancelledByName?: string;
  cancelAskedBy?: string | null;
  cancelAskedChannel?: AskedChannel | null;
}

/** Reads and writes of interviews, inside the caller's transaction. */
export class InterviewsRepository {
  /** Returns the current interviews of an application, latest first. */
  ofApplication(manager: EntityManager, applicationId: string): Promise<OtherInterview[]> {
    return manager.query<OtherInterview[]>(OF_APPLICATION, [applicationId]);
  }

  /**
   * Locks the candidate, so that only one transaction at a time checks for a clash and adds an interview; a deadlock is
   * retried and then sees the other interview. Returns the candidate's id, or undefined if the company has no such
   * application.
   */
  async lockCandidate(
    manager: EntityManager,
    { id, companyId }: Pick<ApplicationEntity, 'id' | 'companyId'>,
  ): Promise<string | undefined> {
    const where = { id: checkId(id, 'Application'), companyId };
    const application = await manager.findOne(ApplicationEntity, { select: { id: true, candidateId: true }, where });
    if (application)
      await manager.update(UserEntity, { id: application.candidateId }, { version: () => 'version + 1' });
    return application?.candidateId;
  }

  /** Returns the candidate's interviews with any company that could clash with that time. */
  near(manager: EntityManager, candidateId: string, startsAt: Date): Promise<OtherInterview[]> {
    const least = MINUTES_BETWEEN_INTERVIEWS * 60_000;
    const [from, to] = [new Date(startsAt.getTime() - least), new Date(startsAt.getTime() + least)];
    return manager.query<OtherInterview[]>(OF_CANDIDATE_NEAR, [candidateId, from, to]);
  }

  async insert(
    manager: EntityManager,
    interview: Omit<
      InterviewEntity,
      | 'id'
      | 'supersededById'
      | 'cancelledAt'
      | 'cancelledFor'
      | 'cancelNote'
      | 'cancelledByName'
      | 'cancelAskedBy'
      | 'cancelAskedChannel'
      | 'outcome'
    >,
  ): Promise<string> {
    const { id } = await manager.save(manager.create(InterviewEntity, interview));
    return id;
  }

  /** Returns upcoming interviews of the applications with their requests, earliest first. */
  async planned(manager: EntityManager, applicationIds: readonly string[], now: Date): Promise<InterviewEntity[]> {
    if (applicationIds.length === 0) return [];
    const rows = await manager.query<{ id: string }[]>(PLANNED(placeholders(applicationIds)), [...applicationIds, now]);
    if (rows.length === 0) return [];
    return manager.find(InterviewEntity, {
      where: { id: In(rows.map(({ id }) => id)) },
      relations: { approval: true },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
  }

  /** Cancels an interview. Returns false if it has already been cancelled or changed. */
  async cancel(manager: EntityManager, id: string, cancellation: Cancellation): Promise<boolean> {
    const { affected } = await manager.update(InterviewEntity, { id, cancelledAt: IsNull() }, cancellation);
    return affected === 1;
  }

  /** Marks the last past interview of the application as missed. */
  async miss(manager: EntityManager, applicationId: string, now: Date): Promise<void> {
    const [last] = await manager.query<{ id: string }[]>(LAST_WITHOUT_OUTCOME, [applicationId, now]);
    if (last) await manager.update(InterviewEntity, { id: last.id, outcome: IsNull() }, { outcome: 'NO_SHOW' });
  }

  /**
   * Locks the application of a company's interview until the transaction ends and bumps its version, so that no step is
   * proposed or decided concurrently. Returns false if the company has no such application, or if only administrators can read it.
   */
  async lockApplication(
    manager: EntityManager,
    { applicationId, companyId }: Pick<InterviewEntity, 'applicationId' | 'companyId'>,
    isForCompany = false,
  ): Promise<boolean> {
    const { affected } = await manager.update(
      ApplicationEntity,
      { id: applicationId, companyId, ...(isForCompany ? {} : { isActive: true }) },
      { version: () => 'version + 1' },
    );
    return affected === 1;
  }

  /** Returns the state of an interview. */
  async findState(manager: EntityManager, id: string): Promise<CurrentInterview | undefined> {
    const [row] = await manager.query<(InterviewWithOutcome & { hasFeedback: number })[]>(ACTED, [id]);
    return row && { ...row, hasFeedback: Number(row.hasFeedback) === 1 };
  }

  /** Saves feedback and marks the interview as held. Throws if the feedback has changed since the version that its giver read. */
  async saveFeedback(
    manager: EntityManager,
    { interviewId, giverId, ...guest }: FeedbackGiver,
    feedback: InterviewFeedbackInput,
    { version, givenAt }: { version: number; givenAt: Date },
  ): Promise<void> {
    const own = { interviewId, giverId };
    const before = await manager.findOneBy(InterviewFeedbackEntity, own);
    if ((before?.version ?? 0) !== version) throw staleVersion();
    await manager.save(InterviewFeedbackEntity, { ...feedback, ...own, ...guest, givenAt, version: version + 1 });
    await manager.update(InterviewEntity, { id: interviewId }, { outcome: 'HELD' });
  }

  /** Links earlier interviews to their replacement, which takes effect once it is approved. */
  async supersede(manager: EntityManager, earlier: readonly OtherInterview[], supersededById: string): Promise<void> {
    if (earlier.length === 0) return;
    await manager.update(InterviewEntity, { id: In(earlier.map(({ id }) => id)) }, { supersededById });
  }
}
