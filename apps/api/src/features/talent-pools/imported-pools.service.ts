import { MAX_POOL_MEMBERS, MAX_POOLS, POOL_MESSAGES } from '@job-alert/domain/candidates/talent-pool';
import { type EntityManager, In } from 'typeorm';
import type { AuditAction } from '@job-alert/domain/audit/audit';
import { TalentPoolEntity } from '../../database/entities/candidates/talent-pool.entity.js';
import { TalentPoolMemberEntity } from '../../database/entities/candidates/talent-pool-member.entity.js';
import type { AuditEntry, AuditTrail } from '../../platform/audit.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { countForLimit } from '../../platform/count-for-limit.js';
import { invalidInput } from '../../platform/errors.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';
import { groupBy } from '../../platform/group-by.js';
import { requireAdmin } from '../../platform/viewer.js';
import { administratorName } from '../accounts/administrators/administrators.service.js';

const sizesSql = (names: readonly string[]): string => `SELECT p.name, COUNT(m.id) AS members FROM talent_pool p
  LEFT JOIN talent_pool_member m ON m.pool_id = p.id WHERE p.name IN (${placeholders(names)}) GROUP BY p.id, p.name`;

/** A new candidate, and the name of the pool to add them to. */
interface NewMember {
  candidateId: string;
  pool: string;
}

/** The pools of imports. Each method runs in the transaction of the caller. */
export class ImportedPoolsService {
  constructor(
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Returns the pools with these names, with their sizes, and the number of all pools. */
  async find(manager: EntityManager, names: readonly string[]) {
    if (names.length === 0) return { named: [], total: 0 };
    const rows = await manager.query<{ name: string; members: number | string }[]>(sizesSql(names), [...names]);
    const named = rows.map(({ name, members }) => ({ name, members: Number(members) }));
    return { named, total: await manager.countBy(TalentPoolEntity, {}) };
  }

  /** Creates the pools that do not exist. Errors: INVALID_INPUT. */
  async create(
    manager: EntityManager,
    context: RequestContext,
    importId: string,
    names: readonly string[],
  ): Promise<void> {
    if (names.length === 0) return;
    await countForLimit(manager, TalentPoolEntity, {});
    const created = {
      authorName: await administratorName(manager, requireAdmin(context.viewer).id),
      createdAt: this.clock.now(),
      importId,
    };
    const rows = names.map((name) => ({ name, ...created }));
    await manager.createQueryBuilder().insert().into(TalentPoolEntity).values(rows).orIgnore().execute();
    if ((await manager.countBy(TalentPoolEntity, {})) > MAX_POOLS)
      throw invalidInput({ file: [POOL_MESSAGES.tooMany] });
    await this.record(manager, context, 'CREATE', await manager.findBy(TalentPoolEntity, { importId }));
  }

  /** Adds the people of an import. A pool that has been deleted meanwhile gets none. Errors: INVALID_INPUT. */
  async add(manager: EntityManager, context: RequestContext, members: readonly NewMember[]): Promise<void> {
    if (members.length === 0) return;
    const addedByName = await administratorName(manager, requireAdmin(context.viewer).id);
    const entries: AuditEntry[] = [];
    for (const [name, people] of groupBy(members, ({ pool }) => pool)) {
      const pool = await manager.findOne(TalentPoolEntity, { where: { name }, lock: { mode: 'pessimistic_write' } });
      if (!pool) continue;
      const poolId = pool.id;
      if ((await manager.countBy(TalentPoolMemberEntity, { poolId })) + people.length > MAX_POOL_MEMBERS)
        throw invalidInput({ file: [POOL_MESSAGES.full] });
      const addedAt = this.clock.now();
      const rows = people.map(({ candidateId }) => ({ poolId, candidateId, addedByName, addedAt }));
      await manager
        .createQueryBuilder()
        .insert()
        .into(TalentPoolMemberEntity)
        .values(rows)
        .updateEntity(false)
        .execute();
      await manager.increment(TalentPoolEntity, { id: poolId }, 'revision', 1);
      for (const { candidateId: subjectId } of people)
        entries.push({ action: 'ADD_TO_POOL', subjectType: 'CANDIDATE', subjectId, details: { poolId } });
    }
    await this.audit.recordAll(manager, context, entries);
  }

  /** Deletes the pools that an import has created and that have no candidates. */
  async deleteEmpty(manager: EntityManager, context: RequestContext, importId: string): Promise<void> {
    const pools = await manager.find(TalentPoolEntity, { where: { importId }, lock: { mode: 'pessimistic_write' } });
    const empty: TalentPoolEntity[] = [];
    for (const pool of pools) {
      if (!(await manager.existsBy(TalentPoolMemberEntity, { poolId: pool.id }))) empty.push(pool);
    }
    await manager.delete(TalentPoolEntity, { id: In(empty.map(({ id }) => id)) });
    await this.record(manager, context, 'DELETE', empty);
  }

  private record(
    manager: EntityManager,
    context: RequestContext,
    action: AuditAction,
    pools: readonly TalentPoolEntity[],
  ): Promise<void> {
    return this.audit.recordAll(
      manager,
      context,
      pools.map(({ id }) => ({ action, subjectType: 'TALENT_POOL', subjectId: id })),
    );
  }
}
