import type { AuditAction, AuditSubject } from '@job-alert/domain/audit/audit';
import type { EntityManager } from 'typeorm';
import { AuditEventEntity } from '../database/entities/operations/audit-event.entity.js';
import type { Clock } from './clock.js';
import type { RequestContext } from './context.js';
import type { Role, Viewer } from './viewer.js';

/** One entry of the audit trail. `details` holds no personal data. */
export interface AuditEntry {
  action: AuditAction;
  subjectType: AuditSubject;
  subjectId: string;
  details?: Record<string, unknown>;
}

/** Writes the audit trail in the transaction of the change, so that neither exists without the other. */
export class AuditTrail {
  constructor(private readonly clock: Clock) {}

  async record(manager: EntityManager, context: RequestContext, entry: AuditEntry): Promise<void> {
    await manager.insert(AuditEventEntity, this.row(context, entry));
  }

  /** Records the effects of one action on many records in one statement. The caller limits the batch size. */
  async recordAll(manager: EntityManager, context: RequestContext, entries: readonly AuditEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const rows = entries.map((entry) => this.row(context, entry));
    await manager.createQueryBuilder().insert().into(AuditEventEntity).values(rows).updateEntity(false).execute();
  }

  /** Removes the note from the viewer's entries about a record since `since`, for an action that was undone. */
  async forgetNote(
    manager: EntityManager,
    { viewer }: RequestContext,
    { subjectType, subjectId }: Pick<AuditEntry, 'subjectType' | 'subjectId'>,
    since: Date,
  ): Promise<void> {
    if (viewer.kind !== 'user') return;
    await manager.query(
      `UPDATE audit_event SET details = JSON_REMOVE(details, '$.note')
        WHERE subject_type = ? AND subject_id = ? AND actor_id = ? AND at >= ? AND details IS NOT NULL`,
      [subjectType, subjectId, viewer.id, since],
    );
  }

  private row({ viewer, ip }: RequestContext, entry: AuditEntry) {
    return {
      at: this.clock.now(),
      actorId: viewer.kind === 'user' ? viewer.id : null,
      actorCompanyId: (viewer.kind === 'user' && viewer.membership?.companyId) || null,
      actorType: actorType(viewer),
      action: entry.action,
      subjectType: entry.subjectType,
      subjectId: entry.subjectId,
      // TypeORM types a JSON column as a deep partial; a plain record is one.
      details: (entry.details ?? null) as never,
      ip: ip === '' ? null : ip,
    };
  }
}

/** The kind of actor: a role, or a client without login. */
export type ActorType = Role | 'ANONYMOUS';

function actorType(viewer: Viewer): ActorType {
  if (viewer.kind === 'user') return viewer.type;
  return viewer.kind === 'apiClient' ? 'API_CLIENT' : 'ANONYMOUS';
}
