import type { ApprovalState } from '@job-alert/domain/approval';
import { Field, InputType } from 'type-graphql';
import { DateScalar } from '../../platform/scalars.js';
import { ApprovalStateEnum } from './approval-state.types.js';

@InputType({ description: 'Which companies or jobs an administrator lists; every part narrows the list.' })
export class AdminListFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Starts of words of a name, title or e-mail, in any order, or of a phone number.',
  })
  search?: string | null;
  @Field(() => ApprovalStateEnum, { nullable: true, description: 'Only this approval state.' })
  approvalState?: ApprovalState | null;
  @Field(() => DateScalar, { nullable: true, description: 'From this day in India on.' }) from?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Through this day in India.' }) to?: string | null;
}
