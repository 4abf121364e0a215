import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import { Button, Checkbox } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { pluralizeCount } from '../../../components/list/pluralize-count';
import { useDialog } from '../../../components/list/use-dialog';
import type { BannerState } from '../../../components/use-banner';
import { describeError } from '../../../lib/errors/describe-error';
import { formatNumber } from '../../../lib/format/format';
import { formatNames, type NamedRow } from '../../../lib/format/format-names';
import type { SelectedRows } from './decide-records';
import { type SendInvitationsMutation, useSendInvitationsMutation } from './invitation.generated';

type Result = SendInvitationsMutation['sendInvitations']['results'][number];

interface SendInvitationsProps extends SelectedRows<NamedRow> {
  banner: BannerState;
}

/** Sends invitations to the selected people who have not chosen a password yet, such as those of an import that invites later. */
export function SendInvitations({ recordsName, rows, keep, banner }: SendInvitationsProps) {
  const dialog = useDialog<readonly NamedRow[]>();
  const [again, setAgain] = useState(false);
  const [sendInvitations] = useSendInvitationsMutation();
  const chosen = dialog.subject ?? [];

  async function send() {
    const results: Result[] = [];
    try {
      for (let from = 0; from < chosen.length; from += MAX_BULK_SIZE) {
        const userIds = chosen.slice(from, from + MAX_BULK_SIZE).map(({ id }) => id);
        const { data } = await sendInvitations({ variables: { userIds, again } });
        results.push(...(data?.sendInvitations.results ?? []));
      }
      const failed = results.filter(({ code }) => code !== null);
      banner.show(failed.length === 0 ? 'success' : 'warning', outcome(results, failed));
      keep(new Set(failed.map(({ userId }) => userId)));
    } catch (error) {
      banner.show('error', describeError(error, { fallback: 'The invitations were not sent. Please try again.' }));
    }
  }

  return (
    <>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconMailForward size={18} aria-hidden />}
        aria-disabled={rows.length === 0}
        onClick={() => {
          if (rows.length === 0) return;
          setAgain(false);
          dialog.open(rows);
        }}
      >
        Send Invitation ({formatNumber(rows.length)})
      </Button>
      <ConfirmDialog
        opened={dialog.opened}
        title={`Send invitations to ${pluralizeCount(chosen.length, recordsName)}?`}
        confirmLabel="Send"
        pendingLabel="Sending..."
        onClose={dialog.close}
        onConfirm={send}
      >
        <strong>{formatNames(chosen)}</strong>
        <div>Each gets an email with a link to set a password. People who have a password get none.</div>
        <Checkbox
          mt="md"
          label="Also to people whose last invitation is still valid"
          checked={again}
          onChange={({ currentTarget }) => setAgain(currentTarget.checked)}
        />
      </ConfirmDialog>
    </>
  );
}

/** Counts the sent invitations, and the others by their reason. */
function outcome(results: readonly Result[], failed: readonly Result[]): string {
  const reasons = new Map<string, number>();
  for (const { message } of failed) reasons.set(message ?? '', (reasons.get(message ?? '') ?? 0) + 1);
  const parts = [...reasons].map(([reason, count]) => `Not sent: ${formatNumber(count)}. ${reason}`);
  return [`Invitations sent: ${formatNumber(results.length - failed.length)}.`, ...parts].join(' ');
}
