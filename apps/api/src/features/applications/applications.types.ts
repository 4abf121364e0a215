import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import type { AgendaEntry } from '@job-alert/domain/approvals/agenda';
import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import { describeFileLimits } from '@job-alert/domain/files/files';
import type { NoticePeriod } from '@job-alert/domain/jobs/job-preference-labels';
import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import { SCREENING_LIMITS } from '@job-alert/domain/jobs/screening';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type IncomingFile, UploadScalar } from '../../platform/files/uploads.types.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars.js';
import { createConnection, matchCount } from '../../platform/lists/page.types.js';
import { NoticePeriodEnum } from '../candidates/job-preferences.types.js';
import { ApprovalStateEnum } from '../companies/approval-state.types.js';
import { VisitSourceInput } from '../visits/visits.types.js';
import { ApplicationStatusEnum } from './application-status.types.js';
import type { ApplyState } from './applications.rules.js';
import { Withdrawal } from './withdrawal.types.js';

const ApplyStateEnum = graphqlEnum<ApplyState>(
  'ApplyState',
  'The state of a job for another application of a candidate who has applied before.',
  {
    OPEN: 'Yes: the waiting period is over and the job is open.',
    APPLIED: 'No: the application is in progress.',
    EXPIRED: 'No: the job no longer takes applications.',
    REAPPLY_LATER: 'From reapplyOn: the application was rejected or withdrawn.',
  },
);

export const AgendaEntryEnum = graphqlEnum<AgendaEntry>(
  'AgendaEntry',
  'Agenda entries that applications can be filtered by.',
  {
    INTERVIEWS_TODAY: 'An approved interview takes place today in India and has been neither replaced nor cancelled.',
    JOININGS_THIS_WEEK:
      'The candidate was selected, has not declined and joins this week: Monday through Sunday in India, including past days.',
  },
);

@ObjectType({ description: 'An answer to a screening question.', simpleResolvers: true })
class ScreeningAnswer {
  @Field(() => String, { description: 'The question as it was when the candidate applied.' }) question!: string;
  @Field(() => String, { description: 'The answer: an option, a number in digits or a text.' }) answer!: string;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for a knockout answer. It only flags the application. Null for candidates.',
  })
  rulesOut!: boolean | null;
}

@ObjectType({ description: "One candidate's application for one job.", simpleResolvers: true })
export class Application {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => DateTimeScalar, { description: 'When the candidate applied.' }) appliedAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When the status last changed.' }) statusUpdatedAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When the application last changed.' }) changedAt!: Date;
  @Field(() => ApplicationStatusEnum, {
    description: 'PENDING while a proposal is pending, otherwise the last approved status.',
  })
  status!: ApplicationStatus;
  @Field(() => ApplicationStatusEnum, {
    description:
      'The proposed status, or the current status if nothing is proposed. Candidates see a proposal once it is approved.',
  })
  proposedStatus!: ApplicationStatus;
  @Field(() => ApplicationStatusEnum, { description: 'The latest decided status, as shown to the candidate.' })
  displayStatus!: ApplicationStatus;
  @Field(() => ApprovalStateEnum, { description: 'The state of the latest approval request.' })
  approvalState!: ApprovalState;
  @Field(() => Boolean, {
    description:
      'True if the record is active. An inactive application is hidden from the employer and accepts no proposals.',
  })
  isActive!: boolean;
  @Field(() => String, {
    nullable: true,
    description:
      "The employer's message to the candidate, set with SELECTED and REJECTED. Employers and administrators also see it while the proposal is pending; candidates see it once it is approved.",
  })
  feedback!: string | null;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'The date of joining, set with SELECTED. Visible to the same people as `feedback`.',
  })
  dateOfJoining!: string | null;
  @Field(() => [ScreeningAnswer], {
    description:
      "The candidate's answers to the screening questions, in the order of the questions. Unanswered questions are omitted.",
  })
  answers!: ScreeningAnswer[];
  @Field(() => Int, {
    nullable: true,
    description:
      'The salary in whole rupees a year that the candidate expected when applying. Null unless the candidate agreed to share it.',
  })
  expectedSalary!: number | null;
  @Field(() => NoticePeriodEnum, {
    nullable: true,
    description:
      'The notice period that the candidate had when applying. Null unless the candidate agreed to share it.',
  })
  noticePeriod!: NoticePeriod | null;
  @Field(() => [ApplicationStatusEnum], {
    description:
      'Statuses that the viewer can propose now. Empty for everyone but the employer. Use scheduleInterview to propose INTERVIEW_SCHEDULED.',
  })
  allowedProposals!: readonly ApplicationStatus[];
  @Field(() => String, {
    nullable: true,
    description:
      'A message that says why no interview can be scheduled now. Null if scheduling is possible, and for candidates.',
  })
  invitationProblem!: string | null;
  @Field(() => Withdrawal, {
    nullable: true,
    description: "The candidate's withdrawal, if any. It does not change the status of the application.",
  })
  withdrawal!: Withdrawal | null;
  @Field(() => Boolean, {
    description: 'True if an administrator has recommended the candidate to the employer. Always false for candidates.',
  })
  isRecommended!: boolean;
  @Field(() => Boolean, {
    description:
      'True for an employer who has not opened it, until somebody of the company proposes a step. False for everyone else.',
  })
  isUnread!: boolean;
  @Field(() => Boolean, {
    description:
      "True if the viewer is an administrator and can add or correct the recommendation now: from the approval until the employer's first proposal.",
  })
  viewerCanRecommend!: boolean;
  @Field(() => Boolean, { description: 'True if the viewer can approve it now.' }) viewerCanDecide!: boolean;
  @Field(() => Boolean, { description: 'True if the viewer is the candidate and can withdraw it now.' })
  viewerCanWithdraw!: boolean;
}

export const ApplicationConnection = createConnection(Application, 'Application', matchCount('applications'));

@ObjectType({ description: "The viewer's latest application for a job.", simpleResolvers: true })
export class AppliedJob {
  @Field(() => DateTimeScalar, { description: 'When the viewer last applied.' }) lastAppliedAt!: Date;
  @Field(() => ApplicationStatusEnum, { description: 'The displayed status of that application.' })
  status!: ApplicationStatus;
  @Field(() => DateScalar, { description: 'The first day on which the viewer can apply again, while the job is open.' })
  reapplyOn!: string;
  @Field(() => ApplyStateEnum, { description: 'The state of the job for another application of the viewer.' })
  applyState!: ApplyState;
}

@InputType({ description: 'An answer to a screening question.' })
export class ScreeningAnswerInput {
  @Field(() => String, { description: 'The text of the question.' }) question!: string;
  @Field(() => String, {
    description: `One of its options, a number in digits, or a text of at most ${SCREENING_LIMITS.answer} characters. Empty is no answer.`,
  })
  answer!: string;
}

@InputType({ description: 'The fields of every application.' })
export abstract class ApplicationFields {
  @Field(() => [ScreeningAnswerInput], {
    nullable: true,
    description:
      'The answers to the screening questions, in any order. INVALID_INPUT names an invalid answer in `fields` by the index of its question, such as `answers.0`.',
  })
  answers?: ScreeningAnswerInput[] | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if the employer may see the expected salary and the notice period of your profile in this application. They are copied when the application is made.',
  })
  sharePreferences?: boolean | null;
}

@InputType({ description: 'The job to apply for.' })
export class ApplyToJobInput extends ApplicationFields {
  @Field(() => ID, { description: "The job's id." }) jobId!: string;
  @Field(() => VisitSourceInput, {
    nullable: true,
    description: 'The traffic source that first brought the candidate.',
  })
  source?: VisitSourceInput | null;
}

@ObjectType({ description: 'The result of `applyToJob`.', simpleResolvers: true })
export class ApplyToJobPayload {
  @Field(() => Application, { description: 'The new application.' }) application!: Application;
}

@InputType({
  description: 'The step that an employer proposes. If the status stays the same, omitted fields keep their values.',
})
export class ProposeApplicationStatusInput {
  @Field(() => ID, { description: "The application's id." }) id!: string;
  @Field(() => ApplicationStatusEnum, { description: 'The current status or a later one.' }) status!: ApplicationStatus;
  @Field(() => String, { nullable: true, description: 'A message for SELECTED or REJECTED, at most 2,000 characters.' })
  feedback?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'The date of joining. Only with SELECTED.' })
  dateOfJoining?: string | null;
  @Field(() => UploadScalar, {
    nullable: true,
    description: `The offer letter for SELECTED: ${describeFileLimits('OFFER_LETTER')}.`,
  })
  offerLetter?: Promise<IncomingFile> | null;
}

@ObjectType({ description: 'The result of `proposeApplicationStatus`.', simpleResolvers: true })
export class ProposeApplicationStatusPayload {
  @Field(() => Application, { description: 'The application after the change.' }) application!: Application;
}

@InputType({ description: 'Applications that you have read.' })
export class MarkApplicationsReadInput {
  @Field(() => [ID], {
    description: `The ids of the applications, at most ${MAX_BULK_SIZE}. Others than those of your company are ignored.`,
  })
  ids!: string[];
}

@ObjectType({ description: 'The result of `markApplicationsRead`.', simpleResolvers: true })
export class MarkApplicationsReadPayload {
  @Field(() => [Application], { description: 'The applications of your company among them, in any order.' })
  applications!: Application[];
}

@InputType({ description: 'The application to activate or deactivate.' })
export class SetApplicationActiveInput {
  @Field(() => ID, { description: "The application's id." }) id!: string;
  @Field(() => Boolean, { description: 'False hides it from the employer.' }) isActive!: boolean;
}

@ObjectType({ description: 'The result of `setApplicationActive`.', simpleResolvers: true })
export class SetApplicationActivePayload {
  @Field(() => Application, { description: 'The application after the change.' }) application!: Application;
}
