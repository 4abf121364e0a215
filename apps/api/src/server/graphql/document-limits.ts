import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { type ASTVisitor, GraphQLError, type ValidationContext, type ValidationRule } from 'graphql';
import { PortalError } from '../../platform/errors.js';

/** Mutations that hash a password or answer whether one is right: at most one in a request, or aliases would multiply guesses. */
const CREDENTIAL_MUTATIONS = new Set([
  'signIn',
  'registerCandidate',
  'registerEmployer',
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

/** A limit's verdict is a refusal of the document like any other; thrown, as the libraries do, it would pass for a fault of ours. */
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
 * Limits of one document: nesting and aliases (security.md). They are validation rules, so their result is cached with the parsed document and
 * costs nothing the second time. operation-cost.ts charges costs that depend on variables. document-complexity.ts rejects documents that would
 * take long to validate before this.
 */
export const documentLimits: ValidationRule[] = [
  maxDepthRule({ n: 12, ...reportRejection }),
  maxAliasesRule({ n: 15, ...reportRejection }),
  singleCredentialMutation,
] as ValidationRule[];
