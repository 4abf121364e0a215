export interface ResponseError {
  message: string;
  extensions?: Record<string, unknown>;
}

export class GraphQLResponseError extends Error {
  override name = 'RefusedError';

  constructor(readonly errors: readonly ResponseError[]) {
    super(errors[0]?.message ?? 'The server refused.');
  }
}

/** The error of a response that is not GraphQL, such as a proxy's page. */
export class InvalidResponseError extends Error {
  override name = 'BadAnswerError';

  constructor(readonly statusCode: number) {
    super(`The server answered with status ${statusCode}, and not in GraphQL.`);
  }
}

/** Returns the errors that make the data of a response unusable. A missing record is null and is handled by its screen. */
export const fatalErrors = <Reported extends ResponseError>(
  errors: readonly Reported[] | null | undefined,
): readonly Reported[] => (errors ?? []).filter(({ extensions }) => extensions?.['code'] !== 'RECORD_MISSING');

/**
 * Returns the errors of a GraphQL response, or null. Detects them by shape, so that public pages do not load Apollo.
 */
export function responseErrors(error: unknown): readonly ResponseError[] | null {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return null;
  return error.errors as ResponseError[];
}

/** True if the server responded, but not with GraphQL. */
export const isInvalidResponse = (error: unknown): boolean => error instanceof Error && 'statusCode' in error;
