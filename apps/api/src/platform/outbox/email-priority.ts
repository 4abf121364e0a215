/** In the order in which mails are sent: links and warnings that people wait for, other mails about accounts, news. */
export const EMAIL_PRIORITIES = [0, 1, 2] as const;
type EmailPriority = (typeof EMAIL_PRIORITIES)[number];

const URGENT_KINDS = /^(?:PASSWORD|SECOND_FACTOR|LOGIN|EMAIL)_/;
/** An import sends thousands of invitations, and other people's links must not wait behind them. */
const ACCOUNT_KINDS = /^(?:WELCOME|INVITATION)$/;

/** How soon a mail of a kind goes out among those that are due. */
export function emailPriority(kind: string): EmailPriority {
  if (URGENT_KINDS.test(kind)) return 0;
  return ACCOUNT_KINDS.test(kind) ? 1 : 2;
}
