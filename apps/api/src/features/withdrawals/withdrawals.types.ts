import type { WithdrawalReason } from '@job-alert/domain/applications/withdrawal';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Application } from '../applications/applications.types.js';
import { WithdrawalReasonEnum } from '../applications/withdrawal.types.js';

@InputType({ description: 'The application to withdraw, and why.' })
export class WithdrawApplicationInput {
  @Field(() => ID, { description: "The application's id." }) id!: string;
  @Field(() => WithdrawalReasonEnum, { description: 'The reason. Visible to the employer and administrators.' })
  reason!: WithdrawalReason;
  @Field(() => String, { nullable: true, description: 'A message, at most 1,000 characters. Required with OTHER.' })
  note?: string | null;
}

@ObjectType({ description: 'The result of `withdrawApplication`.', simpleResolvers: true })
export class WithdrawApplicationPayload {
  @Field(() => Application, { description: 'The application after the change.' }) application!: Application;
}
