import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import type { ApprovalKind, ApprovalState, Decision } from '@job-alert/domain/approvals/approval';
import { REJECTION_REASON_LABELS, type RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';
import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { createConnection, matchCount } from '../../platform/lists/page.types.js';
import { ApplicationStatusEnum } from '../applications/application-status.types.js';
import { Application } from '../applications/applications.types.js';
import { AskedBy } from '../companies/asked-by.types.js';
import { ApprovalStateEnum } from '../companies/approval-state.types.js';
import { Company } from '../companies/companies.types.js';
import { Job } from '../jobs/jobs.types.js';

export const DecisionEnum = graphqlEnum<Decision>('Decision', 'A decision about a request.', {
  APPROVE: 'Approve the request. This also reverses a rejection.',
  REJECT: 'Reject the pending request.',
});

export const ApprovalKindEnum = graphqlEnum<ApprovalKind>('ApprovalKind', 'The subject of a request.', {
  COMPANY: 'A new company.',
  JOB: 'A new job.',
  JOB_CORRECTION: 'A correction of a job by its employer, or by an administrator for the employer.',
  APPLICATION: 'A step of an application.',
});

export const RejectionReasonEnum = graphqlEnum<RejectionReason>(
  'RejectionReason',
  'A reason for rejecting a request. Companies, jobs, new applications and proposed steps each have their own reasons.',
  REJECTION_REASON_LABELS,
);

@ObjectType({
  description:
    "A request for an administrator's decision about a company, a job, a correction of a job, or the next step of an application. The approvals of an application are its history.",
  simpleResolvers: true,
})
export class Approval {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => ApprovalKindEnum, { description: 'The kind of its subject.' }) kind!: ApprovalKind;
  @Field(() => ApprovalStateEnum, { description: 'Its state.' }) state!: ApprovalState;
  @Field(() => DateTimeScalar, { description: 'When the request was made.' }) requestedAt!: Date;
  @Field(() => String, {
    description:
      'The name of the candidate or company that made the request. It is kept when the account is deleted. Administrators and members of the company read the name of a recruiter before that of the company.',
  })
  requestedByName!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was decided; null while it is pending.' })
  decidedAt!: Date | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The name of the administrator who decided it; “Admin” once the account is deleted. Visible to administrators only; null while it is pending.',
  })
  decidedByName!: string | null;
  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description:
      'The last approved status before this request. Null for a new application, and for companies and jobs.',
  })
  previousStatus!: ApplicationStatus | null;
  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description:
      'The requested step, even if it was rejected. Null for companies and jobs. Candidates see it once it is approved.',
  })
  proposedStatus!: ApplicationStatus | null;
  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description:
      'The status of the application after the decision: the approved step, or the status before the request (REJECTED for a new application). PENDING while the request is pending. Null for companies and jobs.',
  })
  resultingStatus!: ApplicationStatus | null;
  @Field(() => String, {
    nullable: true,
    description: "The employer's message to the candidate, who sees it once the step is approved.",
  })
  feedback!: string | null;
  @Field(() => Boolean, {
    description: 'True if an offer letter is attached. Candidates see it once the step is approved.',
  })
  hasOfferLetter!: boolean;
  @Field(() => RejectionReasonEnum, {
    nullable: true,
    description:
      'The reason for the rejection; null if none was given. Candidates see only CANDIDATE_WITHDREW; `summary` tells them why a new application was rejected.',
  })
  reason!: RejectionReason | null;
  @Field(() => String, { nullable: true, description: "The administrator's note on a rejection. Null for candidates." })
  note!: string | null;
  @Field(() => [CorrectedFact], {
    description: 'The changes of a job correction, in the order of the Job Post screen. Empty for other requests.',
  })
  changes!: CorrectedFact[];
  @Field(() => AskedBy, {
    nullable: true,
    description:
      'The person of the company who asked for it, if an administrator acted for the company. Null for candidates.',
  })
  askedBy!: AskedBy | null;
  @Field(() => String, {
    description:
      'A summary for the viewer: who requested what, who decided, and on which days in India. Candidates see a step only once it is approved. Administrators are named only to other administrators.',
  })
  summary!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The effect that an approval would have now, in words. Visible to administrators only; null if it cannot be approved.',
  })
  outcomeIfApproved!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The effect that a rejection would have now, in words. Visible to administrators only; null if it cannot be rejected.',
  })
  outcomeIfRejected!: string | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'The time by which it should be decided, counted in working hours. Visible to administrators only; null once it is decided.',
  })
  dueAt!: Date | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time until which you can undo your decision with undoDecision. Null if you cannot.',
  })
  undoableUntil!: Date | null;
  @Field(() => Boolean, {
    description: 'True if it is pending and `dueAt` has passed. Always false for everyone but administrators.',
  })
  isLate!: boolean;
}

@ObjectType({ description: 'A fact of a job that a correction changes.', simpleResolvers: true })
class CorrectedFact {
  @Field(() => String, { description: 'Its name on the screen, such as “Salary”.' }) label!: string;
  @Field(() => String, { nullable: true, description: 'Its text before the correction; null for long texts.' })
  before!: string | null;
  @Field(() => String, { nullable: true, description: 'Its text after the correction; null for long texts.' })
  after!: string | null;
}

export const ApprovalSubject = createUnionType({
  name: 'ApprovalSubject',
  description: 'The subject of a request.',
  types: () => [Company, Job, Application] as const,
});

export const ApprovalConnection = createConnection(Approval, 'Approval', matchCount('requests'));

@ObjectType({ description: 'The number of pending requests of one kind.', simpleResolvers: true })
class WaitingCount {
  @Field(() => Int, { description: 'All pending requests.' }) waiting!: number;
  @Field(() => Int, { description: 'The late requests.' }) late!: number;
}

@ObjectType({ description: 'The number of pending requests by kind.', simpleResolvers: true })
export class WaitingCounts {
  @Field(() => WaitingCount, { description: 'Requests about companies.' }) companies!: WaitingCount;
  @Field(() => WaitingCount, { description: 'Requests about new or edited jobs.' }) jobs!: WaitingCount;
  @Field(() => WaitingCount, { description: 'Corrections of jobs.' }) corrections!: WaitingCount;
  @Field(() => WaitingCount, { description: 'Requests about steps of applications.' }) applications!: WaitingCount;
}
