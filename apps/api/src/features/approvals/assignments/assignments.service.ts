import {
  newResponsibilities,
  RESPONSIBLE_MESSAGES,
  type ResponsibleSubject,
} from '@job-alert/domain/accounts/responsible-administrator';
import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import { responsiblePath } from '@job-alert/domain/portal/deep-links';
import type { EntityManager } from 'typeorm';
import { lockResponsible } from '../../../database/companies/responsible-administrators.js';
import { lockAccount } from '../../../platform/account-lock.js';
import type { AuditEntry } from '../../../platform/audit.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { invalidInput } from '../../../platform/errors.js';
import { checkId, isId } from '../../../platform/ids.js';
import { requireAdmin } from '../../../platform/viewer.js';
import type { AdminNotificationsService } from '../../notifications/admin-notifications.service.js';
import type { Assignable, AssignmentsRepository } from './assignments.repository.js';
import type { AssignResponsibleInput } from './assignments.types.js';

const TOO_MANY = `Choose at most ${MAX_BULK_SIZE} records at once.`;

interface Deps extends Pick<CoreServices, 'transactions' | 'audit'> {
  assignments: AssignmentsRepository;
  adminNotifications: Pick<AdminNotificationsService, 'note'>;
}

/** Chooses the administrators who are responsible for companies, jobs and requests. */
export class AssignmentsService {
  constructor(private readonly deps: Deps) {}

  /** Returns the ids of the records that still exist. Errors: INVALID_INPUT. */
  async assign(context: RequestContext, { kind, ids, ...input }: AssignResponsibleInput): Promise<string[]> {
    const admin = requireAdmin(context.viewer);
    const responsibleId = input.responsibleId ?? null;
    const recordIds = checkIds(ids);
    const { transactions, assignments, audit } = this.deps;
    return transactions.run(async (manager) => {
      await lockAccount(manager, admin);
      await requireResponsible(manager, responsibleId);
      const records = await assignments.lock(manager, kind, recordIds);
      const changed = records.filter((record) => record.responsibleId !== responsibleId);
      await assignments.assign(manager, kind, changed, responsibleId);
      const entries = changed.map((record) => auditEntry(kind, record, responsibleId));
      await audit.recordAll(manager, context, entries);
      if (responsibleId !== null && responsibleId !== admin.id)
        await this.inform(manager, kind, changed.length, responsibleId);
      return records.map(({ id }) => id);
    });
  }

  /** Writes one notification, however many records there are. */
  private async inform(manager: EntityManager, kind: ResponsibleSubject, count: number, id: string): Promise<void> {
    if (count === 0) return;
    const line = { kind: 'ASSIGNED', text: newResponsibilities(kind, count), path: responsiblePath(kind, id) } as const;
    await this.deps.adminNotifications.note(manager, line, [id]);
  }
}

function checkIds(ids: readonly string[]): string[] {
  if (ids.length === 0) throw invalidInput({ ids: [RESPONSIBLE_MESSAGES.noRecords] });
  if (ids.length > MAX_BULK_SIZE) throw invalidInput({ ids: [TOO_MANY] });
  return [...new Set(ids.map((id) => checkId(id, 'Record')))];
}

async function requireResponsible(manager: EntityManager, id: string | null): Promise<void> {
  if (id === null || (isId(id) && (await lockResponsible(manager, id)))) return;
  throw invalidInput({ responsibleId: [RESPONSIBLE_MESSAGES.notPossible] });
}

/** The trail names a request by its record, as for decisions. */
function auditEntry(kind: ResponsibleSubject, { id, subject }: Assignable, responsibleId: string | null): AuditEntry {
  return {
    action: 'ASSIGN',
    subjectType: subject.kind,
    subjectId: subject.id,
    details: { ...(kind === 'REQUEST' && { requestId: id }), responsibleId },
  };
}
