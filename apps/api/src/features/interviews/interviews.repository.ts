import type { CancelledFor } from '@job-alert/domain/interview-cancellation';
import type { ToldInterview } from '@job-alert/domain/interview-feedback';
import { MINUTES_BETWEEN_INTERVIEWS } from '@job-alert/domain/interview';
import { type EntityManager, In, IsNull } from 'typeorm';
import { ApplicationEntity } from '../../database/entities/application.entity.js';
import { InterviewEntity } from '../../database/entities/interview.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { placeholders } from '../../platform/batch-loader.js';
import { checkId } from '../../platform/ids.js';
import { INTERVIEWS } from './interview-conditions.read-model.js';

/** An interview as far as rules need it. */
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

/** Those still to come, whether the candidate has been invited or the invitation waits. */
const PLANNED = (applications: string) => `SELECT i.id FROM ${INTERVIEWS.from}
  WHERE i.application_id IN (${applications}) AND i.starts_at > ? AND ${INTERVIEWS.stands}`;

/** The last one that was to be, while nobody has said what became of it. */
const LAST_UNTOLD = `SELECT i.id FROM ${INTERVIEWS.from}
  WHERE i.application_id = ? AND i.starts_at <= ? AND p.state = 'APPROVED' AND ${INTERVIEWS.stands}
  ORDER BY i.starts_at DESC, i.id DESC LIMIT 1`;

const ACTED = `SELECT p.state AS approvalState, i.starts_at AS startsAt, i.cancelled_at AS cancelledAt, np.state AS replacementState,
    ${INTERVIEWS.outcome} AS outcome, EXISTS (SELECT 1 FROM interview_feedback f WHERE f.interview_id = i.id) AS hasFeedback
  FROM ${INTERVIEWS.from} WHERE i.id = ?`;

export interface StandingInterview extends ToldInterview {
  hasFeedback: boolean;
}

/** Why an interview is cancelled, and when. */
export interface Cancellation {
  cancelledAt: Date;
  cancelledFor: CancelledFor;
  cancelNote?: string | null;
}

/** What scheduling reads and writes, inside the transaction of the use case. */
export class InterviewsRepository {
  /** The interviews of an application that stand, the latest first. */
  ofApplication(manager: EntityManager, applicationId: string): Promise<OtherInterview[]> {
    return manager.query<OtherInterview[]>(OF_APPLICATION, [applicationId]);
  }

  /**
   * Lets only one transaction at a time look for a clash of a candidate's interviews and add one: the later writer of the
   * candidate's row waits, or is repeated after a deadlock, and then sees what the first has added. Returns the candidate's id;
   * undefined when the company has no such application.
   */
  async holdCandidate(
    manager: EntityManager,
    application: Pick<ApplicationEntity, 'id' | 'companyId'>,
  ): Promise<string | undefined> {
    const { id, companyId } = application;
    const where = { id: checkId(id, 'Application'), companyId };
    const found = await manager.findOne(ApplicationEntity, { select: { id: true, candidateId: true }, where });
    if (found) await manager.update(UserEntity, { id: found.candidateId }, { version: () => 'version + 1' });
    return found?.candidateId;
  }

  /** The candidate's interviews, with any company, that could clash with one at that time. */
  near(manager: EntityManager, candidateId: string, startsAt: Date): Promise<OtherInterview[]> {
    const least = MINUTES_BETWEEN_INTERVIEWS * 60_000;
    const [from, to] = [new Date(startsAt.getTime() - least), new Date(startsAt.getTime() + least)];
    return manager.query<OtherInterview[]>(OF_CANDIDATE_NEAR, [candidateId, from, to]);
  }

  async insert(
    manager: EntityManager,
    interview: Omit<
      InterviewEntity,
      'id' | 'supersededById' | 'cancelledAt' | 'cancelledFor' | 'cancelNote' | 'outcome'
    >,
  ): Promise<string> {
    const { id } = await manager.save(manager.create(InterviewEntity, interview));
    return id;
  }

  /** The interviews of these applications that are still to come, with their requests, in the order of their times. */
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

  /** Cancels an interview; false when somebody was first. */
  async cancel(manager: EntityManager, id: string, cancellation: Cancellation): Promise<boolean> {
    const { affected } = await manager.update(InterviewEntity, { id, cancelledAt: IsNull() }, cancellation);
    return affected === 1;
  }

  /** The application's last interview, which was to have been by now, was missed. */
  async miss(manager: EntityManager, applicationId: string, now: Date): Promise<void> {
    const [last] = await manager.query<{ id: string }[]>(LAST_UNTOLD, [applicationId, now]);
    if (last) await manager.update(InterviewEntity, { id: last.id, outcome: IsNull() }, { outcome: 'NO_SHOW' });
  }

  /**
   * Holds the application of a company's interview until the transaction ends, so that no step of it is proposed or decided
   * meanwhile: who has read it before is refused by its version. False when it is not there for the company.
   */
  async holdApplication(manager: EntityManager, { applicationId, companyId }: InterviewEntity): Promise<boolean> {
    const { affected } = await manager.update(
      ApplicationEntity,
      { id: applicationId, companyId, isActive: true },
      { version: () => 'version + 1' },
    );
    return affected === 1;
  }

  /** How an interview stands that is there. */
  async standing(manager: EntityManager, id: string): Promise<StandingInterview | undefined> {
    const [row] = await manager.query<(ToldInterview & { hasFeedback: number })[]>(ACTED, [id]);
    return row && { ...row, hasFeedback: Number(row.hasFeedback) === 1 };
  }

  /** Names what takes the place of earlier interviews, once it is approved. */
  async supersede(manager: EntityManager, earlier: readonly OtherInterview[], supersededById: string): Promise<void> {
    if (earlier.length === 0) return;
    await manager.update(InterviewEntity, { id: In(earlier.map(({ id }) => id)) }, { supersededById });
  }
}
