import type { ApplicationStatus } from '@job-alert/domain/application-status';
import type { ApprovalState } from '@job-alert/domain/approval';
import { APPLICATION_SORTS, type ApplicationOrderField, type Order } from '@job-alert/domain/list-sorts';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { ApplicationStatusEnum } from './application-status.types.js';
import { ApprovalStateEnum } from '../companies/approval-state.types.js';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { orderInput } from '../../platform/order.types.js';
import { connectionOf, PageArgs } from '../../platform/page.types.js';
import { DateScalar, DateTimeScalar } from '../../platform/scalars.js';
import { type IncomingFile, UploadScalar } from '../../platform/uploads.types.js';
import type { ApplyState } from './applications.rules.js';

export const ApplyStateEnum = graphqlEnum<ApplyState>(
  'ApplyState',
  'What a candidate who has applied for a job can do about it now.',
  {
    OPEN: 'Apply again: the window has passed and the job is open.',
    APPLIED: 'Nothing: the application is under way.',
    EXPIRED: 'Nothing: the job takes no applications any more.',
    REAPPLY_LATER: 'Apply again from reapplyOn: the application was rejected.',
  },
);

@ObjectType({ description: "One candidate's application for one job.", simpleResolvers: true })
export class Application {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => DateTimeScalar, { description: 'When the candidate applied.' }) appliedAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When the status changed last.' }) statusUpdatedAt!: Date;
  @Field(() => ApplicationStatusEnum, { description: 'PENDING while a proposal waits, else the last approved status.' })
  status!: ApplicationStatus;
  @Field(() => ApplicationStatusEnum, {
    description: 'What is asked for; the status itself when nothing is. Candidates see it once it is approved.',
  })
  proposedStatus!: ApplicationStatus;
  @Field(() => ApplicationStatusEnum, { description: "The badge of the candidate's card: the newest decided status." })
  displayStatus!: ApplicationStatus;
  @Field(() => ApprovalStateEnum, { description: 'Where the newest request stands.' }) approvalState!: ApprovalState;
  @Field(() => Boolean, { description: 'An inactive application is hidden from the employer and takes no proposals.' })
  isActive!: boolean;
  @Field(() => String, {
    nullable: true,
    description:
      'Goes with SELECTED and REJECTED. Employer and administrators see that of a waiting proposal, the candidate the approved one.',
  })
  feedback!: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Goes with SELECTED; seen like the feedback.' })
  dateOfJoining!: string | null;
  @Field(() => [ApplicationStatusEnum], {
    description:
      'What the viewer can propose now, INTERVIEW_SCHEDULED by scheduleInterview; empty for all but the employer.',
  })
  allowedProposals!: readonly ApplicationStatus[];
  @Field(() => String, {
    nullable: true,
    description:
      'Why the employer cannot schedule an interview now, in words; null when one can be scheduled, and for all others.',
  })
  invitationProblem!: string | null;
  @Field(() => Boolean, { description: 'May the viewer approve it now?' }) viewerCanDecide!: boolean;
}

export const ApplicationConnection = connectionOf(
  Application,
  'Application',
  'How many applications match, counted only when selected.',
);

@ObjectType({ description: 'The last application of the viewer for one job.', simpleResolvers: true })
export class AppliedJob {
  @Field(() => DateTimeScalar, { description: 'When the viewer applied last.' }) lastAppliedAt!: Date;
  @Field(() => ApplicationStatusEnum, { description: 'The badge of that application.' }) status!: ApplicationStatus;
  @Field(() => DateScalar, { description: 'From this day on the viewer can apply again, while the job is open.' })
  reapplyOn!: string;
  @Field(() => ApplyStateEnum, { description: 'What the viewer can do now.' }) applyState!: ApplyState;
}

@InputType({
  description: 'Which applications of an account, of a candidate or for a job; every part narrows the list.',
})
export class OwnApplicationsFilter {
  @Field(() => String, { nullable: true, description: "Starts of words of the candidate's name, in any order." })
  search?: string | null;
  @Field(() => String, { nullable: true, description: 'Starts of words of the job title, in any order.' })
  jobTitle?: string | null;
  @Field(() => ApplicationStatusEnum, { nullable: true, description: 'Only applications with this status.' })
  status?: ApplicationStatus | null;
  @Field(() => ID, { nullable: true, description: 'Only applications for this job.' }) jobId?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'True: only those for whom an interview can be scheduled now.' })
  canBeInvited?: boolean | null;
}

@InputType({ description: 'Which applications an administrator lists; every part narrows the list.' })
export class ApplicationsFilter {
  @Field(() => String, {
    nullable: true,
    description: "Starts of words of the candidate's name or of the job title, in any order.",
  })
  search?: string | null;
  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description:
      'Only those listed under this status. Every application has one: PENDING while it waits for a decision, REJECTED when the newest request or the candidate was rejected, otherwise its status.',
  })
  status?: ApplicationStatus | null;
  @Field(() => Boolean, { nullable: true, description: 'Only active or only inactive records.' })
  isActive?: boolean | null;
  @Field(() => DateScalar, { nullable: true, description: 'Applied on this day in India or later.' })
  from?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Applied on this day in India or earlier.' })
  to?: string | null;
}

const ApplicationOrder = orderInput<ApplicationOrderField>('Application', 'applications', {
  APPLIED_AT: 'When the candidate applied.',
  STATUS_UPDATED_AT: 'When the status last changed; ascending, what has waited longest for a decision comes first.',
});

@ArgsType()
class OrderedApplicationsArgs extends PageArgs {
  @Field(() => ApplicationOrder, { defaultValue: APPLICATION_SORTS.LATEST.orderBy, description: 'In which order.' })
  orderBy!: Order<ApplicationOrderField>;
}

@ArgsType()
export class OwnApplicationsArgs extends OrderedApplicationsArgs {
  @Field(() => OwnApplicationsFilter, { nullable: true, description: 'Which applications.' })
  filter?: OwnApplicationsFilter | null;
}

@ArgsType()
export class ApplicationsArgs extends OrderedApplicationsArgs {
  @Field(() => ApplicationsFilter, { nullable: true, description: 'Which applications.' })
  filter?: ApplicationsFilter | null;
}

@InputType({ description: 'The job to apply for.' })
export class ApplyToJobInput {
  @Field(() => ID, { description: "The job's id." }) jobId!: string;
}

@ObjectType({ description: 'What `applyToJob` returns.', simpleResolvers: true })
export class ApplyToJobPayload {
  @Field(() => Application, { description: 'The new application.' }) application!: Application;
}

@InputType({
  description: 'The step that an employer proposes. With the status unchanged, what is left out stays as it was.',
})
export class ProposeApplicationStatusInput {
  @Field(() => ID, { description: "The application's id." }) id!: string;
  @Field(() => ApplicationStatusEnum, { description: 'The same as now or a later one.' }) status!: ApplicationStatus;
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

@InputType({ description: 'Which application to switch on or off.' })
export class SetApplicationActiveInput {
  @Field(() => ID, { description: "The application's id." }) id!: string;
  @Field(() => Boolean, { description: 'False hides it from the employer.' }) isActive!: boolean;
}

@ObjectType({ description: 'What `setApplicationActive` returns.', simpleResolvers: true })
export class SetApplicationActivePayload {
  @Field(() => Application, { description: 'The application as it stands now.' }) application!: Application;
}
