import {
  ClosedJobDocument,
  CountOpenJobsDocument,
  type CountOpenJobsQueryVariables,
  JobChangesDocument,
  type JobChangesQuery,
  type JobChangesQueryVariables,
  JobSuggestionsDocument,
  type JobSuggestionsQueryVariables,
  OpenJobCountsDocument,
  type OpenJobCountsQueryVariables,
  OpenJobDocument,
  type OpenJobItemFragment,
  OpenJobsDocument,
  type OpenJobsQueryVariables,
} from './operations/open-jobs.generated.js';
import type { Send } from './transport.js';

/** An entry of the job change feed. */
export type JobChange = JobChangesQuery['jobChanges']['nodes'][number];

const LARGEST_PAGE = 100;

/** Public operations on open jobs. */
export function openJobOperations(send: Send) {
  const openJobs = async (variables: OpenJobsQueryVariables = {}) => (await send(OpenJobsDocument, variables)).openJobs;

  return {
    openJobs,
    /** Counts the matching jobs, up to 1001. */
    countOpenJobs: async (filter: CountOpenJobsQueryVariables['filter'] = null): Promise<number> =>
      (await send(CountOpenJobsDocument, { filter })).openJobs.totalCount,
    /** Counts the matching jobs of up to 30 filters, each up to 1001. */
    openJobCounts: async (filters: OpenJobCountsQueryVariables['filters']): Promise<number[]> =>
      (await send(OpenJobCountsDocument, { filters })).openJobCounts,
    /** Suggests titles and skills, or places, for a typed text. */
    jobSuggestions: async (variables: JobSuggestionsQueryVariables) =>
      (await send(JobSuggestionsDocument, variables)).jobSuggestions,
    /** Returns a job with its description; null if it does not exist or is not open. */
    openJob: async (id: string) => (await send(OpenJobDocument, { id })).openJob,
    /**
     * Returns the changes to open jobs since a cursor, in order, each once. Without a cursor, it starts with all open jobs.
     * `pageInfo.endCursor` is always set: store it together with the jobs.
     */
    jobChanges: async (variables: JobChangesQueryVariables = {}) =>
      (await send(JobChangesDocument, { first: LARGEST_PAGE, ...variables })).jobChanges,
    /** Returns a closed job with similar open ones; null for all other ids. */
    closedJob: async (id: string) => (await send(ClosedJobDocument, { id })).closedJob,
    /** Yields all matching jobs. Pages are requested as needed. */
    allOpenJobs: async function* (
      variables: Omit<OpenJobsQueryVariables, 'first' | 'after' | 'page'> = {},
    ): AsyncGenerator<OpenJobItemFragment, void> {
      for (let after: string | null = null; ; ) {
        const { nodes, pageInfo } = await openJobs({ ...variables, first: LARGEST_PAGE, after });
        yield* nodes;
        if (!pageInfo.hasNextPage || pageInfo.endCursor === null) return;
        after = pageInfo.endCursor;
      }
    },
  };
}
