import { formatDate } from '@job-alert/domain/india/calendar';
import type { KeyValue } from '../../../components/table/key-value-table';

interface Invitation {
  /** Null for everyone but administrators. */
  invitedByName: string | null;
  invitedAt: string;
}

/** Says who invited the candidate; no row for an application without an invitation. */
export const invitedRows = (invitation: Invitation | null): KeyValue[] =>
  invitation === null
    ? []
    : [['Invited', `By ${invitation.invitedByName} on ${formatDate(new Date(invitation.invitedAt))}`]];
