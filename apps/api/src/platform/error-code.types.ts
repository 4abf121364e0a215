import { ERROR_MEANINGS } from '@job-alert/domain/error-meanings';
import { GraphQLEnumType } from 'graphql';

/** Nothing in the schema returns it: clients find the codes in `errors[].extensions.code`. */
export const errorCodeEnum = new GraphQLEnumType({
  name: 'ErrorCode',
  description: 'What `errors[0].extensions.code` holds when an operation is refused.',
  values: Object.fromEntries(
    Object.entries(ERROR_MEANINGS).map(([code, { means, facts }]) => [
      code,
      { description: facts ? `${means} Facts: ${facts.join(', ')}.` : means },
    ]),
  ),
});
