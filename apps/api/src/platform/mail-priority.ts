/** In the order in which mails are sent: links and warnings that people wait for, other mails about accounts, news. */
export const MAIL_PRIORITIES = [0, 1, 2] as const;
type MailPriority = (typeof MAIL_PRIORITIES)[number];

const WAITED_FOR = /^(?:PASSWORD|SECOND_FACTOR|LOGIN|EMAIL)_/;
/** An import sends thousands of invitations, and other people's links must not wait behind them. */
const OF_ACCOUNTS = /^(?:WELCOME|INVITATION)$/;

/** How soon a mail of a kind goes out among those that are due. */
export function mailPriority(kind: string): MailPriority {
  if (WAITED_FOR.test(kind)) return 0;
  return OF_ACCOUNTS.test(kind) ? 1 : 2;
}
