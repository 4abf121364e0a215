import { COMMON_MESSAGES } from '@job-alert/domain/messages';
import { answeredErrors, isBadAnswer } from './answer-errors';

/** Codes of expected refusals: their message is a sentence for a person and is shown as it is. */
const refusalCodes = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'INVALID_INPUT',
  'EMAIL_TAKEN',
  'EMAIL_NOT_FOUND',
  'RESET_TOKEN_INVALID',
  'INVALID_CREDENTIALS',
  'SECOND_FACTOR_REQUIRED',
  'SECOND_FACTOR_INVALID',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'ACCOUNT_INACTIVE',
  'INVITATION_ACCEPTED',
  'WRONG_LOGIN_PAGE',
  'RATE_LIMITED',
  'PROFILE_INCOMPLETE',
  'COMPANY_NOT_APPROVED',
  'ALREADY_DECIDED',
  'STALE_VERSION',
  'APPLICATION_PENDING',
  'STATUS_NOT_ALLOWED',
  'APPLICATION_INACTIVE',
  'REAPPLY_TOO_SOON',
  'APPLICATION_EXPIRED',
  'DEADLINE_PASSED',
  'JOB_NOT_OPEN',
  'INTERVIEW_CLASH',
  'FILE_TOO_LARGE',
  'FILE_TYPE_NOT_ALLOWED',
  'FILES_UNAVAILABLE',
]);

/** The sentences of the screen that shows the error; the specification gives each screen its own. */
export interface ErrorSentences {
  /** When the server answered, but not with a sentence for a person. */
  fallback: string;
  /** When no answer came. */
  network?: string;
}

/** The first refusal's extensions (code and facts such as `reapplyOn`), or null when the error is not a GraphQL answer. */
export function refusalFacts(error: unknown): ({ code: string } & Record<string, unknown>) | null {
  const errors = answeredErrors(error);
  if (errors === null) return null;
  const extensions = errors[0]?.extensions;
  return { ...extensions, code: typeof extensions?.code === 'string' ? extensions.code : 'INTERNAL' };
}

/** The stable code of a refusal, such as EMAIL_TAKEN, or null when the error is not a GraphQL answer. */
export function errorCode(error: unknown): string | null {
  return refusalFacts(error)?.code ?? null;
}

/** One sentence for a person: the server's own for an expected refusal, else the screen's. */
export function describeError(error: unknown, sentences: ErrorSentences): string {
  const errors = answeredErrors(error);
  if (errors !== null) {
    const code = errorCode(error);
    return code !== null && refusalCodes.has(code) ? (errors[0]?.message ?? sentences.fallback) : sentences.fallback;
  }
  if (isBadAnswer(error)) return sentences.fallback;
  return sentences.network ?? COMMON_MESSAGES.networkLater;
}

/** The messages of an INVALID_INPUT refusal by dotted path (`addresses.0.pincode`), the leading `input.` removed; empty otherwise. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = refusalFacts(error)?.fields;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields as Record<string, string[]>).map(([path, messages]) => [
      path.replace(/^input\./, ''),
      messages.join(', '),
    ]),
  );
}
