import { NOBODY } from '@job-alert/domain/accounts/responsible-administrator';
import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import { useCallback } from 'react';
import { notifyAdminDataChanged } from '../../../lib/admin-data-events';
import { describeError } from '../../../lib/errors/describe-error';
import type { ResponsibleSubject } from '../../../lib/graphql/schema.generated';
import { useAssignResponsibleMutation } from './responsible.generated';

/** Returns a function that makes an administrator, or NOBODY, responsible for records. It resolves to the ids of those that it changed. */
export function useAssign(kind: ResponsibleSubject) {
  const [assignResponsible] = useAssignResponsibleMutation();
  return useCallback(
    async (ids: readonly string[], administrator: string): Promise<Set<string>> => {
      const assigned = new Set<string>();
      const responsibleId = administrator === NOBODY ? null : administrator;
      for (let from = 0; from < ids.length; from += MAX_BULK_SIZE) {
        const input = { kind, ids: ids.slice(from, from + MAX_BULK_SIZE), responsibleId };
        const { data } = await assignResponsible({ variables: { input } });
        for (const record of data?.assignResponsible.records ?? []) if ('id' in record) assigned.add(String(record.id));
      }
      notifyAdminDataChanged();
      return assigned;
    },
    [assignResponsible, kind],
  );
}

export const describeAssignError = (error: unknown): string =>
  describeError(error, { fallback: 'The responsible administrator could not be saved. Please try again.' });
