import type { ApolloCache } from '@apollo/client';
import { ADMIN_ROLE_LABELS } from '@job-alert/domain/accounts/admin-role';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { formatDate } from '@job-alert/domain/india/calendar';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Group } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { LIST_QUERY_OPTIONS, toCompleteListResult } from '../../components/list/list-result';
import { ListScreen } from '../../components/list/list-screen';
import { RowButton } from '../../components/list/row-actions';
import { useDialog } from '../../components/list/use-dialog';
import { useList } from '../../components/list/use-list';
import { MESSAGE_MS, useRowChange } from '../../components/list/use-row-change';
import { StatusBadge } from '../../components/status-badge';
import type { Column } from '../../components/table/data-table';
import { useBanner } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { useSession } from '../../lib/session/session';
import { AdministratorDialog } from './administrator-dialog';
import {
  type AdministratorRowFragment as Row,
  AdministratorsDocument,
  useAdministratorsQuery,
  useChangeAdministratorMutation,
  useInviteAdministratorMutation,
  useRemoveAdministratorMutation,
  useResendAdministratorInvitationMutation,
} from './administrators.generated';

const definition = { filters: {} };

const describe = (error: unknown) => describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop });

const store = (cache: ApolloCache, payload: { administrators: Row[] } | undefined) =>
  payload && cache.writeQuery({ query: AdministratorsDocument, data: { administrators: payload.administrators } });

/** The administrators of the portal, who invite, change and remove each other. */
export function Administrators() {
  const list = useList(definition);
  const result = toCompleteListResult(useAdministratorsQuery(LIST_QUERY_OPTIONS), 'administrators');
  const banner = useBanner();
  const ownId = useSession()?.user.id;
  const [invite] = useInviteAdministratorMutation({
    update: (cache, { data }) => store(cache, data?.inviteAdministrator),
  });
  const [resend] = useResendAdministratorInvitationMutation();
  const [save] = useChangeAdministratorMutation();
  const [remove] = useRemoveAdministratorMutation({
    update: (cache, { data }) => store(cache, data?.removeAdministrator),
  });
  const change = useRowChange({ banner, reload: result.reload, describe });
  const removed = useDialog<Row>();
  const edited = useDialog<Row | 'new'>();

  function finish(text: string) {
    edited.close();
    banner.show('success', text, MESSAGE_MS);
  }

  return (
    <ListScreen
      title="Team"
      lead="The people who administer the portal. Each logs in with their own password and does what their role allows."
      action={
        <Button leftSection={<IconUserPlus size={20} aria-hidden />} onClick={() => edited.open('new')}>
          Invite
        </Button>
      }
      recordsName="people"
      list={list}
      result={result}
      banner={banner}
      errorText="The team could not be loaded."
      empty={{ text: 'Nobody administers the portal.', hint: 'Invite a colleague.' }}
      rows={columns(ownId, {
        onChange: edited.open,
        onRemove: removed.open,
        onResend: ({ id, email }) =>
          void change(
            () => resend({ variables: { input: { id } } }),
            `The invitation to ${email} has been sent again.`,
          ),
      })}
    >
      <AdministratorDialog
        opened={edited.opened}
        subject={edited.subject}
        isOwn={edited.subject !== null && edited.subject !== 'new' && edited.subject.id === ownId}
        onClose={edited.close}
        onInvite={async (input) => {
          await invite({ variables: { input } });
          finish(`${input.email.trim()} has been invited.`);
        }}
        onChange={async (row, input) => {
          await save({ variables: { input: { ...input, id: row.id } } });
          finish(`${joinFullName(row)} has been changed.`);
        }}
      />
      <ConfirmDialog
        opened={removed.opened}
        title={removed.subject?.isInvited ? 'Revoke this invitation?' : 'Remove this person?'}
        confirmLabel={removed.subject?.isInvited ? 'Revoke' : 'Remove'}
        pendingLabel={removed.subject?.isInvited ? 'Revoking...' : 'Removing...'}
        isDestructive
        onClose={removed.close}
        onConfirm={async () => {
          const row = removed.subject;
          if (row)
            await change(
              () => remove({ variables: { input: { id: row.id } } }),
              row.isInvited
                ? `The invitation to ${row.email} has been revoked.`
                : `${joinFullName(row)} has been removed.`,
            );
        }}
      >
        {removed.subject ? <strong>{joinFullName(removed.subject)}</strong> : null}
        <br />
        {removed.subject?.isInvited
          ? 'The link in the email stops working.'
          : 'They are logged out at once and cannot log in again. Everything that they did stays.'}
        {removed.subject?.responsibilities ? <p>{removed.subject.responsibilities}</p> : null}
      </ConfirmDialog>
    </ListScreen>
  );
}

interface Acts {
  onChange: (row: Row) => void;
  onRemove: (row: Row) => void;
  onResend: (row: Row) => void;
}

const columns = (ownId: string | undefined, acts: Acts): Column<Row>[] => [
  { key: 'name', header: 'Name', isHeading: true, cell: (row) => <strong>{joinFullName(row)}</strong> },
  { key: 'email', header: 'Email', cell: ({ email }) => email },
  { key: 'role', header: 'Role', cell: ({ role }) => ADMIN_ROLE_LABELS[role] },
  { key: 'use', header: 'Last Use', cell: ({ lastActiveOn }) => (lastActiveOn ? formatDate(lastActiveOn) : '–') },
  { key: 'factor', header: 'Two-Step Login', cell: factorText },
  { key: 'status', header: 'Status', cell: (row) => <Status row={row} /> },
  { key: 'actions', header: 'Actions', cell: (row) => <Actions row={row} isOwn={row.id === ownId} acts={acts} /> },
];

function factorText({ hasSecondFactor, secondFactorRequired }: Row): string {
  const state = hasSecondFactor ? 'On' : 'Off';
  return secondFactorRequired ? `${state}, required` : state;
}

const isOver = (expiresAt: string | null): boolean => expiresAt === null || new Date(expiresAt) < new Date();

function Status({ row: { isInvited, invitationExpiresAt } }: { row: Row }) {
  if (!isInvited) return <StatusBadge tone="green">Active</StatusBadge>;
  return isOver(invitationExpiresAt) ? (
    <StatusBadge tone="red">Invitation expired</StatusBadge>
  ) : (
    <StatusBadge tone="amber">Invited</StatusBadge>
  );
}

function Actions({ row, isOwn, acts }: { row: Row; isOwn: boolean; acts: Acts }) {
  const name = joinFullName(row);
  return (
    <Group gap={6} wrap="nowrap">
      {row.isInvited ? (
        <RowButton aria-label={`Send the invitation to ${name} again`} onClick={() => acts.onResend(row)}>
          Send again
        </RowButton>
      ) : null}
      <RowButton aria-label={`Change ${name}`} onClick={() => acts.onChange(row)}>
        Change
      </RowButton>
      {isOwn ? null : (
        <RowButton
          c="red.9"
          aria-label={row.isInvited ? `Revoke the invitation to ${name}` : `Remove ${name}`}
          onClick={() => acts.onRemove(row)}
        >
          {row.isInvited ? 'Revoke' : 'Remove'}
        </RowButton>
      )}
    </Group>
  );
}
