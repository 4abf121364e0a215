import type { AuditSubject } from '@job-alert/domain/audit/audit';
import type { UserType } from '@job-alert/domain/text/user-type';
import type { SqlReader } from '../../database/sql-reader.js';
import type { RequestContext } from '../../platform/context.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';
import { readList } from '../../platform/lists/list-read.js';
import { mapPage, type Page } from '../../platform/lists/page.js';
import { AUDIT_EVENTS, type AuditRow } from './audit.list.js';
import type { AuditDetail, AuditEvent } from './audit.types.js';

export class AuditReadModel {
  constructor(private readonly reader: SqlReader) {}

  async list({ maxPageSize }: RequestContext, args: ListArgs): Promise<Page<AuditEvent>> {
    const page = await readList<AuditRow>(this.reader, AUDIT_EVENTS, args, maxPageSize);
    const getNames = await nameSubjects(this.reader, page.nodes);
    return mapPage(page, ({ details, actorCompanyName, ...event }) => {
      const { actorName, ...names } = getNames(event);
      const companyName = actorName && actorCompanyName ? `, ${actorCompanyName}` : '';
      return { ...event, ...names, actorName: actorName && actorName + companyName, details: parseDetails(details) };
    });
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

type Subject = Pick<AuditEvent, 'subjectType' | 'subjectId'>;
type Named = Pick<AuditEvent, 'actorName' | 'subjectName' | 'subjectUserType' | 'subjectDeleted'>;

/** The current name of a record, and the type of an account. The trail stores neither. */
interface NamedSubject {
  subjectType: string;
  subjectId: string;
  name: string | null;
  userType: UserType | null;
}

const PERSON = `CONCAT(u.first_name, ' ', u.last_name)`;

/** The source of the names of each kind of record. Kinds that are missing here have none. */
const SOURCES: Readonly<Partial<Record<AuditSubject | 'ACTOR', { columns: string; from: string; id: string }>>> = {
  ACTOR: {
    columns: `IF(u.type = 'MERGED', NULL, NULLIF(TRIM(${PERSON}), '')), NULL`,
    from: 'user u',
    id: 'u.id',
  },
  API_CLIENT: { columns: 'c.name, NULL', from: 'api_client c', id: 'c.id' },
  APPLICATION: {
    columns: `CONCAT(${PERSON}, ', ', j.title), NULL`,
    from: 'application a JOIN user u ON u.id = a.candidate_id JOIN job j ON j.id = a.job_id',
    id: 'a.id',
  },
  CANDIDATE: { columns: `${PERSON}, u.type`, from: 'user u', id: 'u.id' },
  COMPANY: { columns: 'c.name, NULL', from: 'company c', id: 'c.id' },
  JOB: { columns: 'j.title, NULL', from: 'job j', id: 'j.id' },
  REPORT_LINK: { columns: 'l.name, NULL', from: 'spreadsheet_link l', id: 'l.id' },
  USER: { columns: `${PERSON}, u.type`, from: 'user u', id: 'u.id' },
  WEBHOOK: { columns: 'w.url, NULL', from: 'webhook w', id: 'w.id' },
};

const subjectKey = ({ subjectType, subjectId }: Subject): string => `${subjectType} ${subjectId}`;
const isId = (text: string): boolean => /^\d{1,19}$/.test(text);

const actorOf = ({ actorId }: Pick<AuditEvent, 'actorId'>): Subject => ({
  subjectType: 'ACTOR',
  subjectId: actorId ?? '',
});

/** Returns a function that names the actors and the records of a page of the trail, which one statement has read. */
async function nameSubjects(
  reader: SqlReader,
  events: readonly (Subject & Pick<AuditEvent, 'actorId'>)[],
): Promise<(event: Subject & Pick<AuditEvent, 'actorId'>) => Named> {
  const all = [...events, ...events.map(actorOf)];
  const parts = Object.entries(SOURCES).flatMap(([type, { columns, from, id }]) => {
    const subjects = all.filter(({ subjectType, subjectId }) => subjectType === type && isId(subjectId));
    const ids = [...new Set(subjects.map(({ subjectId }) => subjectId))];
    if (ids.length === 0) return [];
    return [{ sql: `SELECT '${type}', ${id}, ${columns} FROM ${from} WHERE ${id} IN (${placeholders(ids)})`, ids }];
  });
  const subjects = parts.length === 0 ? [] : await read(reader, parts);
  const byKey = new Map(subjects.map((subject) => [subjectKey(subject), subject]));
  return (event) => {
    const subject = byKey.get(subjectKey(event));
    const isLookedFor = Object.hasOwn(SOURCES, event.subjectType) && isId(event.subjectId);
    return {
      actorName: byKey.get(subjectKey(actorOf(event)))?.name ?? null,
      subjectName: subject?.name ?? null,
      subjectUserType: subject?.userType ?? null,
      subjectDeleted: isLookedFor && !subject,
    };
  };
}

function read(reader: SqlReader, parts: readonly { sql: string; ids: readonly string[] }[]): Promise<NamedSubject[]> {
  const names = parts.map(({ sql }) => sql).join(' UNION ALL ');
  return reader.rows(
    `WITH named (subjectType, subjectId, name, userType) AS (${names}) SELECT * FROM named`,
    parts.flatMap(({ ids }) => ids),
  );
}
