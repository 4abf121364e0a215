import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { type ASTVisitor, GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { PortalError } from '../../platform/errors.js';

/** Mutations that check or hash a password: one per request, because aliases would multiply guesses. */
const CREDENTIAL_MUTATIONS = new Set([
  'signIn',
  'registerCandidate',
  'registerEmployer',
  'requestToJoinCompany',
  'requestPasswordReset',
  'resetPassword',
  'deleteMyAccount',
  'startSecondFactor',
  'confirmSecondFactor',
  'disableSecondFactor',
]);

function singleCredentialMutation(context: ValidationContext): ASTVisitor {
  let count = 0;
  return {
    Field(node) {
      if (context.getParentType()?.name !== 'Mutation' || !CREDENTIAL_MUTATIONS.has(node.name.value)) return;
      count += 1;
      if (count > 1)
        context.reportError(
          new GraphQLError('Only one login, sign-up or reset is allowed in a request.', { nodes: node }),
        );
    },
  };
}

/** Reports a violation as a validation error. The libraries throw, which would look like an internal error. */
const reportRejection = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => {
      const message = error.message.replace(/^Syntax Error: /, '');
      context?.reportError(new GraphQLError(message, { originalError: new PortalError('QUERY_TOO_COMPLEX', message) }));
    },
  ],
};

/**
 * Limits on a document: nesting and aliases (decision 0037). As validation rules, their result is cached with the parsed
 * document. operation-cost.ts charges for costs that depend on variables, and document-complexity.ts rejects documents
 * that are too expensive to validate.
 */
export const documentLimits: ValidationRule[] = [
  maxDepthRule({ n: 12, ...reportRejection }),
  maxAliasesRule({ n: 15, ...reportRejection }),
  singleCredentialMutation,
] as ValidationRule[];
