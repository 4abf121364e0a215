import type { ApolloCache, FetchResult } from '@apollo/client';
import {
  MyInterviewsDocument,
  type ScheduledInterviewFragment,
  type ScheduleInterviewMutation,
} from './interviews.generated';

/** The page size of `InterviewsPage`. */
const PAGE_SIZE = 10;

const startOf = ({ date, time }: ScheduledInterviewFragment) => `${date} ${time}`;

/** Inserts the new interview into the first page of upcoming interviews. */
export function showScheduled(cache: ApolloCache, { data }: FetchResult<ScheduleInterviewMutation>): void {
  const interview = data?.scheduleInterview.interview;
  if (!interview) return;
  cache.updateQuery({ query: MyInterviewsDocument, variables: { when: 'UPCOMING', page: 1 } }, (existing) => {
    const viewer = existing?.viewer;
    const list = viewer?.interviews;
    if (!list) return;
    const nodes = [...list.nodes, interview].toSorted((one, other) => startOf(one).localeCompare(startOf(other)));
    const hasNextPage = list.pageInfo.hasNextPage || nodes.length > PAGE_SIZE;
    const interviews = {
      ...list,
      nodes: nodes.slice(0, PAGE_SIZE),
      pageInfo: { ...list.pageInfo, hasNextPage },
      totalCount: list.totalCount + 1,
    };
    return { viewer: { ...viewer, interviews } };
  });
}
