import type { Portal } from '../harness.js';
import { createAdmin, decideApplication } from './admin.js';
import type { ResponseError } from './client.js';
import { approvedEmployer, openJob, schedule } from './employer.js';
import { type Actor, insertCandidate } from './records.js';

export const APPLY = `mutation ($jobId: ID!) {
  applyToJob(input: { jobId: $jobId }) { application { id status proposedStatus displayStatus approvalState } }
}`;

export const WITHDRAW = `mutation ($id: ID!, $reason: WithdrawalReason!, $note: String) {
  withdrawApplication(input: { id: $id, reason: $reason, note: $note }) {
    application { status displayStatus viewerCanWithdraw withdrawal { reason note } }
  }
}`;

/** A company with an open job, and an administrator. */
export interface Office {
  admin: Actor;
  employer: Actor;
  jobId: string;
}

export async function openOffice(portal: Portal): Promise<Office> {
  const admin = await createAdmin(portal);
  const employer = await approvedEmployer(portal, admin);
  return { admin, employer, jobId: await openJob(employer, admin) };
}

/** Applies to a job and returns the id of the application. */
export async function apply(candidate: Actor, jobId: string): Promise<string> {
  const data = await candidate.client.ask<{ applyToJob: { application: { id: string } } }>(APPLY, { jobId });
  return data.applyToJob.application.id;
}

export const applyError = (candidate: Actor, jobId: string): Promise<ResponseError> =>
  candidate.client.errorOf(APPLY, { jobId });

/** Creates a candidate whose application is approved. */
export async function approvedApplication(
  portal: Portal,
  { admin, jobId }: Office,
): Promise<{ candidate: Actor; applicationId: string }> {
  const candidate = await insertCandidate(portal);
  const applicationId = await apply(candidate, jobId);
  await decideApplication(admin, applicationId, 'APPROVE');
  return { candidate, applicationId };
}

/** Creates a candidate with an approved interview invitation. */
export async function invitedApplication(
  portal: Portal,
  office: Office,
  values: Record<string, unknown> = {},
): Promise<{ candidate: Actor; applicationId: string; interviewId: string }> {
  const application = await approvedApplication(portal, office);
  const { interviews } = await schedule(office.employer, application.applicationId, values);
  await decideApplication(office.admin, application.applicationId, 'APPROVE');
  return { ...application, interviewId: interviews[0]?.id ?? '' };
}
