/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { Fragment, type Operation } from './document.js';
export type AgendaEntry =
  | 'INTERVIEWS_TODAY'
  | 'JOININGS_THIS_WEEK';

export type ApplicationOrder = {
  direction: OrderDirection;
  field: ApplicationOrderField;
};

export type ApplicationOrderField =
  | 'APPLIED_AT'
  | 'STATUS_UPDATED_AT';

export type ApplicationStatus =
  | 'APPLIED'
  | 'INTERVIEW_NOT_ATTENDED'
  | 'INTERVIEW_SCHEDULED'
  | 'PENDING'
  | 'REJECTED'
  | 'SELECTED'
  | 'SHORTLISTED';

export type ApplicationsFilter = {
  agenda?: AgendaEntry | null | undefined;
  candidateReply?: CandidateReply | null | undefined;
  changedSince?: string | null | undefined;
  from?: string | null | undefined;
  isActive?: boolean | null | undefined;
  search?: string | null | undefined;
  status?: ApplicationStatus | null | undefined;
  to?: string | null | undefined;
};

export type ApplyState =
  | 'APPLIED'
  | 'EXPIRED'
  | 'OPEN'
  | 'REAPPLY_LATER';

export type ApplyToJobInput = {
  answers?: Array<ScreeningAnswerInput> | null | undefined;
  jobId: string;
  sharePreferences?: boolean | null | undefined;
  source?: VisitSourceInput | null | undefined;
};

export type ApprovalState =
  | 'APPROVED'
  | 'PENDING'
  | 'REJECTED';

export type AskedChannel =
  | 'EMAIL'
  | 'MEETING'
  | 'OTHER'
  | 'PHONE'
  | 'WHATSAPP';

export type CandidateEducationInput = {
  certificate?: import('graphql-upload/Upload.mjs').default | null | undefined;
  id?: string | null | undefined;
  marks: string;
  qualification: string;
  skills?: string | null | undefined;
  university: string;
  yearOfCompletion: number;
};

export type CandidateExperienceInput = {
  companyName: string;
  experienceLetter?: import('graphql-upload/Upload.mjs').default | null | undefined;
  fromDate: string;
  id?: string | null | undefined;
  jobRole: string;
  lastDesignation?: string | null | undefined;
  skills?: string | null | undefined;
  toDate?: string | null | undefined;
};

export type CandidateOrder = {
  direction: OrderDirection;
  field: CandidateOrderField;
};

export type CandidateOrderField =
  | 'CREATED_AT'
  | 'EMAIL'
  | 'NAME';

export type CandidateReply =
  | 'ACCEPTED'
  | 'DECLINED'
  | 'OTHER_DATE'
  | 'WITHDRAWN';

export type CandidatesFilter = {
  changedSince?: string | null | undefined;
  from?: string | null | undefined;
  isActive?: boolean | null | undefined;
  search?: string | null | undefined;
  to?: string | null | undefined;
};

export type CompaniesFilter = {
  approvalState?: ApprovalState | null | undefined;
  changedSince?: string | null | undefined;
  from?: string | null | undefined;
  responsibleId?: string | null | undefined;
  search?: string | null | undefined;
  to?: string | null | undefined;
};

export type CompanyAddressInput = {
  city: string;
  country: string;
  isPrimary: boolean;
  line1: string;
  line2?: string | null | undefined;
  pincode: string;
  state: string;
};

export type CompanyOrder = {
  direction: OrderDirection;
  field: CompanyOrderField;
};

export type CompanyOrderField =
  | 'COMPANY_NAME'
  | 'CREATED_AT'
  | 'EMAIL'
  | 'EMPLOYER_NAME';

export type ConsentChannel =
  | 'EMAIL'
  | 'EVENT'
  | 'FORM'
  | 'PHONE';

export type ContactUserType =
  | 'CANDIDATE'
  | 'EMPLOYER';

export type DecideApprovalInput = {
  approvalId: string;
  decision: Decision;
  expectedProposedStatus?: ApplicationStatus | null | undefined;
  expectedState?: ApprovalState | null | undefined;
  expectedVersion?: number | null | undefined;
  note?: string | null | undefined;
  reason?: RejectionReason | null | undefined;
  recommendation?: RecommendationInput | null | undefined;
};

export type Decision =
  | 'APPROVE'
  | 'REJECT';

export type DeleteApplicationsInput = {
  ids: Array<string>;
};

export type DeleteJobsInput = {
  ids: Array<string>;
};

export type DeleteUsersInput = {
  confirmedCompanies?: Array<string> | null | undefined;
  ids: Array<string>;
};

export type EditJobInput = {
  deadline: string;
  description: string;
  id: string;
  openings: number;
  peopleIds?: Array<string> | null | undefined;
  questions?: Array<JobQuestionInput> | null | undefined;
  version?: number | null | undefined;
};

export type ExperienceBand =
  | 'FRESHER'
  | 'YEARS_1_TO_2'
  | 'YEARS_3_TO_5'
  | 'YEARS_6_TO_10'
  | 'YEARS_OVER_10';

export type ExperienceLevel =
  | 'EXPERIENCED'
  | 'FRESHER';

export type Gender =
  | 'FEMALE'
  | 'MALE'
  | 'OTHER';

export type ImportConsentInput = {
  agreedOn: string;
  channel: ConsentChannel;
};

export type ImportCorrectionInput = {
  city?: string | null | undefined;
  company?: string | null | undefined;
  contact?: string | null | undefined;
  designation?: string | null | undefined;
  email?: string | null | undefined;
  expectedSalary?: string | null | undefined;
  experience?: string | null | undefined;
  firstName?: string | null | undefined;
  gstin?: string | null | undefined;
  lastName?: string | null | undefined;
  noticePeriod?: string | null | undefined;
  openTo?: string | null | undefined;
  organizationName?: string | null | undefined;
  pool?: string | null | undefined;
  preferredCities?: string | null | undefined;
  rowNumber: number;
  skills?: string | null | undefined;
  state?: string | null | undefined;
  statedExperienceYears?: string | null | undefined;
  website?: string | null | undefined;
  workModes?: string | null | undefined;
};

export type ImportKind =
  | 'CANDIDATES'
  | 'EMPLOYERS';

export type InterviewMode =
  | 'FACE_TO_FACE'
  | 'ONLINE';

export type InterviewerInput = {
  email?: string | null | undefined;
  name?: string | null | undefined;
  userId?: string | null | undefined;
};

export type JobOrder = {
  direction: OrderDirection;
  field: JobOrderField;
};

export type JobOrderField =
  | 'COMPANY_NAME'
  | 'POSTED_AT'
  | 'TITLE';

export type JobQuestionInput = {
  isRequired?: boolean;
  kind: QuestionKind;
  maximum?: number | null | undefined;
  minimum?: number | null | undefined;
  options?: Array<string> | null | undefined;
  ruledOutBy?: Array<string> | null | undefined;
  text: string;
};

export type JobType =
  | 'FULL_TIME'
  | 'PART_TIME';

export type JobsFilter = {
  approvalState?: ApprovalState | null | undefined;
  changedSince?: string | null | undefined;
  from?: string | null | undefined;
  isActive?: boolean | null | undefined;
  responsibleId?: string | null | undefined;
  search?: string | null | undefined;
  to?: string | null | undefined;
};

export type NoticePeriod =
  | 'DAYS_15'
  | 'DAYS_30'
  | 'DAYS_60'
  | 'DAYS_90'
  | 'IMMEDIATE';

export type OpenJobsFilter = {
  cities?: Array<string> | null | undefined;
  companyId?: string | null | undefined;
  experience?: number | null | undefined;
  experienceBands?: Array<ExperienceBand> | null | undefined;
  industries?: Array<string> | null | undefined;
  jobTypes?: Array<JobType> | null | undefined;
  location?: string | null | undefined;
  minSalary?: number | null | undefined;
  postedAfter?: string | null | undefined;
  postedWithinDays?: number | null | undefined;
  query?: string | null | undefined;
  salaryBands?: Array<SalaryBand> | null | undefined;
  updatedSince?: string | null | undefined;
  workModes?: Array<WorkMode> | null | undefined;
};

export type OpenTo =
  | 'LOOKING'
  | 'NOT_LOOKING'
  | 'OPEN';

export type OrderDirection =
  | 'ASC'
  | 'DESC';

export type OwnApplicationsFilter = {
  canBeInvited?: boolean | null | undefined;
  candidateReply?: CandidateReply | null | undefined;
  changedSince?: string | null | undefined;
  isRecommended?: boolean | null | undefined;
  isUnread?: boolean | null | undefined;
  jobId?: string | null | undefined;
  jobTitle?: string | null | undefined;
  search?: string | null | undefined;
  status?: ApplicationStatus | null | undefined;
};

export type PostJobInput = {
  city: string;
  companyDescription?: string | null | undefined;
  companyName?: string | null | undefined;
  companyWebsite?: string | null | undefined;
  country: string;
  deadline: string;
  description: string;
  industry?: string | null | undefined;
  jobType: JobType;
  maxExperience: number;
  minExperience: number;
  minimumQualification: string;
  openings: number;
  peopleIds?: Array<string> | null | undefined;
  preferredSkills: string;
  questions?: Array<JobQuestionInput> | null | undefined;
  salaryMax: number;
  salaryMin: number;
  state: string;
  title: string;
  workMode: WorkMode;
};

export type PreviewImportInput = {
  corrections?: Array<ImportCorrectionInput>;
  excludedRows?: Array<number>;
  file: import('graphql-upload/Upload.mjs').default;
  kind: ImportKind;
};

export type ProposeApplicationStatusInput = {
  dateOfJoining?: string | null | undefined;
  feedback?: string | null | undefined;
  id: string;
  offerLetter?: import('graphql-upload/Upload.mjs').default | null | undefined;
  status: ApplicationStatus;
};

export type QuestionKind =
  | 'NUMBER'
  | 'ONE_OF'
  | 'TEXT'
  | 'YES_NO';

export type RecommendationInput = {
  rating?: number | null | undefined;
  text?: string | null | undefined;
};

export type RegisterCandidateInput = {
  consent: boolean;
  contact: string;
  email: string;
  experienceLevel: ExperienceLevel;
  firstName: string;
  jobId?: string | null | undefined;
  lastName: string;
  password: string;
  resume: import('graphql-upload/Upload.mjs').default;
  source?: VisitSourceInput | null | undefined;
};

export type RegisterEmployerInput = {
  companyWebsite: string;
  consent: boolean;
  contact: string;
  email: string;
  firstName: string;
  gstin: string;
  lastName: string;
  organizationName: string;
  password: string;
  source?: VisitSourceInput | null | undefined;
};

export type RejectionReason =
  | 'CANDIDATE_WITHDREW'
  | 'CHOICE_NOT_CLEAR'
  | 'COMPANY_WITHDREW'
  | 'DUPLICATE'
  | 'EXPERIENCE_MISMATCH'
  | 'GSTIN_MISMATCH'
  | 'INCOMPLETE'
  | 'LOCATION_MISMATCH'
  | 'MORE_FACTS_NEEDED'
  | 'NOT_AVAILABLE'
  | 'NOT_VERIFIED'
  | 'NOT_YET'
  | 'OTHER'
  | 'OUTSIDE_OUR_FIELD'
  | 'PAY_UNCLEAR'
  | 'POSITION_FILLED'
  | 'PROFILE_INCOMPLETE'
  | 'SALARY_MISMATCH'
  | 'SKILLS_MISMATCH'
  | 'UNLAWFUL_TEXT';

export type RequestPasswordResetInput = {
  email: string;
};

export type ResetPasswordInput = {
  consent?: boolean;
  deviceToken?: string | null | undefined;
  password: string;
  token: string;
};

export type RoundType =
  | 'FIRST_ROUND'
  | 'NEXT_ROUND'
  | 'RESCHEDULE';

export type RunImportInput = {
  consent?: ImportConsentInput | null | undefined;
  corrections?: Array<ImportCorrectionInput>;
  excludedRows?: Array<number>;
  file: import('graphql-upload/Upload.mjs').default;
  invites?: boolean;
  kind: ImportKind;
};

export type SalaryBand =
  | 'LAKH_2_TO_4'
  | 'LAKH_4_TO_6'
  | 'LAKH_6_TO_10'
  | 'OVER_10_LAKH'
  | 'UP_TO_2_LAKH';

export type SaveCandidateProfileInput = {
  aadhaarCard?: import('graphql-upload/Upload.mjs').default | null | undefined;
  aadhaarNumber?: string | null | undefined;
  addressLine1: string;
  addressLine2?: string | null | undefined;
  city: string;
  contact: string;
  country: string;
  drivingLicense?: import('graphql-upload/Upload.mjs').default | null | undefined;
  drivingLicenseNumber?: string | null | undefined;
  educations?: Array<CandidateEducationInput> | null | undefined;
  expectedSalary?: number | null | undefined;
  experienceLevel?: ExperienceLevel | null | undefined;
  experiences?: Array<CandidateExperienceInput> | null | undefined;
  firstName: string;
  gender: Gender;
  identityConsent?: boolean | null | undefined;
  lastName: string;
  middleName?: string | null | undefined;
  noticePeriod?: NoticePeriod | null | undefined;
  openTo?: OpenTo | null | undefined;
  panCard?: import('graphql-upload/Upload.mjs').default | null | undefined;
  panNumber?: string | null | undefined;
  passport?: import('graphql-upload/Upload.mjs').default | null | undefined;
  passportNumber?: string | null | undefined;
  preferredCities?: Array<string> | null | undefined;
  resume?: import('graphql-upload/Upload.mjs').default | null | undefined;
  state: string;
  statedExperienceYears?: number | null | undefined;
  version?: number | null | undefined;
  workModes?: Array<WorkMode> | null | undefined;
};

export type SaveCompanyProfileInput = {
  addresses: Array<CompanyAddressInput>;
  companyEmail?: string | null | undefined;
  contact: string;
  description: string;
  fullName: string;
  headquarters: string;
  industry: string;
  phone: string;
  size?: number | null | undefined;
  version?: number | null | undefined;
  yearEstablished: number;
};

export type ScheduleInterviewInput = {
  applicationId: string;
  askedBy?: string | null | undefined;
  askedChannel?: AskedChannel | null | undefined;
  date: string;
  interviewers?: Array<InterviewerInput> | null | undefined;
  location: string;
  mode: InterviewMode;
  movedId?: string | null | undefined;
  notes?: string | null | undefined;
  roundType: RoundType;
  time: string;
};

export type ScreeningAnswerInput = {
  answer: string;
  question: string;
};

export type SendContactMessageInput = {
  company?: string | null | undefined;
  email: string;
  message: string;
  name: string;
  phone: string;
  userType?: ContactUserType | null | undefined;
  website?: string | null | undefined;
};

export type SetApplicationActiveInput = {
  id: string;
  isActive: boolean;
};

export type SetJobActiveInput = {
  id: string;
  isActive: boolean;
  note?: string | null | undefined;
};

export type SetUserActiveInput = {
  id: string;
  isActive: boolean;
  userType?: UserType | null | undefined;
};

export type SignInInput = {
  code?: string | null | undefined;
  deviceToken?: string | null | undefined;
  email: string;
  password: string;
  rememberMe?: boolean | null | undefined;
  userType?: UserType | null | undefined;
};

export type UserType =
  | 'ADMIN'
  | 'CANDIDATE'
  | 'EMPLOYER';

export type VisitSource =
  | 'ALERT'
  | 'CAMPAIGN'
  | 'DIRECT'
  | 'EMBED'
  | 'FEED'
  | 'IMPORT'
  | 'INVITATION'
  | 'LINK'
  | 'SEARCH'
  | 'SITE'
  | 'SOCIAL';

export type VisitSourceInput = {
  name?: string | null | undefined;
  source: VisitSource;
};

export type WorkMode =
  | 'HYBRID'
  | 'ONSITE'
  | 'REMOTE'
  | 'WORK_FROM_HOME';

export type AccountFragment = { id: string, email: string, type: UserType, firstName: string, isActive: boolean, company: { id: string } | null };

export type AccountStatusFragment = { id: string, isActive: boolean, type: UserType };

export type SessionFragment = { token: string, user: { id: string, email: string, type: UserType, firstName: string, isActive: boolean, company: { id: string } | null } };

export type RegisterEmployerMutationVariables = Exact<{
  input: RegisterEmployerInput;
}>;


export type RegisterEmployerMutation = { registerEmployer: { user: { id: string, email: string, type: UserType, firstName: string, isActive: boolean, company: { id: string } | null } } };

export type RegisterCandidateMutationVariables = Exact<{
  input: RegisterCandidateInput;
}>;


export type RegisterCandidateMutation = { registerCandidate: { user: { id: string, email: string, type: UserType, firstName: string, isActive: boolean, company: { id: string } | null } } };

export type SignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type SignInMutation = { signIn: { token: string, user: { id: string, email: string, type: UserType, firstName: string, isActive: boolean, company: { id: string } | null } } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { user: { id: string } } };

export type UserStatusQueryVariables = Exact<{
  id: string;
}>;


export type UserStatusQuery = { user: { id: string, isActive: boolean, type: UserType } | null };

export type ListedApplicationFragment = { id: string, status: ApplicationStatus, proposedStatus: ApplicationStatus, appliedAt: string, approvalState: ApprovalState, isActive: boolean, changedAt: string, candidate: { firstName: string, lastName: string } | null, job:
    | { title: string }
    | { title: string }
    | { title: string }
   };

export type WhoAppliedFragment = { firstName: string, lastName: string, email: string, contact: string, resume: { url: string } | null };

export type AppliedForFragment = { title: string, companyName: string, postedAt: string, isActive: boolean, company: { fullName: string } | null };

export type ApplicationDetailFragment = { id: string, dateOfJoining: string | null, status: ApplicationStatus, proposedStatus: ApplicationStatus, appliedAt: string, statusUpdatedAt: string, feedback: string | null, approvalState: ApprovalState, isActive: boolean, offerLetter: { url: string } | null, candidate: { firstName: string, lastName: string, email: string, contact: string, resume: { url: string } | null } | null, job:
    | { __typename: 'ClosedJob' }
    | { __typename: 'Job', title: string, companyName: string, postedAt: string, isActive: boolean, company: { fullName: string } | null }
    | { __typename: 'OpenJob' }
  , approvals: Array<{ id: string, state: ApprovalState, requestedAt: string, requestedByName: string, decidedAt: string | null, decidedByName: string | null, proposedStatus: ApplicationStatus | null, resultingStatus: ApplicationStatus | null, feedback: string | null }> };

export type DecidedApplicationFragment = { id: string, status: ApplicationStatus, proposedStatus: ApplicationStatus, approvalState: ApprovalState, isActive: boolean };

export type ApplicationsQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: ApplicationsFilter | null | undefined;
  orderBy?: ApplicationOrder | null | undefined;
}>;


export type ApplicationsQuery = { applications: { totalCount: number, nodes: Array<{ id: string, status: ApplicationStatus, proposedStatus: ApplicationStatus, appliedAt: string, approvalState: ApprovalState, isActive: boolean, changedAt: string, candidate: { firstName: string, lastName: string } | null, job:
        | { title: string }
        | { title: string }
        | { title: string }
       }> } };

export type RequestOfApplicationQueryVariables = Exact<{
  id: string;
}>;


export type RequestOfApplicationQuery = { record: { approval: { id: string } | null } | null };

export type DecideApplicationMutationVariables = Exact<{
  input: DecideApprovalInput;
}>;


export type DecideApplicationMutation = { decideApproval: { approval: { subject:
        | { __typename: 'Application', id: string, status: ApplicationStatus, proposedStatus: ApplicationStatus, approvalState: ApprovalState, isActive: boolean }
        | { __typename: 'Company' }
        | { __typename: 'Job' }
       | null } } };

export type SwitchApplicationMutationVariables = Exact<{
  input: SetApplicationActiveInput;
}>;


export type SwitchApplicationMutation = { setApplicationActive: { application: { id: string, status: ApplicationStatus, proposedStatus: ApplicationStatus, approvalState: ApprovalState, isActive: boolean } } };

export type ApplicationQueryVariables = Exact<{
  id: string;
}>;


export type ApplicationQuery = { application: { id: string, dateOfJoining: string | null, status: ApplicationStatus, proposedStatus: ApplicationStatus, appliedAt: string, statusUpdatedAt: string, feedback: string | null, approvalState: ApprovalState, isActive: boolean, offerLetter: { url: string } | null, candidate: { firstName: string, lastName: string, email: string, contact: string, resume: { url: string } | null } | null, job:
      | { __typename: 'ClosedJob' }
      | { __typename: 'Job', title: string, companyName: string, postedAt: string, isActive: boolean, company: { fullName: string } | null }
      | { __typename: 'OpenJob' }
    , approvals: Array<{ id: string, state: ApprovalState, requestedAt: string, requestedByName: string, decidedAt: string | null, decidedByName: string | null, proposedStatus: ApplicationStatus | null, resultingStatus: ApplicationStatus | null, feedback: string | null }> } | null };

export type DeleteUsersMutationVariables = Exact<{
  input: DeleteUsersInput;
}>;


export type DeleteUsersMutation = { deleteUsers: { deactivatedIds: Array<string>, deleted: { users: number } } };

export type DeleteJobsMutationVariables = Exact<{
  input: DeleteJobsInput;
}>;


export type DeleteJobsMutation = { deleteJobs: { deleted: { jobs: number } } };

export type DeleteApplicationsMutationVariables = Exact<{
  input: DeleteApplicationsInput;
}>;


export type DeleteApplicationsMutation = { deleteApplications: { deleted: { applications: number } } };

export type ImportRowFragment = { rowNumber: number, email: string, firstName: string, lastName: string, contact: string, error: string | null, organizationName: string | null, website: string | null, gstin: string | null, experience: string | null };

export type ImportPoolFragment = { name: string, people: number, isNew: boolean };

export type ImportPreviewFragment = { hasErrors: boolean, rows: Array<{ rowNumber: number, email: string, firstName: string, lastName: string, contact: string, error: string | null, organizationName: string | null, website: string | null, gstin: string | null, experience: string | null }>, pools: Array<{ name: string, people: number, isNew: boolean }> };

export type ImportOutcomeFragment = { imported: number, failed: number };

export type PreviewImportMutationVariables = Exact<{
  input: PreviewImportInput;
}>;


export type PreviewImportMutation = { previewImport: { hasErrors: boolean, rows: Array<{ rowNumber: number, email: string, firstName: string, lastName: string, contact: string, error: string | null, organizationName: string | null, website: string | null, gstin: string | null, experience: string | null }>, pools: Array<{ name: string, people: number, isNew: boolean }> } };

export type RunImportMutationVariables = Exact<{
  input: RunImportInput;
}>;


export type RunImportMutation = { runImport: { imported: number, failed: number } };

export type CountsFragment = { totalEmployers: number, totalCandidates: number, totalJobs: number, totalApplications: number, totalPendingApprovals: number, pendingEmployers: number, pendingApplications: number, pendingJobs: number };

export type ListedJobFragment = { id: string, title: string, companyName: string, approvalState: ApprovalState, isActive: boolean, postedAt: string, changedAt: string, responsible: { id: string, name: string } | null };

export type DecidedJobFragment = { id: string, approvalState: ApprovalState };

export type SwitchedJobFragment = { id: string, isActive: boolean };

export type CompanyOfJobFragment = { name: string, description: string | null, website: string, industry: string | null };

export type JobWithProfileFragment = { jobType: JobType, workMode: WorkMode, city: string, state: string, country: string, salaryMin: number, salaryMax: number, minimumQualification: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, companyDescription: string, companyWebsite: string, industry: string, id: string, title: string, description: string, companyName: string, postedAt: string, deadline: string, openings: number, applicantCount: number, approvalState: ApprovalState, isActive: boolean, changedAt: string, company: { name: string, description: string | null, website: string, industry: string | null } | null };

export type JobsQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: JobsFilter | null | undefined;
  orderBy?: JobOrder | null | undefined;
}>;


export type JobsQuery = { jobs: { totalCount: number, nodes: Array<{ id: string, title: string, companyName: string, approvalState: ApprovalState, isActive: boolean, postedAt: string, changedAt: string, responsible: { id: string, name: string } | null }> } };

export type DashboardCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardCountsQuery = { dashboardCounts: { totalEmployers: number, totalCandidates: number, totalJobs: number, totalApplications: number, totalPendingApprovals: number, pendingEmployers: number, pendingApplications: number, pendingJobs: number } };

export type JobQueryVariables = Exact<{
  id: string;
}>;


export type JobQuery = { job: { jobType: JobType, workMode: WorkMode, city: string, state: string, country: string, salaryMin: number, salaryMax: number, minimumQualification: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, companyDescription: string, companyWebsite: string, industry: string, id: string, title: string, description: string, companyName: string, postedAt: string, deadline: string, openings: number, applicantCount: number, approvalState: ApprovalState, isActive: boolean, changedAt: string, company: { name: string, description: string | null, website: string, industry: string | null } | null } | null };

export type RequestOfJobQueryVariables = Exact<{
  id: string;
}>;


export type RequestOfJobQuery = { record: { approval: { id: string } | null } | null };

export type DecideJobMutationVariables = Exact<{
  input: DecideApprovalInput;
}>;


export type DecideJobMutation = { decideApproval: { approval: { subject:
        | { __typename: 'Application' }
        | { __typename: 'Company' }
        | { __typename: 'Job', id: string, approvalState: ApprovalState }
       | null } } };

export type SwitchJobMutationVariables = Exact<{
  input: SetJobActiveInput;
}>;


export type SwitchJobMutation = { setJobActive: { job: { id: string, isActive: boolean } } };

export type ListedEmployerFragment = { id: string, fullName: string, name: string, contact: string, email: string, approvalState: ApprovalState, isActive: boolean, createdAt: string, changedAt: string, responsible: { id: string, name: string } | null };

export type ListedCandidateFragment = { id: string, firstName: string, lastName: string, email: string, isActive: boolean, appliedJobsCount: number, createdAt: string, changedAt: string };

export type DecidedCompanyFragment = { id: string, approvalState: ApprovalState };

export type SwitchedUserFragment = { id: string, isActive: boolean };

export type EmployersQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: CompaniesFilter | null | undefined;
  orderBy?: CompanyOrder | null | undefined;
}>;


export type EmployersQuery = { companies: { totalCount: number, nodes: Array<{ id: string, fullName: string, name: string, contact: string, email: string, approvalState: ApprovalState, isActive: boolean, createdAt: string, changedAt: string, responsible: { id: string, name: string } | null }> } };

export type CandidatesQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: CandidatesFilter | null | undefined;
  orderBy?: CandidateOrder | null | undefined;
}>;


export type CandidatesQuery = { candidates: { totalCount: number, nodes: Array<{ id: string, firstName: string, lastName: string, email: string, isActive: boolean, appliedJobsCount: number, createdAt: string, changedAt: string }> } };

export type SwitchUserMutationVariables = Exact<{
  input: SetUserActiveInput;
}>;


export type SwitchUserMutation = { setUserActive: { user: { id: string, isActive: boolean } } };

export type EmployerQueryVariables = Exact<{
  id: string;
}>;


export type EmployerQuery = { company: { fullName: string, email: string, contact: string, gstin: string, name: string, website: string, description: string | null, industry: string | null, companyEmail: string | null, phone: string | null, size: number | null, headquarters: string | null, yearEstablished: number | null, isProfileComplete: boolean, addresses: Array<{ id: string, line1: string, line2: string | null, city: string, state: string, country: string, pincode: string, isPrimary: boolean }> } | null };

export type CandidateQueryVariables = Exact<{
  id: string;
}>;


export type CandidateQuery = { candidate: { id: string, firstName: string, lastName: string, email: string, contact: string, experienceLevel: ExperienceLevel, aadhaarMasked: string | null, panNumber: string | null, drivingLicenseNumber: string | null, passportNumber: string | null, expectedSalary: number | null, noticePeriod: NoticePeriod | null, preferredCities: Array<string> | null, workModes: Array<WorkMode> | null, openTo: OpenTo | null, statedExperienceYears: number | null, experienceMonths: number | null, preferencesConfirmedAt: string | null, middleName: string | null, gender: Gender | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, country: string | null, isProfileComplete: boolean, resume: { url: string } | null, experiences: Array<{ id: string, companyName: string, fromDate: string, toDate: string | null, jobRole: string, lastDesignation: string | null, skills: string | null, experienceLetter: { url: string } | null }>, educations: Array<{ id: string, qualification: string, university: string, yearOfCompletion: number, marks: string, skills: string | null, certificate: { url: string } | null }>, aadhaarCard: { url: string } | null, panCard: { url: string } | null, drivingLicense: { url: string } | null, passport: { url: string } | null } | null };

export type ApplicantQueryVariables = Exact<{
  id: string;
}>;


export type ApplicantQuery = { candidate: { id: string, firstName: string, lastName: string, email: string, contact: string, experienceLevel: ExperienceLevel, middleName: string | null, gender: Gender | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, country: string | null, isProfileComplete: boolean, resume: { url: string } | null, experiences: Array<{ id: string, companyName: string, fromDate: string, toDate: string | null, jobRole: string, lastDesignation: string | null, skills: string | null, experienceLetter: { url: string } | null }>, educations: Array<{ id: string, qualification: string, university: string, yearOfCompletion: number, marks: string, skills: string | null, certificate: { url: string } | null }> } | null };

export type RequestOfCompanyQueryVariables = Exact<{
  id: string;
}>;


export type RequestOfCompanyQuery = { record: { approval: { id: string } | null } | null };

export type DecideCompanyMutationVariables = Exact<{
  input: DecideApprovalInput;
}>;


export type DecideCompanyMutation = { decideApproval: { approval: { subject:
        | { __typename: 'Application' }
        | { __typename: 'Company', id: string, approvalState: ApprovalState }
        | { __typename: 'Job' }
       | null } } };

export type ApplicantInListFragment = { id: string, appliedAt: string, status: ApplicationStatus, proposedStatus: ApplicationStatus, approvalState: ApprovalState, feedback: string | null, dateOfJoining: string | null, expectedSalary: number | null, noticePeriod: NoticePeriod | null, isRecommended: boolean, changedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
    | { id: string, title: string }
    | { id: string, title: string }
    | { id: string, title: string }
  , offerLetter: { url: string } | null };

export type OwnApplicantsQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: OwnApplicationsFilter | null | undefined;
}>;


export type OwnApplicantsQuery = { viewer: { applications: { totalCount: number, nodes: Array<{ id: string, appliedAt: string, status: ApplicationStatus, proposedStatus: ApplicationStatus, approvalState: ApprovalState, feedback: string | null, dateOfJoining: string | null, expectedSalary: number | null, noticePeriod: NoticePeriod | null, isRecommended: boolean, changedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
          | { id: string, title: string }
          | { id: string, title: string }
          | { id: string, title: string }
        , offerLetter: { url: string } | null }> } | null } | null };

export type ProposeApplicationStatusMutationVariables = Exact<{
  input: ProposeApplicationStatusInput;
}>;


export type ProposeApplicationStatusMutation = { proposeApplicationStatus: { application: { id: string, appliedAt: string, status: ApplicationStatus, proposedStatus: ApplicationStatus, approvalState: ApprovalState, feedback: string | null, dateOfJoining: string | null, expectedSalary: number | null, noticePeriod: NoticePeriod | null, isRecommended: boolean, changedAt: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
        | { id: string, title: string }
        | { id: string, title: string }
        | { id: string, title: string }
      , offerLetter: { url: string } | null } } };

export type ScheduleInterviewMutationVariables = Exact<{
  input: ScheduleInterviewInput;
}>;


export type ScheduleInterviewMutation = { scheduleInterview: { application: { id: string } } };

export type PersonalFragment = { firstName: string, middleName: string | null, lastName: string, gender: Gender | null, email: string, contact: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, country: string | null, isProfileComplete: boolean };

export type PersonalWithIdentityFragment = { aadhaarMasked: string | null, panNumber: string | null, drivingLicenseNumber: string | null, passportNumber: string | null, expectedSalary: number | null, noticePeriod: NoticePeriod | null, preferredCities: Array<string> | null, workModes: Array<WorkMode> | null, openTo: OpenTo | null, statedExperienceYears: number | null, experienceMonths: number | null, preferencesConfirmedAt: string | null, firstName: string, middleName: string | null, lastName: string, gender: Gender | null, email: string, contact: string, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, country: string | null, isProfileComplete: boolean, aadhaarCard: { url: string } | null, panCard: { url: string } | null, drivingLicense: { url: string } | null, passport: { url: string } | null };

export type ExperienceFragment = { id: string, companyName: string, fromDate: string, toDate: string | null, jobRole: string, lastDesignation: string | null, skills: string | null, experienceLetter: { url: string } | null };

export type EducationFragment = { id: string, qualification: string, university: string, yearOfCompletion: number, marks: string, skills: string | null, certificate: { url: string } | null };

export type RestOfProfileFragment = { id: string, firstName: string, lastName: string, email: string, contact: string, experienceLevel: ExperienceLevel, resume: { url: string } | null, experiences: Array<{ id: string, companyName: string, fromDate: string, toDate: string | null, jobRole: string, lastDesignation: string | null, skills: string | null, experienceLetter: { url: string } | null }>, educations: Array<{ id: string, qualification: string, university: string, yearOfCompletion: number, marks: string, skills: string | null, certificate: { url: string } | null }> };

export type CandidateDetailFragment = { id: string, firstName: string, lastName: string, email: string, contact: string, experienceLevel: ExperienceLevel, aadhaarMasked: string | null, panNumber: string | null, drivingLicenseNumber: string | null, passportNumber: string | null, expectedSalary: number | null, noticePeriod: NoticePeriod | null, preferredCities: Array<string> | null, workModes: Array<WorkMode> | null, openTo: OpenTo | null, statedExperienceYears: number | null, experienceMonths: number | null, preferencesConfirmedAt: string | null, middleName: string | null, gender: Gender | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, country: string | null, isProfileComplete: boolean, resume: { url: string } | null, experiences: Array<{ id: string, companyName: string, fromDate: string, toDate: string | null, jobRole: string, lastDesignation: string | null, skills: string | null, experienceLetter: { url: string } | null }>, educations: Array<{ id: string, qualification: string, university: string, yearOfCompletion: number, marks: string, skills: string | null, certificate: { url: string } | null }>, aadhaarCard: { url: string } | null, panCard: { url: string } | null, drivingLicense: { url: string } | null, passport: { url: string } | null };

export type ApplicantDetailFragment = { id: string, firstName: string, lastName: string, email: string, contact: string, experienceLevel: ExperienceLevel, middleName: string | null, gender: Gender | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, country: string | null, isProfileComplete: boolean, resume: { url: string } | null, experiences: Array<{ id: string, companyName: string, fromDate: string, toDate: string | null, jobRole: string, lastDesignation: string | null, skills: string | null, experienceLetter: { url: string } | null }>, educations: Array<{ id: string, qualification: string, university: string, yearOfCompletion: number, marks: string, skills: string | null, certificate: { url: string } | null }> };

export type OwnApplicationFragment = { id: string, appliedAt: string, displayStatus: ApplicationStatus, dateOfJoining: string | null, changedAt: string, isActive: boolean, job:
    | { id: string, title: string }
    | { id: string, title: string }
    | { id: string, title: string }
  , candidate: { firstName: string, lastName: string } | null, offerLetter: { url: string } | null, approvals: Array<{ id: string, state: ApprovalState, requestedAt: string, requestedByName: string, decidedAt: string | null, decidedByName: string | null, proposedStatus: ApplicationStatus | null, resultingStatus: ApplicationStatus | null, feedback: string | null }> };

export type JobAppliedForFragment = { lastAppliedAt: string, applyState: ApplyState, job:
    | { id: string }
    | { id: string }
    | { id: string }
   };

export type CandidateProfileQueryVariables = Exact<{
  id: string;
}>;


export type CandidateProfileQuery = { candidate: { id: string, firstName: string, lastName: string, email: string, contact: string, experienceLevel: ExperienceLevel, aadhaarMasked: string | null, panNumber: string | null, drivingLicenseNumber: string | null, passportNumber: string | null, expectedSalary: number | null, noticePeriod: NoticePeriod | null, preferredCities: Array<string> | null, workModes: Array<WorkMode> | null, openTo: OpenTo | null, statedExperienceYears: number | null, experienceMonths: number | null, preferencesConfirmedAt: string | null, middleName: string | null, gender: Gender | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, country: string | null, isProfileComplete: boolean, resume: { url: string } | null, experiences: Array<{ id: string, companyName: string, fromDate: string, toDate: string | null, jobRole: string, lastDesignation: string | null, skills: string | null, experienceLetter: { url: string } | null }>, educations: Array<{ id: string, qualification: string, university: string, yearOfCompletion: number, marks: string, skills: string | null, certificate: { url: string } | null }>, aadhaarCard: { url: string } | null, panCard: { url: string } | null, drivingLicense: { url: string } | null, passport: { url: string } | null } | null };

export type SaveCandidateProfileMutationVariables = Exact<{
  input: SaveCandidateProfileInput;
}>;


export type SaveCandidateProfileMutation = { saveCandidateProfile: { candidate: { id: string, firstName: string, lastName: string, email: string, contact: string, experienceLevel: ExperienceLevel, aadhaarMasked: string | null, panNumber: string | null, drivingLicenseNumber: string | null, passportNumber: string | null, expectedSalary: number | null, noticePeriod: NoticePeriod | null, preferredCities: Array<string> | null, workModes: Array<WorkMode> | null, openTo: OpenTo | null, statedExperienceYears: number | null, experienceMonths: number | null, preferencesConfirmedAt: string | null, middleName: string | null, gender: Gender | null, addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, country: string | null, isProfileComplete: boolean, resume: { url: string } | null, experiences: Array<{ id: string, companyName: string, fromDate: string, toDate: string | null, jobRole: string, lastDesignation: string | null, skills: string | null, experienceLetter: { url: string } | null }>, educations: Array<{ id: string, qualification: string, university: string, yearOfCompletion: number, marks: string, skills: string | null, certificate: { url: string } | null }>, aadhaarCard: { url: string } | null, panCard: { url: string } | null, drivingLicense: { url: string } | null, passport: { url: string } | null } | null } };

export type AppliedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type AppliedJobsQuery = { viewer: { appliedJobs: Array<{ lastAppliedAt: string, applyState: ApplyState, job:
        | { id: string }
        | { id: string }
        | { id: string }
       }> | null } | null };

export type ApplyToJobMutationVariables = Exact<{
  input: ApplyToJobInput;
}>;


export type ApplyToJobMutation = { applyToJob: { application: { id: string } } };

export type OwnApplicationsQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: OwnApplicationsFilter | null | undefined;
}>;


export type OwnApplicationsQuery = { viewer: { applications: { totalCount: number, nodes: Array<{ id: string, appliedAt: string, displayStatus: ApplicationStatus, dateOfJoining: string | null, changedAt: string, isActive: boolean, job:
          | { id: string, title: string }
          | { id: string, title: string }
          | { id: string, title: string }
        , candidate: { firstName: string, lastName: string } | null, offerLetter: { url: string } | null, approvals: Array<{ id: string, state: ApprovalState, requestedAt: string, requestedByName: string, decidedAt: string | null, decidedByName: string | null, proposedStatus: ApplicationStatus | null, resultingStatus: ApplicationStatus | null, feedback: string | null }> }> } | null } | null };

export type AddressFragment = { id: string, line1: string, line2: string | null, city: string, state: string, country: string, pincode: string, isPrimary: boolean };

export type CompanyInfoFragment = { name: string, website: string, description: string | null, industry: string | null, companyEmail: string | null, phone: string | null, size: number | null, headquarters: string | null, yearEstablished: number | null, isProfileComplete: boolean, addresses: Array<{ id: string, line1: string, line2: string | null, city: string, state: string, country: string, pincode: string, isPrimary: boolean }> };

export type CompanyProfileFragment = { fullName: string, email: string, contact: string, name: string, website: string, description: string | null, industry: string | null, companyEmail: string | null, phone: string | null, size: number | null, headquarters: string | null, yearEstablished: number | null, isProfileComplete: boolean, addresses: Array<{ id: string, line1: string, line2: string | null, city: string, state: string, country: string, pincode: string, isPrimary: boolean }> };

export type EmployerDetailFragment = { fullName: string, email: string, contact: string, gstin: string, name: string, website: string, description: string | null, industry: string | null, companyEmail: string | null, phone: string | null, size: number | null, headquarters: string | null, yearEstablished: number | null, isProfileComplete: boolean, addresses: Array<{ id: string, line1: string, line2: string | null, city: string, state: string, country: string, pincode: string, isPrimary: boolean }> };

export type CompanyProfileQueryVariables = Exact<{
  id: string;
}>;


export type CompanyProfileQuery = { company: { fullName: string, email: string, contact: string, name: string, website: string, description: string | null, industry: string | null, companyEmail: string | null, phone: string | null, size: number | null, headquarters: string | null, yearEstablished: number | null, isProfileComplete: boolean, addresses: Array<{ id: string, line1: string, line2: string | null, city: string, state: string, country: string, pincode: string, isPrimary: boolean }> } | null };

export type SaveCompanyProfileMutationVariables = Exact<{
  input: SaveCompanyProfileInput;
}>;


export type SaveCompanyProfileMutation = { saveCompanyProfile: { company: { fullName: string, email: string, contact: string, name: string, website: string, description: string | null, industry: string | null, companyEmail: string | null, phone: string | null, size: number | null, headquarters: string | null, yearEstablished: number | null, isProfileComplete: boolean, addresses: Array<{ id: string, line1: string, line2: string | null, city: string, state: string, country: string, pincode: string, isPrimary: boolean }> } } };

export type PostJobMutationVariables = Exact<{
  input: PostJobInput;
}>;


export type PostJobMutation = { postJob: { job: { jobType: JobType, workMode: WorkMode, city: string, state: string, country: string, salaryMin: number, salaryMax: number, minimumQualification: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, companyDescription: string, companyWebsite: string, industry: string, id: string, title: string, description: string, companyName: string, postedAt: string, deadline: string, openings: number, applicantCount: number, approvalState: ApprovalState, isActive: boolean, changedAt: string } } };

export type SearchOwnJobsQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: JobsFilter | null | undefined;
  orderBy?: JobOrder | null | undefined;
}>;


export type SearchOwnJobsQuery = { viewer: { jobs: { totalCount: number, nodes: Array<{ id: string, title: string, description: string, companyName: string, postedAt: string, deadline: string, openings: number, applicantCount: number, approvalState: ApprovalState, isActive: boolean, changedAt: string }> } | null } | null };

export type OwnJobsQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: JobsFilter | null | undefined;
  orderBy?: JobOrder | null | undefined;
}>;


export type OwnJobsQuery = { viewer: { id: string, email: string, jobs: { totalCount: number, nodes: Array<{ id: string, title: string, description: string, companyName: string, postedAt: string, deadline: string, openings: number, applicantCount: number, approvalState: ApprovalState, isActive: boolean, changedAt: string }> } | null } | null };

export type EditJobMutationVariables = Exact<{
  input: EditJobInput;
}>;


export type EditJobMutation = { editJob: { job: { jobType: JobType, workMode: WorkMode, city: string, state: string, country: string, salaryMin: number, salaryMax: number, minimumQualification: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, companyDescription: string, companyWebsite: string, industry: string, id: string, title: string, description: string, companyName: string, postedAt: string, deadline: string, openings: number, applicantCount: number, approvalState: ApprovalState, isActive: boolean, changedAt: string } } };

export type SwitchOwnJobMutationVariables = Exact<{
  input: SetJobActiveInput;
}>;


export type SwitchOwnJobMutation = { setJobActive: { job: { id: string } } };

export type OpeningFragment = { id: string, title: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, city: string, state: string, jobType: JobType, workMode: WorkMode, salaryMin: number, salaryMax: number, minimumQualification: string, postedAt: string, deadline: string, updatedAt: string, company: { name: string } };

export type OpeningsQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: OpenJobsFilter | null | undefined;
}>;


export type OpeningsQuery = { openJobs: { totalCount: number, leftOutWords: Array<string>, nodes: Array<{ id: string, title: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, city: string, state: string, jobType: JobType, workMode: WorkMode, salaryMin: number, salaryMax: number, minimumQualification: string, postedAt: string, deadline: string, updatedAt: string, company: { name: string } }> } };

export type DescribedOpeningFragment = { description: string, id: string, title: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, city: string, state: string, jobType: JobType, workMode: WorkMode, salaryMin: number, salaryMax: number, minimumQualification: string, postedAt: string, deadline: string, updatedAt: string, company: { name: string } };

export type DescribedOpeningsQueryVariables = Exact<{
  first: number;
  page: number;
  filter?: OpenJobsFilter | null | undefined;
}>;


export type DescribedOpeningsQuery = { openJobs: { totalCount: number, leftOutWords: Array<string>, nodes: Array<{ description: string, id: string, title: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, city: string, state: string, jobType: JobType, workMode: WorkMode, salaryMin: number, salaryMax: number, minimumQualification: string, postedAt: string, deadline: string, updatedAt: string, company: { name: string } }> } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { email: string } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { email: string } };

export type SendContactMessageMutationVariables = Exact<{
  input: SendContactMessageInput;
}>;


export type SendContactMessageMutation = { sendContactMessage: { replyTo: string } };

export type ResponsiblePersonFragment = { id: string, name: string };

export type ManagedJobFragment = { id: string, title: string, description: string, companyName: string, postedAt: string, deadline: string, openings: number, applicantCount: number, approvalState: ApprovalState, isActive: boolean, changedAt: string };

export type JobDetailsFragment = { jobType: JobType, workMode: WorkMode, city: string, state: string, country: string, salaryMin: number, salaryMax: number, minimumQualification: string, preferredSkills: Array<string>, minExperience: number, maxExperience: number, companyDescription: string, companyWebsite: string, industry: string, id: string, title: string, description: string, companyName: string, postedAt: string, deadline: string, openings: number, applicantCount: number, approvalState: ApprovalState, isActive: boolean, changedAt: string };

export type HistoryFragment = { isActive: boolean, approvals: Array<{ id: string, state: ApprovalState, requestedAt: string, requestedByName: string, decidedAt: string | null, decidedByName: string | null, proposedStatus: ApplicationStatus | null, resultingStatus: ApplicationStatus | null, feedback: string | null }> };


const documents = {
  "fragment Account on User { id email type firstName isActive company { id } }": new Fragment<AccountFragment>('Account'),
  "fragment AccountStatus on User { id isActive type }": new Fragment<AccountStatusFragment>('AccountStatus'),
  "fragment Session on SignInPayload { user { ...Account } token }": new Fragment<SessionFragment>('Session'),
  "mutation RegisterEmployer($input: RegisterEmployerInput!) {\n    registerEmployer(input: $input) { user { ...Account } }\n  }": "mutation RegisterEmployer($input:RegisterEmployerInput!){registerEmployer(input:$input){user{...Account}}}fragment Account on User{id email type firstName isActive company{id}}" as Operation<RegisterEmployerMutation, RegisterEmployerMutationVariables>,
  "mutation RegisterCandidate($input: RegisterCandidateInput!) {\n    registerCandidate(input: $input) { user { ...Account } }\n  }": "mutation RegisterCandidate($input:RegisterCandidateInput!){registerCandidate(input:$input){user{...Account}}}fragment Account on User{id email type firstName isActive company{id}}" as Operation<RegisterCandidateMutation, RegisterCandidateMutationVariables>,
  "mutation SignIn($input: SignInInput!) { signIn(input: $input) { ...Session } }": "mutation SignIn($input:SignInInput!){signIn(input:$input){...Session}}fragment Session on SignInPayload{user{...Account}token}fragment Account on User{id email type firstName isActive company{id}}" as Operation<SignInMutation, SignInMutationVariables>,
  "mutation SignOut { signOut { user { id } } }": "mutation SignOut{signOut{user{id}}}" as Operation<SignOutMutation, SignOutMutationVariables>,
  "query UserStatus($id: ID!) { user(id: $id) { ...AccountStatus } }": "query UserStatus($id:ID!){user(id:$id){...AccountStatus}}fragment AccountStatus on User{id isActive type}" as Operation<UserStatusQuery, UserStatusQueryVariables>,
  "fragment ListedApplication on Application {\n  id candidate { firstName lastName } job { title } status proposedStatus appliedAt approvalState isActive changedAt\n}": new Fragment<ListedApplicationFragment>('ListedApplication'),
  "fragment WhoApplied on Candidate { firstName lastName email contact resume { url } }": new Fragment<WhoAppliedFragment>('WhoApplied'),
  "fragment AppliedFor on Job { title companyName postedAt isActive company { fullName } }": new Fragment<AppliedForFragment>('AppliedFor'),
  "fragment ApplicationDetail on Application {\n  id offerLetter { url } dateOfJoining status proposedStatus appliedAt statusUpdatedAt feedback approvalState\n  ...History\n  candidate { ...WhoApplied }\n  job { __typename ...AppliedFor }\n}": new Fragment<ApplicationDetailFragment>('ApplicationDetail'),
  "fragment DecidedApplication on Application { id status proposedStatus approvalState isActive }": new Fragment<DecidedApplicationFragment>('DecidedApplication'),
  "query Applications($first: Int!, $page: Int!, $filter: ApplicationsFilter, $orderBy: ApplicationOrder) {\n  applications(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ListedApplication } totalCount }\n}": "query Applications($first:Int!$page:Int!$filter:ApplicationsFilter$orderBy:ApplicationOrder){applications(first:$first page:$page filter:$filter orderBy:$orderBy){nodes{...ListedApplication}totalCount}}fragment ListedApplication on Application{id candidate{firstName lastName}job{title}status proposedStatus appliedAt approvalState isActive changedAt}" as Operation<ApplicationsQuery, ApplicationsQueryVariables>,
  "query RequestOfApplication($id: ID!) { record: application(id: $id) { approval { id } } }": "query RequestOfApplication($id:ID!){record:application(id:$id){approval{id}}}" as Operation<RequestOfApplicationQuery, RequestOfApplicationQueryVariables>,
  "mutation DecideApplication($input: DecideApprovalInput!) {\n      decideApproval(input: $input) { approval { subject { __typename ...DecidedApplication } } }\n    }": "mutation DecideApplication($input:DecideApprovalInput!){decideApproval(input:$input){approval{subject{__typename ...DecidedApplication}}}}fragment DecidedApplication on Application{id status proposedStatus approvalState isActive}" as Operation<DecideApplicationMutation, DecideApplicationMutationVariables>,
  "mutation SwitchApplication($input: SetApplicationActiveInput!) {\n      setApplicationActive(input: $input) { application { ...DecidedApplication } }\n    }": "mutation SwitchApplication($input:SetApplicationActiveInput!){setApplicationActive(input:$input){application{...DecidedApplication}}}fragment DecidedApplication on Application{id status proposedStatus approvalState isActive}" as Operation<SwitchApplicationMutation, SwitchApplicationMutationVariables>,
  "query Application($id: ID!) { application(id: $id) { ...ApplicationDetail } }": "query Application($id:ID!){application(id:$id){...ApplicationDetail}}fragment ApplicationDetail on Application{id offerLetter{url}dateOfJoining status proposedStatus appliedAt statusUpdatedAt feedback approvalState ...History candidate{...WhoApplied}job{__typename ...AppliedFor}}fragment History on Application{isActive approvals{id state requestedAt requestedByName decidedAt decidedByName proposedStatus resultingStatus feedback}}fragment WhoApplied on Candidate{firstName lastName email contact resume{url}}fragment AppliedFor on Job{title companyName postedAt isActive company{fullName}}" as Operation<ApplicationQuery, ApplicationQueryVariables>,
  "mutation DeleteUsers($input: DeleteUsersInput!) { deleteUsers(input: $input) { deleted { users } deactivatedIds } }": "mutation DeleteUsers($input:DeleteUsersInput!){deleteUsers(input:$input){deleted{users}deactivatedIds}}" as Operation<DeleteUsersMutation, DeleteUsersMutationVariables>,
  "mutation DeleteJobs($input: DeleteJobsInput!) { deleteJobs(input: $input) { deleted { jobs } } }": "mutation DeleteJobs($input:DeleteJobsInput!){deleteJobs(input:$input){deleted{jobs}}}" as Operation<DeleteJobsMutation, DeleteJobsMutationVariables>,
  "mutation DeleteApplications($input: DeleteApplicationsInput!) {\n      deleteApplications(input: $input) { deleted { applications } }\n    }": "mutation DeleteApplications($input:DeleteApplicationsInput!){deleteApplications(input:$input){deleted{applications}}}" as Operation<DeleteApplicationsMutation, DeleteApplicationsMutationVariables>,
  "fragment ImportRow on ImportPreviewRow {\n  rowNumber email firstName lastName contact error organizationName website gstin experience\n}": new Fragment<ImportRowFragment>('ImportRow'),
  "fragment ImportPool on ImportPool { name people isNew }": new Fragment<ImportPoolFragment>('ImportPool'),
  "fragment ImportPreview on PreviewImportPayload { rows { ...ImportRow } hasErrors pools { ...ImportPool } }": new Fragment<ImportPreviewFragment>('ImportPreview'),
  "fragment ImportOutcome on RunImportPayload { imported failed }": new Fragment<ImportOutcomeFragment>('ImportOutcome'),
  "mutation PreviewImport($input: PreviewImportInput!) { previewImport(input: $input) { ...ImportPreview } }": "mutation PreviewImport($input:PreviewImportInput!){previewImport(input:$input){...ImportPreview}}fragment ImportPreview on PreviewImportPayload{rows{...ImportRow}hasErrors pools{...ImportPool}}fragment ImportRow on ImportPreviewRow{rowNumber email firstName lastName contact error organizationName website gstin experience}fragment ImportPool on ImportPool{name people isNew}" as Operation<PreviewImportMutation, PreviewImportMutationVariables>,
  "mutation RunImport($input: RunImportInput!) { runImport(input: $input) { ...ImportOutcome } }": "mutation RunImport($input:RunImportInput!){runImport(input:$input){...ImportOutcome}}fragment ImportOutcome on RunImportPayload{imported failed}" as Operation<RunImportMutation, RunImportMutationVariables>,
  "fragment Counts on DashboardCounts {\n  totalEmployers totalCandidates totalJobs totalApplications\n  totalPendingApprovals pendingEmployers pendingApplications pendingJobs\n}": new Fragment<CountsFragment>('Counts'),
  "fragment ListedJob on Job { id title companyName approvalState isActive postedAt changedAt responsible { ...ResponsiblePerson } }": new Fragment<ListedJobFragment>('ListedJob'),
  "fragment DecidedJob on Job { id approvalState }": new Fragment<DecidedJobFragment>('DecidedJob'),
  "fragment SwitchedJob on Job { id isActive }": new Fragment<SwitchedJobFragment>('SwitchedJob'),
  "fragment CompanyOfJob on Company { name description website industry }": new Fragment<CompanyOfJobFragment>('CompanyOfJob'),
  "fragment JobWithProfile on Job { ...JobDetails company { ...CompanyOfJob } }": new Fragment<JobWithProfileFragment>('JobWithProfile'),
  "query Jobs($first: Int!, $page: Int!, $filter: JobsFilter, $orderBy: JobOrder) {\n  jobs(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ListedJob } totalCount }\n}": "query Jobs($first:Int!$page:Int!$filter:JobsFilter$orderBy:JobOrder){jobs(first:$first page:$page filter:$filter orderBy:$orderBy){nodes{...ListedJob}totalCount}}fragment ListedJob on Job{id title companyName approvalState isActive postedAt changedAt responsible{...ResponsiblePerson}}fragment ResponsiblePerson on ResponsibleAdministrator{id name}" as Operation<JobsQuery, JobsQueryVariables>,
  "query DashboardCounts { dashboardCounts { ...Counts } }": "query DashboardCounts{dashboardCounts{...Counts}}fragment Counts on DashboardCounts{totalEmployers totalCandidates totalJobs totalApplications totalPendingApprovals pendingEmployers pendingApplications pendingJobs}" as Operation<DashboardCountsQuery, DashboardCountsQueryVariables>,
  "query Job($id: ID!) { job(id: $id) { ...JobWithProfile } }": "query Job($id:ID!){job(id:$id){...JobWithProfile}}fragment JobWithProfile on Job{...JobDetails company{...CompanyOfJob}}fragment JobDetails on Job{...ManagedJob jobType workMode city state country salaryMin salaryMax minimumQualification preferredSkills minExperience maxExperience companyDescription companyWebsite industry}fragment ManagedJob on Job{id title description companyName postedAt deadline openings applicantCount approvalState isActive changedAt}fragment CompanyOfJob on Company{name description website industry}" as Operation<JobQuery, JobQueryVariables>,
  "query RequestOfJob($id: ID!) { record: job(id: $id) { approval { id } } }": "query RequestOfJob($id:ID!){record:job(id:$id){approval{id}}}" as Operation<RequestOfJobQuery, RequestOfJobQueryVariables>,
  "mutation DecideJob($input: DecideApprovalInput!) {\n      decideApproval(input: $input) { approval { subject { __typename ...DecidedJob } } }\n    }": "mutation DecideJob($input:DecideApprovalInput!){decideApproval(input:$input){approval{subject{__typename ...DecidedJob}}}}fragment DecidedJob on Job{id approvalState}" as Operation<DecideJobMutation, DecideJobMutationVariables>,
  "mutation SwitchJob($input: SetJobActiveInput!) {\n      setJobActive(input: $input) { job { ...SwitchedJob } }\n    }": "mutation SwitchJob($input:SetJobActiveInput!){setJobActive(input:$input){job{...SwitchedJob}}}fragment SwitchedJob on Job{id isActive}" as Operation<SwitchJobMutation, SwitchJobMutationVariables>,
  "fragment ListedEmployer on Company { id fullName name contact email approvalState isActive createdAt changedAt responsible { ...ResponsiblePerson } }": new Fragment<ListedEmployerFragment>('ListedEmployer'),
  "fragment ListedCandidate on Candidate { id firstName lastName email isActive appliedJobsCount createdAt changedAt }": new Fragment<ListedCandidateFragment>('ListedCandidate'),
  "fragment DecidedCompany on Company { id approvalState }": new Fragment<DecidedCompanyFragment>('DecidedCompany'),
  "fragment SwitchedUser on User { id isActive }": new Fragment<SwitchedUserFragment>('SwitchedUser'),
  "query Employers($first: Int!, $page: Int!, $filter: CompaniesFilter, $orderBy: CompanyOrder) {\n      companies(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ListedEmployer } totalCount }\n    }": "query Employers($first:Int!$page:Int!$filter:CompaniesFilter$orderBy:CompanyOrder){companies(first:$first page:$page filter:$filter orderBy:$orderBy){nodes{...ListedEmployer}totalCount}}fragment ListedEmployer on Company{id fullName name contact email approvalState isActive createdAt changedAt responsible{...ResponsiblePerson}}fragment ResponsiblePerson on ResponsibleAdministrator{id name}" as Operation<EmployersQuery, EmployersQueryVariables>,
  "query Candidates($first: Int!, $page: Int!, $filter: CandidatesFilter, $orderBy: CandidateOrder) {\n      candidates(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ListedCandidate } totalCount }\n    }": "query Candidates($first:Int!$page:Int!$filter:CandidatesFilter$orderBy:CandidateOrder){candidates(first:$first page:$page filter:$filter orderBy:$orderBy){nodes{...ListedCandidate}totalCount}}fragment ListedCandidate on Candidate{id firstName lastName email isActive appliedJobsCount createdAt changedAt}" as Operation<CandidatesQuery, CandidatesQueryVariables>,
  "mutation SwitchUser($input: SetUserActiveInput!) {\n      setUserActive(input: $input) { user { ...SwitchedUser } }\n    }": "mutation SwitchUser($input:SetUserActiveInput!){setUserActive(input:$input){user{...SwitchedUser}}}fragment SwitchedUser on User{id isActive}" as Operation<SwitchUserMutation, SwitchUserMutationVariables>,
  "query Employer($id: ID!) { company(id: $id) { ...EmployerDetail } }": "query Employer($id:ID!){company(id:$id){...EmployerDetail}}fragment EmployerDetail on Company{...CompanyInfo fullName email contact gstin}fragment CompanyInfo on Company{name website description industry companyEmail phone size headquarters yearEstablished isProfileComplete addresses{...Address}}fragment Address on CompanyAddress{id line1 line2 city state country pincode isPrimary}" as Operation<EmployerQuery, EmployerQueryVariables>,
  "query Candidate($id: ID!) { candidate(id: $id) { ...CandidateDetail } }": "query Candidate($id:ID!){candidate(id:$id){...CandidateDetail}}fragment CandidateDetail on Candidate{...RestOfProfile ...PersonalWithIdentity}fragment RestOfProfile on Candidate{id firstName lastName email contact experienceLevel resume{url}experiences{...Experience}educations{...Education}}fragment Experience on CandidateExperience{id companyName fromDate toDate jobRole lastDesignation experienceLetter{url}skills}fragment Education on CandidateEducation{id qualification university yearOfCompletion marks certificate{url}skills}fragment PersonalWithIdentity on Candidate{...Personal aadhaarMasked aadhaarCard{url}panNumber panCard{url}drivingLicenseNumber drivingLicense{url}passportNumber passport{url}expectedSalary noticePeriod preferredCities workModes openTo statedExperienceYears experienceMonths preferencesConfirmedAt}fragment Personal on Candidate{firstName middleName lastName gender email contact addressLine1 addressLine2 city state country isProfileComplete}" as Operation<CandidateQuery, CandidateQueryVariables>,
  "query Applicant($id: ID!) { candidate(id: $id) { ...ApplicantDetail } }": "query Applicant($id:ID!){candidate(id:$id){...ApplicantDetail}}fragment ApplicantDetail on Candidate{...RestOfProfile ...Personal}fragment RestOfProfile on Candidate{id firstName lastName email contact experienceLevel resume{url}experiences{...Experience}educations{...Education}}fragment Experience on CandidateExperience{id companyName fromDate toDate jobRole lastDesignation experienceLetter{url}skills}fragment Education on CandidateEducation{id qualification university yearOfCompletion marks certificate{url}skills}fragment Personal on Candidate{firstName middleName lastName gender email contact addressLine1 addressLine2 city state country isProfileComplete}" as Operation<ApplicantQuery, ApplicantQueryVariables>,
  "query RequestOfCompany($id: ID!) { record: company(id: $id) { approval { id } } }": "query RequestOfCompany($id:ID!){record:company(id:$id){approval{id}}}" as Operation<RequestOfCompanyQuery, RequestOfCompanyQueryVariables>,
  "mutation DecideCompany($input: DecideApprovalInput!) {\n      decideApproval(input: $input) { approval { subject { __typename ...DecidedCompany } } }\n    }": "mutation DecideCompany($input:DecideApprovalInput!){decideApproval(input:$input){approval{subject{__typename ...DecidedCompany}}}}fragment DecidedCompany on Company{id approvalState}" as Operation<DecideCompanyMutation, DecideCompanyMutationVariables>,
  "fragment ApplicantInList on Application {\n  id candidate { id firstName lastName } appliedAt job { id title } status proposedStatus approvalState\n  feedback dateOfJoining offerLetter { url } expectedSalary noticePeriod isRecommended changedAt\n}": new Fragment<ApplicantInListFragment>('ApplicantInList'),
  "query OwnApplicants($first: Int!, $page: Int!, $filter: OwnApplicationsFilter) {\n    viewer { applications(first: $first, page: $page, filter: $filter) { nodes { ...ApplicantInList } totalCount } }\n  }": "query OwnApplicants($first:Int!$page:Int!$filter:OwnApplicationsFilter){viewer{applications(first:$first page:$page filter:$filter){nodes{...ApplicantInList}totalCount}}}fragment ApplicantInList on Application{id candidate{id firstName lastName}appliedAt job{id title}status proposedStatus approvalState feedback dateOfJoining offerLetter{url}expectedSalary noticePeriod isRecommended changedAt}" as Operation<OwnApplicantsQuery, OwnApplicantsQueryVariables>,
  "mutation ProposeApplicationStatus($input: ProposeApplicationStatusInput!) {\n      proposeApplicationStatus(input: $input) { application { ...ApplicantInList } }\n    }": "mutation ProposeApplicationStatus($input:ProposeApplicationStatusInput!){proposeApplicationStatus(input:$input){application{...ApplicantInList}}}fragment ApplicantInList on Application{id candidate{id firstName lastName}appliedAt job{id title}status proposedStatus approvalState feedback dateOfJoining offerLetter{url}expectedSalary noticePeriod isRecommended changedAt}" as Operation<ProposeApplicationStatusMutation, ProposeApplicationStatusMutationVariables>,
  "mutation ScheduleInterview($input: ScheduleInterviewInput!) {\n      scheduleInterview(input: $input) { application { id } }\n    }": "mutation ScheduleInterview($input:ScheduleInterviewInput!){scheduleInterview(input:$input){application{id}}}" as Operation<ScheduleInterviewMutation, ScheduleInterviewMutationVariables>,
  "fragment Personal on Candidate {\n  firstName middleName lastName gender email contact addressLine1 addressLine2 city state country isProfileComplete\n}": new Fragment<PersonalFragment>('Personal'),
  "fragment PersonalWithIdentity on Candidate {\n  ...Personal\n  aadhaarMasked aadhaarCard { url } panNumber panCard { url } drivingLicenseNumber drivingLicense { url }\n  passportNumber passport { url }\n  expectedSalary noticePeriod preferredCities workModes openTo statedExperienceYears experienceMonths preferencesConfirmedAt\n}": new Fragment<PersonalWithIdentityFragment>('PersonalWithIdentity'),
  "fragment Experience on CandidateExperience {\n  id companyName fromDate toDate jobRole lastDesignation experienceLetter { url } skills\n}": new Fragment<ExperienceFragment>('Experience'),
  "fragment Education on CandidateEducation {\n  id qualification university yearOfCompletion marks certificate { url } skills\n}": new Fragment<EducationFragment>('Education'),
  "fragment RestOfProfile on Candidate {\n  id firstName lastName email contact experienceLevel resume { url }\n  experiences { ...Experience }\n  educations { ...Education }\n}": new Fragment<RestOfProfileFragment>('RestOfProfile'),
  "fragment CandidateDetail on Candidate { ...RestOfProfile ...PersonalWithIdentity }": new Fragment<CandidateDetailFragment>('CandidateDetail'),
  "fragment ApplicantDetail on Candidate { ...RestOfProfile ...Personal }": new Fragment<ApplicantDetailFragment>('ApplicantDetail'),
  "fragment OwnApplication on Application {\n  id job { id title } candidate { firstName lastName } appliedAt displayStatus dateOfJoining offerLetter { url } changedAt\n  ...History\n}": new Fragment<OwnApplicationFragment>('OwnApplication'),
  "fragment JobAppliedFor on AppliedJob { job { id } lastAppliedAt applyState }": new Fragment<JobAppliedForFragment>('JobAppliedFor'),
  "query CandidateProfile($id: ID!) { candidate(id: $id) { ...CandidateDetail } }": "query CandidateProfile($id:ID!){candidate(id:$id){...CandidateDetail}}fragment CandidateDetail on Candidate{...RestOfProfile ...PersonalWithIdentity}fragment RestOfProfile on Candidate{id firstName lastName email contact experienceLevel resume{url}experiences{...Experience}educations{...Education}}fragment Experience on CandidateExperience{id companyName fromDate toDate jobRole lastDesignation experienceLetter{url}skills}fragment Education on CandidateEducation{id qualification university yearOfCompletion marks certificate{url}skills}fragment PersonalWithIdentity on Candidate{...Personal aadhaarMasked aadhaarCard{url}panNumber panCard{url}drivingLicenseNumber drivingLicense{url}passportNumber passport{url}expectedSalary noticePeriod preferredCities workModes openTo statedExperienceYears experienceMonths preferencesConfirmedAt}fragment Personal on Candidate{firstName middleName lastName gender email contact addressLine1 addressLine2 city state country isProfileComplete}" as Operation<CandidateProfileQuery, CandidateProfileQueryVariables>,
  "mutation SaveCandidateProfile($input: SaveCandidateProfileInput!) {\n      saveCandidateProfile(input: $input) { candidate { ...CandidateDetail } }\n    }": "mutation SaveCandidateProfile($input:SaveCandidateProfileInput!){saveCandidateProfile(input:$input){candidate{...CandidateDetail}}}fragment CandidateDetail on Candidate{...RestOfProfile ...PersonalWithIdentity}fragment RestOfProfile on Candidate{id firstName lastName email contact experienceLevel resume{url}experiences{...Experience}educations{...Education}}fragment Experience on CandidateExperience{id companyName fromDate toDate jobRole lastDesignation experienceLetter{url}skills}fragment Education on CandidateEducation{id qualification university yearOfCompletion marks certificate{url}skills}fragment PersonalWithIdentity on Candidate{...Personal aadhaarMasked aadhaarCard{url}panNumber panCard{url}drivingLicenseNumber drivingLicense{url}passportNumber passport{url}expectedSalary noticePeriod preferredCities workModes openTo statedExperienceYears experienceMonths preferencesConfirmedAt}fragment Personal on Candidate{firstName middleName lastName gender email contact addressLine1 addressLine2 city state country isProfileComplete}" as Operation<SaveCandidateProfileMutation, SaveCandidateProfileMutationVariables>,
  "query AppliedJobs { viewer { appliedJobs { ...JobAppliedFor } } }": "query AppliedJobs{viewer{appliedJobs{...JobAppliedFor}}}fragment JobAppliedFor on AppliedJob{job{id}lastAppliedAt applyState}" as Operation<AppliedJobsQuery, AppliedJobsQueryVariables>,
  "mutation ApplyToJob($input: ApplyToJobInput!) { applyToJob(input: $input) { application { id } } }": "mutation ApplyToJob($input:ApplyToJobInput!){applyToJob(input:$input){application{id}}}" as Operation<ApplyToJobMutation, ApplyToJobMutationVariables>,
  "query OwnApplications($first: Int!, $page: Int!, $filter: OwnApplicationsFilter) {\n      viewer { applications(first: $first, page: $page, filter: $filter) { nodes { ...OwnApplication } totalCount } }\n    }": "query OwnApplications($first:Int!$page:Int!$filter:OwnApplicationsFilter){viewer{applications(first:$first page:$page filter:$filter){nodes{...OwnApplication}totalCount}}}fragment OwnApplication on Application{id job{id title}candidate{firstName lastName}appliedAt displayStatus dateOfJoining offerLetter{url}changedAt ...History}fragment History on Application{isActive approvals{id state requestedAt requestedByName decidedAt decidedByName proposedStatus resultingStatus feedback}}" as Operation<OwnApplicationsQuery, OwnApplicationsQueryVariables>,
  "fragment Address on CompanyAddress { id line1 line2 city state country pincode isPrimary }": new Fragment<AddressFragment>('Address'),
  "fragment CompanyInfo on Company {\n  name website description industry companyEmail phone size headquarters yearEstablished isProfileComplete\n  addresses { ...Address }\n}": new Fragment<CompanyInfoFragment>('CompanyInfo'),
  "fragment CompanyProfile on Company { ...CompanyInfo fullName email contact }": new Fragment<CompanyProfileFragment>('CompanyProfile'),
  "fragment EmployerDetail on Company { ...CompanyInfo fullName email contact gstin }": new Fragment<EmployerDetailFragment>('EmployerDetail'),
  "query CompanyProfile($id: ID!) { company(id: $id) { ...CompanyProfile } }": "query CompanyProfile($id:ID!){company(id:$id){...CompanyProfile}}fragment CompanyProfile on Company{...CompanyInfo fullName email contact}fragment CompanyInfo on Company{name website description industry companyEmail phone size headquarters yearEstablished isProfileComplete addresses{...Address}}fragment Address on CompanyAddress{id line1 line2 city state country pincode isPrimary}" as Operation<CompanyProfileQuery, CompanyProfileQueryVariables>,
  "mutation SaveCompanyProfile($input: SaveCompanyProfileInput!) {\n      saveCompanyProfile(input: $input) { company { ...CompanyProfile } }\n    }": "mutation SaveCompanyProfile($input:SaveCompanyProfileInput!){saveCompanyProfile(input:$input){company{...CompanyProfile}}}fragment CompanyProfile on Company{...CompanyInfo fullName email contact}fragment CompanyInfo on Company{name website description industry companyEmail phone size headquarters yearEstablished isProfileComplete addresses{...Address}}fragment Address on CompanyAddress{id line1 line2 city state country pincode isPrimary}" as Operation<SaveCompanyProfileMutation, SaveCompanyProfileMutationVariables>,
  "mutation PostJob($input: PostJobInput!) { postJob(input: $input) { job { ...JobDetails } } }": "mutation PostJob($input:PostJobInput!){postJob(input:$input){job{...JobDetails}}}fragment JobDetails on Job{...ManagedJob jobType workMode city state country salaryMin salaryMax minimumQualification preferredSkills minExperience maxExperience companyDescription companyWebsite industry}fragment ManagedJob on Job{id title description companyName postedAt deadline openings applicantCount approvalState isActive changedAt}" as Operation<PostJobMutation, PostJobMutationVariables>,
  "query SearchOwnJobs($first: Int!, $page: Int!, $filter: JobsFilter, $orderBy: JobOrder) {\n      viewer { jobs(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ManagedJob } totalCount } }\n    }": "query SearchOwnJobs($first:Int!$page:Int!$filter:JobsFilter$orderBy:JobOrder){viewer{jobs(first:$first page:$page filter:$filter orderBy:$orderBy){nodes{...ManagedJob}totalCount}}}fragment ManagedJob on Job{id title description companyName postedAt deadline openings applicantCount approvalState isActive changedAt}" as Operation<SearchOwnJobsQuery, SearchOwnJobsQueryVariables>,
  "query OwnJobs($first: Int!, $page: Int!, $filter: JobsFilter, $orderBy: JobOrder) {\n      viewer {\n        id email\n        jobs(first: $first, page: $page, filter: $filter, orderBy: $orderBy) { nodes { ...ManagedJob } totalCount }\n      }\n    }": "query OwnJobs($first:Int!$page:Int!$filter:JobsFilter$orderBy:JobOrder){viewer{id email jobs(first:$first page:$page filter:$filter orderBy:$orderBy){nodes{...ManagedJob}totalCount}}}fragment ManagedJob on Job{id title description companyName postedAt deadline openings applicantCount approvalState isActive changedAt}" as Operation<OwnJobsQuery, OwnJobsQueryVariables>,
  "mutation EditJob($input: EditJobInput!) { editJob(input: $input) { job { ...JobDetails } } }": "mutation EditJob($input:EditJobInput!){editJob(input:$input){job{...JobDetails}}}fragment JobDetails on Job{...ManagedJob jobType workMode city state country salaryMin salaryMax minimumQualification preferredSkills minExperience maxExperience companyDescription companyWebsite industry}fragment ManagedJob on Job{id title description companyName postedAt deadline openings applicantCount approvalState isActive changedAt}" as Operation<EditJobMutation, EditJobMutationVariables>,
  "mutation SwitchOwnJob($input: SetJobActiveInput!) { setJobActive(input: $input) { job { id } } }": "mutation SwitchOwnJob($input:SetJobActiveInput!){setJobActive(input:$input){job{id}}}" as Operation<SwitchOwnJobMutation, SwitchOwnJobMutationVariables>,
  "fragment Opening on OpenJob {\n  id title preferredSkills minExperience maxExperience city state jobType workMode salaryMin salaryMax minimumQualification\n  company { name }\n  postedAt deadline updatedAt\n}": new Fragment<OpeningFragment>('Opening'),
  "query Openings($first: Int!, $page: Int!, $filter: OpenJobsFilter) {\n  openJobs(first: $first, page: $page, filter: $filter) { nodes { ...Opening } totalCount leftOutWords }\n}": "query Openings($first:Int!$page:Int!$filter:OpenJobsFilter){openJobs(first:$first page:$page filter:$filter){nodes{...Opening}totalCount leftOutWords}}fragment Opening on OpenJob{id title preferredSkills minExperience maxExperience city state jobType workMode salaryMin salaryMax minimumQualification company{name}postedAt deadline updatedAt}" as Operation<OpeningsQuery, OpeningsQueryVariables>,
  "fragment DescribedOpening on OpenJob { ...Opening description }": new Fragment<DescribedOpeningFragment>('DescribedOpening'),
  "query DescribedOpenings($first: Int!, $page: Int!, $filter: OpenJobsFilter) {\n  openJobs(first: $first, page: $page, filter: $filter) { nodes { ...DescribedOpening } totalCount leftOutWords }\n}": "query DescribedOpenings($first:Int!$page:Int!$filter:OpenJobsFilter){openJobs(first:$first page:$page filter:$filter){nodes{...DescribedOpening}totalCount leftOutWords}}fragment DescribedOpening on OpenJob{...Opening description}fragment Opening on OpenJob{id title preferredSkills minExperience maxExperience city state jobType workMode salaryMin salaryMax minimumQualification company{name}postedAt deadline updatedAt}" as Operation<DescribedOpeningsQuery, DescribedOpeningsQueryVariables>,
  "mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n      requestPasswordReset(input: $input) { email }\n    }": "mutation RequestPasswordReset($input:RequestPasswordResetInput!){requestPasswordReset(input:$input){email}}" as Operation<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>,
  "mutation ResetPassword($input: ResetPasswordInput!) { resetPassword(input: $input) { email } }": "mutation ResetPassword($input:ResetPasswordInput!){resetPassword(input:$input){email}}" as Operation<ResetPasswordMutation, ResetPasswordMutationVariables>,
  "mutation SendContactMessage($input: SendContactMessageInput!) {\n      sendContactMessage(input: $input) { replyTo }\n    }": "mutation SendContactMessage($input:SendContactMessageInput!){sendContactMessage(input:$input){replyTo}}" as Operation<SendContactMessageMutation, SendContactMessageMutationVariables>,
  "fragment ResponsiblePerson on ResponsibleAdministrator { id name }": new Fragment<ResponsiblePersonFragment>('ResponsiblePerson'),
  "fragment ManagedJob on Job {\n  id title description companyName postedAt deadline openings applicantCount approvalState isActive changedAt\n}": new Fragment<ManagedJobFragment>('ManagedJob'),
  "fragment JobDetails on Job {\n  ...ManagedJob\n  jobType workMode city state country salaryMin salaryMax minimumQualification preferredSkills minExperience maxExperience\n  companyDescription companyWebsite industry\n}": new Fragment<JobDetailsFragment>('JobDetails'),
  "fragment History on Application {\n  isActive\n  approvals { id state requestedAt requestedByName decidedAt decidedByName proposedStatus resultingStatus feedback }\n}": new Fragment<HistoryFragment>('History'),
};

/** The document with this text; the compiler knows it once `npm run codegen` has read it. */
export function graphql<Text extends keyof typeof documents>(text: Text): (typeof documents)[Text] {
  return documents[text];
}