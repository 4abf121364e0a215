import type { EntityManager, EntityTarget, FindOptionsOrder, FindOptionsWhere } from 'typeorm';

/**
 * Counts rows for a limit that no account or record owns. Locks the oldest of these rows first, so that concurrent requests cannot exceed
 * the limit together.
 */
export async function countForLimit<Row extends { id: string }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
): Promise<number> {
  const order = { id: 'ASC' } as FindOptionsOrder<Row>;
  await manager.findOne(entity, { where, order, lock: { mode: 'pessimistic_write' } });
  return manager.countBy(entity, where);
}
