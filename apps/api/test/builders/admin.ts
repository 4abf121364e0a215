import type { UserEntity } from '../../src/database/entities/accounts/user.entity.js';
import type { Portal } from '../harness.js';
import type { ResponseError, TestClient } from './client.js';
import { type Actor, insertUser, logIn } from './records.js';

type Decision = 'APPROVE' | 'REJECT';

/** Inserts an administrator directly, because no public operation creates one. */
export async function createAdmin(portal: Portal, person: Partial<UserEntity> = {}): Promise<Actor> {
  return logIn(portal, await insertUser(portal, 'ADMIN', { passwordHash: 'x', ...person }));
}

export const DECIDE = `mutation ($approvalId: ID!, $decision: Decision!, $reason: RejectionReason, $note: String,
  $expectedState: ApprovalState, $expectedVersion: Int, $expectedProposedStatus: ApplicationStatus) {
  decideApproval(input: { approvalId: $approvalId, decision: $decision, reason: $reason, note: $note, expectedState: $expectedState,
    expectedVersion: $expectedVersion, expectedProposedStatus: $expectedProposedStatus }) {
    approval { id state reason note subject {
      ... on Company { id approvalState }
      ... on Job { id approvalState isOpen viewerCanDecide }
      ... on Application { id status proposedStatus displayStatus approvalState isActive feedback dateOfJoining viewerCanDecide }
    } }
  }
}`;
const SET_USER_ACTIVE = `mutation ($id: ID!, $isActive: Boolean!) {
  setUserActive(input: { id: $id, isActive: $isActive }) { user { id isActive } }
}`;
const SET_APPLICATION_ACTIVE = `mutation ($id: ID!, $isActive: Boolean!) {
  setApplicationActive(input: { id: $id, isActive: $isActive }) { application { id isActive status } }
}`;

/** An application, as `decideApproval` returns it. */
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

/** The record that a request is about, by its field name in the schema. */
export type Kind = 'company' | 'job' | 'application';

/** Returns the id of the newest approval of a record, for `decideApproval`. Returns an unused id for an unknown record. */
export async function requestAbout(admin: TestClient, kind: Kind, id: string): Promise<string> {
  const document = `query ($id: ID!) { record: ${kind}(id: $id) { approval { id } } }`;
  const { record } = await admin.ask<{ record: { approval: { id: string } } | null }>(document, { id });
  return record?.approval.id ?? '987654321';
}

export const decisionOn = async (admin: TestClient, kind: Kind, id: string, decision: Decision, more: object = {}) => ({
  approvalId: await requestAbout(admin, kind, id),
  decision,
  ...more,
});

/** Decides the newest approval of a record and returns the record. */
export async function decide<Record extends { approvalState: string }>(
  { client }: { client: TestClient },
  kind: Kind,
  id: string,
  decision: Decision,
  more: object = {},
): Promise<Record> {
  const { decideApproval } = await client.ask<{ decideApproval: { approval: { subject: Record } } }>(
    DECIDE,
    await decisionOn(client, kind, id, decision, more),
  );
  return decideApproval.approval.subject;
}

export const decideCompany = async (admin: Actor, id: string, decision: Decision, note?: string): Promise<string> =>
  (await decide(admin, 'company', id, decision, { note })).approvalState;

export const decideJob = async (admin: Actor, id: string, decision: Decision): Promise<string> =>
  (await decide(admin, 'job', id, decision)).approvalState;

export const decideApplication = (admin: Actor, id: string, decision: Decision): Promise<DecidedApplication> =>
  decide<DecidedApplication>(admin, 'application', id, decision);

export const setUserActive = (admin: Actor, id: string, isActive: boolean): Promise<unknown> =>
  admin.client.ask(SET_USER_ACTIVE, { id, isActive });

export const userActiveError = (admin: Actor, id: string, isActive: boolean): Promise<ResponseError> =>
  admin.client.errorOf(SET_USER_ACTIVE, { id, isActive });

export const setApplicationActive = (admin: Actor, id: string, isActive: boolean): Promise<unknown> =>
  admin.client.ask(SET_APPLICATION_ACTIVE, { id, isActive });

export const applicationActiveError = (admin: Actor, id: string, isActive: boolean): Promise<ResponseError> =>
  admin.client.errorOf(SET_APPLICATION_ACTIVE, { id, isActive });

/** Deletes accounts and all their data. */
export const deleteUsers = (admin: Actor, ...ids: string[]): Promise<unknown> =>
  admin.client.ask(
    'mutation ($ids: [ID!]!) { deleteUsers(input: { ids: $ids, confirmedCompanies: ["Surat Silk Mills"] }) { deleted { users } } }',
    {
      ids,
    },
  );

/** Returns the details of the latest audit event for an action and a record. */
export async function auditedDetails({ dataSource }: Portal, action: string, subjectId: string): Promise<unknown> {
  const [event] = await dataSource.query<{ details: string }[]>(
    'SELECT details FROM audit_event WHERE action = ? AND subject_id = ? ORDER BY id DESC LIMIT 1',
    [action, subjectId],
  );
  return JSON.parse(event?.details ?? 'null');
}
