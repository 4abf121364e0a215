import * as z from 'zod';
import { MAX_MEMBERS, MAX_OPEN_INVITATIONS, MEMBER_MESSAGES } from '../companies/company-member.js';
import { ADMIN_ROLES } from './admin-role.js';
import { memberInvitationSchema } from './member-invitation.js';

const settings = { role: z.enum(ADMIN_ROLES), secondFactorRequired: z.boolean() };
/** Input of a change of an administrator. */
export const changeAdministratorSchema = z.object(settings);
/** Input of the invitation of an administrator. */
export const inviteAdministratorSchema = memberInvitationSchema.extend(settings);

/** Returns why a portal with these administrators cannot invite another one; null if it can. */
export function validateAdministratorCount({ members, open }: { members: number; open: number }): string | null {
  if (open >= MAX_OPEN_INVITATIONS) return MEMBER_MESSAGES.tooManyInvitations;
  return members >= MAX_MEMBERS ? `The portal can have at most ${MAX_MEMBERS} administrators.` : null;
}
