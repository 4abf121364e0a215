import type { SqlReader } from '../../database/sql-reader.js';
import type { RequestContext } from '../../platform/context.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import { readList } from '../../platform/lists/list-read.js';
import { mapPage, type Page } from '../../platform/lists/page.js';
import { AUDIT_EVENTS, type AuditRow } from './audit.list.js';
import type { AuditDetail, AuditEvent } from './audit.types.js';
import { nameSubjects } from './audit-subjects.read-model.js';

export class AuditReadModel {
  constructor(private readonly reader: SqlReader) {}

  async list({ maxPageSize }: RequestContext, args: ListArgs): Promise<Page<AuditEvent>> {
    const page = await readList<AuditRow>(this.reader, AUDIT_EVENTS, args, maxPageSize);
    const getName = await nameSubjects(this.reader, page.nodes);
    return mapPage(page, ({ details, ...event }) => ({ ...event, ...getName(event), details: parseDetails(details) }));
  }
}

function parseDetails(json: string | null): AuditDetail[] {
  if (json === null) return [];
  const details = JSON.parse(json) as Record<string, unknown>;
  return Object.entries(details).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }));
}
