import type { AdminAction } from '@job-alert/domain/accounts/admin-role';
import { APPLICATIONS_PATH, DEEP_LINKS, EMPLOYERS_PATH, QUEUE_PATHS } from '@job-alert/domain/portal/deep-links';
import type { DataSubjects } from '../../platform/outbox/outbox.js';
import type { Brand, EmailContent } from '../mail/email-layout.presenter.js';
import type { CompanyEventKind } from './notification-kinds.types.js';

/** The list with the records of each kind of event. */
export const ADMIN_LIST_PATHS: Readonly<Record<CompanyEventKind, string>> = {
  NEW_EMPLOYER: QUEUE_PATHS.employers,
  JOIN_REQUEST: EMPLOYERS_PATH,
  NEW_JOB: QUEUE_PATHS.jobs,
  CHANGED_JOB: DEEP_LINKS.pendingApprovals,
  NEW_APPLICATION: QUEUE_PATHS.applications,
  NEW_PROPOSAL: QUEUE_PATHS.applications,
  INTERVIEW_SCHEDULED: QUEUE_PATHS.applications,
  INTERVIEW_CANCELLED: APPLICATIONS_PATH,
  APPLICATION_WITHDRAWN: APPLICATIONS_PATH,
  OFFER_ANSWERED: APPLICATIONS_PATH,
};

/** The action that each kind of event asks for, or prepares. Only administrators who may do it get the event. */
export const ADMIN_EVENT_ACTIONS: Readonly<Record<CompanyEventKind, AdminAction>> = {
  NEW_EMPLOYER: 'Mutation.decideApproval',
  JOIN_REQUEST: 'Mutation.decideJoinRequest',
  NEW_JOB: 'Mutation.decideApproval',
  CHANGED_JOB: 'Mutation.decideApproval',
  NEW_APPLICATION: 'Mutation.decideApproval',
  NEW_PROPOSAL: 'Mutation.decideApproval',
  INTERVIEW_SCHEDULED: 'Mutation.decideApproval',
  INTERVIEW_CANCELLED: 'Mutation.scheduleInterview',
  APPLICATION_WITHDRAWN: 'Mutation.decideApproval',
  OFFER_ANSWERED: 'Mutation.recordJoining',
};

/** A notification for administrators with its text and its screen. */
export interface AdminEvent {
  subject: string;
  sentence: string;
  facts?: EmailContent['facts'];
  path: string;
  companyName: string;
  dataSubjects: DataSubjects & { companyId: string };
  /** The pending request; null if no decision is needed. */
  approvalId: string | null;
}

export const adminEmail = (brand: Brand, { subject, sentence, facts, path, approvalId }: AdminEvent): EmailContent => ({
  subject,
  preview: approvalId === null ? 'No decision is needed.' : 'It is waiting for a decision.',
  heading: subject,
  paragraphs: [sentence],
  facts,
  button: { label: 'Open', url: brand.url + path },
});
