import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import type { TeamMemberFragment as Member } from './team.generated';

interface RemoveMemberDialogProps {
  opened: boolean;
  member: Member | null;
  isOwn: boolean;
  onClose: () => void;
  onConfirm: (member: Member) => Promise<void>;
}

const texts = {
  invitation: {
    title: 'Revoke this invitation?',
    confirmLabel: 'Revoke',
    pendingLabel: 'Revoking...',
    effect: 'The link in the email stops working.',
  },
  own: {
    title: 'Leave this company?',
    confirmLabel: 'Leave',
    pendingLabel: 'Leaving...',
    effect: 'You are logged out at once and cannot log in again. Everything that you did for your company stays.',
  },
  member: {
    title: 'Remove this person?',
    confirmLabel: 'Remove',
    pendingLabel: 'Removing...',
    effect: 'They are logged out at once and cannot log in again. Everything that they did for your company stays.',
  },
} as const;

export function RemoveMemberDialog({ opened, member, isOwn, onClose, onConfirm }: RemoveMemberDialogProps) {
  const { effect, ...labels } = texts[member?.isInvited ? 'invitation' : isOwn ? 'own' : 'member'];
  return (
    <ConfirmDialog
      {...labels}
      opened={opened}
      isDestructive
      onClose={onClose}
      onConfirm={async () => {
        if (member) await onConfirm(member);
      }}
    >
      {member ? <strong>{joinFullName(member)}</strong> : null}
      <br />
      {effect}
    </ConfirmDialog>
  );
}
