import {
  MAX_POOL_MEMBERS,
  MAX_POOLS,
  POOL_MESSAGES,
  poolNameSchema,
  poolNoteSchema,
} from '@job-alert/domain/candidates/talent-pool';
import { MAX_BULK_SIZE } from '@job-alert/domain/lists/paging';
import type { EntityManager } from 'typeorm';
import { TalentPoolEntity } from '../../database/entities/candidates/talent-pool.entity.js';
import { TalentPoolMemberEntity } from '../../database/entities/candidates/talent-pool-member.entity.js';
import { isDuplicate, type TransactionRunner } from '../../database/transaction.js';
import { lockAccount, lockCandidate } from '../../platform/account-lock.js';
import type { AuditAction, AuditSubject } from '@job-alert/domain/audit/audit';
import type { AuditTrail } from '../../platform/audit.js';
import { type BulkResult, runBulk } from '../../platform/bulk-action.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { countForLimit } from '../../platform/count-for-limit.js';
import { invalidInput, notFound } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import { requireAdmin } from '../../platform/viewer.js';
import { administratorName } from '../accounts/administrators/administrators.service.js';
import type {
  AddToTalentPoolInput,
  CreateTalentPoolInput,
  RenameTalentPoolInput,
  SetTalentPoolNoteInput,
} from './talent-pools.types.js';

const TOO_MANY = `Choose at most ${MAX_BULK_SIZE} candidates at once.`;

/** Talent pools: named lists of candidates that all administrators share. */
export class TalentPoolsService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Returns the id of the new pool. */
  async create(context: RequestContext, input: CreateTalentPoolInput): Promise<string> {
    const { name } = parseInput(poolNameSchema, input);
    return this.change(context, async (manager, adminId) => {
      if ((await countForLimit(manager, TalentPoolEntity, {})) >= MAX_POOLS)
        throw invalidInput({ name: [POOL_MESSAGES.tooMany] });
      const authorName = await administratorName(manager, adminId);
      const row = manager.create(TalentPoolEntity, { name, authorName, createdAt: this.clock.now() });
      const { id } = await manager.save(row);
      await this.record(manager, context, 'CREATE', 'TALENT_POOL', id);
      return id;
    });
  }

  async rename(context: RequestContext, { id, ...input }: RenameTalentPoolInput): Promise<string> {
    const { name } = parseInput(poolNameSchema, input);
    return this.change(context, async (manager) => {
      await lockPool(manager, id);
      await manager.update(TalentPoolEntity, { id }, { name });
      await this.record(manager, context, 'EDIT', 'TALENT_POOL', id);
      return id;
    });
  }

  async delete(context: RequestContext, id: string): Promise<string> {
    return this.change(context, async (manager) => {
      await lockPool(manager, id);
      await manager.delete(TalentPoolEntity, { id });
      await this.record(manager, context, 'DELETE', 'TALENT_POOL', id);
      return id;
    });
  }

  /** Adds candidates. One who is in the pool stays as they are. */
  addAll(
    context: RequestContext,
    { poolId, candidateIds }: AddToTalentPoolInput,
  ): Promise<BulkResult<string, string>[]> {
    const items = { field: 'candidateIds', items: [...new Set(candidateIds)], tooManyMessage: TOO_MANY };
    return runBulk(items, (candidateId) => this.add(context, poolId, candidateId));
  }

  /** Removes candidates. One who is not in the pool is no error. */
  removeAll(
    context: RequestContext,
    { poolId, candidateIds }: AddToTalentPoolInput,
  ): Promise<BulkResult<string, string>[]> {
    const items = { field: 'candidateIds', items: [...new Set(candidateIds)], tooManyMessage: TOO_MANY };
    return runBulk(items, (candidateId) => this.remove(context, poolId, candidateId));
  }

  /** Returns the id of the candidate. */
  async setNote(context: RequestContext, { poolId, candidateId, ...input }: SetTalentPoolNoteInput): Promise<string> {
    const { note } = parseInput(poolNoteSchema, input);
    return this.change(context, async (manager) => {
      const member = await this.lockMember(manager, poolId, candidateId);
      if (!(await manager.existsBy(TalentPoolMemberEntity, member))) throw notFound('Candidate');
      await manager.update(TalentPoolMemberEntity, member, { note });
      await this.record(manager, context, 'SET_POOL_NOTE', 'CANDIDATE', candidateId, poolId);
      return candidateId;
    });
  }

  private add(context: RequestContext, poolId: string, candidateId: string): Promise<string> {
    return this.change(context, async (manager, adminId) => {
      const member = await this.lockMember(manager, poolId, candidateId);
      if (await manager.existsBy(TalentPoolMemberEntity, member)) return candidateId;
      if ((await manager.countBy(TalentPoolMemberEntity, { poolId })) >= MAX_POOL_MEMBERS)
        throw invalidInput({ candidateIds: [POOL_MESSAGES.full] });
      const addedByName = await administratorName(manager, adminId);
      await manager.insert(TalentPoolMemberEntity, { ...member, addedByName, addedAt: this.clock.now() });
      await manager.increment(TalentPoolEntity, { id: poolId }, 'revision', 1);
      await this.record(manager, context, 'ADD_TO_POOL', 'CANDIDATE', candidateId, poolId);
      return candidateId;
    });
  }

  private remove(context: RequestContext, poolId: string, candidateId: string): Promise<string> {
    return this.change(context, async (manager) => {
      const { affected } = await manager.delete(
        TalentPoolMemberEntity,
        await this.lockMember(manager, poolId, candidateId),
      );
      if (affected === 0) return candidateId;
      await manager.increment(TalentPoolEntity, { id: poolId }, 'revision', 1);
      await this.record(manager, context, 'REMOVE_FROM_POOL', 'CANDIDATE', candidateId, poolId);
      return candidateId;
    });
  }

  /** Locks the candidate, so that a concurrent merge moves the membership too, and the pool, so that its limit holds. */
  private async lockMember(manager: EntityManager, poolId: string, candidateId: string) {
    if (!(await lockCandidate(manager, checkId(candidateId, 'Candidate')))) throw notFound('Candidate');
    await lockPool(manager, poolId);
    return { poolId, candidateId };
  }

  private async change(
    context: RequestContext,
    work: (manager: EntityManager, adminId: string) => Promise<string>,
  ): Promise<string> {
    const admin = requireAdmin(context.viewer);
    try {
      return await this.transactions.run(async (manager) => {
        await lockAccount(manager, admin);
        return work(manager, admin.id);
      });
    } catch (error) {
      if (isDuplicate(error)) throw invalidInput({ name: [POOL_MESSAGES.nameTaken] });
      throw error;
    }
  }

  private record(
    manager: EntityManager,
    context: RequestContext,
    action: AuditAction,
    subjectType: AuditSubject,
    subjectId: string,
    poolId?: string,
  ): Promise<void> {
    const entry = { action, subjectType, subjectId };
    return this.audit.record(manager, context, poolId === undefined ? entry : { ...entry, details: { poolId } });
  }
}

async function lockPool(manager: EntityManager, id: string): Promise<void> {
  const where = { id: checkId(id, 'Pool') };
  if (!(await manager.findOne(TalentPoolEntity, { where, lock: { mode: 'pessimistic_write' } })))
    throw notFound('Pool');
}
