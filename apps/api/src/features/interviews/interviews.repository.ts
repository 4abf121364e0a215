import { MINUTES_BETWEEN_INTERVIEWS } from '@job-alert/domain/interview';
import { type EntityManager, In } from 'typeorm';
import { InterviewEntity } from '../../database/entities/interview.entity.js';
import { UserEntity } from '../../database/entities/user.entity.js';
import { placeholders } from '../../platform/batch-loader.js';
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

/** Which of them the candidate has been invited to and still has to come. */
const PLANNED = (applications: string) => `SELECT i.id FROM ${INTERVIEWS.from}
  WHERE i.application_id IN (${applications}) AND i.starts_at > ? AND p.state = 'APPROVED' AND ${INTERVIEWS.stands}`;

/** What scheduling reads and writes, inside the transaction of the use case. */
export class InterviewsRepository {
  /** The interviews of an application that stand, the latest first. */
  ofApplication(manager: EntityManager, applicationId: string): Promise<OtherInterview[]> {
    return manager.query<OtherInterview[]>(OF_APPLICATION, [applicationId]);
  }

  /**
   * Lets only one transaction at a time look for a clash of a candidate's interviews and add one: the later writer of the
   * candidate's row waits, or is repeated after a deadlock, and then sees what the first has added.
   */
  async holdCandidate(manager: EntityManager, candidateId: string): Promise<void> {
    await manager.update(UserEntity, { id: candidateId }, { version: () => 'version + 1' });
  }

  /** The candidate's interviews, with any company, that could clash with one at that time. */
  near(manager: EntityManager, candidateId: string, startsAt: Date): Promise<OtherInterview[]> {
    const least = MINUTES_BETWEEN_INTERVIEWS * 60_000;
    const [from, to] = [new Date(startsAt.getTime() - least), new Date(startsAt.getTime() + least)];
    return manager.query<OtherInterview[]>(OF_CANDIDATE_NEAR, [candidateId, from, to]);
  }

  async insert(
    manager: EntityManager,
    interview: Omit<InterviewEntity, 'id' | 'supersededById' | 'cancelledAt'>,
  ): Promise<string> {
    const { id } = await manager.save(
      manager.create(InterviewEntity, { ...interview, supersededById: null, cancelledAt: null }),
    );
    return id;
  }

  /** The interviews of these applications that their candidates expect, in the order of their times. */
  async planned(manager: EntityManager, applicationIds: readonly string[], now: Date): Promise<InterviewEntity[]> {
    if (applicationIds.length === 0) return [];
    const rows = await manager.query<{ id: string }[]>(PLANNED(placeholders(applicationIds)), [...applicationIds, now]);
    if (rows.length === 0) return [];
    return manager.find(InterviewEntity, {
      where: { id: In(rows.map(({ id }) => id)) },
      order: { startsAt: 'ASC', id: 'ASC' },
    });
  }

  async cancel(manager: EntityManager, interviews: readonly OtherInterview[], cancelledAt: Date): Promise<void> {
    await manager.update(InterviewEntity, { id: In(interviews.map(({ id }) => id)) }, { cancelledAt });
  }

  /** Names what takes the place of earlier interviews, once it is approved. */
  async supersede(manager: EntityManager, earlier: readonly OtherInterview[], supersededById: string): Promise<void> {
    if (earlier.length === 0) return;
    await manager.update(InterviewEntity, { id: In(earlier.map(({ id }) => id)) }, { supersededById });
  }
}
