import { approvalStateFromWire, type Decision } from '@job-alert/domain/approvals/approval';
import { formatDate } from '@job-alert/domain/india/calendar';
import { PHONE_PREFIX } from '@job-alert/domain/india/india';
import { COMPANY_SORTS } from '@job-alert/domain/lists/list-sorts';
import { ADMIN_MESSAGES, fetchFailed } from '@job-alert/domain/portal/admin-messages';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { filterSearchedTitle } from '@job-alert/domain/text/input-filters';
import { Anchor, Button, Group } from '@mantine/core';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LIST_QUERY_OPTIONS, toListResult } from '../../../components/list/list-result';
import { ListScreen } from '../../../components/list/list-screen';
import { EmailAddress, RowActions, ViewButton } from '../../../components/list/row-actions';
import { useDialog } from '../../../components/list/use-dialog';
import { useList } from '../../../components/list/use-list';
import { useRecordDialog } from '../../../components/list/use-record-dialog';
import { RecordFallback } from '../../../components/record-fallback';
import type { Column } from '../../../components/table/data-table';
import { type KeyValue, KeyValueTable } from '../../../components/table/key-value-table';
import { paths, withQuery } from '../../../config/paths';
import { RECORD_PARAMETER, recordPath } from '../../../config/record-paths';
import { describeError, errorCode } from '../../../lib/errors/describe-error';
import { Allowed } from '../../../lib/session/allowed';
import { useCan } from '../../../lib/session/use-can';
import { DecisionDialog, type PendingDecision } from '../../shared/decisions/decision-dialog';
import { ActiveBadge, ApprovalBadge } from '../../shared/history/approval-badge';
import { RecordNotes } from '../../shared/history/record-notes';
import { companyDuplicateRows } from '../../shared/people/company-duplicate-rows';
import { JoinRequests } from '../../shared/people/join-requests';
import { AssignSelected } from '../../shared/responsible/assign-selected';
import { ResponsibleControl, ResponsibleLine } from '../../shared/responsible/responsible-control';
import { ResponsibleFilter, responsibleFilter, useResponsibleLabel } from '../../shared/responsible/responsible-filter';
import { BulkImport } from '../bulk-import/bulk-import';
import classes from '../candidates/candidate-information.module.css';
import { ApprovalCell } from '../list/approval-cell';
import { approvalOptions } from '../list/approval-options';
import { activeColumn, dayColumn } from '../list/columns';
import { DecideRecords } from '../list/decide-records';
import { decidedRow } from '../list/decided-row';
import { DecisionButtons } from '../list/decision-buttons';
import { decisionOutcome } from '../list/decision-outcome';
import { InfoModal } from '../list/info-modal';
import { invitationRows } from '../list/invitation';
import { recordFilters, recordQuery } from '../list/record-filters';
import { rejectionRows } from '../list/rejection-rows';
import { ReviewLink } from '../list/review-link';
import { SelectedRecords } from '../list/selected-records';
import { useDecisions } from '../list/use-decisions';
import { SendInvitations } from '../list/send-invitations';
import { useRecords } from '../list/use-records';
import { type EmployerInformationQuery, useEmployerInformationQuery } from './employer-information.generated';
import {
  type ManagedEmployerFragment as Employer,
  useDecideEmployerMutation,
  useDeleteEmployersMutation,
  useManagedEmployersQuery,
  useSetEmployerActiveMutation,
} from './manage-employers.generated';
import { MergeCompanies, MergedCompanies } from './merge-companies';

const bulkEffects: Readonly<Record<Decision, string>> = {
  APPROVE: 'Their approved jobs go live and they can post more.',
  REJECT: 'Their jobs stay hidden and they cannot post any. They can still be approved later.',
};

export function ManageEmployers() {
  const { records, decide, decideMany, setActive, settleAssigned, responsible } = useManagedEmployers();
  const responsibleLabel = useResponsibleLabel(responsible);
  const viewed = useRecordDialog(RECORD_PARAMETER);
  const decided = useDialog<PendingDecision<Employer>>();
  const canDecide = useCan('Mutation.decideApproval');

  return (
    <ListScreen
      title="Manage Employer"
      width="full"
      action={<BulkImport kind="EMPLOYERS" banner={records.banner} reload={records.answer.reload} />}
      recordsName={records.what}
      list={records.list}
      result={records.answer}
      banner={records.banner}
      errorText={fetchFailed(records.what)}
      empty={{ text: ADMIN_MESSAGES.noEmployers, hint: 'Employers appear here when they sign up.' }}
      csv={{ file: 'employers' }}
      tools={<ReviewLink kind="COMPANY" />}
      filterField={(_, field) => <ResponsibleFilter {...field} />}
      filterLabel={() => responsibleLabel}
      canDecide={canDecide}
      rows={employerColumns({
        onView: viewed.open,
        onDecide: (row, decision) => decided.open({ decision, rows: [row] }),
        onSetActive: setActive,
      })}
      selection={
        canDecide
          ? {
              rowName: ({ fullName }) => fullName,
              actions: (selection) => (
                <SelectedRecords
                  records={records}
                  selection={selection}
                  named={({ name, email }) => ({ name, disambiguator: email })}
                  deletes="USERS"
                  decide={(selected) => (
                    <>
                      <DecideRecords
                        {...selected}
                        subject="COMPANY"
                        getKind={() => 'COMPANY'}
                        effects={bulkEffects}
                        decideMany={decideMany}
                      />
                      <SendInvitations {...selected} banner={records.banner} />
                      <AssignSelected
                        {...selected}
                        kind="COMPANY"
                        banner={records.banner}
                        onAssigned={(ids, administrator) => {
                          selected.keep(new Set());
                          return settleAssigned(ids, administrator);
                        }}
                      />
                    </>
                  )}
                />
              ),
            }
          : undefined
      }
    >
      <InfoModal title="Employer Information" dialog={viewed} records={records}>
        {(id) => <EmployerInformation id={id} />}
      </InfoModal>
      <DecisionDialog dialog={decided} getHeading={() => 'this employer'} getKind={() => 'COMPANY'} onDecide={decide}>
        {({ decision, rows: [row] }) => (
          <>
            <strong>{row.name}</strong>
            <div>{decisionOutcome(row, decision)}</div>
          </>
        )}
      </DecisionDialog>
    </ListScreen>
  );
}

interface EmployerActions {
  onView: (employer: Employer) => void;
  onDecide: (employer: Employer, decision: Decision) => void;
  onSetActive: (employer: Employer, isActive: boolean) => Promise<void>;
}

const employerColumns = ({ onView, onDecide, onSetActive }: EmployerActions): Column<Employer>[] => [
  {
    key: 'fullName',
    header: 'Employer Name',
    isHeading: true,
    sort: { ascending: 'employer_name', descending: 'employer_name_desc' },
    cell: ({ fullName }) => <strong>{fullName}</strong>,
  },
  {
    key: 'name',
    header: 'Company Name',
    sort: { ascending: 'company_name', descending: 'company_name_desc' },
    cell: ({ name, responsible }) => (
      <>
        {name}
        <ResponsibleLine responsible={responsible} />
      </>
    ),
  },
  { key: 'contact', header: 'Contact No', cell: ({ contact }) => contact },
  {
    key: 'email',
    header: 'Email Id',
    sort: { ascending: 'email', descending: 'email_desc' },
    cell: ({ email }) => <EmailAddress>{email}</EmailAddress>,
  },
  { key: 'status', header: 'Status', cell: (row) => <ApprovalCell state={row.approvalState} since={row.createdAt} /> },
  activeColumn('Mutation.setUserActive', ({ fullName }) => fullName, onSetActive),
  dayColumn('joined', 'Date Joined', ({ createdAt }) => createdAt),
  {
    key: 'actions',
    header: 'Actions',
    cell: (row) => (
      <RowActions>
        <ViewButton name={row.fullName} onClick={() => onView(row)} />
        <DecisionButtons
          subject="COMPANY"
          name={row.fullName}
          state={row.approvalState}
          onDecide={(decision) => onDecide(row, decision)}
        />
      </RowActions>
    ),
  },
];

const definition = {
  filters: {
    ...recordFilters({
      label: 'Employer, company or email',
      clean: filterSearchedTitle,
      statuses: approvalOptions('COMPANY'),
    }),
    responsible: responsibleFilter,
  },
  sorts: COMPANY_SORTS,
};

/**
 * Returns a message if another administrator has already decided. Other errors are only logged (specification 3 §8).
 */
function describe(error: unknown): string | null {
  return errorCode(error) === 'ALREADY_DECIDED'
    ? describeError(error, { fallback: COMMON_MESSAGES.wentWrongStop })
    : null;
}

/** Returns the employers that match the URL's filters, with the administrator's actions. */
function useManagedEmployers() {
  const list = useList(definition);
  const approvalState = approvalStateFromWire(list.filters.status);
  const { responsible } = list.filters;
  const query = useManagedEmployersQuery({
    variables: {
      ...list.position,
      orderBy: list.orderBy,
      filter: { ...recordQuery(list.filters), approvalState, responsibleId: responsible || undefined },
    },
    ...LIST_QUERY_OPTIONS,
  });
  const [decideEmployer] = useDecideEmployerMutation();
  const [setEmployerActive] = useSetEmployerActiveMutation();
  const [deleteEmployers] = useDeleteEmployersMutation();
  const records = useRecords({
    what: 'employers',
    list,
    answer: toListResult(query, 'companies'),
    matches: (row: Employer) => approvalState === undefined || row.approvalState === approvalState,
    describe,
    async deleteBatch(ids, confirmedCompanies) {
      const { data } = await deleteEmployers({ variables: { ids, confirmedCompanies } });
      return data && { deleted: data.deleteUsers.deleted.users, deactivatedIds: data.deleteUsers.deactivatedIds };
    },
  });

  return {
    records,
    responsible,
    settleAssigned: (ids: ReadonlySet<string>, administrator: string) =>
      responsible === '' || responsible === administrator ? undefined : records.answer.removeRows([...ids]),
    ...useDecisions(records, {
      async decideOne(input) {
        const { data } = await decideEmployer({ variables: { input } });
        return decidedRow(data);
      },
      toRow: (subject) => (subject?.__typename === 'Company' ? subject : null),
      getMessage: ({ name }, done) => `${name} was ${done}.`,
    }),
    setActive: ({ id, fullName }: Employer, isActive: boolean) =>
      records.change(
        () => setEmployerActive({ variables: { id, isActive } }),
        `${fullName} is now ${isActive ? 'Active' : 'Inactive'}.`,
      ),
  };
}

type Company = NonNullable<EmployerInformationQuery['company']>;

const phone = (digits: string | null | undefined) => (digits ? `${PHONE_PREFIX} ${digits}` : null);

const employerRows = (company: Company): KeyValue[] => [
  ['Employer Name', company.fullName],
  ['Employer Contact', phone(company.contact)],
  ['Employer Email', company.email],
  ['Status', <ApprovalBadge key="status" state={company.approvalState} />],
  ...rejectionRows(company.approval),
  ['Account Status', <ActiveBadge key="active" isActive={company.isActive} />],
  ...invitationRows(company.employer, company.isActive),
  ['Date Joined', formatDate(new Date(company.createdAt))],
  [
    'Responsible',
    <ResponsibleControl
      key="responsible"
      kind="COMPANY"
      id={company.id}
      name={company.name}
      responsible={company.responsible}
    />,
  ],
];

const organizationRows = (company: Company): KeyValue[] => [
  ['Organization Name', company.name],
  ['GST No', company.gstin],
  [
    'Website',
    <Anchor key="website" inherit href={company.website} target="_blank" rel="noopener noreferrer nofollow">
      {company.website}
    </Anchor>,
  ],
  ...companyDuplicateRows(company.possibleDuplicates),
];

const companyRows = (company: Company): KeyValue[] => [
  ['Industry', company.industry],
  ['Company Size', company.size],
  ['Headquarters', company.headquarters],
  ['Year Established', company.yearEstablished],
  ['Company Email', company.companyEmail],
  ['Company Phone', phone(company.phone)],
  ['Description', company.description],
  ['Profile Complete', company.isProfileComplete ? 'Yes' : 'No'],
];

const addressRows = (address: Company['addresses'][number]): KeyValue[] => [
  ['Address Line One', address.line1],
  ['Address Line Two', address.line2],
  ['City', address.city],
  ['State', address.state],
  ['Country', address.country],
  ['Pincode', address.pincode],
];

function EmployerInformation({ id }: { id: string }) {
  const { data, error, refetch } = useEmployerInformationQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const canDecide = useCan('Mutation.decideJoinRequest');
  const navigate = useNavigate();
  const body = useRef<HTMLDivElement>(null);
  const company = data?.company;
  if (!company) {
    return <RecordFallback error={error} isGone={company === null} onRetry={refetch} />;
  }

  /** The clicked button is removed, so focus moves to the top of the new content. */
  async function showMerged(keepId: string) {
    if (keepId !== id) return navigate(recordPath('COMPANY', keepId) ?? '', { replace: true });
    await refetch().catch(() => undefined);
    body.current?.focus();
  }

  return (
    <div ref={body} tabIndex={-1} className={classes.body}>
      <Allowed to="Mutation.postJobForCompany">
        <Group justify="flex-end" mb="sm">
          <Button component={Link} variant="default" size="sm" to={withQuery(paths.admin.postJob, { company: id })}>
            Post a Job
          </Button>
        </Group>
      </Allowed>
      <JoinRequests requests={company.joinRequests} canSeparate={canDecide} reload={refetch} />
      <KeyValueTable title="Employer" rows={employerRows(company)} />
      <KeyValueTable title="Organization" rows={organizationRows(company)} />
      <MergeCompanies company={company} onMerged={(keepId) => void showMerged(keepId)} />
      <MergedCompanies merges={company.merges} />
      <KeyValueTable title="Company Information" rows={companyRows(company)} />
      {company.addresses.map((address, index) => (
        <KeyValueTable
          key={address.id}
          title={`Address ${index + 1}${address.isPrimary ? ' (primary)' : ''}`}
          rows={addressRows(address)}
        />
      ))}
      <RecordNotes kind="COMPANY" id={id} notes={company.notes} />
    </div>
  );
}
