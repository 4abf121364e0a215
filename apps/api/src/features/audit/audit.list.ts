import { formatIsoDateTime } from '@job-alert/domain/india/calendar';
import { AUDIT_ACTION_LABELS, AUDIT_SUBJECT_LABELS, auditLabel } from '@job-alert/domain/audit/audit';
import { auditDetails } from '@job-alert/domain/audit/audit-details';
import { ID } from 'type-graphql';
import { IS_NAMED } from '../../database/companies/company-members.js';
import type { ActorType } from '../../platform/audit.js';
import { recordId, text } from '../../platform/http/query-parameters.js';
import { checkId } from '../../platform/ids.js';
import { listArgs } from '../../platform/lists/list.types.js';
import { column, computed, defineList, equalTo, type RowOf } from '../../platform/lists/list-definition.js';
import { dayFilters } from '../../platform/lists/list-filters.js';
import { byTime } from '../../platform/lists/list-order.js';
import { AuditActionEnum, type AuditEvent, AuditSubjectEnum } from './audit.types.js';

/**
 * The company for which a member acted. Events without it, such as logins, have the company that the actor works for, unless they are older than the
 * membership.
 */
const ACTOR_COMPANY = `(SELECT c.name FROM company_member m JOIN company c ON c.id = COALESCE(e.actor_company_id, m.company_id)
  WHERE m.user_id = e.actor_id AND ${IS_NAMED} AND (e.actor_company_id IS NOT NULL OR m.added_at <= e.at))`;

const columns = {
  id: column<string>('e.id', { csv: 'ID' }),
  at: column<Date>('e.at', { csv: 'Time', cell: formatIsoDateTime }),
  actorName: computed('Who', (event: AuditEvent) => event.actorName),
  actorId: column<string | null>('e.actor_id', { csv: 'Account ID' }),
  actorCompanyName: column<string | null>(ACTOR_COMPANY),
  actorType: column<ActorType>('e.actor_type', { csv: 'Account Type', cell: auditLabel }),
  action: column<string>('e.action', { csv: 'Action', cell: auditLabel }),
  subjectType: column<string>('e.subject_type', { csv: 'Record', cell: auditLabel }),
  subjectId: column<string>('e.subject_id', { csv: 'Record ID' }),
  subjectName: computed('Record Name', (event: AuditEvent) => event.subjectName),
  details: column<string | null, AuditEvent>('e.details', {
    csv: 'Details',
    cell: (_, { details }) => auditDetails(details).join('; '),
  }),
  ip: column<string | null>('e.ip', { csv: 'Address' }),
};

export type AuditRow = RowOf<typeof columns>;

/** Parses a value of an enum in any case. */
const parseEnum = (values: object) => (word: string) => {
  const value = word.toUpperCase();
  return Object.hasOwn(values, value) ? value : undefined;
};

/** The audit trail. Each filter is a range of an index. */
export const AUDIT_EVENTS = defineList<AuditEvent>({
  records: 'events',
  columns,
  filterName: 'AuditFilter',
  filters: {
    action: {
      type: () => AuditActionEnum,
      description: 'Only events with this action.',
      where: equalTo('e.action'),
      urlParameter: { name: 'action', parameter: text('The action.') },
      read: parseEnum(AUDIT_ACTION_LABELS),
    },
    subjectType: {
      type: () => AuditSubjectEnum,
      description: 'Only this kind of record.',
      where: equalTo('e.subject_type'),
      urlParameter: { name: 'subject', parameter: text('The kind of record.') },
      read: parseEnum(AUDIT_SUBJECT_LABELS),
    },
    subjectId: {
      type: () => ID,
      description: 'Only the record with this id.',
      where: equalTo('e.subject_id'),
      urlParameter: { name: 'record', parameter: text('The id of the record.') },
    },
    actorId: {
      type: () => ID,
      description: 'Only actions of this account.',
      where: (id: string) => equalTo('e.actor_id')(checkId(id, 'User')),
      urlParameter: { name: 'actor', parameter: recordId('The id of the account that acted.') },
    },
    ...dayFilters('On', 'e.at'),
  },
  from: 'audit_event e',
  id: 'e.id',
  order: byTime('e.at', 'e.id'),
});

export const AuditArgs = listArgs(AUDIT_EVENTS);
