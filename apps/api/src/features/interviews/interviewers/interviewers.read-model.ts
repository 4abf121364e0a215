import { seesOthersFeedback } from '@job-alert/domain/interviews/interviewers';
import type { SqlReader } from '../../../database/sql-reader.js';
import type { RequestContext } from '../../../platform/context.js';
import { BatchLoader, placeholders } from '../../../platform/graphql/batch-loader.js';
import { isCandidate, isInterviewer, isOwn } from '../../../platform/viewer.js';
import type { Interviewer, MemberFeedback } from './interviewers.types.js';

interface InterviewerRow extends Interviewer {
  interviewId: string;
  /** MySQL returns a computed boolean as text, MariaDB as a number. */
  isAwaited: number | string;
}

type FeedbackRow = Omit<MemberFeedback, 'isYours'> & { interviewId: string };

/** Guests cannot log in, and removed members have ended, so nothing is awaited from them. */
const interviewersSql = (
  ids: readonly string[],
): string => `SELECT ip.interview_id AS interviewId, ip.id, ip.user_id AS userId,
    COALESCE(CONCAT(u.first_name, ' ', u.last_name), ip.name) AS name, ip.email,
    u.is_active = 1 AND NOT EXISTS (SELECT 1 FROM interview_feedback f WHERE f.interview_id = ip.interview_id AND f.giver_id = ip.user_id) AS isAwaited
  FROM interview_participant ip LEFT JOIN user u ON u.id = ip.user_id
  WHERE ip.interview_id IN (${placeholders(ids)}) ORDER BY ip.id`;

const feedbacksSql = (
  ids: readonly string[],
): string => `SELECT f.interview_id AS interviewId, f.recommendation, f.skills, f.communication, f.attitude,
    f.note, f.given_at AS givenAt, f.version, COALESCE(NULLIF(f.giver_id, 0), i.company_id) AS giverId,
    CONCAT(u.first_name, ' ', u.last_name) AS giverName
  FROM interview_feedback f JOIN interview i ON i.id = f.interview_id
    LEFT JOIN user u ON u.id = COALESCE(NULLIF(f.giver_id, 0), i.company_id)
  WHERE f.interview_id IN (${placeholders(ids)}) ORDER BY f.interview_id, f.giver_id`;

/** The people of interviews and their feedback, each with one statement for all interviews of a response. */
export class InterviewersReadModel {
  private readonly interviewers: BatchLoader<InterviewerRow>;
  private readonly given: BatchLoader<FeedbackRow>;

  constructor(reader: SqlReader) {
    this.interviewers = new BatchLoader(
      (ids) => reader.rows(interviewersSql(ids), ids),
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

  /** Returns the names of the members whose feedback is missing. */
  async awaited(context: RequestContext, interviewId: string): Promise<string[]> {
    if (isCandidate(context.viewer)) return [];
    const rows = await this.interviewers.loadRows(context, interviewId);
    return rows.filter(({ isAwaited }) => Number(isAwaited) === 1).map(({ name }) => name);
  }

  /** Returns the feedback that the viewer can read, oldest account first. */
  async feedbacks(context: RequestContext, interviewId: string): Promise<MemberFeedback[]> {
    const { viewer } = context;
    if (isCandidate(viewer)) return [];
    const rows = await this.given.loadRows(context, interviewId);
    const feedbacks = rows.map((row) => ({ ...row, isYours: isOwn(viewer, row.giverId) }));
    const hasGiven = feedbacks.some(({ isYours }) => isYours);
    return seesOthersFeedback({ onlyInterviews: isInterviewer(viewer), hasGiven }) ? feedbacks : [];
  }
}
