import type { AgendaEntry } from '@job-alert/domain/agenda';
import type { ApplicationStatus } from '@job-alert/domain/application-status';
import type { ApprovalState } from '@job-alert/domain/approval';
import type { CandidateReply } from '@job-alert/domain/candidate-reply';
import { APPLICATION_SORTS, type ApplicationOrderField, type Order } from '@job-alert/domain/list-sorts';
import { SCREENING_LIMITS } from '@job-alert/domain/screening';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { orderInput } from '../../platform/order.types.js';
import { connectionOf, PageArgs } from '../../platform/page.types.js';
import { DateScalar, DateTimeScalar } from '../../platform/scalars.js';
import { type IncomingFile, UploadScalar } from '../../platform/uploads.types.js';
import { ApprovalStateEnum } from '../companies/approval-state.types.js';
import { VisitSourceInput } from '../visits/visits.types.js';
import { CandidateReplyEnum } from './candidate-reply.types.js';
import { ApplicationStatusEnum } from './application-status.types.js';
import type { ApplyState } from './applications.rules.js';
import { Withdrawal } from './withdrawal.types.js';

export const ApplyStateEnum = graphqlEnum<ApplyState>(
  'ApplyState',
  'Whether a candidate who has applied for a job can apply again.',
  {
    OPEN: 'Yes: the waiting period is over and the job is open.',
    APPLIED: 'No: the application is in progress.',
    EXPIRED: 'No: the job no longer takes applications.',
    REAPPLY_LATER: 'From reapplyOn: the application was rejected or withdrawn.',
  },
);

const AgendaEntryEnum = graphqlEnum<AgendaEntry>('AgendaEntry', 'What a day brings for applications.', {
  INTERVIEWS_TODAY: 'An approved interview takes place today in India and has been neither replaced nor cancelled.',
  JOININGS_THIS_WEEK:
    'The candidate was selected, has not declined and joins this week: Monday through Sunday in India, the days that are over included.',
});

@ObjectType({ description: 'An answer to a screening question.', simpleResolvers: true })
export class ScreeningAnswer {
  @Field(() => String, { description: 'The question as the job asked it then.' }) question!: string;
  @Field(() => String, { description: 'The answer: an option, a number in digits or a text.' }) answer!: string;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the employer has said that this answer rules out. It is only a mark. Null for candidates.',
  })
  rulesOut!: boolean | null;
}

@ObjectType({ description: "One candidate's application for one job.", simpleResolvers: true })
export class Application {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => DateTimeScalar, { description: 'When the candidate applied.' }) appliedAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When the status last changed.' }) statusUpdatedAt!: Date;
  @Field(() => ApplicationStatusEnum, {
    description: 'PENDING while a proposal waits, otherwise the last approved status.',
  })
  status!: ApplicationStatus;
  @Field(() => ApplicationStatusEnum, {
    description:
      'The proposed status, or the current one when nothing is proposed. Candidates see a proposal once it is approved.',
  })
  proposedStatus!: ApplicationStatus;
  @Field(() => ApplicationStatusEnum, { description: "The newest decided status, as the candidate's card shows it." })
  displayStatus!: ApplicationStatus;
  @Field(() => ApprovalStateEnum, { description: 'The state of the newest request.' }) approvalState!: ApprovalState;
  @Field(() => Boolean, {
    description:
      'Whether the record is active. An inactive application is hidden from the employer and takes no proposals.',
  })
  isActive!: boolean;
  @Field(() => String, {
    nullable: true,
    description:
      "The employer's words to the candidate, given with SELECTED and REJECTED. Employers and administrators see those of a waiting proposal, candidates only approved ones.",
  })
  feedback!: string | null;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'Given with SELECTED. Visible to the same people as the feedback.',
  })
  dateOfJoining!: string | null;
  @Field(() => [ScreeningAnswer], {
    description:
      'What the candidate answered to the screening questions, in the order of the questions. Questions without an answer are left out.',
  })
  answers!: ScreeningAnswer[];
  @Field(() => [ApplicationStatusEnum], {
    description:
      'The statuses that the viewer can propose now; INTERVIEW_SCHEDULED is proposed with scheduleInterview. Empty for everyone but the employer.',
  })
  allowedProposals!: readonly ApplicationStatus[];
  @Field(() => String, {
    nullable: true,
    description:
      'Why the employer cannot schedule an interview now, in words. Null when one can be scheduled, and for everyone else.',
  })
  invitationProblem!: string | null;
  @Field(() => Withdrawal, {
    nullable: true,
    description: 'Set once the candidate has withdrawn the application; its status stays as it was.',
  })
  withdrawal!: Withdrawal | null;
  @Field(() => Boolean, { description: 'Whether the viewer can approve it now.' }) viewerCanDecide!: boolean;
  @Field(() => Boolean, { description: 'Whether the viewer is the candidate and can withdraw it now.' })
  viewerCanWithdraw!: boolean;
}

export const ApplicationConnection = connectionOf(
  Application,
  'Application',
  'How many applications match, counted only when selected.',
);

@ObjectType({ description: "The viewer's latest application for a job.", simpleResolvers: true })
export class AppliedJob {
  @Field(() => DateTimeScalar, { description: 'When the viewer last applied.' }) lastAppliedAt!: Date;
  @Field(() => ApplicationStatusEnum, { description: 'The displayed status of that application.' })
  status!: ApplicationStatus;
  @Field(() => DateScalar, { description: 'The first day on which the viewer can apply again, while the job is open.' })
  reapplyOn!: string;
  @Field(() => ApplyStateEnum, { description: 'Whether the viewer can apply again.' }) applyState!: ApplyState;
}

@InputType({
  description:
    'Filters for the applications of an account, of a candidate or for a job; each one given narrows the list.',
})
export class OwnApplicationsFilter {
  @Field(() => String, {
    nullable: true,
    description: "The beginnings of words in the candidate's name, in any order.",
  })
  search?: string | null;
  @Field(() => String, { nullable: true, description: 'The beginnings of words in the job title, in any order.' })
  jobTitle?: string | null;
  @Field(() => ApplicationStatusEnum, { nullable: true, description: 'Only applications with this status.' })
  status?: ApplicationStatus | null;
  @Field(() => CandidateReplyEnum, {
    nullable: true,
    description: 'Only applications that were withdrawn, or whose present offer was answered like this.',
  })
  candidateReply?: CandidateReply | null;
  @Field(() => ID, { nullable: true, description: 'Only applications for this job.' }) jobId?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only applications for which an interview can be scheduled now; false: only the others.',
  })
  canBeInvited?: boolean | null;
}

@InputType({ description: 'Filters for applications; each one given narrows the list.' })
export class ApplicationsFilter {
  @Field(() => String, {
    nullable: true,
    description: "The beginnings of words in the candidate's name, or in the job's title and company, in any order.",
  })
  search?: string | null;
  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description:
      'Only applications listed under this status: PENDING while one waits for a decision, REJECTED when its newest request or its candidate was rejected, otherwise its status.',
  })
  status?: ApplicationStatus | null;
  @Field(() => Boolean, { nullable: true, description: 'Only active or only inactive records.' })
  isActive?: boolean | null;
  @Field(() => CandidateReplyEnum, {
    nullable: true,
    description: 'Only applications that were withdrawn, or whose present offer was answered like this.',
  })
  candidateReply?: CandidateReply | null;
  @Field(() => AgendaEntryEnum, {
    nullable: true,
    description: 'Only applications that this entry of the agenda counts.',
  })
  agenda?: AgendaEntry | null;
  @Field(() => DateScalar, { nullable: true, description: 'Applied on or after this day in India.' })
  from?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Applied on or before this day in India.' })
  to?: string | null;
}

const ApplicationOrder = orderInput<ApplicationOrderField>('Application', 'applications', {
  APPLIED_AT: 'When the candidate applied.',
  STATUS_UPDATED_AT:
    'When the status last changed. In ascending order, what has waited longest for a decision comes first.',
});

@ArgsType()
class OrderedApplicationsArgs extends PageArgs {
  @Field(() => ApplicationOrder, {
    defaultValue: APPLICATION_SORTS.LATEST.orderBy,
    description: 'The order of the list.',
  })
  orderBy!: Order<ApplicationOrderField>;
}

@ArgsType()
export class OwnApplicationsArgs extends OrderedApplicationsArgs {
  @Field(() => OwnApplicationsFilter, { nullable: true, description: 'Filters for the list.' })
  filter?: OwnApplicationsFilter | null;
}

@ArgsType()
export class ApplicationsArgs extends OrderedApplicationsArgs {
  @Field(() => ApplicationsFilter, { nullable: true, description: 'Filters for the list.' })
  filter?: ApplicationsFilter | null;
}

@InputType({ description: 'An answer to a screening question.' })
export class ScreeningAnswerInput {
  @Field(() => String, { description: 'The text of the question.' }) question!: string;
  @Field(() => String, {
    description: `One of its options, a number in digits, or a text of at most ${SCREENING_LIMITS.answer} characters. Empty is no answer.`,
  })
  answer!: string;
}

@InputType({ description: 'The job to apply for.' })
export class ApplyToJobInput {
  @Field(() => ID, { description: "The job's id." }) jobId!: string;
  @Field(() => [ScreeningAnswerInput], {
    nullable: true,
    description:
      'The answers to its screening questions, in any order. `fields` of INVALID_INPUT names a wrong one by the place of its question, such as `answers.0`.',
  })
  answers?: ScreeningAnswerInput[] | null;
  @Field(() => VisitSourceInput, { nullable: true, description: 'From where the candidate first came.' })
  source?: VisitSourceInput | null;
}

@ObjectType({ description: 'What `applyToJob` returns.', simpleResolvers: true })
export class ApplyToJobPayload {
  @Field(() => Application, { description: 'The new application.' }) application!: Application;
}

@InputType({
  description:
    'The step that an employer proposes. If the status stays the same, fields that are left out keep their values.',
})
export class ProposeApplicationStatusInput {
  @Field(() => ID, { description: "The application's id." }) id!: string;
  @Field(() => ApplicationStatusEnum, { description: 'The current status or a later one.' }) status!: ApplicationStatus;
  @Field(() => String, { nullable: true, description: 'With SELECTED and REJECTED only, at most 2,000 characters.' })
  feedback?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'With SELECTED only.' }) dateOfJoining?: string | null;
  @Field(() => UploadScalar, { nullable: true, description: 'With SELECTED only: PDF or DOCX, at most 5 MB.' })
  offerLetter?: Promise<IncomingFile> | null;
}

@ObjectType({ description: 'What `proposeApplicationStatus` returns.', simpleResolvers: true })
export class ProposeApplicationStatusPayload {
  @Field(() => Application, { description: 'The application as it stands now.' }) application!: Application;
}

@InputType({ description: 'The application to switch on or off.' })
export class SetApplicationActiveInput {
  @Field(() => ID, { description: "The application's id." }) id!: string;
  @Field(() => Boolean, { description: 'False hides it from the employer.' }) isActive!: boolean;
}

@ObjectType({ description: 'What `setApplicationActive` returns.', simpleResolvers: true })
export class SetApplicationActivePayload {
  @Field(() => Application, { description: 'The application as it stands now.' }) application!: Application;
}
