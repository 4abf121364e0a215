import { guestLabel } from '@job-alert/domain/interviews/guest-feedback';
import { seesOthersFeedback } from '@job-alert/domain/interviews/interviewers';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { Clock } from '../../../platform/clock.js';
import type { RequestContext } from '../../../platform/context.js';
import { BatchLoader, placeholders } from '../../../platform/graphql/batch-loader.js';
import { isCandidate, isInterviewer, isOwn } from '../../../platform/viewer.js';
import type { Interviewer, MemberFeedback } from './interviewers.types.js';

interface InterviewerRow extends Interviewer {
  interviewId: string;
  /** MySQL returns a computed boolean as text, MariaDB as a number. */
  isAwaited: number | string;
}

type FeedbackRow = Omit<MemberFeedback, 'isYours'> & { interviewId: string; guestName: string | null };

/** Nothing is awaited from members who have been removed, and from guests without a valid link. The first placeholder is now. */
const interviewersSql = (
  ids: readonly string[],
): string => `SELECT ip.interview_id AS interviewId, ip.id, ip.user_id AS userId,
    COALESCE(CONCAT(u.first_name, ' ', u.last_name), ip.name) AS name, ip.email,
    IF(ip.user_id IS NULL, EXISTS (SELECT 1 FROM guest_link l WHERE l.participant_id = ip.id AND l.expires_at > ?), u.is_active = 1)
      AND NOT EXISTS (SELECT 1 FROM interview_feedback f WHERE f.interview_id = ip.interview_id AND (f.giver_id = ip.user_id OR f.guest_email = ip.email)) AS isAwaited
  FROM interview_participant ip LEFT JOIN user u ON u.id = ip.user_id
  WHERE ip.interview_id IN (${placeholders(ids)}) ORDER BY ip.id`;

const feedbacksSql = (
  ids: readonly string[],
): string => `SELECT f.interview_id AS interviewId, f.recommendation, f.skills, f.communication, f.attitude,
    f.note, f.given_at AS givenAt, f.version, COALESCE(NULLIF(f.giver_id, 0), i.company_id) AS giverId,
    CONCAT(u.first_name, ' ', u.last_name) AS giverName, f.guest_name AS guestName
  FROM interview_feedback f JOIN interview i ON i.id = f.interview_id
    LEFT JOIN user u ON u.id = COALESCE(NULLIF(f.giver_id, 0), i.company_id)
  WHERE f.interview_id IN (${placeholders(ids)}) ORDER BY f.interview_id, f.giver_id`;

/** The people of interviews and their feedback, each with one statement for all interviews of a response. */
export class InterviewersReadModel {
  private readonly interviewers: BatchLoader<InterviewerRow>;
  private readonly given: BatchLoader<FeedbackRow>;

  constructor(reader: SqlReader, clock: Clock) {
    this.interviewers = new BatchLoader(
      (ids) => reader.rows(interviewersSql(ids), [clock.now(), ...ids]),
      ({ interviewId }) => interviewId,
    );
    this.given = new BatchLoader(
      (ids) => reader.rows(feedbacksSql(ids), ids),
      ({ interviewId }) => interviewId,
    );
  }

  /** Returns the interviewers; none for candidates. The caller has checked access to the interview. */
  async ofInterview(context: RequestContext, interviewId: string): Promise<Interviewer[]> {
    if (isCandidate(context.viewer)) return [];
    const rows = await this.interviewers.loadRows(context, interviewId);
    return isInterviewer(context.viewer) ? rows.map((row) => ({ ...row, email: null })) : rows;
  }

  /** Returns true for a viewer who interviews in this round. */
  async interviews(context: RequestContext, interviewId: string): Promise<boolean> {
    const rows = await this.interviewers.loadRows(context, interviewId);
    return rows.some(({ userId }) => userId !== null && isOwn(context.viewer, userId));
  }

  /** Returns the names of the members and guests whose feedback is missing. */
  async awaited(context: RequestContext, interviewId: string): Promise<string[]> {
    if (isCandidate(context.viewer)) return [];
    const rows = await this.interviewers.loadRows(context, interviewId);
    return rows
      .filter(({ isAwaited }) => Number(isAwaited) === 1)
      .map(({ userId, name }) => (userId === null ? guestLabel(name) : name));
  }

  /** Returns the feedback that the viewer can read, oldest account first and guests last. */
  async feedbacks(context: RequestContext, interviewId: string): Promise<MemberFeedback[]> {
    const { viewer } = context;
    if (isCandidate(viewer)) return [];
    const rows = await this.given.loadRows(context, interviewId);
    const feedbacks = rows.map(({ guestName, ...row }) => ({
      ...row,
      giverName: guestName === null ? row.giverName : guestLabel(guestName),
      isYours: isOwn(viewer, row.giverId),
    }));
    const hasGiven = feedbacks.some(({ isYours }) => isYours);
    return seesOthersFeedback({ onlyInterviews: isInterviewer(viewer), hasGiven }) ? feedbacks : [];
  }
}
