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

/** One line of the feed of changes. */
export type JobChange = JobChangesQuery['jobChanges']['nodes'][number];

/** The most jobs that one request gives. */
const LARGEST_PAGE = 100;

/** The open jobs, for which nobody has to log in. */
export function openJobOperations(send: Send) {
  /** One page. */
  const openJobs = async (variables: OpenJobsQueryVariables = {}) => (await send(OpenJobsDocument, variables)).openJobs;

  return {
    openJobs,
    /** How many match, counted up to 1001. */
    countOpenJobs: async (filter: CountOpenJobsQueryVariables['filter'] = null): Promise<number> =>
      (await send(CountOpenJobsDocument, { filter })).openJobs.totalCount,
    /** How many match each of up to 30 filters, in their order, each counted up to 1001. */
    openJobCounts: async (filters: OpenJobCountsQueryVariables['filters']): Promise<number[]> =>
      (await send(OpenJobCountsDocument, { filters })).openJobCounts,
    /** Titles and skills, or places, that begin with what has been typed. */
    jobSuggestions: async (variables: JobSuggestionsQueryVariables) =>
      (await send(JobSuggestionsDocument, variables)).jobSuggestions,
    /** One job with its description; null when there is none with the id, or it is not open. */
    openJob: async (id: string) => (await send(OpenJobDocument, { id })).openJob,
    /**
     * Returns the changes to open jobs since a cursor, in order, each once. Without a cursor, it starts with all open jobs.
     * `pageInfo.endCursor` is always set: store it together with the jobs.
     */
    jobChanges: async (variables: JobChangesQueryVariables = {}) =>
      (await send(JobChangesDocument, { first: LARGEST_PAGE, ...variables })).jobChanges,
    /** One job that was public and is not open any more, with open ones like it; null for every other id. */
    closedJob: async (id: string) => (await send(ClosedJobDocument, { id })).closedJob,
    /** All that match, one after the other: the next page is asked for when it is needed, from where the last one ended. */
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
