import { gstinState } from '@job-alert/domain/companies/gstin-state';
import { formatDate } from '@job-alert/domain/india/calendar';
import { PHONE_PREFIX } from '@job-alert/domain/india/india';
import { Anchor, Text } from '@mantine/core';
import { type KeyValue, KeyValueTable } from '../../components/table/key-value-table';
import { ActiveBadge } from '../shared/history/approval-badge';
import { companyDuplicateRows } from '../shared/people/company-duplicate-rows';
import type { ReviewedCompanyFragment } from './request-review.generated';

type Company = ReviewedCompanyFragment;

const phone = (digits: string | null) => (digits ? `${PHONE_PREFIX} ${digits}` : null);

const rowsOf = (company: Company): KeyValue[] => [
  ['Organization Name', company.name],
  ['GST No', <Gstin key="gstin" company={company} />],
  [
    'Website',
    <Anchor key="website" inherit href={company.website} target="_blank" rel="noopener noreferrer nofollow">
      {company.website}
    </Anchor>,
  ],
  ...companyDuplicateRows(company.possibleDuplicates),
  ['Employer', `${company.fullName}, ${PHONE_PREFIX} ${company.contact}`],
  ['Employer Email', company.email],
  ['Company Email', company.companyEmail],
  ['Company Phone', phone(company.phone)],
  ['Industry', company.industryType],
  ['Company Size', company.size],
  ['Headquarters', company.headquarters],
  ['Year Established', company.yearEstablished],
  ['Description', company.about],
  ...company.addresses.map(
    ({ line1, line2, city, state, pincode, isPrimary }): KeyValue => [
      isPrimary ? 'Primary Address' : 'Address',
      [line1, line2, city, state, pincode].filter(Boolean).join(', '),
    ],
  ),
  ['Profile Complete', company.isProfileComplete ? 'Yes' : 'No'],
  ['Account Status', <ActiveBadge key="active" isActive={company.isActive} />],
  ['Date Joined', formatDate(new Date(company.createdAt))],
];

/** The GSTIN with its state of registration, and a highlighted note if the primary address is in another state. */
function Gstin({ company: { gstin, addresses } }: { company: Company }) {
  const registered = gstinState(gstin);
  const home = addresses.find(({ isPrimary }) => isPrimary)?.state;
  return (
    <>
      {gstin}
      <Text component="span" display="block" fz="sm" c="gray.7">
        {registered ? `Registered in ${registered}` : 'Does not start with a state code'}
        {registered && home && home !== registered ? (
          <Text span inherit fw={700} c="saffron.8">
            ; the primary address is in {home}
          </Text>
        ) : null}
      </Text>
    </>
  );
}

export function CompanyReview({ company }: { company: Company }) {
  return <KeyValueTable title="Company" rows={rowsOf(company)} />;
}
