import { auditLabel } from '@job-alert/domain/audit/audit';
import { auditDetails } from '@job-alert/domain/audit/audit-details';
import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { ListScreen } from '../../components/list/list-screen';
import { StatusBadge } from '../../components/status-badge';
import type { Column } from '../../components/table/data-table';
import { useBanner } from '../../components/use-banner';
import { recordPath } from '../../config/record-paths';
import { ACTION_CHOICES, actorLabel, parseAction, parseSubject, SUBJECT_CHOICES } from './audit-labels';
import { type AuditTrailEventFragment as Event, useAuditTrailQuery } from './audit-trail.generated';
import { searchedDays } from '@job-alert/domain/lists/date-range';
import { dayFilters, type FilterValues } from '../../components/list/list-filter';
import { LIST_QUERY_OPTIONS, toListResult } from '../../components/list/list-result';
import { useList } from '../../components/list/use-list';

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

type AuditFilters = FilterValues<keyof typeof definition.filters>;

const noFilters: AuditFilters = { action: '', subject: '', record: '', actor: '', from: '', to: '' };

function useAuditTrail() {
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

export function AuditTrail() {
  const { list, answer, show } = useAuditTrail();
  const banner = useBanner();
  return (
    <ListScreen
      title="Audit Trail"
      lead="Who did what, when and to which record, the latest first."
      width="full"
      recordsName="events"
      list={list}
      result={answer}
      banner={banner}
      errorText="Failed to fetch events. Please try again."
      empty={{ text: 'No events found.', hint: 'Changes that people make in the portal appear here.' }}
      csv={{ file: 'audit-trail', recordsName: 'the audit trail' }}
      rows={auditColumns(show)}
    />
  );
}

type SetFilter = (filters: Partial<AuditFilters>) => void;

/** The actor of an event. A click filters the trail by this account. */
function Actor({ event, onFilter }: { event: Event; onFilter: SetFilter }) {
  const name = actorLabel(event);
  const { actorId } = event;
  if (!actorId) return name;
  return (
    <div>
      <Anchor
        component="button"
        type="button"
        inherit
        ta="inherit"
        fw={600}
        aria-label={`Everything that ${name} did`}
        onClick={() => onFilter({ actor: actorId })}
      >
        {name}
      </Anchor>
      <Text fz="xs" c="gray.6">
        {auditLabel(event.actorType)}
      </Text>
    </div>
  );
}

/** The record of an event, linked by its current name. A click on its number filters the trail by this record. */
function Record({ event, onFilter }: { event: Event; onFilter: SetFilter }) {
  const { subjectType, subjectId, subjectName, subjectDeleted } = event;
  const number = `${auditLabel(subjectType)} ${subjectId}`;
  const path = subjectName === null ? null : recordPath(subjectType, subjectId, event.subjectUserType);
  return (
    <div>
      {path ? (
        <Anchor component={Link} to={path} inherit fw={600}>
          {subjectName}
        </Anchor>
      ) : (
        <strong>{subjectName}</strong>
      )}
      <div>
        <Anchor
          component="button"
          type="button"
          ta="inherit"
          fz="sm"
          aria-label={`Everything that happened to ${number}`}
          onClick={() => onFilter({ subject: subjectType, record: subjectId })}
        >
          {number}
        </Anchor>{' '}
        {subjectDeleted ? <StatusBadge tone="grey">Deleted</StatusBadge> : null}
      </div>
    </div>
  );
}

const auditColumns = (onFilter: SetFilter): Column<Event>[] => [
  { key: 'at', header: 'Time', cell: ({ at }) => formatDateAndTime(new Date(at), { seconds: true }) },
  { key: 'actor', header: 'Who', cell: (event) => <Actor event={event} onFilter={onFilter} /> },
  { key: 'action', header: 'Action', isHeading: true, cell: ({ action }) => <strong>{auditLabel(action)}</strong> },
  { key: 'record', header: 'Record', cell: (event) => <Record event={event} onFilter={onFilter} /> },
  {
    key: 'details',
    header: 'Details',
    cell: ({ details }) =>
      details.length === 0 ? '–' : auditDetails(details).map((line) => <div key={line}>{line}</div>),
  },
  { key: 'ip', header: 'Address', cell: ({ ip }) => ip ?? '–' },
];
