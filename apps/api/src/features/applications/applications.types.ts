import type { AgendaEntry } from '@job-alert/domain/agenda';
import type { ApplicationStatus } from '@job-alert/domain/application-status';
import type { ApprovalState } from '@job-alert/domain/approval';
import { SCREENING_LIMITS } from '@job-alert/domain/screening';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { connectionOf, matchCount } from '../../platform/page.types.js';
import { DateScalar, DateTimeScalar } from '../../platform/scalars.js';
import { type IncomingFile, UploadScalar } from '../../platform/uploads.types.js';
import { ApprovalStateEnum } from '../companies/approval-state.types.js';
import { VisitSourceInput } from '../visits/visits.types.js';
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

export const AgendaEntryEnum = graphqlEnum<AgendaEntry>('AgendaEntry', 'What a day brings for applications.', {
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

export const ApplicationConnection = connectionOf(Application, 'Application', matchCount('applications'));

@ObjectType({ description: "The viewer's latest application for a job.", simpleResolvers: true })
export class AppliedJob {
  @Field(() => DateTimeScalar, { description: 'When the viewer last applied.' }) lastAppliedAt!: Date;
  @Field(() => ApplicationStatusEnum, { description: 'The displayed status of that application.' })
  status!: ApplicationStatus;
  @Field(() => DateScalar, { description: 'The first day on which the viewer can apply again, while the job is open.' })
  reapplyOn!: string;
  @Field(() => ApplyStateEnum, { description: 'Whether the viewer can apply again.' }) applyState!: ApplyState;
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
