import type { Portal } from '../harness.js';
import { mailTo } from './mails.js';
import { type Actor, insertCandidate } from './records.js';

export const INVITE = `mutation ($input: InviteToJobInput!) {
  inviteToJob(input: $input) {
    results { candidateId invitation { id state } problem code message }
    job { id invitationCounts { state count } }
  }
}`;
export const LINKED_INVITATION = `query ($token: String!) {
  linkedInvitation(token: $token) {
    id state firstName message jobTitle companyName city resumeName hasPreferences missingProfileParts
    questions { text }
  }
}`;
export const ACCEPT_BY_LINK = `mutation ($input: AcceptInvitationByLinkInput!) {
  acceptInvitationByLink(input: $input) { invitation { id state } }
}`;
export const DECLINE_BY_LINK = `mutation ($input: DeclineInvitationByLinkInput!) {
  declineInvitationByLink(input: $input) { invitation { id state } }
}`;

export interface InviteResult {
  candidateId: string;
  invitation: { id: string; state: string } | null;
  problem: string | null;
  code: string | null;
  message: string | null;
}

interface Invited {
  inviteToJob: { results: InviteResult[]; job: { invitationCounts: { state: string; count: number }[] } };
}

/** Creates a candidate who can be invited: found by search, with a confirmed address and a complete profile. */
export const insertInvitee = (
  portal: Portal,
  person: Parameters<typeof insertCandidate>[1] = {},
  profile: Parameters<typeof insertCandidate>[2] = {},
): Promise<Actor> => insertCandidate(portal, { emailVerifiedAt: new Date(), ...person }, profile);

export async function inviteAll(
  admin: Actor,
  jobId: string,
  candidates: readonly Pick<Actor, 'id'>[],
  message: string | null = null,
): Promise<InviteResult[]> {
  const input = { jobId, candidateIds: candidates.map(({ id }) => id), message };
  return (await admin.client.ask<Invited>(INVITE, { input })).inviteToJob.results;
}

/** Invites a candidate and returns the invitation with the token of its link. */
export async function invite(
  portal: Portal,
  admin: Actor,
  jobId: string,
  candidate: Actor,
  message: string | null = null,
): Promise<{ id: string; token: string }> {
  const [result] = await inviteAll(admin, jobId, [candidate], message);
  if (!result?.invitation) throw new Error(`${result?.code}: ${result?.message}`);
  return { id: result.invitation.id, token: await invitationToken(portal, candidate.email) };
}

/** Returns the token in the latest invitation to an address. */
export async function invitationToken(portal: Portal, email: string): Promise<string> {
  const { text } = await mailTo(portal, email, 'JOB_INVITATION');
  return /\/invitation\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}
