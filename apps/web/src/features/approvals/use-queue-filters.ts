import { applicationStatusFromEdge, type ApplicationStatus } from '@job-alert/domain/application-status';
import { APPROVAL_KINDS } from '@job-alert/domain/approval';
import { useState } from 'react';
import { usePageSize } from '../../lib/kept-page-size';
import type { ApprovalsFilter } from '../../lib/graphql/schema.generated';
import { type ChangeOptions, pageNumber, useUrlFilters } from '../../lib/url/use-url-filters';

const DAY = 86_400_000;
const ID = /^\d{1,19}$/;

/** What narrows the queue, and the request that is being reviewed, as the URL has them. */
const defaults = { kind: '', step: '', company: '', age: '', request: '', page: '1' };

export type QueueFilters = Pick<typeof defaults, 'kind' | 'step' | 'company' | 'age'>;

/** Of the steps that can be asked for. */
const stepOf = (text: string): ApplicationStatus | undefined => {
  const step = applicationStatusFromEdge(text);
  return step === 'PENDING' ? undefined : step;
};

/** The queue's filters in the URL, so that reload, back and sharing work. */
export function useQueueFilters() {
  const [url, change] = useUrlFilters(defaults);
  const size = usePageSize();
  // The age is measured from when the screen was opened: the question stays the same while it is read.
  const [now] = useState(Date.now);
  const kind = APPROVAL_KINDS.find((one) => one.toLowerCase() === url.kind.toLowerCase());
  const step = stepOf(url.step);
  const company = ID.test(url.company) ? url.company : '';
  const days = /^[1-9]\d?$/.test(url.age) ? Number(url.age) : 0;
  const late = url.age === 'late';
  const filters: QueueFilters = {
    kind: kind?.toLowerCase() ?? '',
    step: step ? url.step.toLowerCase() : '',
    company,
    age: late || days > 0 ? url.age : '',
  };
  const filter: ApprovalsFilter = {
    state: 'PENDING',
    ...(kind && { kinds: [kind] }),
    ...(step && { proposedStatus: step }),
    ...(company && { companyId: company }),
    ...(late && { late }),
    ...(days > 0 && { requestedBefore: new Date(now - days * DAY).toISOString() }),
  };
  return {
    filters,
    filter,
    page: pageNumber(url.page),
    size,
    request: ID.test(url.request) ? url.request : null,
    narrowed: Object.values(filters).some((part) => part !== ''),
    narrow: (part: Partial<QueueFilters>) => change({ ...part, request: '' }),
    clear: () => change({ kind: '', step: '', company: '', age: '', request: '' }),
    turnTo: (page: number, options?: ChangeOptions) => change({ page: String(page), request: '' }, options),
    /** Opens a request's review; the way back leads out of the queue, not through all that was read. */
    review: (id: string | null) => change({ request: id ?? '', page: url.page }, { replace: true }),
  };
}
