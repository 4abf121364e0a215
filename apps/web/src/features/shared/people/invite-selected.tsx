import { Button } from '@mantine/core';
import { IconMailPlus } from '@tabler/icons-react';
import { useDialog } from '../../../components/list/use-dialog';
import { formatNumber } from '../../../lib/format/format';
import { useCan } from '../../../lib/session/use-can';
import { InviteDialog, type InviteDialogProps, type InvitedPerson } from './invite-dialog';

type InviteSelectedProps = Pick<InviteDialogProps, 'job' | 'banner' | 'onInvited'> & {
  label?: string;
  selected: readonly InvitedPerson[];
};

/** Invites the selected candidates of a list. Without a job, it is chosen in the dialog. */
export function InviteSelected({ label = 'Invite', selected, ...invitation }: InviteSelectedProps) {
  const canInvite = useCan('Mutation.inviteToJob');
  const dialog = useDialog<readonly InvitedPerson[]>();
  if (!canInvite) return null;
  return (
    <>
      <Button
        size="sm"
        leftSection={<IconMailPlus size={18} aria-hidden />}
        aria-disabled={selected.length === 0}
        onClick={() => selected.length > 0 && dialog.open(selected)}
      >
        {label} ({formatNumber(selected.length)})
      </Button>
      {dialog.opened && dialog.subject ? (
        <InviteDialog {...invitation} candidates={dialog.subject} onClose={dialog.close} />
      ) : null}
    </>
  );
}
