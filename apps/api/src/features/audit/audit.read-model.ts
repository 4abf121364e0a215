import type { Reader } from '../../database/reader.js';
import { checkId } from '../../platform/ids.js';
import { byTime, type Condition } from '../../platform/list-order.js';
import { readPage, withinDays } from '../../platform/list-query.js';
import { mapPage, type Page } from '../../platform/page.js';
import { nameSubjects } from './audit-subjects.read-model.js';
import type { AuditArgs, AuditDetail, AuditEvent, AuditFilter } from './audit.types.js';

type NamedLater = 'subjectName' | 'subjectUserType' | 'subjectDeleted';
type AuditRow = Omit<AuditEvent, 'details' | NamedLater> & { details: string | null };

const COLUMNS = `e.id, e.at, e.actor_id AS actorId, e.actor_type AS actorType, e.action, e.subject_type AS subjectType,
  e.subject_id AS subjectId, e.details, e.ip`;

/** The audit trail as administrators read it, the latest first: a range of an index for each way to narrow it. */
export class AuditReadModel {
  constructor(private readonly reader: Reader) {}

  async list(args: AuditArgs, maxPageSize: number): Promise<Page<AuditEvent>> {
    const page = await readPage<AuditRow>(
      this.reader,
      {
        columns: COLUMNS,
        from: 'audit_event e',
        conditions: conditionsOf(args.filter ?? {}),
        order: byTime('e.at', 'e.id'),
      },
      args,
      maxPageSize,
    );
    const nameOf = await nameSubjects(this.reader, page.nodes);
    return mapPage(page, ({ details, ...event }) => ({ ...event, ...nameOf(event), details: detailsOf(details) }));
  }
}

function conditionsOf({ actorId, subjectType, subjectId, action, from, to }: AuditFilter): Condition[] {
  const actor = actorId && checkId(actorId, 'User');
  const equal = { 'e.actor_id': actor, 'e.subject_type': subjectType, 'e.subject_id': subjectId, 'e.action': action };
  return [
    ...Object.entries(equal).flatMap(([column, value]) => (value ? [{ sql: `${column} = ?`, values: [value] }] : [])),
    ...withinDays('e.at', from, to),
  ];
}

function detailsOf(json: string | null): AuditDetail[] {
  if (json === null) return [];
  const details = JSON.parse(json) as Record<string, unknown>;
  return Object.entries(details).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
}
