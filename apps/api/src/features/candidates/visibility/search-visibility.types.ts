import type { SearchVisibility } from '@job-alert/domain/accounts/search-visibility';
import { Field, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';
import { User } from '../../accounts/accounts.types.js';

export const SearchVisibilityEnum = graphqlEnum<SearchVisibility>(
  'SearchVisibility',
  'The choice of a candidate to be found by administrators and to get jobs suggested.',
  {
    NOT_ASKED: 'Not found: the candidate has not accepted the privacy notice that says so.',
    VISIBLE: 'Found.',
    TO_CONFIRM:
      'Found, and asked whether the job preferences are still right: not suggested after 12 months without a reply.',
    HIDDEN: 'Not found: the candidate does not want to be.',
  },
);

@InputType({ description: 'Your choice.' })
export class SetSearchVisibilityInput {
  @Field(() => Boolean, {
    description:
      'True accepts the current privacy notice, confirms your job preferences and lets administrators find you; false hides you at once.',
  })
  isVisible!: boolean;
}

@ObjectType({ description: 'The result of `setSearchVisibility`.', simpleResolvers: true })
export class SetSearchVisibilityPayload {
  @Field(() => User, { description: 'Your own account.' }) user!: User;
}
