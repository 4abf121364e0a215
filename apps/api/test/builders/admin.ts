import type { UserEntity } from '../../src/database/entities/user.entity.js';
import type { Portal } from '../harness.js';
import type { Refusal } from './client.js';
import { type Actor, insertUser, logIn } from './records.js';

type Decision = 'APPROVE' | 'REJECT';

/** An administrator; no public path makes one. */
export async function createAdmin(portal: Portal, person: Partial<UserEntity> = {}): Promise<Actor> {
  return logIn(portal, await insertUser(portal, 'ADMIN', person));
}

export const DECIDE_COMPANY = `mutation ($id: ID!, $decision: Decision!, $reason: RejectionReason, $note: String) {
  decideCompany(input: { id: $id, decision: $decision, reason: $reason, note: $note }) { company { id approvalState approval { reason note } } }
}`;
export const DECIDE_JOB = `mutation ($id: ID!, $decision: Decision!, $reason: RejectionReason, $note: String) {
  decideJob(input: { id: $id, decision: $decision, reason: $reason, note: $note }) { job { id approvalState isOpen viewerCanDecide } }
}`;
export const DECIDE_APPLICATION = `mutation ($id: ID!, $decision: Decision!, $reason: RejectionReason, $note: String) {
  decideApplication(input: { id: $id, decision: $decision, reason: $reason, note: $note }) {
    application { id status proposedStatus displayStatus approvalState isActive feedback dateOfJoining viewerCanDecide }
  }
}`;
const SET_USER_ACTIVE = `mutation ($id: ID!, $isActive: Boolean!) {
  setUserActive(input: { id: $id, isActive: $isActive }) { user { id isActive } }
}`;
const SET_APPLICATION_ACTIVE = `mutation ($id: ID!, $isActive: Boolean!) {
  setApplicationActive(input: { id: $id, isActive: $isActive }) { application { id isActive status } }
}`;

/** An application as a decision shows it. */
export interface DecidedApplication {
  id: string;
  status: string;
  proposedStatus: string;
  displayStatus: string;
  approvalState: string;
  isActive: boolean;
  feedback: string | null;
  dateOfJoining: string | null;
  viewerCanDecide: boolean;
}

export async function decideCompany(admin: Actor, id: string, decision: Decision, note?: string): Promise<string> {
  const data = await admin.client.ask<{ decideCompany: { company: { approvalState: string } } }>(DECIDE_COMPANY, {
    id,
    decision,
    note,
  });
  return data.decideCompany.company.approvalState;
}

export async function decideJob(admin: Actor, id: string, decision: Decision): Promise<string> {
  const data = await admin.client.ask<{ decideJob: { job: { approvalState: string } } }>(DECIDE_JOB, { id, decision });
  return data.decideJob.job.approvalState;
}

export async function decideApplication(admin: Actor, id: string, decision: Decision): Promise<DecidedApplication> {
  const data = await admin.client.ask<{ decideApplication: { application: DecidedApplication } }>(DECIDE_APPLICATION, {
    id,
    decision,
  });
  return data.decideApplication.application;
}

export const setUserActive = (admin: Actor, id: string, isActive: boolean): Promise<unknown> =>
  admin.client.ask(SET_USER_ACTIVE, { id, isActive });

export const refusedUserActive = (admin: Actor, id: string, isActive: boolean): Promise<Refusal> =>
  admin.client.refusal(SET_USER_ACTIVE, { id, isActive });

export const setApplicationActive = (admin: Actor, id: string, isActive: boolean): Promise<unknown> =>
  admin.client.ask(SET_APPLICATION_ACTIVE, { id, isActive });

export const refusedApplicationActive = (admin: Actor, id: string, isActive: boolean): Promise<Refusal> =>
  admin.client.refusal(SET_APPLICATION_ACTIVE, { id, isActive });
