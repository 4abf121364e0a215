import { UserEntity } from '../../src/database/entities/accounts/user.entity.js';
import type { Portal } from '../harness.js';
import { mailTo, tokenIn } from './mails.js';
import { reset } from './password-links.js';
import { type Actor, logIn, nextNumber } from './records.js';

export const INVITE =
  'mutation ($input: InviteCompanyMemberInput!) { inviteCompanyMember(input: $input) { company { id } } }';
export const RESEND = 'mutation ($id: ID!) { resendCompanyMemberInvitation(input: { id: $id }) { company { id } } }';
export const REMOVE = 'mutation ($id: ID!) { removeCompanyMember(input: { id: $id }) { company { id } } }';
export const TRANSFER = `mutation ($id: ID!, $password: String!) {
  transferCompanyOwnership(input: { id: $id, password: $password }) { company { id } }
}`;

/** A colleague to invite. */
export const invitee = (values: object = {}) => ({
  firstName: 'Ravi',
  lastName: 'Desai',
  email: `recruiter-${nextNumber()}@test.example`,
  ...values,
});

/** Invites a recruiter, or a member with these values, who accepts and logs in. The password is that of `reset`. */
export async function member(portal: Portal, owner: Actor, values: object = {}): Promise<Actor> {
  const input = invitee(values);
  await owner.client.ask(INVITE, { input });
  await reset(portal, tokenIn(await mailTo(portal, input.email, 'INVITATION')), true);
  const { id } = await portal.dataSource.manager.findOneByOrFail(UserEntity, { email: input.email });
  return logIn(portal, id);
}
