import type { ApplicationStatus } from '@job-alert/domain/application-status';
import type { ApprovalKind, ApprovalState, Decision } from '@job-alert/domain/approval';
import { REJECTION_REASON_LABELS, type RejectionReason } from '@job-alert/domain/rejection-reasons';
import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { connectionOf, matchCount } from '../../platform/page.types.js';
import { DateTimeScalar } from '../../platform/scalars.js';
import { ApplicationStatusEnum } from '../applications/application-status.types.js';
import { Application } from '../applications/applications.types.js';
import { ApprovalStateEnum } from '../companies/approval-state.types.js';
import { Company } from '../companies/companies.types.js';
import { Job } from '../jobs/jobs.types.js';

export const DecisionEnum = graphqlEnum<Decision>('Decision', 'What an administrator can do with a request.', {
  APPROVE: 'Approve it; also lifts a rejection.',
  REJECT: 'Reject it while it waits.',
});

export const ApprovalKindEnum = graphqlEnum<ApprovalKind>('ApprovalKind', 'What a request is about.', {
  COMPANY: 'A new company.',
  JOB: 'A new job.',
  APPLICATION: 'A step of an application.',
});

export const RejectionReasonEnum = graphqlEnum<RejectionReason>(
  'RejectionReason',
  'Why an administrator has rejected a request. Companies, jobs, new applications and proposed steps have reasons of their own.',
  REJECTION_REASON_LABELS,
);

@ObjectType({
  description:
    'A request that an administrator decides: about a company, a job, or the next step of an application. The history of an application is its approvals.',
  simpleResolvers: true,
})
export class Approval {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => ApprovalKindEnum, { description: 'What it is about.' }) kind!: ApprovalKind;
  @Field(() => ApprovalStateEnum, { description: 'Its state.' }) state!: ApprovalState;
  @Field(() => DateTimeScalar, { description: 'When it was made.' }) requestedAt!: Date;
  @Field(() => String, {
    description: 'The name of the candidate or the company that made it. It stays when the account is deleted.',
  })
  requestedByName!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was decided; null while it waits.' })
  decidedAt!: Date | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The name of the administrator who decided it, for administrators; “Admin” once the account is deleted. Null for everyone else, and while it waits.',
  })
  decidedByName!: string | null;
  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description: 'The last approved status before it; null for a first application, and for companies and jobs.',
  })
  previousStatus!: ApplicationStatus | null;
  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description:
      'The step that was asked for, also once it was rejected; null for companies and jobs. Candidates see it once it is approved.',
  })
  proposedStatus!: ApplicationStatus | null;
  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description:
      'What the application showed afterwards: the step that was approved, or the status it went back to (REJECTED for a first application); PENDING while it waits. Null for companies and jobs.',
  })
  resultingStatus!: ApplicationStatus | null;
  @Field(() => String, {
    nullable: true,
    description: "The employer's words to the candidate, who sees them once the step is approved.",
  })
  feedback!: string | null;
  @Field(() => Boolean, {
    description: 'Whether an offer letter goes with it. Candidates see it once the step is approved.',
  })
  hasOfferLetter!: boolean;
  @Field(() => RejectionReasonEnum, {
    nullable: true,
    description:
      'Why it was rejected; null when no reason was given. Candidates see only that they have withdrawn themselves; `summary` tells them why a new application was rejected.',
  })
  reason!: RejectionReason | null;
  @Field(() => String, {
    nullable: true,
    description: "The administrator's words about a rejection; null for candidates.",
  })
  note!: string | null;
  @Field(() => String, {
    description:
      'What happened, in sentences for you: who asked for what, who decided, and on which days in India. Candidates read of a step only once it is approved, and administrators are named only to each other.',
  })
  summary!: string;
  @Field(() => String, {
    nullable: true,
    description: 'What approving it would do now, in sentences, for administrators. Null when it cannot be approved.',
  })
  outcomeIfApproved!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'What rejecting it would do now, in sentences, for administrators. Null when it cannot be rejected.',
  })
  outcomeIfRejected!: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Until when it should be decided, for administrators: the due hours of its kind, counted in working hours. Null once it is decided.',
  })
  dueAt!: Date | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when you can undo your decision about it with undoDecision; null when you cannot.',
  })
  undoableUntil!: Date | null;
  @Field(() => Boolean, {
    description: 'Whether it is waiting and `dueAt` has passed; false for everyone but administrators.',
  })
  isLate!: boolean;
}

export const ApprovalSubject = createUnionType({
  name: 'ApprovalSubject',
  description: 'What a request is about.',
  types: () => [Company, Job, Application] as const,
});

export const ApprovalConnection = connectionOf(Approval, 'Approval', matchCount('requests'));

@ObjectType({ description: 'How many requests of one kind are waiting.', simpleResolvers: true })
export class WaitingCount {
  @Field(() => Int, { description: 'All waiting requests.' }) waiting!: number;
  @Field(() => Int, { description: 'Those that are late.' }) late!: number;
}

@ObjectType({ description: 'How many requests are waiting for administrators.', simpleResolvers: true })
export class WaitingCounts {
  @Field(() => WaitingCount, { description: 'Requests about companies.' }) companies!: WaitingCount;
  @Field(() => WaitingCount, { description: 'Requests about jobs.' }) jobs!: WaitingCount;
  @Field(() => WaitingCount, { description: 'Requests about steps of applications.' }) applications!: WaitingCount;
}
