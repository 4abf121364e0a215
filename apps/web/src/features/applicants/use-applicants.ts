import { applicationStatusFromEdge } from '@job-alert/domain/application-status';
import { candidateReplyFromEdge } from '@job-alert/domain/candidate-reply';
import { APPLICATION_MESSAGES } from '@job-alert/domain/application-messages';
import { MAX_LIST_PAGE_SIZE } from '@job-alert/domain/paging';
import { useEffect, useState } from 'react';
import type { BannerState } from '../../components/use-banner';
import { pageNumber, useUrlFilters } from '../../lib/url/use-url-filters';
import { useApplicantsQuery } from './applicants.generated';

/** The search as the URL spells it. */
export interface ApplicantsFilters extends Record<string, string> {
  /** A part of the candidate's name. */
  search: string;
  /** A job's id. */
  job: string;
  /** A status as REST spells it, such as interview_schedule. */
  status: string;
  /** What candidates have said, such as offer_declined. */
  reply: string;
}

const noFilters: ApplicantsFilters = { search: '', job: '', status: '', reply: '' };
const defaults: ApplicantsFilters & { page: string; view: string; applicant: string } = {
  ...noFilters,
  page: '1',
  view: 'table',
  applicant: '',
};
const keyOf = (filters: ApplicantsFilters) =>
  JSON.stringify([filters.search, filters.job, filters.status, filters.reply]);

/** How long the messages of a search stay (specification 2 §9). */
const messageTime = 3000;

/** The page of applicants that the URL asks for, and the search that says how it went. */
export function useApplicants(banner: BannerState) {
  const [{ page, view, applicant, ...filters }, change] = useUrlFilters(defaults);
  const asBoard = view === 'pipeline';
  // The search whose answer is awaited; the URL may reach it a moment later.
  const [awaited, setAwaited] = useState<string | null>(null);
  const key = keyOf(filters);
  const { data, error, loading, refetch } = useApplicantsQuery({
    variables: {
      filter: {
        search: filters.search || undefined,
        jobId: /^\d+$/.test(filters.job) ? filters.job : undefined,
        status: applicationStatusFromEdge(filters.status),
        candidateReply: candidateReplyFromEdge(filters.reply),
      },
      // A board is read as a whole: as many as one page can hold.
      first: asBoard ? MAX_LIST_PAGE_SIZE : undefined,
      page: pageNumber(page),
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.viewer?.applications;
  const rows = list?.nodes;
  const found = rows !== undefined && rows.length > 0;

  useEffect(() => {
    if (awaited !== key || loading) return;
    setAwaited(null);
    if (error) banner.show('error', APPLICATION_MESSAGES.searchFailed, messageTime);
    else if (found) banner.show('success', APPLICATION_MESSAGES.searchSucceeded, messageTime);
    else banner.show('info', APPLICATION_MESSAGES.none, messageTime);
  }, [awaited, key, loading, error, found, banner]);

  return {
    filters,
    asBoard,
    showAs: (next: string) => change({ view: next }),
    narrowed: key !== keyOf(noFilters),
    rows,
    error,
    searching: awaited !== null && loading,
    page: pageNumber(page),
    hasNextPage: list?.pageInfo.hasNextPage ?? false,
    search(next: ApplicantsFilters) {
      banner.clear();
      setAwaited(keyOf(next));
      if (keyOf(next) === key) void refetch().catch(() => undefined);
      else change(next);
    },
    /** The application whose drawer the address asks for. */
    applicant,
    forgetApplicant: () => change({ page, applicant: '' }, { replace: true }),
    clear: () => change(noFilters),
    turnTo: (next: number) => change({ page: String(next) }),
    retry: () => void refetch().catch(() => undefined),
  };
}

export type ApplicantList = ReturnType<typeof useApplicants>;
