import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import type { ApprovalState, Decision } from '@job-alert/domain/approvals/approval';
import type { RejectionReason } from '@job-alert/domain/approvals/rejection-reasons';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ApplicationStatusEnum } from '../applications/application-status.types.js';
import { RecommendationInput } from '../applications/recommendations/recommendations.types.js';
import { ApprovalStateEnum } from '../companies/approval-state.types.js';
import { Approval, DecisionEnum, RejectionReasonEnum } from './approvals.types.js';

@InputType({ description: 'A decision about a request, with the values that the administrator read.' })
export class DecideApprovalInput {
  @Field(() => ID, { description: "The request's id. Only the newest request about a record can be decided." })
  approvalId!: string;
  @Field(() => DecisionEnum, { description: 'The decision.' }) decision!: Decision;
  @Field(() => RejectionReasonEnum, {
    nullable: true,
    description: 'The reason for the rejection, one of those for this kind of request.',
  })
  reason?: RejectionReason | null;
  @Field(() => String, {
    nullable: true,
    description:
      'A note to the employer; only administrators see it if it is about a new application. Allowed only with a rejection, and required with OTHER; at most 2,000 characters. Candidates never see it.',
  })
  note?: string | null;
  @Field(() => ApprovalStateEnum, {
    nullable: true,
    description:
      'The state of the request when the administrator read it. If it has changed since, the call fails with ALREADY_DECIDED or STALE_VERSION.',
  })
  expectedState?: ApprovalState | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'For a job, the version that the administrator read (Job.version). If its employer has changed it since, the call fails with STALE_VERSION.',
  })
  expectedVersion?: number | null;
  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description:
      'For an application, the step that the administrator read (Approval.proposedStatus). If the request is for another step, the call fails with STALE_VERSION.',
  })
  expectedProposedStatus?: ApplicationStatus | null;
  @Field(() => RecommendationInput, {
    nullable: true,
    description:
      'A recommendation to the employer, only with the approval of a new application. Undoing the approval removes it. `decideApprovals` does not accept it.',
  })
  recommendation?: RecommendationInput | null;
}

@ObjectType({ description: 'The result of `decideApproval`.', simpleResolvers: true })
export class DecideApprovalPayload {
  @Field(() => Approval, {
    description: 'The decided request. Approving a rejected request creates a new one.',
  })
  approval!: Approval;
}
