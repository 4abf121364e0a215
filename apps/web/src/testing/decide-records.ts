import { DecideRecordsDocument, type DecideRecordsMutation } from '../features/records/list/decide-records.generated';
import type { DecideApprovalInput } from '../lib/graphql/schema.generated';
import { answerMutation } from './server';

type Answer = DecideRecordsMutation['decideApprovals']['results'][number];
type Subject = NonNullable<NonNullable<Answer['approval']>['subject']>;
type DecisionError = Pick<Answer, 'code' | 'decidedByName'>;

/**
 * Answers each decision of a bulk action with its changed record, or with the reason why it was not made. Returns the
 * decisions.
 */
export function answerDecisions(
  decide: (input: DecideApprovalInput) => Subject | DecisionError,
): DecideApprovalInput[] {
  const sent: DecideApprovalInput[] = [];
  answerMutation(DecideRecordsDocument, ({ decisions }) => ({
    decideApprovals: {
      results: [decisions].flat().map((input) => {
        sent.push(input);
        const answer = decide(input);
        const { approvalId } = input;
        if ('code' in answer) return { approvalId, approval: null, ...answer };
        return { approvalId, code: null, decidedByName: null, approval: { id: approvalId, subject: answer } };
      }),
    },
  }));
  return sent;
}
