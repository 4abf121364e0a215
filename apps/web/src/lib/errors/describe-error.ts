import { type ErrorCode, isErrorCode, isUserFacing } from '@job-alert/domain/errors/error-codes';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { isInvalidResponse, responseErrors } from './response-errors';

/** The error messages of a screen. The specification defines them for each screen. */
export interface ErrorSentences {
  /** The message for errors that have no message for users. */
  fallback: string;
  /** The message for requests without a response. */
  network?: string;
}

/** Returns the extensions of the first error (code and details such as `reapplyOn`), or null if the error is not a GraphQL response. */
export function errorDetails(error: unknown): ({ code: ErrorCode } & Record<string, unknown>) | null {
  const errors = responseErrors(error);
  if (errors === null) return null;
  const extensions = errors[0]?.extensions;
  return { ...extensions, code: isErrorCode(extensions?.code) ? extensions.code : 'INTERNAL' };
}

/** Returns the stable code of an error, such as EMAIL_TAKEN, or null if the error is not a GraphQL response. */
export function errorCode(error: unknown): ErrorCode | null {
  return errorDetails(error)?.code ?? null;
}

/** Returns a sentence for the user. It is the server's for an expected error, otherwise the screen's. */
export function describeError(error: unknown, sentences: ErrorSentences): string {
  const errors = responseErrors(error);
  if (errors !== null) {
    const code = errorCode(error);
    return code !== null && isUserFacing(code) ? (errors[0]?.message ?? sentences.fallback) : sentences.fallback;
  }
  if (isInvalidResponse(error)) return sentences.fallback;
  return sentences.network ?? COMMON_MESSAGES.networkLater;
}

/**
 * Returns the messages of an INVALID_INPUT error by path (`addresses.0.pincode`), or an empty object for other errors.
 */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = errorDetails(error)?.fields;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields as Record<string, string[]>).map(([path, messages]) => [
      path.replace(/^input\./, ''),
      messages.join(', '),
    ]),
  );
}
