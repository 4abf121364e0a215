import { type CompanyRole, managesCompany } from '@job-alert/domain/companies/company-member';
import type { UserType } from '@job-alert/domain/text/user-type';
import { changedBy } from '@job-alert/domain/approvals/approval';
import type { ScanState } from '@job-alert/domain/files/files';
import type { SqlReader } from '../../database/sql-reader.js';
import type { RequestContext } from '../../platform/context.js';
import type { UserViewer } from '../../platform/viewer.js';
import { type PresentedApplication, presentApplication } from '../applications/applications.presenter.js';
import type { ApplicationsReadModel } from '../applications/applications.read-model.js';
import type { PresentedApproval } from '../approvals/approvals.presenter.js';
import type { ApprovalsReadModel } from '../approvals/approvals.read-model.js';
import type { CandidatesReadModel } from '../candidates/candidates.read-model.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';
import type { InterviewsReadModel } from '../interviews/interviews.read-model.js';

const ROWS_PER_PAGE = 500;

const ACCOUNT = `SELECT id, email, type, first_name AS firstName, last_name AS lastName, contact, created_at AS createdAt,
    email_verified_at AS emailVerifiedAt, last_active_on AS lastActiveOn, consent_version AS consentVersion, consent_at AS consentAt
  FROM user WHERE id = ? AND is_active = 1 AND type IN ('CANDIDATE', 'EMPLOYER')`;
const ACCOUNT_OF_SESSION = `SELECT u.id, u.type FROM session s JOIN user u ON u.id = s.user_id
  WHERE s.token_hash = ? AND s.expires_at > ? AND u.is_active = 1 AND u.type IN ('CANDIDATE', 'EMPLOYER')`;
const SESSIONS = `SELECT browser, created_at AS startedAt, last_used_at AS lastUsedAt, expires_at AS expiresAt FROM session
  WHERE user_id = ?`;
/** Pending changes of the email address, and previous addresses that can still be restored. */
const EMAIL_LINKS =
  "SELECT email, purpose, created_at AS createdAt, expires_at AS expiresAt FROM email_verification WHERE user_id = ? AND purpose <> 'VERIFY'";
const BROWSERS = 'SELECT created_at AS knownSince, expires_at AS knownUntil FROM known_device WHERE user_id = ?';
const HOME_VISITS = 'SELECT looked_at AS lookedAt, earlier_at AS earlierAt FROM home_visit WHERE user_id = ?';
const NOTIFICATIONS = `SELECT kind, text, created_at AS createdAt, read_at AS readAt FROM notification
  WHERE user_id = ? ORDER BY created_at, id`;
const EXPERIENCES = `SELECT company_name AS companyName, from_date AS fromDate, to_date AS toDate, job_role AS jobRole,
    last_designation AS lastDesignation, skills FROM candidate_experience WHERE candidate_id = ? ORDER BY position`;
const EDUCATIONS = `SELECT qualification, university, year_of_completion AS yearOfCompletion, marks, skills
  FROM candidate_education WHERE candidate_id = ? ORDER BY position`;
const SKILLS = 'SELECT name FROM candidate_skill WHERE candidate_id = ? ORDER BY position';
const JOBS = `SELECT id, title, description, city, state, posted_at AS postedAt, deadline, approval_state AS approvalState,
    questions, is_active AS isActive, taken_off_at AS takenOffAt, taken_off_note AS takenOffNote FROM job WHERE company_id = ? ORDER BY posted_at, id`;
/**
 * The requests of an account to the administrators. Proposals include the account's own texts, without the person they are about. Candidates
 * do not get the reason.
 */
const REQUESTS = (
  ofEmployer: boolean,
) => `SELECT proposed_value AS proposedValue, state, feedback, ${ofEmployer ? 'reason, note, correction, ' : ''}requested_at AS requestedAt,
    decided_at AS decidedAt FROM approval WHERE requested_by_id = ? ORDER BY requested_at, id`;
const FILES = `SELECT id, original_name AS name, purpose, media_type AS mediaType, size, sha256, storage_key AS storageKey, scan_state AS scanState,
    created_at AS createdAt, stored_by_name AS storedByName FROM stored_file WHERE owner_id = ? ORDER BY id`;

const SAVED_JOBS = `SELECT s.job_id AS jobId, j.title, j.company_name AS companyName, s.saved_at AS savedAt
  FROM saved_job s JOIN job j ON j.id = s.job_id WHERE s.candidate_id = ? ORDER BY s.saved_at, s.id`;
const JOB_ALERTS = `SELECT name, filter, frequency, is_paused AS isPaused, created_at AS createdAt, mailed_at AS mailedAt FROM job_alert
  WHERE candidate_id = ? ORDER BY created_at, id`;
/** Without the administrators' names. */
const INVITATIONS = `SELECT j.title, j.company_name AS companyName, i.message, i.invited_at AS invitedAt, i.expires_at AS expiresAt, i.answer,
    i.answered_at AS answeredAt, i.decline_reason AS declineReason, i.decline_note AS declineNote, i.answers,
    i.shares_preferences AS sharesPreferences, i.application_id AS applicationId
  FROM job_invitation i JOIN job j ON j.id = i.job_id WHERE i.candidate_id = ? ORDER BY i.invited_at, i.id`;
const OFFER_REPLIES = `SELECT answer, reason, note, wished_date AS wishedDate, answered_at AS answeredAt FROM offer_reply
  WHERE application_id = ? ORDER BY id`;
const JOININGS = `SELECT outcome, day, reason, postponed_at AS postponedAt, told_at AS toldAt FROM joining
  WHERE application_id = ? ORDER BY told_at`;
/** The traffic source of an application. */
const CAME_FROM = 'SELECT source, source_name AS name FROM application WHERE id = ?';

/** The administrators' notes, without their authors. */
const NOTE = 'n.text, n.kind, n.outcome, n.due_on AS dueOn, n.done_at AS doneAt, n.created_at AS createdAt';
const NOTES_ON_CANDIDATE = `SELECT n.application_id AS applicationId, ${NOTE} FROM note n WHERE n.candidate_id = ?
  UNION ALL SELECT n.application_id, ${NOTE} FROM application a JOIN note n ON n.application_id = a.id
    WHERE a.candidate_id = ? ORDER BY createdAt`;
/** Texts about a candidate: the feedback of members and guests after rounds, without their names, and notes on cancelled interviews. */
const FEEDBACK_ON_CANDIDATE = `SELECT i.id AS interviewId, i.cancel_note AS cancelNote, f.recommendation, f.skills, f.communication, f.attitude,
    f.note, f.given_at AS givenAt
  FROM interview i LEFT JOIN interview_feedback f ON f.interview_id = i.id
  WHERE i.candidate_id = ? AND (f.interview_id IS NOT NULL OR i.cancel_note IS NOT NULL) ORDER BY i.starts_at, i.id, f.giver_id`;
/** Administrators' recommendations to employers, with every version. */
const RECOMMENDATIONS = `SELECT r.application_id AS applicationId, r.text, r.rating, r.written_at AS writtenAt
  FROM application a JOIN recommendation r ON r.application_id = a.id WHERE a.candidate_id = ? ORDER BY r.id`;
/** The company's own texts, without the people they are about. */
const FEEDBACK_BY_COMPANY = `SELECT i.cancel_note AS cancelNote, f.recommendation, f.skills, f.communication, f.attitude, f.note, f.given_at AS givenAt
  FROM interview i LEFT JOIN interview_feedback f ON f.interview_id = i.id
  WHERE i.company_id = ? AND (f.interview_id IS NOT NULL OR i.cancel_note IS NOT NULL) ORDER BY i.starts_at, i.id, f.giver_id`;
/** Administrators' pools, with their notes and without their authors. */
const POOLS = `SELECT p.name, m.note, m.added_at AS addedAt FROM talent_pool_member m JOIN talent_pool p ON p.id = m.pool_id
  WHERE m.candidate_id = ? ORDER BY m.added_at, m.id`;
/** The administrators who opened the profile outside an application, and everybody else who opened a file. */
const VIEWS = `SELECT e.at, CONCAT_WS(' ', u.first_name, u.last_name) AS name, e.actor_type AS role, NULL AS file
  FROM (SELECT ? AS id UNION ALL SELECT removed_id FROM candidate_merge WHERE keep_id = ?) s
  JOIN audit_event e ON e.subject_type = 'CANDIDATE' AND e.subject_id = CAST(s.id AS CHAR) AND e.action = 'VIEW_PROFILE'
  LEFT JOIN user u ON u.id = e.actor_id
  UNION ALL SELECT e.at, CONCAT_WS(' ', u.first_name, u.last_name), e.actor_type, f.original_name
  FROM stored_file f JOIN audit_event e ON e.subject_type = 'FILE' AND e.subject_id = CAST(f.id AS CHAR) AND e.action = 'OPEN_FILE'
  LEFT JOIN user u ON u.id = e.actor_id
  WHERE f.owner_id = ? ORDER BY at`;
const MERGED_ACCOUNTS = `SELECT u.email, u.first_name AS firstName, u.last_name AS lastName, m.merged_at AS mergedAt
  FROM candidate_merge m JOIN user u ON u.id = m.removed_id WHERE m.keep_id = ? ORDER BY m.merged_at, m.id`;
/** The membership of an employer. The records of the company are those of its owner. */
const MEMBERSHIP = `SELECT m.company_id AS companyId, c.name AS companyName, m.role, m.added_at AS addedAt FROM company_member m JOIN company c ON c.id = m.company_id
  WHERE m.user_id = ?`;
/** A member's own feedback, and the interviews for which the member was chosen, without the candidates. */
const OWN_FEEDBACK = `SELECT f.recommendation, f.skills, f.communication, f.attitude, f.note, f.given_at AS givenAt
  FROM company_member m JOIN interview i ON i.company_id = m.company_id JOIN interview_feedback f ON f.interview_id = i.id AND f.giver_id = m.user_id
  WHERE m.user_id = ? ORDER BY i.starts_at, i.id`;
const OWN_INTERVIEWS = `SELECT i.starts_at AS startsAt, i.mode, i.cancelled_at AS cancelledAt
  FROM interview_participant ip JOIN interview i ON i.id = ip.interview_id WHERE ip.user_id = ? ORDER BY i.starts_at, i.id`;
/** The jobs that name the employer among their people. */
const NAMED_JOBS = `SELECT j.id, j.title FROM job_member w JOIN job j ON j.id = w.job_id WHERE w.user_id = ? ORDER BY j.id`;
const EMAIL_CHOICES = 'SELECT topic, choice FROM email_choice WHERE user_id = ? ORDER BY topic';
const NOTES_ON_COMPANY = `SELECT n.job_id AS jobId, ${NOTE} FROM note n WHERE n.company_id = ?
  UNION ALL SELECT n.job_id, ${NOTE} FROM job j JOIN note n ON n.job_id = j.id WHERE j.company_id = ? ORDER BY createdAt`;
/** The import that created the account, with the consent that it states. */
const IMPORT = `SELECT b.file_name AS fileName, b.imported_at AS importedAt, b.consent_channel AS consentChannel, b.consent_on AS consentOn
  FROM imported_account i JOIN import_batch b ON b.id = i.import_id WHERE i.user_id = ?`;

export interface AccountOfSession {
  id: string;
  type: UserType;
}

export interface OwnFile {
  id: string;
  name: string;
  mediaType: string;
  scanState: ScanState;
  storageKey: string;
}

interface Membership {
  companyId: string;
  companyName: string;
  role: CompanyRole;
  addedAt: Date;
}

/** No company has this id. */
const NO_COMPANY = '0';

interface Parts {
  companies: CompaniesReadModel;
  candidatesReadModel: CandidatesReadModel;
  applicationsReadModel: ApplicationsReadModel;
  approvalsReadModel: ApprovalsReadModel;
  interviewsReadModel: InterviewsReadModel;
}

/** All data that the portal stores about a person, as that person may see it. */
export class MyDataReadModel {
  constructor(
    private readonly reader: SqlReader,
    private readonly parts: Parts,
  ) {}

  /** Returns the account of a session; undefined for ended sessions, inactive accounts and administrators. */
  findAccount(sessionHash: string, now: Date): Promise<AccountOfSession | undefined> {
    return this.reader.row<AccountOfSession>(ACCOUNT_OF_SESSION, [sessionHash, now]);
  }

  /** Returns the content of data.json. */
  async collect(context: RequestContext, viewer: UserViewer): Promise<Record<string, unknown>> {
    const rows = (sql: string) => this.reader.rows<Record<string, unknown>>(sql, [viewer.id]);
    const files = await this.files(viewer);
    return {
      account: (await rows(ACCOUNT))[0],
      import: (await rows(IMPORT))[0] ?? null,
      ...(viewer.type === 'CANDIDATE'
        ? await this.ofCandidate(context, viewer.id)
        : await this.ofEmployer(context, viewer.id)),
      requests: (await rows(REQUESTS(viewer.type === 'EMPLOYER'))).map(({ correction, ...request }) => ({
        ...request,
        ...(typeof correction === 'string' && { correction: JSON.parse(correction) }),
      })),
      notifications: await rows(NOTIFICATIONS),
      emailChanges: await rows(EMAIL_LINKS),
      sessions: await rows(SESSIONS),
      browsers: await rows(BROWSERS),
      homeVisits: await rows(HOME_VISITS),
      files: files.map(({ storageKey: _key, scanState: _scan, ...file }) => file),
    };
  }

  /** Returns the files of a candidate, or of the company that an employer owns. */
  async files({ id, type }: Pick<UserViewer, 'id' | 'type'>): Promise<OwnFile[]> {
    const [member] = type === 'EMPLOYER' ? await this.reader.rows<Membership>(MEMBERSHIP, [id]) : [];
    const ownerId = !member ? id : managesCompany(member.role) ? member.companyId : NO_COMPANY;
    return this.reader.rows<OwnFile>(FILES, [ownerId]);
  }

  private async ofCandidate(context: RequestContext, id: string): Promise<Record<string, unknown>> {
    return {
      profile: await this.parts.candidatesReadModel.whole(context, id),
      experiences: await this.reader.rows(EXPERIENCES, [id]),
      educations: await this.reader.rows(EDUCATIONS, [id]),
      skills: (await this.reader.rows<{ name: string }>(SKILLS, [id])).map(({ name }) => name),
      applications: await this.collectApplications(context),
      savedJobs: await this.reader.rows(SAVED_JOBS, [id]),
      invitations: await this.reader.rows(INVITATIONS, [id]),
      interviewFeedback: await this.reader.rows(FEEDBACK_ON_CANDIDATE, [id]),
      recommendations: await this.reader.rows(RECOMMENDATIONS, [id]),
      jobAlerts: await this.reader.rows(JOB_ALERTS, [id]),
      notes: await this.reader.rows(NOTES_ON_CANDIDATE, [id, id]),
      pools: await this.reader.rows(POOLS, [id]),
      views: await this.reader.rows(VIEWS, [id, id, id]),
      mergedAccounts: await this.reader.rows(MERGED_ACCOUNTS, [id]),
    };
  }

  /** Hides pending proposals, like the candidate's own list. */
  private async collectApplications(context: RequestContext): Promise<unknown[]> {
    const applications: unknown[] = [];
    let after: string | null = null;
    do {
      const page = await this.parts.applicationsReadModel.own(context, { first: ROWS_PER_PAGE, after });
      for (const application of page.nodes.map((row) => presentApplication(row, context.viewer))) {
        const {
          offerLetterFacts,
          candidateOfRow: _candidate,
          jobOfRow: job,
          jobIsListed: _isListed,
          jobDeadline: _deadline,
          allowedProposals: _proposals,
          invitationProblem: _problem,
          isRecommended: _isRecommended,
          viewerCanDecide: _decide,
          viewerCanRecommend: _recommend,
          viewerCanWithdraw: _withdraw,
          answers,
          offerId: _offer,
          ...shown
        } = application;
        applications.push({
          ...shown,
          // Knockout answers are confidential to the employer.
          answers: answers.map(({ question, answer }) => ({ question, answer })),
          job,
          offerLetter: offerLetterFacts?.name ?? null,
          ...(await this.around(context, application)),
        });
      }
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    return applications;
  }

  private async around(context: RequestContext, application: PresentedApplication): Promise<Record<string, unknown>> {
    const { approvalsReadModel, interviewsReadModel } = this.parts;
    return {
      offerReplies: await this.reader.rows(OFFER_REPLIES, [application.id]),
      joinings: await this.reader.rows(JOININGS, [application.id]),
      cameFrom: (await this.reader.rows(CAME_FROM, [application.id]))[0],
      approvals: (await approvalsReadModel.about(context, 'APPLICATION', application)).map(ownApproval),
      interviews: (await interviewsReadModel.ofApplication(context, application)).map(
        ({
          application: _application,
          applicationId: _id,
          cancelNote: _note,
          cancelAskedBy: _askedBy,
          feedback: _feedback,
          awaitsFeedback: _awaits,
          viewerCanCancel: _cancel,
          viewerCanGiveFeedback: _feedbackRight,
          viewerCanSetHeld: _heldRight,
          ...interview
        }) => interview,
      ),
    };
  }

  private async collectJobs(companyId: string): Promise<unknown[]> {
    const jobs = await this.reader.rows<{ questions: string | null }>(JOBS, [companyId]);
    return jobs.map((job) => ({ ...job, questions: JSON.parse(job.questions ?? '[]') }));
  }

  private async ofEmployer(context: RequestContext, userId: string): Promise<Record<string, unknown>> {
    const [row] = await this.reader.rows<Membership>(MEMBERSHIP, [userId]);
    const { companyId = userId, ...membership } = row ?? {};
    const id = row && !managesCompany(row.role) ? NO_COMPANY : companyId;
    const company = await this.parts.companies.find(context, id);
    return {
      membership: row ? membership : null,
      emailChoices: await this.reader.rows(EMAIL_CHOICES, [userId]),
      worksOnJobs: await this.reader.rows(NAMED_JOBS, [userId]),
      company: company && { ...company, ownerId: undefined },
      addresses: await this.parts.companies.findAddresses([id]),
      jobs: await this.collectJobs(id),
      interviewFeedback: await this.reader.rows(FEEDBACK_BY_COMPANY, [id]),
      ownFeedback: await this.reader.rows(OWN_FEEDBACK, [userId]),
      ownInterviews: await this.reader.rows(OWN_INTERVIEWS, [userId]),
      notes: await this.reader.rows(NOTES_ON_COMPANY, [id, id]),
    };
  }
}

/** Omits fields for administrators and for the graph. */
function ownApproval(request: PresentedApproval): Record<string, unknown> {
  const { id, state, requestedAt, decidedAt, previousStatus, proposedStatus, resultingStatus, feedback } = request;
  return {
    id,
    state,
    requestedAt,
    decidedAt,
    changedBy: changedBy(request),
    previousStatus,
    proposedStatus,
    resultingStatus,
    feedback,
  };
}
