import { searchedDays } from '@job-alert/domain/lists/date-range';
import { dayFilters, type FilterValues } from '../../components/list/list-filter';
import { LIST_QUERY_OPTIONS, toListResult } from '../../components/list/list-result';
import { useList } from '../../components/list/use-list';
import { ACTION_CHOICES, parseAction, parseSubject, SUBJECT_CHOICES } from './audit-labels';
import { useAuditTrailQuery } from './audit-trail.generated';

const definition = {
  filters: {
    action: { kind: 'choice', label: 'Action', options: ACTION_CHOICES, searchable: true },
    subject: { kind: 'choice', label: 'Record', options: SUBJECT_CHOICES },
    record: {
      kind: 'text',
      label: 'Record ID',
      maxLength: 64,
      clean: (text: string) => text.replace(/[^\w-]/g, ''),
      pattern: /^[\w-]{1,64}$/,
    },
    actor: {
      kind: 'text',
      label: 'Account ID',
      maxLength: 19,
      clean: (text: string) => text.replace(/\D/g, ''),
      pattern: /^\d{1,19}$/,
    },
    ...dayFilters,
  },
} as const;

export type AuditFilters = FilterValues<keyof typeof definition.filters>;

const noFilters: AuditFilters = { action: '', subject: '', record: '', actor: '', from: '', to: '' };

export function useAuditTrail() {
  const list = useList(definition);
  const { filters } = list;
  const query = useAuditTrailQuery({
    variables: {
      ...list.position,
      filter: {
        action: parseAction(filters.action) ?? undefined,
        subjectType: parseSubject(filters.subject) ?? undefined,
        subjectId: filters.record || undefined,
        actorId: filters.actor || undefined,
        ...searchedDays(filters),
      },
    },
    ...LIST_QUERY_OPTIONS,
  });
  return {
    list,
    answer: toListResult(query, 'auditEvents'),
    /** Shows the events of one account or record. Removes all other filters. */
    show: (only: Partial<AuditFilters>) => list.search({ ...noFilters, ...only }),
  };
}
