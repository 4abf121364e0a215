import type { ApplicationStatus } from '@job-alert/domain/application-status';
import type { ApprovalState, Decision } from '@job-alert/domain/approval';
import type { Gender } from '@job-alert/domain/candidate-profile';
import type { ExperienceLevel } from '@job-alert/domain/experience-level';
import type { State } from '@job-alert/domain/india';
import type { InterviewMode, RoundType } from '@job-alert/domain/interview';
import type { JobType, WorkMode } from '@job-alert/domain/job-post';
import type { JobQuestion } from '@job-alert/domain/screening';
import type { RejectionReason } from '@job-alert/domain/rejection-reasons';

/** The statuses that an employer may propose; APPLIED comes from applying alone. */
export type DemoProposedStatus = Exclude<ApplicationStatus, 'PENDING' | 'APPLIED'>;

/** A postal address of a company; exactly one of a company's addresses is the primary one. */
export interface DemoAddress {
  readonly line1: string;
  readonly line2?: string;
  readonly city: string;
  readonly state: State;
  readonly country: 'India';
  /** Six digits. */
  readonly pincode: string;
  readonly isPrimary: boolean;
}

/** What the administrator said to a company or a job, and when (whole days before the load). */
export interface DemoDecision {
  readonly state: Exclude<ApprovalState, 'PENDING'>;
  readonly daysAgo: number;
  readonly reason?: RejectionReason;
  readonly note?: string;
}

/** A made-up employer: the sign-up, the company profile, and the administrator's decision (none: still pending). */
export interface DemoCompany {
  /** Stable name by which jobs refer to this company. */
  readonly key: string;
  readonly name: string;
  readonly website: string;
  /** 15 letters and digits; the state code is real, the rest plainly artificial. */
  readonly gstin: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The employer's login. */
  readonly email: string;
  readonly contact: string;
  readonly description: string;
  readonly industry: string;
  readonly companyEmail: string;
  readonly phone: string;
  readonly size: number;
  readonly headquarters: string;
  readonly yearEstablished: number;
  readonly addresses: readonly DemoAddress[];
  readonly registeredDaysAgo: number;
  readonly decision?: DemoDecision;
}

/** A made-up vacancy. Days are counted from the day of the load, so that the demo never grows old. */
export interface DemoJob {
  /** Stable name by which applications refer to this job. */
  readonly key: string;
  readonly companyKey: string;
  readonly title: string;
  /** Paragraphs; a blank line stands between them when they are stored. */
  readonly description: readonly string[];
  readonly jobType: JobType;
  readonly workMode: WorkMode;
  readonly city: string;
  readonly state: State;
  /** Whole rupees a year. */
  readonly salaryMin: number;
  /** Whole rupees a year, more than `salaryMin`. */
  readonly salaryMax: number;
  /** Whole years. */
  readonly minExperience: number;
  /** Whole years, more than `minExperience`. */
  readonly maxExperience: number;
  readonly openings: number;
  readonly minimumQualification: string;
  readonly preferredSkills: readonly string[];
  /** What candidates are asked when they apply. */
  readonly questions?: readonly JobQuestion[];
  readonly postedDaysAgo: number;
  /** Negative when the deadline is over. */
  readonly deadlineInDays: number;
  /** None: the administrator has not decided yet. */
  readonly decision?: DemoDecision;
  /** Left out: active. */
  readonly isActive?: false;
}

/** One entry of a candidate's job history. */
export interface DemoExperience {
  readonly companyName: string;
  /** YYYY-MM-DD */
  readonly fromDate: string;
  /** YYYY-MM-DD; left out for the present job. */
  readonly toDate?: string;
  readonly jobRole: string;
  readonly lastDesignation: string;
  readonly skills: string;
}

/** One qualification of a candidate. */
export interface DemoEducation {
  readonly qualification: string;
  readonly university: string;
  readonly yearOfCompletion: number;
  /** Percentage or CGPA: at most 100, at most two decimals. */
  readonly marks: string;
  readonly skills?: string;
}

/** Identity numbers that fit the shapes and belong to nobody. */
export interface DemoIdentity {
  readonly aadhaarNumber?: string;
  readonly panNumber?: string;
  readonly drivingLicenseNumber?: string;
  readonly passportNumber?: string;
}

/** The part of a candidate's profile that sign-up does not ask for. */
export interface DemoPersonalDetails {
  readonly middleName?: string;
  readonly gender: Gender;
  readonly addressLine1: string;
  readonly addressLine2?: string;
  readonly city: string;
  readonly state: State;
  readonly country: 'India';
}

/** A made-up job seeker. */
export interface DemoCandidate {
  /** Stable name by which applications refer to this candidate. */
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly contact: string;
  readonly experienceLevel: ExperienceLevel;
  readonly registeredDaysAgo: number;
  /** Left out by those who have stopped after signing up. */
  readonly personal?: DemoPersonalDetails;
  readonly identity?: DemoIdentity;
  readonly experiences: readonly DemoExperience[];
  readonly educations: readonly DemoEducation[];
}

/** A meeting that an employer proposes together with INTERVIEW_SCHEDULED. */
export interface DemoInterview {
  readonly roundType: RoundType;
  /** Days from the day of the load; negative when it is over. */
  readonly inDays: number;
  /** HH:MM in India. */
  readonly time: string;
  readonly mode: InterviewMode;
  /** A link for ONLINE, a place for FACE_TO_FACE. */
  readonly location: string;
  readonly notes?: string;
}

/** The candidate applies. */
export interface DemoApplyEvent {
  readonly type: 'APPLY';
  readonly by: 'CANDIDATE';
  readonly daysAgo: number;
}

/** The employer who owns the job proposes a status. */
export interface DemoProposeEvent {
  readonly type: 'PROPOSE';
  readonly by: 'EMPLOYER';
  readonly daysAgo: number;
  readonly status: DemoProposedStatus;
  /** With SELECTED and REJECTED only. */
  readonly feedback?: string;
  /** With SELECTED only; an offer letter goes with it. Days from the day of the load. */
  readonly dateOfJoiningInDays?: number;
  /** With INTERVIEW_SCHEDULED, and always there. */
  readonly interview?: DemoInterview;
}

/** The administrator decides the newest approval. */
export interface DemoDecideEvent {
  readonly type: 'DECIDE';
  readonly by: 'ADMIN';
  readonly daysAgo: number;
  readonly decision: Decision;
  /** With a rejection. */
  readonly reason?: RejectionReason;
  readonly note?: string;
}

/** The candidate accepts the offer. */
export interface DemoAcceptEvent {
  readonly type: 'ACCEPT';
  readonly by: 'CANDIDATE';
  readonly daysAgo: number;
}

/** The administrator sets the record active or inactive. */
export interface DemoSetActiveEvent {
  readonly type: 'SET_ACTIVE';
  readonly by: 'ADMIN';
  readonly daysAgo: number;
  readonly isActive: boolean;
}

/** One step in the life of an application. */
export type DemoApplicationEvent =
  | DemoApplyEvent
  | DemoProposeEvent
  | DemoDecideEvent
  | DemoAcceptEvent
  | DemoSetActiveEvent;

/** An application as the steps that made it, oldest first; its state follows from replaying them. */
export interface DemoApplication {
  /** Unique; `<candidate>/<job>` with `/2` for a second attempt. */
  readonly key: string;
  readonly candidateKey: string;
  readonly jobKey: string;
  /** 1 for the first application of this candidate to this job. */
  readonly attempt: number;
  readonly events: readonly DemoApplicationEvent[];
}
