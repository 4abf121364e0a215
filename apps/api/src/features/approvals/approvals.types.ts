import type { Decision } from '@job-alert/domain/approval';
import { graphqlEnum } from '../../platform/graphql-enum.js';

export const DecisionEnum = graphqlEnum<Decision>('Decision', 'What an administrator does with a request.', {
  APPROVE: 'Grants it; what was rejected can still be approved.',
  REJECT: 'Refuses it; only while it is pending.',
});
