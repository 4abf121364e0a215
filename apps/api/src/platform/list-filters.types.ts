import type { ApprovalState } from '@job-alert/domain/approval';
import { LIST_SORTS } from '@job-alert/domain/list-sorts';
import { Field, InputType } from 'type-graphql';
import { ApprovalStateEnum } from './approval-state.js';
import { graphqlEnum } from './graphql-enum.js';
import { DateScalar } from './scalars.js';

/** The GraphQL enum of a list's orders, described with the words of the domain. */
export function sortEnum<Sort extends string>(name: string, what: string, sorts: Readonly<Record<Sort, string>>) {
  const sentences = Object.entries<string>(sorts).map(([sort, words]) => [sort, `${words}.`]);
  return graphqlEnum<Sort>(name, `The order of a list of ${what}; equal ones go by id.`, Object.fromEntries(sentences));
}

export const ListSortEnum = sortEnum('ListSort', 'things by their time', LIST_SORTS);

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
