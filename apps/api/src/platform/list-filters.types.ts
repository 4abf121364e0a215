import type { ApprovalState } from '@job-alert/domain/approval';
import { ArgsType, Field, InputType } from 'type-graphql';
import { ApprovalStateEnum } from './approval-state.js';
import { graphqlEnum } from './graphql-enum.js';
import { PageArgs } from './page.types.js';
import { DateScalar } from './scalars.js';

export type ListSort = 'LATEST' | 'OLDEST';

export const ListSortEnum = graphqlEnum<ListSort>('ListSort', 'The order of a list by time; equal instants go by id.', {
  LATEST: 'The latest first.',
  OLDEST: 'The earliest first.',
});

@InputType({ description: 'Which companies or jobs an administrator lists; every part narrows the list.' })
export class AdminListFilter {
  @Field(() => String, { nullable: true, description: 'A part of a name, title or e-mail.' }) search?: string | null;
  @Field(() => ApprovalStateEnum, { nullable: true, description: 'Only this approval state.' })
  approvalState?: ApprovalState | null;
  @Field(() => DateScalar, { nullable: true, description: 'From this day in India on.' }) from?: string | null;
  @Field(() => DateScalar, { nullable: true, description: 'Through this day in India.' }) to?: string | null;
}

@ArgsType()
export class AdminListArgs extends PageArgs {
  @Field(() => AdminListFilter, { nullable: true, description: 'Which items.' }) filter?: AdminListFilter | null;
}
