import { COMPANY_ROLE_LABELS, type InvitedRole } from '@job-alert/domain/companies/company-member';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { formatDate } from '@job-alert/domain/india/calendar';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Group } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { LIST_QUERY_OPTIONS, toCompleteListResult } from '../../../components/list/list-result';
import { ListScreen } from '../../../components/list/list-screen';
import { RowButton } from '../../../components/list/row-actions';
import { useDialog } from '../../../components/list/use-dialog';
import { useList } from '../../../components/list/use-list';
import { MESSAGE_MS, useRowChange } from '../../../components/list/use-row-change';
import { StatusBadge } from '../../../components/status-badge';
import type { Column } from '../../../components/table/data-table';
import { useBanner } from '../../../components/use-banner';
import { describeError } from '../../../lib/errors/describe-error';
import { InviteMemberDialog } from './invite-member-dialog';
import {
  type TeamMemberFragment as Member,
  useChangeCompanyRoleMutation,
  useMyTeamQuery,
  useRemoveCompanyMemberMutation,
  useResendCompanyMemberInvitationMutation,
} from './team.generated';

const definition = { filters: {} };

const describe = (error: unknown) => describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop });

/** The people of the employer's company. Its owner invites and removes them. */
export function Team() {
  const list = useList(definition);
  const query = useMyTeamQuery(LIST_QUERY_OPTIONS);
  const company = query.data?.viewer?.company;
  const result = toCompleteListResult(
    { ...query, data: company ? { members: company.members } : undefined, previousData: undefined },
    'members',
  );
  const banner = useBanner();
  const [resend] = useResendCompanyMemberInvitationMutation();
  const [changeRole] = useChangeCompanyRoleMutation();
  const [remove] = useRemoveCompanyMemberMutation();
  const change = useRowChange({ banner, reload: result.reload, describe });
  const removed = useDialog<Member>();
  const invited = useDialog<true>();
  const canManage = company?.viewerCanManage === true;

  return (
    <ListScreen
      title="Your Team"
      lead="The people who post jobs and work with applicants for your company. Each logs in with their own password."
      action={
        canManage ? (
          <Button leftSection={<IconUserPlus size={20} aria-hidden />} onClick={() => invited.open(true)}>
            Invite
          </Button>
        ) : null
      }
      recordsName="people"
      list={list}
      result={result}
      banner={banner}
      errorText="Your team could not be loaded."
      empty={{ text: 'Nobody works for this company.', hint: 'Invite a colleague.' }}
      rows={memberColumns(canManage, {
        onRemove: removed.open,
        onChangeRole: (member) => {
          const role = otherRole(member);
          void change(
            () => changeRole({ variables: { input: { id: member.id, role } } }),
            `${joinFullName(member)} is now ${ROLE_WORDS[role]}.`,
          );
        },
        onResend: ({ id, email }) =>
          void change(
            () => resend({ variables: { input: { id } } }),
            `The invitation to ${email} has been sent again.`,
          ),
      })}
    >
      <InviteMemberDialog
        opened={invited.opened}
        onClose={invited.close}
        onInvited={(email) => {
          invited.close();
          banner.show('success', `${email} has been invited.`, MESSAGE_MS);
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
          const member = removed.subject;
          if (member)
            await change(
              () => remove({ variables: { input: { id: member.id } } }),
              member.isInvited
                ? `The invitation to ${member.email} has been revoked.`
                : `${joinFullName(member)} has been removed.`,
            );
        }}
      >
        {removed.subject ? <strong>{joinFullName(removed.subject)}</strong> : null}
        <br />
        {removed.subject?.isInvited
          ? 'The link in the email stops working.'
          : 'They are logged out at once and cannot log in again. Everything that they did for your company stays.'}
      </ConfirmDialog>
    </ListScreen>
  );
}

const ROLE_WORDS: Readonly<Record<InvitedRole, string>> = { RECRUITER: 'a recruiter', INTERVIEWER: 'an interviewer' };
const otherRole = ({ role }: Member): InvitedRole => (role === 'INTERVIEWER' ? 'RECRUITER' : 'INTERVIEWER');

interface MemberActs {
  onChangeRole: (member: Member) => void;
  onRemove: (member: Member) => void;
  onResend: (member: Member) => void;
}

function memberColumns(canManage: boolean, acts: MemberActs): Column<Member>[] {
  const columns: Column<Member>[] = [
    { key: 'name', header: 'Name', isHeading: true, cell: (member) => <strong>{joinFullName(member)}</strong> },
    { key: 'email', header: 'Email', cell: ({ email }) => email },
    { key: 'role', header: 'Role', cell: ({ role }) => COMPANY_ROLE_LABELS[role] },
    { key: 'since', header: 'Since', cell: ({ addedAt }) => formatDate(new Date(addedAt)) },
    { key: 'status', header: 'Status', cell: (member) => <MemberStatus member={member} /> },
  ];
  return canManage
    ? [...columns, { key: 'actions', header: 'Actions', cell: (member) => <Actions member={member} acts={acts} /> }]
    : columns;
}

const isOver = (expiresAt: string | null): boolean => expiresAt === null || new Date(expiresAt) < new Date();

function MemberStatus({ member: { isInvited, invitationExpiresAt } }: { member: Member }) {
  if (!isInvited) return <StatusBadge tone="green">Active</StatusBadge>;
  return isOver(invitationExpiresAt) ? (
    <StatusBadge tone="red">Invitation expired</StatusBadge>
  ) : (
    <StatusBadge tone="amber">Invited</StatusBadge>
  );
}

function Actions({ member, acts }: { member: Member; acts: MemberActs }) {
  if (!member.viewerCanRemove) return '–';
  const name = joinFullName(member);
  return (
    <Group gap={6} wrap="nowrap">
      {member.isInvited ? (
        <RowButton aria-label={`Send the invitation to ${name} again`} onClick={() => acts.onResend(member)}>
          Send again
        </RowButton>
      ) : null}
      {member.viewerCanChangeRole && !member.isInvited ? (
        <RowButton
          aria-label={`Make ${name} ${ROLE_WORDS[otherRole(member)]}`}
          onClick={() => acts.onChangeRole(member)}
        >
          Make {ROLE_WORDS[otherRole(member)]}
        </RowButton>
      ) : null}
      <RowButton
        c="red.9"
        aria-label={member.isInvited ? `Revoke the invitation to ${name}` : `Remove ${name}`}
        onClick={() => acts.onRemove(member)}
      >
        {member.isInvited ? 'Revoke' : 'Remove'}
      </RowButton>
    </Group>
  );
}
