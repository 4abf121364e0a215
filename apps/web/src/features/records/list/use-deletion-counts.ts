import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { DeletionKind } from '../../../lib/graphql/schema.generated';
import { DeletionPreviewDocument } from './deletion-preview.generated';
import { type DeletionCounts, noDeletion } from './deletion-texts';
import { batchesOf } from './in-batches';

interface Counting {
  counts: DeletionCounts | null;
  error: unknown;
}

const start: Counting = { counts: null, error: null };

/** Counts the records that a deletion also removes, batch by batch. Without ids it requests nothing. */
export function useDeletionCounts(kind: DeletionKind, ids: readonly string[]) {
  const client = useApolloClient();
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify([kind, attempt, ids]);
  const [state, setState] = useState({ ...start, asked });

  useEffect(() => {
    const [, , wanted] = JSON.parse(asked) as [string, number, string[]];
    let wantedStill = true;
    async function count() {
      let counts = noDeletion;
      for (const batch of batchesOf(wanted)) {
        const variables = { kind, ids: batch };
        const { data } = await client.query({
          query: DeletionPreviewDocument,
          variables,
          fetchPolicy: 'network-only',
        });
        if (!wantedStill) return;
        if (!data) throw new Error('No answer came.');
        counts = sum(counts, data.deletionPreview);
      }
      setState({ counts, error: null, asked });
    }
    if (wanted.length > 0) {
      count().catch((error: unknown) => {
        if (wantedStill) setState({ counts: null, error, asked });
      });
    }
    return () => {
      wantedStill = false;
    };
  }, [client, kind, asked]);

  const retry = useCallback(() => setAttempt((current) => current + 1), []);
  const { counts, error } = state.asked === asked ? state : start;
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
