import {
  APPLICATION_STATUS_LABELS,
  applicationStatusFromWire,
  applicationStatusToWire,
  proposableStatuses,
} from '@job-alert/domain/applications/application-status';
import { APPROVAL_KINDS } from '@job-alert/domain/approvals/approval';
import { useDocumentVisibility, useMediaQuery } from '@mantine/hooks';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LIST_QUERY_OPTIONS } from '../../components/list/list-result';
import { useList } from '../../components/list/use-list';
import type { ApprovalsFilter } from '../../lib/graphql/schema.generated';
import { useUrlFilters } from '../../lib/url/use-url-filters';
import { responsibleFilter } from '../shared/responsible/responsible-filter';
import { useApprovalQueueQuery } from './approval-queue.generated';

/** In windows up to this width, a review replaces the list. */
const NARROW_SCREEN = '(max-width: 67.99em)';

export function useApprovalQueue() {
  const place = useQueueFilters();
  const { filter, list } = place;
  const beside = !useMediaQuery(NARROW_SCREEN, false, { getInitialValueInEffect: false });
  // The list request includes the first reviews. Later reviews are requested one by one.
  const [start] = useState({ named: place.request, beside });
  const query = useApprovalQueueQuery({
    variables: {
      filter,
      ...list.position,
      ahead: list.page === 1 && start.named === null && start.beside,
      isNamed: start.named !== null,
      named: start.named ?? '',
      ofCompany: list.filters.company !== '',
      company: list.filters.company,
    },
    ...LIST_QUERY_OPTIONS,
  });
  const { data, previousData, loading, error, refetch } = query;
  useReloadOnReturn(refetch);
  const visibleData = data ?? (loading ? previousData : undefined);
  return {
    place,
    result: {
      page: visibleData?.approvals ?? null,
      isStale: data === undefined,
      isLoading: loading,
      hasFailed: error !== undefined && data === undefined && !loading,
      reload: refetch,
    },
    beside,
    counts: visibleData?.waitingCounts ?? null,
    company: visibleData?.company ?? null,
  };
}

export type ApprovalQueueState = ReturnType<typeof useApprovalQueue>;

/** Reloads the list when the page becomes visible again. The new list no longer contains decided requests. */
function useReloadOnReturn(reload: () => Promise<unknown>): void {
  const visible = useDocumentVisibility() === 'visible';
  const wasVisible = useRef(visible);
  const reloadOnReturn = useEffectEvent(() => void reload().catch(() => undefined));
  useEffect(() => {
    if (visible && !wasVisible.current) reloadOnReturn();
    wasVisible.current = visible;
  }, [visible]);
}

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
        { value: 'job_correction', label: 'Corrections' },
        { value: 'application', label: 'Applications' },
      ],
    },
    step: { kind: 'choice', label: 'Proposed step', options: STEPS },
    company: { kind: 'custom', label: 'Company', pattern: ID },
    responsible: responsibleFilter,
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

function useQueueFilters() {
  const list = useList(QUEUE);
  const [{ request, page }, change] = useUrlFilters(OPENED);
  // Ages are relative to the time when the screen was opened, so that the query does not change.
  const [now] = useState(Date.now);
  const { kind, step, company, responsible, age } = list.filters;
  const proposedStatus = applicationStatusFromWire(step);
  const days = Number(age);
  const filter: ApprovalsFilter = {
    state: 'PENDING',
    ...(kind !== '' && { kinds: APPROVAL_KINDS.filter((one) => one.toLowerCase() === kind) }),
    ...(proposedStatus && proposedStatus !== 'PENDING' && { proposedStatus }),
    ...(company !== '' && { companyId: company }),
    ...(responsible !== '' && { responsibleId: responsible }),
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
