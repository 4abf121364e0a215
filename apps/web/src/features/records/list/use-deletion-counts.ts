import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { DeletionKind } from '../../../lib/graphql/schema.generated';
import { toBatches } from './delete-in-batches';
import { type DeletionCounts, noDeletion } from './deletion-messages';
import { DeletionPreviewDocument } from './deletion-preview.generated';

interface Counting {
  counts: DeletionCounts | null;
  error: unknown;
}

const start: Counting = { counts: null, error: null };

/** Counts the records that a deletion also removes, in batches. Sends no request if there are no ids. */
export function useDeletionCounts(kind: DeletionKind, ids: readonly string[]) {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState(0);
  const requestedKey = JSON.stringify([kind, attempt, ids]);
  const [state, setState] = useState({ ...start, key: requestedKey });

  useEffect(() => {
    const [, , currentKey] = JSON.parse(requestedKey) as [string, number, string[]];
    let isCurrent = true;
    async function count() {
      let counts = noDeletion;
      for (const batch of toBatches(currentKey)) {
        const variables = { kind, ids: batch };
        const { data } = await client.query({
          query: DeletionPreviewDocument,
          variables,
          fetchPolicy: 'network-only',
        });
        if (!isCurrent) return;
        if (!data) throw new Error('The server sent no data.');
        counts = sum(counts, data.deletionPreview);
      }
      setState({ counts, error: null, key: requestedKey });
    }
    if (currentKey.length > 0) {
      count().catch((error: unknown) => {
        if (isCurrent) setState({ counts: null, error, key: requestedKey });
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [client, kind, requestedKey]);

  const retry = useCallback(() => setAttempt((current) => current + 1), []);
  const { counts, error } = state.key === requestedKey ? state : start;
  return { counts, error, retry };
}

function sum(one: DeletionCounts, other: DeletionCounts): DeletionCounts {
  return {
    users: one.users + other.users,
    companies: one.companies + other.companies,
    jobs: one.jobs + other.jobs,
    applications: one.applications + other.applications,
    interviews: one.interviews + other.interviews,
    files: one.files + other.files,
  };
}
