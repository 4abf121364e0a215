import type { WithdrawalReason } from '@job-alert/domain/withdrawal';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Application } from '../applications/applications.types.js';
import { WithdrawalReasonEnum } from '../applications/withdrawal.types.js';

@InputType({ description: 'The application to withdraw, and why.' })
export class WithdrawApplicationInput {
  @Field(() => ID, { description: "The application's id." }) id!: string;
  @Field(() => WithdrawalReasonEnum, { description: 'Why; the employer and administrators see it.' })
  reason!: WithdrawalReason;
  @Field(() => String, { nullable: true, description: 'At most 1,000 characters; required with OTHER.' })
  note?: string | null;
}

@ObjectType({ description: 'What `withdrawApplication` returns.', simpleResolvers: true })
export class WithdrawApplicationPayload {
  @Field(() => Application, { description: 'The application as it stands now.' }) application!: Application;
}
