import { UserEntity } from '../../src/database/entities/accounts/user.entity.js';
import type { Portal } from '../harness.js';
import { employerInput } from './employer.js';
import { type Actor, visitor } from './records.js';

export const ASK_TO_JOIN =
  'mutation ($input: RequestToJoinCompanyInput!) { requestToJoinCompany(input: $input) { companyName } }';
export const DECIDE_JOIN = `mutation ($id: ID!, $decision: JoinDecision!) {
  decideJoinRequest(input: { id: $id, decision: $decision }) { company { id } }
}`;
const REQUESTS = `query ($id: ID!) { company(id: $id) { joinRequests {
  id firstName email organizationName viewerCanDecide } } }`;

export interface JoinRequest {
  id: string;
  firstName: string;
  email: string;
  organizationName: string;
  viewerCanDecide: boolean;
}

interface Applicant {
  firstName: string;
  lastName: string;
  email: string;
}

/** The sign-up of a person who asks to join the company with this GSTIN. */
export function applicant(gstin: string, values: object = {}): Applicant {
  const person = { firstName: 'Nita', lastName: 'Rao', gstin, ...values };
  const { password: _password, ...input } = employerInput(person);
  return { ...input, firstName: person.firstName, lastName: person.lastName };
}

export async function askToJoin(portal: Portal, gstin: string, values: object = {}): Promise<Applicant> {
  const input = applicant(gstin, values);
  await visitor(portal).ask(ASK_TO_JOIN, { input });
  return input;
}

export async function joinRequests({ client }: Actor, companyId: string): Promise<JoinRequest[]> {
  const { company } = await client.ask<{ company: { joinRequests: JoinRequest[] } }>(REQUESTS, { id: companyId });
  return company.joinRequests;
}

/** An administrator registers a second company with the GSTIN of another one. Returns its id. */
export async function registerBranch(portal: Portal, admin: Actor, companyId: string, values: object): Promise<string> {
  const { manager } = portal.dataSource;
  const [{ gstin }] = await manager.query<[{ gstin: string }]>('SELECT gstin FROM company WHERE id = ?', [companyId]);
  const { email } = await askToJoin(portal, gstin, values);
  const [request] = await joinRequests(admin, companyId);
  await admin.client.ask(DECIDE_JOIN, { id: request?.id, decision: 'SEPARATE' });
  return (await manager.findOneByOrFail(UserEntity, { email })).id;
}
