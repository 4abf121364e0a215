import { APPLICATION_STATUSES } from '@job-alert/domain/applications/application-status';
import { DECISIONS } from '@job-alert/domain/approvals/approval';
import { REJECTION_REASON_LABELS, type RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';
import { GENDERS } from '@job-alert/domain/candidates/candidate-profile';
import { EXPERIENCE_LEVELS } from '@job-alert/domain/candidates/experience-level';
import { COUNTRY, STATES } from '@job-alert/domain/india/india';
import { INTERVIEW_MODES, ROUND_TYPES } from '@job-alert/domain/interviews/interview';
import { JOB_TYPES, WORK_MODES } from '@job-alert/domain/jobs/job-post';
import { QUESTION_KINDS } from '@job-alert/domain/jobs/screening';
import * as z from 'zod';

/** The files of `records/`. Days are counted from the day of the load, so that the demo never grows old. */

const text = z.string().min(1);
const daysAgo = z.int().nonnegative();
const day = z.iso.date();
const rejectionReason = z.enum(Object.keys(REJECTION_REASON_LABELS) as RejectionReason[]);

/** The administrator's decision about a company or a job. */
const decision = z.strictObject({
  state: z.enum(['APPROVED', 'REJECTED']),
  daysAgo,
  reason: rejectionReason.optional(),
  note: text.optional(),
});

const address = z.strictObject({
  line1: text,
  line2: text.optional(),
  city: text,
  state: z.enum(STATES),
  country: z.literal(COUNTRY),
  pincode: text,
  isPrimary: z.boolean(),
});

const company = z.strictObject({
  /** The name by which jobs refer to this company. */
  key: text,
  name: text,
  website: text,
  /** The state code is real, the rest artificial. */
  gstin: text,
  firstName: text,
  lastName: text,
  /** The employer's login. */
  email: text,
  contact: text,
  description: text,
  industry: text,
  companyEmail: text,
  phone: text,
  size: z.int(),
  headquarters: text,
  yearEstablished: z.int(),
  addresses: z.array(address),
  registeredDaysAgo: daysAgo,
  /** Without a decision the company still waits for approval. */
  decision: decision.optional(),
});

const question = z.strictObject({
  text,
  kind: z.enum(QUESTION_KINDS),
  isRequired: z.boolean(),
  options: z.array(text),
  ruledOutBy: z.array(text),
  minimum: z.number().nullable(),
  maximum: z.number().nullable(),
});

const job = z.strictObject({
  /** The name by which applications refer to this job. */
  key: text,
  companyKey: text,
  title: text,
  /** Paragraphs. */
  description: z.array(text),
  jobType: z.enum(JOB_TYPES),
  workMode: z.enum(WORK_MODES),
  city: text,
  state: z.enum(STATES),
  /** Whole rupees a year. */
  salaryMin: z.int(),
  salaryMax: z.int(),
  /** Whole years. */
  minExperience: z.int(),
  maxExperience: z.int(),
  openings: z.int(),
  minimumQualification: text,
  preferredSkills: z.array(text),
  questions: z.array(question).optional(),
  postedDaysAgo: daysAgo,
  /** Negative once the deadline has passed. */
  deadlineInDays: z.int(),
  /** Without a decision the job still waits for approval. */
  decision: decision.optional(),
  isActive: z.literal(false).optional(),
});

const experience = z.strictObject({
  companyName: text,
  fromDate: day,
  /** The present job has none. */
  toDate: day.optional(),
  jobRole: text,
  lastDesignation: text,
  skills: text,
});

const education = z.strictObject({
  qualification: text,
  university: text,
  yearOfCompletion: z.int(),
  marks: text,
  skills: text.optional(),
});

/** Numbers of the right shape that no authority issues. */
const identity = z.strictObject({
  aadhaarNumber: text.optional(),
  panNumber: text.optional(),
  drivingLicenseNumber: text.optional(),
  passportNumber: text.optional(),
});

const personalDetails = z.strictObject({
  middleName: text.optional(),
  gender: z.enum(GENDERS),
  addressLine1: text,
  addressLine2: text.optional(),
  city: text,
  state: z.enum(STATES),
  country: z.literal(COUNTRY),
});

const candidate = z.strictObject({
  /** The name by which applications refer to this candidate. */
  key: text,
  firstName: text,
  lastName: text,
  email: text,
  contact: text,
  experienceLevel: z.enum(EXPERIENCE_LEVELS),
  registeredDaysAgo: daysAgo,
  /** Candidates who stopped after signing up have none. */
  personal: personalDetails.optional(),
  identity: identity.optional(),
  experiences: z.array(experience),
  educations: z.array(education),
});

const interview = z.strictObject({
  roundType: z.enum(ROUND_TYPES),
  /** Negative when the interview is over. */
  inDays: z.int(),
  /** HH:MM in India. */
  time: text,
  mode: z.enum(INTERVIEW_MODES),
  /** A link for ONLINE, a place for FACE_TO_FACE. */
  location: text,
  notes: text.optional(),
});

/** The candidate applies. */
const applyEvent = z.strictObject({ type: z.literal('APPLY'), daysAgo });

/** The employer proposes a status. */
const proposeEvent = z.strictObject({
  type: z.literal('PROPOSE'),
  daysAgo,
  status: z.enum(APPLICATION_STATUSES).exclude(['PENDING', 'APPLIED']),
  /** With SELECTED and REJECTED only. */
  feedback: text.optional(),
  /** With SELECTED only. An offer letter goes with it. */
  dateOfJoiningInDays: z.int().optional(),
  /** With INTERVIEW_SCHEDULED only, which requires it. */
  interview: interview.optional(),
});

/** The administrator decides the newest request. */
const decideEvent = z.strictObject({
  type: z.literal('DECIDE'),
  daysAgo,
  decision: z.enum(DECISIONS),
  reason: rejectionReason.optional(),
  note: text.optional(),
});

/** The candidate accepts the offer. */
const acceptEvent = z.strictObject({ type: z.literal('ACCEPT'), daysAgo });

/** The administrator sets the record active or inactive. */
const setActiveEvent = z.strictObject({ type: z.literal('SET_ACTIVE'), daysAgo, isActive: z.boolean() });

const event = z.discriminatedUnion('type', [applyEvent, proposeEvent, decideEvent, acceptEvent, setActiveEvent]);

/** An application is the list of its events, oldest first. Its status follows from replaying them. */
const application = z
  .strictObject({
    candidateKey: text,
    jobKey: text,
    /** The number of this application among those of the candidate to this job. */
    attempt: z.int().positive().default(1),
    events: z.array(event),
  })
  .transform(({ candidateKey, jobKey, attempt, events }) => {
    const pair = `${candidateKey}/${jobKey}`;
    return { key: attempt === 1 ? pair : `${pair}/${attempt}`, candidateKey, jobKey, attempt, events };
  });

export const companiesSchema = z.array(company);
export const jobsSchema = z.array(job);
export const candidatesSchema = z.array(candidate);
export const applicationsSchema = z.array(application);

export type DemoDecision = z.output<typeof decision>;
export type DemoCompany = z.output<typeof company>;
export type DemoJob = z.output<typeof job>;
export type DemoExperience = z.output<typeof experience>;
export type DemoEducation = z.output<typeof education>;
export type DemoIdentity = z.output<typeof identity>;
export type DemoCandidate = z.output<typeof candidate>;
export type DemoInterview = z.output<typeof interview>;
export type DemoApplyEvent = z.output<typeof applyEvent>;
export type DemoProposeEvent = z.output<typeof proposeEvent>;
export type DemoDecideEvent = z.output<typeof decideEvent>;
export type DemoSetActiveEvent = z.output<typeof setActiveEvent>;
export type DemoApplicationEvent = z.output<typeof event>;
export type DemoApplication = z.output<typeof application>;
