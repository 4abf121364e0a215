import { APPLICATION_MESSAGES } from '@job-alert/domain/applications/application-messages';
import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  applicationStatusFromWire,
  applicationStatusToWire,
} from '@job-alert/domain/applications/application-status';
import { candidateReplyFromWire, REPLY_CHOICES, REPLY_LABEL } from '@job-alert/domain/applications/candidate-reply';
import { MAX_LIST_PAGE_SIZE } from '@job-alert/domain/lists/paging';
import { filterPersonName } from '@job-alert/domain/text/person-name';
import { useEffect, useState } from 'react';
import type { FilterValues } from '../../components/list/list-filter';
import { LIST_QUERY_OPTIONS, toViewerListResult } from '../../components/list/list-result';
import { useList } from '../../components/list/use-list';
import type { BannerState } from '../../components/use-banner';
import { useApplicantsQuery } from './applicants.generated';

const definition = {
  filters: {
    search: { kind: 'text', label: 'Candidate Name', maxLength: 200, clean: filterPersonName },
    job: { kind: 'custom', label: 'Job Title', pattern: /^\d+$/ },
    status: {
      kind: 'choice',
      label: 'Status',
      options: APPLICATION_STATUSES.map((status) => ({
        value: applicationStatusToWire(status),
        label: APPLICATION_STATUS_LABELS[status],
      })),
    },
    reply: { kind: 'choice', label: REPLY_LABEL, options: REPLY_CHOICES },
  },
  view: {
    parameter: 'view',
    label: 'Show as',
    options: [
      { value: 'table', label: 'Table' },
      { value: 'pipeline', label: 'Pipeline' },
    ],
  },
} as const;

type ApplicantFilters = FilterValues<keyof typeof definition.filters>;

/** The duration of the search messages, in milliseconds (specification 2 §9). */
const MESSAGE_MS = 3000;

/** Loads the applicants that match the filters in the URL, and shows a message after each search. */
export function useApplicants(banner: BannerState) {
  const urlList = useList(definition);
  const isBoard = urlList.view === 'pipeline';
  // The board has no pages, so it loads the maximum number of rows.
  const list = isBoard ? { ...urlList, size: MAX_LIST_PAGE_SIZE } : urlList;
  const { filters } = list;
  // The filters of the pending search. The URL may get them slightly later.
  const [awaited, setAwaited] = useState<string | null>(null);
  const query = useApplicantsQuery({
    variables: {
      filter: {
        search: filters.search || undefined,
        jobId: filters.job || undefined,
        status: applicationStatusFromWire(filters.status),
        candidateReply: candidateReplyFromWire(filters.reply),
      },
      first: list.size,
      page: list.page,
    },
    ...LIST_QUERY_OPTIONS,
  });
  const result = toViewerListResult(query, 'applications');
  const { error, loading } = query;
  const key = JSON.stringify(filters);
  const hasRows = (query.data?.viewer?.applications?.nodes.length ?? 0) > 0;

  useEffect(() => {
    if (awaited !== key || loading) return;
    setAwaited(null);
    if (error) banner.show('error', APPLICATION_MESSAGES.searchFailed, MESSAGE_MS);
    else if (hasRows) banner.show('success', APPLICATION_MESSAGES.searchSucceeded, MESSAGE_MS);
    else banner.show('info', APPLICATION_MESSAGES.none, MESSAGE_MS);
  }, [awaited, key, loading, error, hasRows, banner]);

  return {
    list,
    answer: result,
    isBoard,
    /** Clears the message and shows a new one when the result of this search arrives. */
    onSearch(next: ApplicantFilters) {
      banner.clear();
      setAwaited(JSON.stringify(next));
    },
  };
}
