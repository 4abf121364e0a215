import {
  MERGE_MESSAGES,
  mergedPlaces,
  mergeEffects,
  mergeUndoDeadline,
} from '@job-alert/domain/candidates/candidate-merge';
import type { EntityManager } from 'typeorm';
import { CandidateMergeEntity, type MovedRows } from '../../database/entities/accounts/candidate-merge.entity.js';
import type { ApplicationEntity } from '../../database/entities/applications/application.entity.js';
import { updateFacts } from '../../database/reports/report-facts.js';
import type { TransactionRunner } from '../../database/transaction.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { AuditEntry, AuditTrail } from '../../platform/audit.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { invalidInput, notFound, PortalError } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { requireAdmin } from '../../platform/viewer.js';
import { administratorName } from '../accounts/administrators/administrators.service.js';
import type { SessionsService } from '../accounts/sessions/sessions.service.js';
import type { CandidatesService } from '../candidates/candidates.service.js';
import type { MergesReadModel } from './merges.read-model.js';
import { asMerged, type MergesRepository } from './merges.repository.js';
import type { MergeCandidatesInput } from './merges.types.js';

/** Larger than any attempt number, so that two applications can swap theirs. */
const ASIDE = 10_000;

interface Deps {
  transactions: TransactionRunner;
  rows: MergesRepository;
  readModel: MergesReadModel;
  candidates: CandidatesService;
  sessions: SessionsService;
  audit: AuditTrail;
  clock: Clock;
}

/** Merges two accounts of one person. A merge can be undone for 30 days (decision 0058). */
export class MergesService {
  constructor(private readonly deps: Deps) {}

  async effects({ keepId, removeId }: MergeCandidatesInput): Promise<string[]> {
    const both = checkBoth(keepId, removeId);
    const extent = await this.deps.readModel.extent(both.keepId, both.removeId);
    if (!extent) throw notFound('Candidate');
    return mergeEffects(extent, this.deps.clock.now());
  }

  async merge(context: RequestContext, input: MergeCandidatesInput): Promise<string> {
    const admin = requireAdmin(context.viewer);
    const { keepId, removeId } = checkBoth(input.keepId, input.removeId);
    return this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, admin);
      const accounts = await this.deps.rows.lockAccounts(manager, 'CANDIDATE', removeId, keepId);
      if (!accounts) throw notFound('Candidate');
      const moved = { ...accounts, ...(await this.moveEverything(manager, keepId, removeId)) };
      await this.deps.candidates.refreshCompleteness(manager, context, keepId);
      await this.deps.sessions.endAll(manager, removeId);
      await this.deps.rows.end(manager, removeId);
      const row = manager.create(CandidateMergeEntity, {
        keepId,
        removedId: removeId,
        moved,
        mergedAt: this.deps.clock.now(),
        mergedByName: await administratorName(manager, admin.id),
      });
      const { id } = await manager.save(row);
      await this.record(manager, context, 'MERGE', keepId, removeId);
      return id;
    });
  }

  /** Undoes a merge. Returns the ids of both candidates. */
  async undo(context: RequestContext, id: string): Promise<{ keepId: string; removedId: string }> {
    const admin = requireAdmin(context.viewer);
    checkId(id, 'Merge');
    return this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, admin);
      const merge = await manager.findOne(CandidateMergeEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!merge) throw notFound('Merge');
      const { keepId, removedId, moved, mergedAt } = merge;
      if (!moved || mergeUndoDeadline(mergedAt) <= this.deps.clock.now()) {
        throw new PortalError('UNDO_TOO_LATE', MERGE_MESSAGES.tooLate);
      }
      if (!(await this.deps.rows.lockAccounts(manager, 'MERGED', removedId, keepId))) throw notFound('Candidate');
      await this.moveBack(manager, context, keepId, removedId, moved);
      await manager.delete(CandidateMergeEntity, { id });
      await this.record(manager, context, 'UNDO_MERGE', keepId, removedId);
      return { keepId, removedId };
    });
  }

  private async moveEverything(
    manager: EntityManager,
    keepId: string,
    removedId: string,
  ): Promise<Omit<MovedRows, 'wasActive'>> {
    const { rows } = this.deps;
    const groups = await rows.sameJobs(manager, keepId, removedId);
    const before = groups.flat().map(({ id, attempt, isActive }) => ({ id, attempt, isActive }));
    await this.putAside(manager, before);
    const ids = await rows.move(manager, removedId, keepId);
    for (const group of groups) await this.placeAll(manager, group);
    await updateFacts(manager, 'APPLICATION', applicationIds(before));
    return { ids, applications: before, filled: await rows.fill(manager, removedId, keepId) };
  }

  private async placeAll(manager: EntityManager, group: readonly ApplicationEntity[]): Promise<void> {
    const wasActive = new Map(group.map(({ id, isActive }) => [id, isActive]));
    for (const { id, attempt, isOutrun } of mergedPlaces(group.map(asMerged))) {
      await this.deps.rows.place(manager, id, attempt, wasActive.get(id) === true && !isOutrun);
    }
  }

  private async moveBack(
    manager: EntityManager,
    context: RequestContext,
    keepId: string,
    removedId: string,
    moved: MovedRows,
  ): Promise<void> {
    const { rows, candidates } = this.deps;
    await this.putAside(manager, moved.applications);
    await rows.moveBack(manager, moved, keepId, removedId);
    for (const { id, attempt, isActive } of moved.applications) await rows.place(manager, id, attempt, isActive);
    await updateFacts(manager, 'APPLICATION', applicationIds(moved.applications));
    await rows.empty(manager, moved, keepId);
    await rows.revive(manager, removedId, moved.wasActive);
    await candidates.refreshCompleteness(manager, context, keepId);
    await candidates.refreshCompleteness(manager, context, removedId);
  }

  private async putAside(manager: EntityManager, applications: MovedRows['applications']): Promise<void> {
    for (const [index, { id, isActive }] of applications.entries()) {
      await this.deps.rows.place(manager, id, ASIDE + index, isActive);
    }
  }

  private record(
    manager: EntityManager,
    context: RequestContext,
    action: 'MERGE' | 'UNDO_MERGE',
    keepId: string,
    removedId: string,
  ): Promise<void> {
    const entry = (subjectId: string, details: Record<string, string>): AuditEntry => ({
      action,
      subjectType: 'CANDIDATE',
      subjectId,
      details,
    });
    return this.deps.audit.recordAll(manager, context, [entry(keepId, { removedId }), entry(removedId, { keepId })]);
  }
}

const applicationIds = (applications: MovedRows['applications']): string[] => applications.map(({ id }) => id);

function checkBoth(keepId: string, removeId: string): MergeCandidatesInput {
  const both = { keepId: checkId(keepId, 'Candidate'), removeId: checkId(removeId, 'Candidate') };
  if (keepId === removeId) throw invalidInput({ removeId: [MERGE_MESSAGES.same] });
  return both;
}
