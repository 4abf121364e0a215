import { Text } from '@mantine/core';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { pluralizeCount } from '../../components/list/pluralize-count';
import { RowButton } from '../../components/list/row-actions';
import { useDialog } from '../../components/list/use-dialog';
import type { ListSelection } from '../../components/list/use-selection';
import { formatNames } from '../../lib/format/format-names';
import { candidateName } from '../shared/people/candidate-name';
import { isWaiting } from './applicant-draft';
import type { ApplicantFragment } from './applicants.generated';
import type { DraftActions } from './use-applicant-drafts';

interface WithdrawSelectedProps {
  selection: ListSelection<ApplicantFragment>;
  withdraw: DraftActions['withdraw'];
}

/** Withdraws the waiting proposals of the selected applicants. Renders nothing if none of them waits. */
export function WithdrawSelected({ selection, withdraw }: WithdrawSelectedProps) {
  const dialog = useDialog<readonly ApplicantFragment[]>();
  const waiting = selection.rows.filter(isWaiting);
  const rows = dialog.subject ?? [];
  return (
    <>
      {waiting.length > 0 ? (
        <RowButton onClick={() => dialog.open(waiting)}>Withdraw for Selected ({waiting.length})</RowButton>
      ) : null}
      <ConfirmDialog
        opened={dialog.opened}
        title={`Withdraw ${pluralizeCount(rows.length, 'proposals')}?`}
        confirmLabel="Withdraw"
        pendingLabel="Withdrawing..."
        onClose={dialog.close}
        onConfirm={async () => selection.retain(await withdraw(rows))}
      >
        <Text fw={600} mb="md">
          {formatNames(rows.map(({ id, candidate }) => ({ id, name: candidateName(candidate) })))}
        </Text>
        <Text>Each candidate returns to the status before the proposal. Interviews that wait are not held.</Text>
      </ConfirmDialog>
    </>
  );
}
