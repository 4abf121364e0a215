import { SCREENS, WAITING_LISTS } from '@job-alert/domain/portal-screens';
import type { ToldOf } from '../../platform/outbox.js';
import { NOTIFICATION_KINDS, type NotificationKind } from './notification-kinds.types.js';
import type { Brand, MailContent } from '../mail/mail-layout.presenter.js';

/** Where administrators find the records that each kind of news is about. */
export const LIST_SCREENS: Readonly<Record<NotificationKind, string>> = {
  NEW_EMPLOYER: WAITING_LISTS.employers,
  NEW_JOB: WAITING_LISTS.jobs,
  CHANGED_JOB: WAITING_LISTS.jobs,
  NEW_APPLICATION: WAITING_LISTS.applications,
  NEW_PROPOSAL: WAITING_LISTS.applications,
  INTERVIEW_SCHEDULED: WAITING_LISTS.applications,
};

/** What waits for an administrator: the one sentence of the bell, and the screen on which it is done. */
export interface OfficeNews {
  subject: string;
  sentence: string;
  facts?: MailContent['facts'];
  path: string;
  companyName: string;
  toldOf: ToldOf & { companyId: string };
  /** The request that waits. */
  approvalId: string;
}

/** The mail to administrators that goes with a notification. */
export const officeMail = (brand: Brand, { subject, sentence, facts, path }: OfficeNews): MailContent => ({
  subject,
  heading: subject,
  paragraphs: [sentence],
  facts,
  button: { label: 'Open', url: brand.url + path },
});

/** How many of each kind have come. */
export type NewsCounts = ReadonlyMap<NotificationKind, number>;

const WHAT: Readonly<Record<NotificationKind, readonly [one: string, many: string]>> = {
  NEW_EMPLOYER: ['employer', 'employers'],
  NEW_JOB: ['job', 'jobs'],
  CHANGED_JOB: ['changed job', 'changed jobs'],
  NEW_APPLICATION: ['application', 'applications'],
  NEW_PROPOSAL: ['proposal', 'proposals'],
  INTERVIEW_SCHEDULED: ['interview', 'interviews'],
};

const nameOf = (kind: NotificationKind, count: number): string => WHAT[kind][count === 1 ? 0 : 1];

/** What has come in for an administrator since the last mail: counts, with a link to each list. It names no one. */
export function officeDigestMail(brand: Brand, counts: NewsCounts): MailContent {
  const kinds = NOTIFICATION_KINDS.flatMap((kind) => {
    const count = counts.get(kind) ?? 0;
    return count === 0 ? [] : [{ kind, count, name: nameOf(kind, count) }];
  });
  return {
    subject: `Waiting for approval: ${kinds.map(({ count, name }) => `${count} ${name}`).join(', ')}`,
    heading: 'New since the last mail',
    paragraphs: ['This has come in since the last mail and is waiting for a decision.'],
    facts: kinds.map(({ kind, count, name }) => [capitalised(name), String(count), brand.url + LIST_SCREENS[kind]]),
    button: { label: 'Open Pending Approvals', url: brand.url + SCREENS.pendingApprovals },
    note: 'We send one mail an hour at most.',
  };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
