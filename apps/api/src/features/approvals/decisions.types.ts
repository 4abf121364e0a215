import type { ApplicationStatus } from '@job-alert/domain/application-status';
import type { ApprovalState, Decision } from '@job-alert/domain/approval';
import type { RejectionReason } from '@job-alert/domain/rejection-reasons';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ApplicationStatusEnum } from '../applications/application-status.types.js';
import { Application } from '../applications/applications.types.js';
import { ApprovalStateEnum } from '../companies/approval-state.types.js';
import { Company } from '../companies/companies.types.js';
import { Job } from '../jobs/jobs.types.js';
import { DecisionEnum, RejectionReasonEnum } from './approvals.types.js';

/** What every decision says. Not in the schema itself. */
@InputType()
abstract class DecisionInput {
  @Field(() => DecisionEnum, { description: 'What to do with the request.' }) decision!: Decision;
  @Field(() => RejectionReasonEnum, {
    nullable: true,
    description: 'Why it is rejected: one of the reasons for this kind of request.',
  })
  reason?: RejectionReason | null;
  @Field(() => String, {
    nullable: true,
    description:
      'A note to the person who asked. Allowed with a rejection only, and required with OTHER; at most 2,000 characters. Candidates never see it.',
  })
  note?: string | null;
  @Field(() => ApprovalStateEnum, {
    nullable: true,
    description:
      'The state of the request when the administrator read it. If it has changed since, the refusal is ALREADY_DECIDED or STALE_VERSION.',
  })
  seen?: ApprovalState | null;
}

@InputType({ description: 'A decision about a company.' })
export class DecideCompanyInput extends DecisionInput {
  @Field(() => ID, { description: "The company's id." }) id!: string;
}

@ObjectType({ description: 'What `decideCompany` returns.', simpleResolvers: true })
export class DecideCompanyPayload {
  @Field(() => Company, { description: 'The company as it stands now.' }) company!: Company;
}

@InputType({ description: 'A decision about a job.' })
export class DecideJobInput extends DecisionInput {
  @Field(() => ID, { description: "The job's id." }) id!: string;
  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the job that the administrator read (Job.version). If its employer has changed it since, the refusal is STALE_VERSION.',
  })
  seenVersion?: number | null;
}

@ObjectType({ description: 'What `decideJob` returns.', simpleResolvers: true })
export class DecideJobPayload {
  @Field(() => Job, { description: 'The job as it stands now.' }) job!: Job;
}

@InputType({ description: 'A decision about the newest request of an application.' })
export class DecideApplicationInput extends DecisionInput {
  @Field(() => ID, { description: "The application's id." }) id!: string;
  @Field(() => ApplicationStatusEnum, {
    nullable: true,
    description:
      'The step that the administrator read (Approval.proposedStatus). If the request is now for another step, the refusal is STALE_VERSION.',
  })
  seenProposedStatus?: ApplicationStatus | null;
}

@ObjectType({ description: 'What `decideApplication` returns.', simpleResolvers: true })
export class DecideApplicationPayload {
  @Field(() => Application, { description: 'The application as it stands now.' }) application!: Application;
}
