import { APPLICATION_STATUSES } from '@job-alert/domain/applications/application-status';
import { DECISIONS } from '@job-alert/domain/approvals/approval';
import { REJECTION_REASON_LABELS, type RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';
import { GENDERS } from '@job-alert/domain/candidates/candidate-profile';
import { EXPERIENCE_LEVELS } from '@job-alert/domain/candidates/experience-level';
import { COUNTRY, STATES } from '@job-alert/domain/india/india';
import { INTERVIEW_MODES, ROUND_TYPES } from '@job-alert/domain/interviews/interview';
import { JOB_TYPES, WORK_MODES } from '@job-alert/domain/jobs/job-labels';
import { NOTICE_PERIODS, OPEN_TO } from '@job-alert/domain/jobs/job-preference-labels';
import { QUESTION_KINDS } from '@job-alert/domain/jobs/screening';
import { CALL_OUTCOMES, NOTE_KINDS } from '@job-alert/domain/notes/note-kinds';
import { INVITATION_DECLINE_REASONS } from '@job-alert/domain/sourcing/job-invitation';
import * as z from 'zod';

/** Schemas of the files in `records/`. Days are relative to the date of the load. */

const text = z.string().min(1);
const daysAgo = z.int().nonnegative();
const day = z.iso.date();
const rejectionReason = z.enum(Object.keys(REJECTION_REASON_LABELS) as RejectionReason[]);

/** The administrator's decision about a company or job. */
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
  /** The key that jobs refer to. */
  key: text,
  name: text,
  website: text,
  /** The state code is real; the rest is artificial. */
  gstin: text,
  firstName: text,
  lastName: text,
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
  /** Without a decision, the company is pending approval. */
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
  /** The key that applications refer to. */
  key: text,
  companyKey: text,
  title: text,
  description: z.array(text),
  jobType: z.enum(JOB_TYPES),
  workMode: z.enum(WORK_MODES),
  city: text,
  state: z.enum(STATES),
  /** In rupees per year. */
  salaryMin: z.int(),
  salaryMax: z.int(),
  /** In years. */
  minExperience: z.int(),
  maxExperience: z.int(),
  openings: z.int(),
  minimumQualification: text,
  preferredSkills: z.array(text),
  questions: z.array(question).optional(),
  postedDaysAgo: daysAgo,
  /** Negative for a deadline that has passed. */
  deadlineInDays: z.int(),
  /** Without a decision, the job is pending approval. */
  decision: decision.optional(),
  isActive: z.literal(false).optional(),
});

const experience = z.strictObject({
  companyName: text,
  fromDate: day,
  /** Absent for a current job. */
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

/** Valid numbers that are not assigned. */
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

const preferences = z.strictObject({
  /** In rupees per year. */
  expectedSalary: z.int().nullable(),
  noticePeriod: z.enum(NOTICE_PERIODS).nullable(),
  preferredCities: z.array(text).nullable(),
  workModes: z.array(z.enum(WORK_MODES)).nullable(),
  openTo: z.enum(OPEN_TO).nullable(),
});

const candidate = z.strictObject({
  /** The key that applications refer to. */
  key: text,
  firstName: text,
  lastName: text,
  email: text,
  contact: text,
  experienceLevel: z.enum(EXPERIENCE_LEVELS),
  registeredDaysAgo: daysAgo,
  /** Absent for candidates who only signed up. */
  personal: personalDetails.optional(),
  identity: identity.optional(),
  experiences: z.array(experience),
  educations: z.array(education),
  preferences: preferences.optional(),
  /** Years of experience of a candidate without a job history. */
  statedExperienceYears: z.int().optional(),
  lastActiveDaysAgo: daysAgo.optional(),
  isActive: z.literal(false).optional(),
  isHiddenFromSearch: z.literal(true).optional(),
  /** Sentences that only the resume has. */
  resumeNotes: z.array(text).optional(),
});

/** The months before today when a job began and ended, 0 for a current job. */
const period = z.tuple([z.int(), z.int()]);

const profession = z.strictObject({
  role: text,
  /** The number of people, with those in `special`. */
  count: z.int(),
  /** From the first job to the most experienced. */
  titles: z.array(text),
  /** The expected salary of a beginner and its rise for each year of experience. */
  pay: z.tuple([z.int(), z.int()]),
  companies: z.array(text),
  skills: z.array(text),
  qualifications: z.array(z.tuple([text, text])),
  resume: z.array(text),
  workModes: z.array(z.enum(WORK_MODES)),
});

/** A person whose facts are given: these replace the chosen ones. */
const special = z.strictObject({
  role: text,
  firstName: text,
  lastName: text,
  gender: z.enum(GENDERS),
  city: text.optional(),
  state: z.enum(STATES).optional(),
  title: text.optional(),
  /** The latest job first. */
  periods: z.array(period).optional(),
  statedYears: z.int().optional(),
  skills: z.array(text).optional(),
  resume: z.array(text).optional(),
  ...preferences.partial().shape,
  registeredDaysAgo: daysAgo.optional(),
  activeDaysAgo: daysAgo.optional(),
  isActive: z.literal(false).optional(),
  isHidden: z.literal(true).optional(),
});

export const peopleSchema = z.strictObject({
  /** First and last names that go together, and their share of the people. */
  groups: z.array(
    z.strictObject({ share: z.int(), first: z.array(z.tuple([text, z.enum(GENDERS)])), last: z.array(text) }),
  ),
  cities: z.array(z.tuple([text, z.enum(STATES), z.int()])),
  professions: z.array(profession),
  special: z.array(special),
});

const interview = z.strictObject({
  roundType: z.enum(ROUND_TYPES),
  /** Negative for a past interview. */
  inDays: z.int(),
  /** HH:MM in India. */
  time: text,
  mode: z.enum(INTERVIEW_MODES),
  /** A link for ONLINE, an address for FACE_TO_FACE. */
  location: text,
  notes: text.optional(),
});

const applyEvent = z.strictObject({ type: z.literal('APPLY'), daysAgo });

const proposeEvent = z.strictObject({
  type: z.literal('PROPOSE'),
  daysAgo,
  status: z.enum(APPLICATION_STATUSES).exclude(['PENDING', 'APPLIED']),
  /** Only for SELECTED and REJECTED. */
  feedback: text.optional(),
  /** Only for SELECTED, which also has an offer letter. */
  dateOfJoiningInDays: z.int().optional(),
  /** Required for INTERVIEW_SCHEDULED, otherwise absent. */
  interview: interview.optional(),
});

/** The administrator decides the latest request. */
const decideEvent = z.strictObject({
  type: z.literal('DECIDE'),
  daysAgo,
  decision: z.enum(DECISIONS),
  reason: rejectionReason.optional(),
  note: text.optional(),
  /** Only for the approval of an application. */
  recommendation: z.strictObject({ text, rating: z.int() }).optional(),
});

const acceptEvent = z.strictObject({ type: z.literal('ACCEPT'), daysAgo });

const setActiveEvent = z.strictObject({ type: z.literal('SET_ACTIVE'), daysAgo, isActive: z.boolean() });

const event = z.discriminatedUnion('type', [applyEvent, proposeEvent, decideEvent, acceptEvent, setActiveEvent]);

/** An application as its events, oldest first. */
const application = z
  .strictObject({
    candidateKey: text,
    jobKey: text,
    /** The number of this application by the candidate to this job. */
    attempt: z.int().positive().default(1),
    events: z.array(event),
  })
  .transform(({ candidateKey, jobKey, attempt, events }) => {
    const pair = `${candidateKey}/${jobKey}`;
    return { key: attempt === 1 ? pair : `${pair}/${attempt}`, candidateKey, jobKey, attempt, events };
  });

const invitation = z.strictObject({
  candidateKey: text,
  jobKey: text,
  invitedDaysAgo: daysAgo,
  message: text.optional(),
  /** Absent while nobody has answered. A Yes is the application of the same candidate for the same job. */
  no: z.strictObject({ daysAgo, reason: z.enum(INVITATION_DECLINE_REASONS), note: text.optional() }).optional(),
});

const pool = z.strictObject({
  name: text,
  members: z.array(z.strictObject({ candidateKey: text, note: text.optional() })),
});

/** A note on a candidate or on a job. */
const note = z.strictObject({
  candidateKey: text.optional(),
  jobKey: text.optional(),
  kind: z.enum(NOTE_KINDS),
  outcome: z.enum(CALL_OUTCOMES).optional(),
  text: z.string(),
  daysAgo,
  /** The day of the follow-up. */
  dueInDays: z.int().optional(),
});

export const recruitingSchema = z.strictObject({
  invitations: z.array(invitation),
  pools: z.array(pool),
  notes: z.array(note),
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
export type DemoPreferences = z.output<typeof preferences>;
export type DemoProfession = z.output<typeof profession>;
export type DemoSpecialPerson = z.output<typeof special>;
export type DemoInterview = z.output<typeof interview>;
export type DemoApplyEvent = z.output<typeof applyEvent>;
export type DemoProposeEvent = z.output<typeof proposeEvent>;
export type DemoDecideEvent = z.output<typeof decideEvent>;
export type DemoSetActiveEvent = z.output<typeof setActiveEvent>;
export type DemoApplicationEvent = z.output<typeof event>;
export type DemoApplication = z.output<typeof application>;
export type DemoRecommendation = NonNullable<DemoDecideEvent['recommendation']>;
