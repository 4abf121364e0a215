import { formatDate } from '@job-alert/domain/india/calendar';
import { PHONE_PREFIX } from '@job-alert/domain/india/india';
import { Anchor } from '@mantine/core';
import { RecordFallback } from '../../../components/record-fallback';
import { type KeyValue, KeyValueTable } from '../../../components/table/key-value-table';
import { ActiveBadge, ApprovalBadge } from '../../shared/history/approval-badge';
import { RecordNotes } from '../../shared/history/record-notes';
import { companyDuplicateRows } from '../../shared/people/company-duplicate-rows';
import { invitationRows } from '../list/invitation';
import { rejectionRows } from '../list/rejection-rows';
import { type EmployerInformationQuery, useEmployerInformationQuery } from './employer-information.generated';

type Company = NonNullable<EmployerInformationQuery['company']>;

const phone = (digits: string | null | undefined) => (digits ? `${PHONE_PREFIX} ${digits}` : null);

const employerRows = (company: Company, user: EmployerInformationQuery['user']): KeyValue[] => [
  ['Employer Name', company.fullName],
  ['Employer Contact', phone(company.contact)],
  ['Employer Email', company.email],
  ['Status', <ApprovalBadge key="status" state={company.approvalState} />],
  ...rejectionRows(company.approval),
  ['Account Status', <ActiveBadge key="active" isActive={company.isActive} />],
  ...invitationRows(user, company.isActive),
  ['Date Joined', formatDate(new Date(company.createdAt))],
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

export function EmployerInformation({ id }: { id: string }) {
  const { data, error, refetch } = useEmployerInformationQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const company = data?.company;
  if (!company) {
    return <RecordFallback error={error} isGone={company === null} onRetry={refetch} />;
  }
  return (
    <>
      <KeyValueTable title="Employer" rows={employerRows(company, data.user)} />
      <KeyValueTable title="Organization" rows={organizationRows(company)} />
      <KeyValueTable title="Company Information" rows={companyRows(company)} />
      {company.addresses.map((address, index) => (
        <KeyValueTable
          key={address.id}
          title={`Address ${index + 1}${address.isPrimary ? ' (primary)' : ''}`}
          rows={addressRows(address)}
        />
      ))}
      <RecordNotes kind="COMPANY" id={id} notes={company.notes} />
    </>
  );
}
