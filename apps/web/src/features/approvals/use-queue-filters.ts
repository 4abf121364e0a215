import {
  APPLICATION_STATUS_LABELS,
  applicationStatusFromWire,
  applicationStatusToWire,
  proposableStatuses,
} from '@job-alert/domain/applications/application-status';
import { APPROVAL_KINDS } from '@job-alert/domain/approvals/approval';
import { useState } from 'react';
import { useList } from '../../components/list/use-list';
import type { ApprovalsFilter } from '../../lib/graphql/schema.generated';
import { useUrlFilters } from '../../lib/url/use-url-filters';

const DAY = 86_400_000;
const ID = /^\d{1,19}$/;

const STEPS = (['APPLIED', ...proposableStatuses('APPLIED')] as const).map((status) => ({
  value: applicationStatusToWire(status).toLowerCase(),
  label: APPLICATION_STATUS_LABELS[status],
}));

const QUEUE = {
  filters: {
    kind: {
      kind: 'choice',
      label: 'Kind',
      options: [
        { value: 'company', label: 'Employers' },
        { value: 'job', label: 'Jobs' },
        { value: 'application', label: 'Applications' },
      ],
    },
    step: { kind: 'choice', label: 'Proposed step', options: STEPS },
    company: { kind: 'custom', label: 'Company', pattern: ID },
    age: {
      kind: 'choice',
      label: 'Waiting for',
      options: [
        { value: 'late', label: 'Late' },
        { value: '1', label: '1 day or more' },
        { value: '3', label: '3 days or more' },
        { value: '7', label: '7 days or more' },
      ],
    },
  },
  opened: 'request',
} as const;

const OPENED = { request: '', page: '' };

export function useQueueFilters() {
  const list = useList(QUEUE);
  const [{ request, page }, change] = useUrlFilters(OPENED);
  // Ages are relative to the time when the screen was opened, so that the query does not change.
  const [now] = useState(Date.now);
  const { kind, step, company, age } = list.filters;
  const proposedStatus = applicationStatusFromWire(step);
  const days = Number(age);
  const filter: ApprovalsFilter = {
    state: 'PENDING',
    ...(kind !== '' && { kinds: APPROVAL_KINDS.filter((one) => one.toLowerCase() === kind) }),
    ...(proposedStatus && proposedStatus !== 'PENDING' && { proposedStatus }),
    ...(company !== '' && { companyId: company }),
    ...(age === 'late' && { isLate: true }),
    ...(days > 0 && { requestedBefore: new Date(now - days * DAY).toISOString() }),
  };
  return {
    list,
    filter,
    request: ID.test(request) ? request : null,
    /** Opens a review and replaces the history entry, so that Back leaves the queue. */
    review: (id: string | null) => change({ request: id ?? '', page }, { replace: true }),
  };
}
