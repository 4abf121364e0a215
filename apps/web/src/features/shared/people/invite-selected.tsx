import { Button } from '@mantine/core';
import { IconMailPlus } from '@tabler/icons-react';
import { useDialog } from '../../../components/list/use-dialog';
import type { ListSelection } from '../../../components/list/use-selection';
import type { BannerState } from '../../../components/use-banner';
import { formatNumber } from '../../../lib/format/format';
import { InviteDialog, type InvitedPerson } from './invite-dialog';

interface InviteSelectedProps {
  selection: Pick<ListSelection<InvitedPerson>, 'rows' | 'retain'>;
  banner: BannerState;
}

/** Invites the selected candidates of a list to a job that is chosen in the dialog. */
export function InviteSelected({ selection, banner }: InviteSelectedProps) {
  const dialog = useDialog<readonly InvitedPerson[]>();
  const { rows, retain } = selection;
  return (
    <>
      <Button
        size="sm"
        leftSection={<IconMailPlus size={18} aria-hidden />}
        aria-disabled={rows.length === 0}
        onClick={() => rows.length > 0 && dialog.open(rows)}
      >
        Invite ({formatNumber(rows.length)})
      </Button>
      {dialog.opened && dialog.subject ? (
        <InviteDialog
          job={null}
          candidates={dialog.subject}
          banner={banner}
          onClose={dialog.close}
          onInvited={retain}
        />
      ) : null}
    </>
  );
}
