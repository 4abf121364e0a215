import { APPROVAL_STATE_LABELS } from '@job-alert/domain/approvals/approval';
import { COMPANY_DUPLICATE_REASON_LABELS } from '@job-alert/domain/companies/company-duplicates';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { KeyValue } from '../../../components/table/key-value-table';
import { recordPath } from '../../../config/record-paths';
import type { CompanyDuplicateFragment } from './company-duplicates.generated';

/** Returns rows with companies that may be duplicates, with the evidence and their approval state. */
export const companyDuplicateRows = (duplicates: readonly CompanyDuplicateFragment[]): KeyValue[] =>
  duplicates.map(({ company, reasons }) => [
    'Possible Duplicate',
    <span key={company.id}>
      <Anchor component={Link} inherit underline="always" to={recordPath('COMPANY', company.id) ?? ''} target="_blank">
        {company.name}
      </Anchor>
      {`, ${company.email}, ${APPROVAL_STATE_LABELS[company.approvalState]}\n`}
      {reasons.map((reason) => COMPANY_DUPLICATE_REASON_LABELS[reason]).join(' · ')}
    </span>,
  ]);
