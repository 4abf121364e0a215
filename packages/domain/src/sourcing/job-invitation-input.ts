import * as z from 'zod';
import { choice, crossFieldRule, optionalText } from '../fields/fields.js';
import { INVITATION_DECLINE_REASONS, INVITATION_MESSAGE_LENGTH } from './job-invitation.js';

export const INVITATION_NOTE_LENGTH = 500;

/** Input of an invitation: the recruiter's sentence to the candidates. */
export const invitationSchema = z.object({ message: optionalText('Message', INVITATION_MESSAGE_LENGTH) });

/** Input of a No. */
export const invitationDeclineSchema = z
  .object({ reason: choice(INVITATION_DECLINE_REASONS, 'Reason'), note: optionalText('Note', INVITATION_NOTE_LENGTH) })
  .check(
    crossFieldRule(
      ({ reason, note }) => reason !== 'OTHER' || Boolean(note),
      'note',
      'Please add a note explaining the reason.',
    ),
  );
export type InvitationDecline = z.output<typeof invitationDeclineSchema>;
