import type { ApplicationStatus } from '@job-alert/domain/application-status';
import type { ApprovalState, Decision } from '@job-alert/domain/approval';
import type { RejectionReason } from '@job-alert/domain/rejection-reasons';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ApplicationStatusEnum } from '../applications/application-status.types.js';
import { ApprovalStateEnum } from '../companies/approval-state.types.js';
import { Approval, DecisionEnum, RejectionReasonEnum } from './approvals.types.js';

@InputType({ description: 'A decision about a request, and what the administrator had read.' })
export class DecideApprovalInput {
  @Field(() => ID, { description: "The request's id. Only the newest request about a record can be decided." })
  approvalId!: string;
  @Field(() => DecisionEnum, { description: 'What to do with the request.' }) decision!: Decision;
  @Field(() => RejectionReasonEnum, {
    nullable: true,
    description: 'Why it is rejected: one of the reasons for this kind of request.',
  })
  reason?: RejectionReason | null;
  @Field(() => String, {
    nullable: true,
    description:
      'A note to the employer who asked; about a new application, only administrators read it. Allowed with a rejection only, and required with OTHER; at most 2,000 characters. Candidates never see it.',
  })
  note?: string | null;
  @Field(() => ApprovalStateEnum, {
    nullable: true,
    description:
      'The state of the request when the administrator read it. If it has changed since, the refusal is ALREADY_DECIDED or STALE_VERSION.',
  })
  expectedState?: ApprovalState | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'For a job, the version that the administrator read (Job.version). If its employer has changed it since, the refusal is STALE_VERSION.',
  })
  expectedVersion?: number | null;
  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description:
      'For an application, the step that the administrator read (Approval.proposedStatus). If the request is for another step, the refusal is STALE_VERSION.',
  })
  expectedProposedStatus?: ApplicationStatus | null;
}

@ObjectType({ description: 'What `decideApproval` returns.', simpleResolvers: true })
export class DecideApprovalPayload {
  @Field(() => Approval, {
    description: 'The request that holds the decision. Approving what was rejected makes a new one.',
  })
  approval!: Approval;
}
