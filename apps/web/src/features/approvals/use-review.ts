import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { LINK_REFRESH } from '../shared/people/document-link';
import { RequestReviewDocument, useRequestReviewQuery } from './request-review.generated';

/** The age after which a review is reloaded when it is opened, in milliseconds. Links to documents are valid for one minute. */
const MAX_AGE_MS = 20_000;

export type ReadTimes = Map<string, number>;

const isTooOld = (readAt: ReadTimes, id: string): boolean => Date.now() - (readAt.get(id) ?? Date.now()) > MAX_AGE_MS;

/** Loads the review of a request and prefetches the next one. */
export function useReview(id: string, next: string | null, readAt: ReadTimes) {
  const client = useApolloClient();
  const [isStale, setStale] = useState(() => isTooOld(readAt, id));
  const { data, error, refetch } = useRequestReviewQuery({ variables: { id }, pollInterval: LINK_REFRESH });
  const hasArrived = data?.approval != null;

  useEffect(() => {
    if (!isTooOld(readAt, id)) return;
    readAt.set(id, Date.now());
    void refetch()
      .catch(() => undefined)
      .finally(() => setStale(false));
  }, [id, readAt, refetch]);

  useEffect(() => {
    if (!hasArrived) return;
    if (!readAt.has(id)) readAt.set(id, Date.now());
    if (next !== null) fetchAhead(client, next, readAt);
  }, [hasArrived, id, next, readAt, client]);

  return {
    request: data?.approval,
    error,
    reload: refetch,
    /** True if the links to its documents may have expired. */
    isStale,
  };
}

/** Prefetches a review. Ignores errors, because opening the request reports them. */
function fetchAhead(client: ApolloClient, id: string, readAt: ReadTimes): void {
  const cached = client.readQuery({ query: RequestReviewDocument, variables: { id } });
  if (readAt.has(id) ? !isTooOld(readAt, id) : cached !== null) {
    if (!readAt.has(id)) readAt.set(id, Date.now());
    return;
  }
  readAt.set(id, Date.now());
  client
    .query({ query: RequestReviewDocument, variables: { id }, fetchPolicy: 'network-only' })
    .catch(() => readAt.delete(id));
}
