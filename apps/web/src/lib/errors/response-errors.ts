/** One error of a GraphQL answer. */
export interface ResponseError {
  message: string;
  extensions?: Record<string, unknown>;
}

/** The server answered in GraphQL, and refused. */
export class GraphQLResponseError extends Error {
  override name = 'RefusedError';

  constructor(readonly errors: readonly ResponseError[]) {
    super(errors[0]?.message ?? 'The server refused.');
  }
}

/** The server answered, but not in GraphQL: a proxy's page, a limit of the HTTP layer. */
export class InvalidResponseError extends Error {
  override name = 'BadAnswerError';

  constructor(readonly statusCode: number) {
    super(`The server answered with status ${statusCode}, and not in GraphQL.`);
  }
}

/** The errors that leave an answer without its data. A field whose record is missing is null, and its screen says so. */
export const fatalErrors = <Reported extends ResponseError>(
  errors: readonly Reported[] | null | undefined,
): readonly Reported[] => (errors ?? []).filter(({ extensions }) => extensions?.['code'] !== 'RECORD_MISSING');

/** The errors of a GraphQL answer, or null. Apollo's errors look the same, and naming its classes would bring it to every page. */
export function responseErrors(error: unknown): readonly ResponseError[] | null {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors)) return null;
  return error.errors as ResponseError[];
}

/** Did the server answer at all, if not in GraphQL? */
export const isInvalidResponse = (error: unknown): boolean => error instanceof Error && 'statusCode' in error;
