import {
  type ChosenInterviewer,
  checkInterviewers,
  INTERVIEWER_MESSAGES,
} from '@job-alert/domain/interviews/interviewers';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { InterviewParticipantEntity } from '../../../database/entities/applications/interview-participant.entity.js';
import { CompanyMemberEntity } from '../../../database/entities/companies/company-member.entity.js';
import { INTERVIEWS } from '../../../database/interview-conditions.js';
import { invalidInput } from '../../../platform/errors.js';
import { placeholders } from '../../../platform/graphql/batch-loader.js';
import { checkId } from '../../../platform/ids.js';

/** A person to email. */
export interface InvitedInterviewer extends ChosenInterviewer {
  id: string;
  firstName: string;
  fullName: string;
  address: string;
}

/** Condition: active user `u` with membership `m` works for the company. */
const worksFor = (companyId: string): string =>
  `u.is_active = 1 AND m.removed_at IS NULL AND COALESCE(m.company_id, u.id) = ${companyId}`;

/** Active members, and guests. */
const INVITED = `SELECT ip.id, ip.user_id AS userId, ip.name, ip.email, COALESCE(u.first_name, ip.name) AS firstName,
    COALESCE(CONCAT(u.first_name, ' ', u.last_name), ip.name) AS fullName, COALESCE(u.email, ip.email) AS address
  FROM interview_participant ip JOIN interview i ON i.id = ip.interview_id LEFT JOIN user u ON u.id = ip.user_id
    LEFT JOIN company_member m ON m.user_id = u.id
  WHERE ip.interview_id = ? AND (ip.user_id IS NULL OR (${worksFor('i.company_id')})) ORDER BY ip.id`;

/** A member or guest whose feedback is missing. */
export interface AwaitedFeedback {
  id: string;
  /** Null for a guest. */
  userId: string | null;
  interviewId: string;
  email: string;
  firstName: string;
  candidateId: string;
  companyId: string;
  candidateName: string;
  jobTitle: string;
  startsAt: Date;
}

/** Members and guests without feedback on an interview in this range of starts, each until the reminder. Values: the range. */
const AWAITED = `SELECT ip.id, ip.user_id AS userId, i.id AS interviewId, COALESCE(u.email, ip.email) AS email, COALESCE(u.first_name, ip.name) AS firstName, i.candidate_id AS candidateId, i.company_id AS companyId,
    CONCAT(c.first_name, ' ', c.last_name) AS candidateName, j.title AS jobTitle, i.starts_at AS startsAt
  FROM ${INTERVIEWS.from} STRAIGHT_JOIN interview_participant ip ON ip.interview_id = i.id
    STRAIGHT_JOIN application a ON a.id = i.application_id STRAIGHT_JOIN user c ON c.id = i.candidate_id STRAIGHT_JOIN job j ON j.id = a.job_id
    STRAIGHT_JOIN user o ON o.id = i.company_id LEFT JOIN user u ON u.id = ip.user_id LEFT JOIN company_member m ON m.user_id = u.id
  WHERE i.starts_at > ? AND i.starts_at <= ? AND ip.reminded_at IS NULL AND p.state = 'APPROVED' AND ${INTERVIEWS.stands}
    AND COALESCE(i.outcome, 'HELD') <> 'NO_SHOW' AND a.is_active = 1
    AND IF(ip.user_id IS NULL, a.withdrawn_at IS NULL AND o.is_active = 1, ${worksFor('i.company_id')} AND u.password_hash IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM interview_feedback f WHERE f.interview_id = i.id AND (f.giver_id = ip.user_id OR f.guest_email = ip.email))
  ORDER BY i.starts_at, ip.id LIMIT 200`;

const MEMBERS = (
  ids: readonly string[],
): string => `SELECT u.id FROM user u LEFT JOIN company_member m ON m.user_id = u.id
  WHERE u.id IN (${placeholders(ids)}) AND ${worksFor('?')}`;

/** Reads and writes of the people of interviews, inside the caller's transaction. */
export class InterviewersRepository {
  /** Checks typed interviewers, and that the members among them work for the company. */
  async check(
    manager: EntityManager,
    companyId: string,
    typed: Parameters<typeof checkInterviewers>[0],
  ): Promise<ChosenInterviewer[]> {
    const checked = checkInterviewers(typed);
    if (!checked.ok) throw invalidInput({ interviewers: [checked.message] });
    const ids = checked.interviewers.flatMap(({ userId }) => (userId === null ? [] : [checkId(userId, 'Member')]));
    const members = ids.length === 0 ? [] : await manager.query<unknown[]>(MEMBERS(ids), [...ids, companyId]);
    if (members.length < ids.length) throw invalidInput({ interviewers: [INTERVIEWER_MESSAGES.notMember] });
    return checked.interviewers;
  }

  /** Returns up to 200 members and guests to remind. */
  awaited(manager: EntityManager, { after, until }: { after: Date; until: Date }): Promise<AwaitedFeedback[]> {
    return manager.query<AwaitedFeedback[]>(AWAITED, [after, until]);
  }

  /** Records the reminder. Returns false if another server has sent it. */
  async remind(manager: EntityManager, id: string, now: Date): Promise<boolean> {
    const { affected } = await manager.update(
      InterviewParticipantEntity,
      { id, remindedAt: IsNull() },
      { remindedAt: now },
    );
    return affected === 1;
  }

  /** Returns the active members, and the guests. */
  invited(manager: EntityManager, interviewId: string): Promise<InvitedInterviewer[]> {
    return manager.query<InvitedInterviewer[]>(INVITED, [interviewId]);
  }

  /** Returns true for a company with several people who have not been removed. */
  async hasColleagues(manager: EntityManager, companyId: string): Promise<boolean> {
    return manager.existsBy(CompanyMemberEntity, { companyId, userId: Not(companyId), removedAt: IsNull() });
  }

  /** Returns the interviewers as they were chosen, without removed members. */
  async chosen(manager: EntityManager, interviewId: string): Promise<ChosenInterviewer[]> {
    const people = await this.invited(manager, interviewId);
    return people.map(({ userId, name, email }) => ({ userId, name, email }));
  }

  /** Makes these people the interviewers. People who stay keep their row, and with it the links of a guest. */
  async replace(manager: EntityManager, interviewId: string, chosen: readonly ChosenInterviewer[]): Promise<void> {
    const before = await manager.findBy(InterviewParticipantEntity, { interviewId });
    const left = before.filter((one) => !chosen.some((other) => isSame(one, other)));
    if (left.length > 0) await manager.delete(InterviewParticipantEntity, { id: In(left.map(({ id }) => id)) });
    for (const { id, name } of renamed(before, chosen))
      await manager.update(InterviewParticipantEntity, { id }, { name });
    const added = chosen.filter((one) => !before.some((other) => isSame(one, other)));
    if (added.length === 0) return;
    const rows = added.map((one) => ({ ...one, interviewId, remindedAt: null }));
    await manager.createQueryBuilder().insert().into(InterviewParticipantEntity).values(rows).execute();
  }
}

/** Returns true for the same member or the same guest. */
const isSame = (one: ChosenInterviewer, other: ChosenInterviewer): boolean =>
  one.userId === null ? one.email === other.email : one.userId === other.userId;

/** Returns the guests who stay under another name. */
const renamed = (before: readonly InterviewParticipantEntity[], chosen: readonly ChosenInterviewer[]) =>
  before.flatMap(({ id, ...one }) => {
    const now = one.userId === null ? chosen.find((other) => isSame(one, other)) : undefined;
    return now && now.name !== one.name ? [{ id, name: now.name }] : [];
  });
