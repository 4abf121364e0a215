import { auditWords } from '@job-alert/domain/audit';
import { formatTimestamp } from '@job-alert/domain/calendar';
import { Anchor, Text } from '@mantine/core';
import type { Column } from '../../components/data-table';
import type { AuditTrailEventFragment as Event } from './audit-trail.generated';
import { actorText, detailText } from './audit-words';
import type { AuditFilters } from './use-audit-trail';

type Narrow = (filters: Partial<AuditFilters>) => void;

/** Who acted; a press shows everything that this account did. */
function Actor({ event, onNarrow }: { event: Event; onNarrow: Narrow }) {
  const name = actorText(event);
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
        onClick={() => onNarrow({ actor: actorId })}
      >
        {name}
      </Anchor>
      <Text fz="xs" c="gray.6">
        {auditWords(event.actorType)}
      </Text>
    </div>
  );
}

/** The record that was acted on; a press shows everything that happened to it. */
function Record({ event, onNarrow }: { event: Event; onNarrow: Narrow }) {
  const name = `${auditWords(event.subjectType)} ${event.subjectId}`;
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      ta="inherit"
      aria-label={`Everything that happened to ${name}`}
      onClick={() => onNarrow({ subject: event.subjectType, record: event.subjectId })}
    >
      {name}
    </Anchor>
  );
}

/** The columns of the audit trail. */
export const auditColumns = (onNarrow: Narrow): Column<Event>[] => [
  { key: 'at', header: 'Time', cell: ({ at }) => formatTimestamp(new Date(at)) },
  { key: 'actor', header: 'Who', cell: (event) => <Actor event={event} onNarrow={onNarrow} /> },
  { key: 'action', header: 'Action', cell: ({ action }) => <strong>{auditWords(action)}</strong> },
  { key: 'record', header: 'Record', cell: (event) => <Record event={event} onNarrow={onNarrow} /> },
  {
    key: 'details',
    header: 'Details',
    cell: ({ details }) =>
      details.length === 0 ? '–' : details.map((detail) => <div key={detail.name}>{detailText(detail)}</div>),
  },
  { key: 'ip', header: 'Address', cell: ({ ip }) => ip ?? '–' },
];
