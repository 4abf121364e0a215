import type { ApprovalKind } from '@job-alert/domain/approvals/approval';
import { stepLabel } from '@job-alert/domain/applications/decision-outcome';
import { formatDueTime } from '@job-alert/domain/approvals/working-hours';
import { formatWeekdayAndTime, todayInIndia } from '@job-alert/domain/india/calendar';
import { formatDueDay } from '@job-alert/domain/notes/follow-ups';
import { ADMIN_RECORD_PATHS, DEEP_LINKS, QUEUE_PATHS, QUEUE_RECORD_PATHS } from '@job-alert/domain/portal/deep-links';
import type { Brand, EmailContent } from '../mail/email-layout.presenter.js';
import type { DueFollowUps } from '../notes/notes.read-model.js';
import type { WaitingRequest } from './approvals.read-model.js';
import type { WaitingCounts } from './approvals.types.js';

/** Pending requests and due follow-ups at the time of a digest. */
export interface Digest {
  now: Date;
  counts: WaitingCounts;
  oldest: readonly WaitingRequest[];
  followUps: DueFollowUps;
}

const SCREEN_OF: Readonly<Record<ApprovalKind, (id: string) => string>> = {
  COMPANY: QUEUE_RECORD_PATHS.employer,
  JOB: QUEUE_RECORD_PATHS.job,
  JOB_CORRECTION: () => DEEP_LINKS.pendingApprovals,
  APPLICATION: QUEUE_RECORD_PATHS.application,
};

/**
 * Counts pending and late requests, and due follow-ups. The digest names only the oldest request, and is deleted together with that account.
 * Follow-ups are listed without names and texts.
 */
export function queueDigestEmail(brand: Brand, { now, counts, oldest, followUps }: Digest): EmailContent {
  const kinds = [
    { name: 'Employers', path: QUEUE_PATHS.employers, ...counts.companies },
    { name: 'Jobs', path: QUEUE_PATHS.jobs, ...counts.jobs },
    { name: 'Corrections', path: DEEP_LINKS.pendingApprovals, ...counts.corrections },
    { name: 'Applications', path: QUEUE_PATHS.applications, ...counts.applications },
  ].filter(({ waiting }) => waiting > 0);
  const total = kinds.reduce((sum, { waiting }) => sum + waiting, 0);
  const late = kinds.reduce((sum, { late: own }) => sum + own, 0);
  const requests = `${total} ${total === 1 ? 'request' : 'requests'}`;
  const approvals = total > 0 ? `Waiting for approval: ${requests}${late > 0 ? `, ${late} late` : ''}` : '';
  const due = followUpsLabel(followUps);
  const today = todayInIndia(now);
  return {
    subject: [approvals, due && `Follow-ups: ${due}`].filter(Boolean).join('. '),
    preview: total > 0 ? 'The queue shows the oldest first.' : 'Home shows the overdue ones first.',
    heading: total > 0 ? 'Waiting for approval' : 'Follow-ups',
    paragraphs: [
      ...(total > 0 ? [`${requests} ${total === 1 ? 'is' : 'are'} waiting for a decision. ${lateSentence(late)}`] : []),
      ...(due === '' ? [] : [`Follow-ups: ${due}. Home shows them with their texts.`]),
    ],
    facts: [
      ...kinds.map(({ name, path, waiting, late: own }) => {
        const value = own > 0 ? `${waiting}, ${own} late` : String(waiting);
        return [name, value, brand.url + path] as const;
      }),
      ...oldest.map((approval, index) => {
        const path = SCREEN_OF[approval.kind](approval.subjectId);
        const label = index === 0 ? `Oldest: ${approval.name}` : 'Next';
        return [label, `${requestLabel(approval)}, ${formatAge(approval, now)}`, brand.url + path] as const;
      }),
      ...followUps.first.map(({ record, kindLabel, dueOn }) => {
        const value = [kindLabel, formatDueDay(dueOn, today)].filter(Boolean).join(', ');
        return ['Follow-up', value, brand.url + ADMIN_RECORD_PATHS[record.kind](record.id)] as const;
      }),
    ],
    button:
      total > 0
        ? { label: 'Open Pending Approvals', url: brand.url + DEEP_LINKS.pendingApprovals }
        : { label: 'Open Home', url: brand.url + DEEP_LINKS.adminHome },
    note: 'We send this at 10:00 am on working days. Choose your emails on the Security screen.',
  };
}

/** Names the numbers of due follow-ups: "3 due today, 1 overdue". Empty if there are none. */
const followUpsLabel = ({ today, overdue }: DueFollowUps): string =>
  [today > 0 && `${today} due today`, overdue > 0 && `${overdue} overdue`].filter(Boolean).join(', ');

function lateSentence(late: number): string {
  if (late === 0) return 'None is late.';
  return late === 1 ? 'One is late.' : `${late} are late.`;
}

const REQUEST_LABELS = { COMPANY: 'Employer', JOB: 'Job', JOB_CORRECTION: 'Correction' } as const;

function requestLabel({ kind, proposedStatus, hasOfferLetter }: WaitingRequest): string {
  if (kind === 'APPLICATION') return `Application, ${stepLabel(proposedStatus, hasOfferLetter)}`;
  return REQUEST_LABELS[kind];
}

const formatAge = ({ requestedAt, dueAt }: WaitingRequest, now: Date): string =>
  `since ${formatWeekdayAndTime(requestedAt)}, ${formatDueTime(dueAt, now)}`;
