import { type ErrorCode, isErrorCode, isUserFacing } from '@job-alert/domain/portal/error-codes';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { responseErrors, isInvalidResponse } from './response-errors';

/** The sentences of the screen that shows the error; the specification gives each screen its own. */
export interface ErrorSentences {
  /** When the server answered, but not with a sentence for a person. */
  fallback: string;
  /** When no answer came. */
  network?: string;
}

/** The first refusal's extensions (code and facts such as `reapplyOn`), or null when the error is not a GraphQL answer. */
export function errorDetails(error: unknown): ({ code: ErrorCode } & Record<string, unknown>) | null {
  const errors = responseErrors(error);
  if (errors === null) return null;
  const extensions = errors[0]?.extensions;
  return { ...extensions, code: isErrorCode(extensions?.code) ? extensions.code : 'INTERNAL' };
}

/** The stable code of a refusal, such as EMAIL_TAKEN, INTERNAL for one that nobody expects, or null when the error is not a GraphQL answer. */
export function errorCode(error: unknown): ErrorCode | null {
  return errorDetails(error)?.code ?? null;
}

/** One sentence for a person: the server's own for an expected refusal, else the screen's. */
export function describeError(error: unknown, sentences: ErrorSentences): string {
  const errors = responseErrors(error);
  if (errors !== null) {
    const code = errorCode(error);
    return code !== null && isUserFacing(code) ? (errors[0]?.message ?? sentences.fallback) : sentences.fallback;
  }
  if (isInvalidResponse(error)) return sentences.fallback;
  return sentences.network ?? COMMON_MESSAGES.networkLater;
}

/** The messages of an INVALID_INPUT refusal by dotted path (`addresses.0.pincode`), the leading `input.` removed; empty otherwise. */
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
