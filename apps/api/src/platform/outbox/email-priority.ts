/** The order of sending: links and warnings that people wait for, other emails about accounts, all others. */
export const EMAIL_PRIORITIES = [0, 1, 2] as const;
type EmailPriority = (typeof EMAIL_PRIORITIES)[number];

const URGENT_KINDS = /^(?:PASSWORD|SECOND_FACTOR|LOGIN|EMAIL)_/;
/** An import sends thousands of invitations, which must not delay the links of other people. */
const ACCOUNT_KINDS = /^(?:WELCOME|INVITATION)$/;

/** The priority of an email among those that are due. */
export function emailPriority(kind: string): EmailPriority {
  if (URGENT_KINDS.test(kind)) return 0;
  return ACCOUNT_KINDS.test(kind) ? 1 : 2;
}
