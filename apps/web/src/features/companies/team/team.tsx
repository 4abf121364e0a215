import { COMPANY_ROLE_LABELS, type InvitedRole } from '@job-alert/domain/companies/company-member';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { formatDate } from '@job-alert/domain/india/calendar';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Group, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { LIST_QUERY_OPTIONS, toCompleteListResult } from '../../../components/list/list-result';
import { ListScreen } from '../../../components/list/list-screen';
import { RowButton } from '../../../components/list/row-actions';
import { useDialog } from '../../../components/list/use-dialog';
import { useList } from '../../../components/list/use-list';
import { MESSAGE_MS, useRowChange } from '../../../components/list/use-row-change';
import { StatusBadge } from '../../../components/status-badge';
import type { Column } from '../../../components/table/data-table';
import { useBanner } from '../../../components/use-banner';
import { paths } from '../../../config/paths';
import { describeError } from '../../../lib/errors/describe-error';
import { endSession } from '../../../lib/session/session';
import { useNavigateAway } from '../../../lib/use-navigate-away';
import { JoinRequests } from '../../shared/people/join-requests';
import { InviteMemberDialog } from './invite-member-dialog';
import { RemoveMemberDialog } from './remove-member-dialog';
import {
  type TeamMemberFragment as Member,
  useChangeCompanyRoleMutation,
  useMyTeamQuery,
  useRemoveCompanyMemberMutation,
  useResendCompanyMemberInvitationMutation,
} from './team.generated';
import { TransferOwnershipDialog } from './transfer-ownership-dialog';

const definition = { filters: {} };

const describe = (error: unknown) => describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop });

/** The people of the employer's company. Its owner invites and removes them, and can transfer the ownership. */
export function Team() {
  const list = useList(definition);
  const query = useMyTeamQuery(LIST_QUERY_OPTIONS);
  const viewer = query.data?.viewer;
  const company = viewer?.company;
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
  const transferred = useDialog<Member>();
  const leave = useNavigateAway();
  const invitationProblem = company?.memberInvitationProblem;
  const canInvite = company?.viewerCanManage === true && invitationProblem === null;

  return (
    <ListScreen
      title="Your Team"
      lead="The people who post jobs and work with applicants for your company. Each logs in with their own password."
      action={
        canInvite ? (
          <Button leftSection={<IconUserPlus size={20} aria-hidden />} onClick={() => invited.open(true)}>
            Invite
          </Button>
        ) : null
      }
      intro={
        <>
          {invitationProblem ? <Text>{invitationProblem}</Text> : null}
          <JoinRequests requests={company?.joinRequests ?? []} reload={result.reload} />
        </>
      }
      recordsName="people"
      list={list}
      result={result}
      banner={banner}
      errorText="Your team could not be loaded."
      empty={{ text: 'Nobody works for this company.', hint: invitationProblem ?? 'Invite a colleague.' }}
      rows={memberColumns(company?.members ?? [], viewer?.id, {
        onRemove: removed.open,
        onTransfer: transferred.open,
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
      <RemoveMemberDialog
        opened={removed.opened}
        member={removed.subject}
        isOwn={removed.subject?.id === viewer?.id}
        onClose={removed.close}
        onConfirm={async (member) => {
          const variables = { input: { id: member.id } };
          if (member.id !== viewer?.id) {
            return change(
              () => remove({ variables }),
              member.isInvited
                ? `The invitation to ${member.email} has been revoked.`
                : `${joinFullName(member)} has been removed.`,
            );
          }
          const left = async () => {
            await leave(paths.employer.login, { replace: true });
            endSession();
          };
          return change(() => remove({ variables }), 'You have left the company.', left);
        }}
      />
      <TransferOwnershipDialog
        opened={transferred.opened}
        member={transferred.subject}
        onClose={transferred.close}
        onTransferred={(member) => {
          transferred.close();
          banner.show('success', `${joinFullName(member)} is now the owner.`, MESSAGE_MS);
        }}
      />
    </ListScreen>
  );
}

const ROLE_WORDS: Readonly<Record<InvitedRole, string>> = { RECRUITER: 'a recruiter', INTERVIEWER: 'an interviewer' };
const otherRole = ({ role }: Member): InvitedRole => (role === 'INTERVIEWER' ? 'RECRUITER' : 'INTERVIEWER');

interface MemberActs {
  onChangeRole: (member: Member) => void;
  onRemove: (member: Member) => void;
  onResend: (member: Member) => void;
  onTransfer: (member: Member) => void;
}

function memberColumns(members: readonly Member[], viewerId: string | undefined, acts: MemberActs): Column<Member>[] {
  const columns: Column<Member>[] = [
    { key: 'name', header: 'Name', isHeading: true, cell: (member) => <strong>{joinFullName(member)}</strong> },
    { key: 'email', header: 'Email', cell: ({ email }) => email },
    { key: 'role', header: 'Role', cell: ({ role }) => COMPANY_ROLE_LABELS[role] },
    { key: 'since', header: 'Since', cell: ({ addedAt }) => formatDate(new Date(addedAt)) },
    { key: 'status', header: 'Status', cell: (member) => <MemberStatus member={member} /> },
  ];
  const actions: Column<Member> = {
    key: 'actions',
    header: 'Actions',
    cell: (member) => <Actions member={member} isOwn={member.id === viewerId} acts={acts} />,
  };
  return members.some(({ viewerCanRemove }) => viewerCanRemove) ? [...columns, actions] : columns;
}

const isOver = (expiresAt: string | null): boolean => expiresAt === null || new Date(expiresAt) < new Date();

function MemberStatus({ member: { isActive, isInvited, invitationExpiresAt } }: { member: Member }) {
  if (!isActive) return <StatusBadge tone="red">Deactivated</StatusBadge>;
  if (!isInvited) return <StatusBadge tone="green">Active</StatusBadge>;
  return isOver(invitationExpiresAt) ? (
    <StatusBadge tone="red">Invitation expired</StatusBadge>
  ) : (
    <StatusBadge tone="amber">Invited</StatusBadge>
  );
}

interface ActionsProps {
  member: Member;
  isOwn: boolean;
  acts: MemberActs;
}

function Actions({ member, isOwn, acts }: ActionsProps) {
  if (!member.viewerCanRemove) return '–';
  const name = joinFullName(member);
  const removal = removalLabels(member, isOwn);
  return (
    <Group gap={6} wrap="nowrap">
      {member.isInvited && member.isActive ? (
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
      {member.viewerCanTransferOwnership ? (
        <RowButton aria-label={`Make ${name} the owner`} onClick={() => acts.onTransfer(member)}>
          Make owner
        </RowButton>
      ) : null}
      <RowButton c="red.9" aria-label={removal.name} onClick={() => acts.onRemove(member)}>
        {removal.text}
      </RowButton>
    </Group>
  );
}

function removalLabels(member: Member, isOwn: boolean): { text: string; name: string } {
  const name = joinFullName(member);
  if (member.isInvited) return { text: 'Revoke', name: `Revoke the invitation to ${name}` };
  return isOwn ? { text: 'Leave', name: 'Leave the company' } : { text: 'Remove', name: `Remove ${name}` };
}
