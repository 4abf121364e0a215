import { MAX_POOL_MEMBERS } from '@job-alert/domain/candidates/talent-pool';
import { beforeAll, describe, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { TalentPoolEntity } from '../src/database/entities/candidates/talent-pool.entity.js';
import { TalentPoolMemberEntity } from '../src/database/entities/candidates/talent-pool-member.entity.js';
import { createAdmin, deleteUsers } from './builders/admin.js';
import { registerCandidate } from './builders/candidate.js';
import { type Actor, nextNumber } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';
import { ADD_TO_POOL, CREATE_POOL } from './matrix/talent-pools.js';

const RENAME =
  'mutation ($id: ID!, $name: String!) { renameTalentPool(input: { id: $id, name: $name }) { pool { name } } }';
const DELETE = 'mutation ($id: ID!) { deleteTalentPool(input: { id: $id }) { id } }';
const POOLS = '{ talentPools { id name authorName memberCount } }';
const CANDIDATE = 'query ($id: ID!) { candidate(id: $id) { pools { pool { id name } note addedByName } } }';
const REMOVE = `mutation ($poolId: ID!, $candidateIds: [ID!]!) {
  removeFromTalentPool(input: { poolId: $poolId, candidateIds: $candidateIds }) { results { code candidate { pools { note } } } }
}`;
const NOTE = `mutation ($poolId: ID!, $candidateId: ID!, $note: String) {
  setTalentPoolNote(input: { poolId: $poolId, candidateId: $candidateId, note: $note }) { candidate { pools { note } } }
}`;
const FIND = `query ($filter: CandidateSearchFilter) {
  findCandidates(filter: $filter) { nodes { id } facets { pools { value count } } }
}`;
const MERGE =
  'mutation ($keepId: ID!, $removeId: ID!) { mergeCandidates(input: { keepId: $keepId, removeId: $removeId }) { merge { id } } }';
const UNDO_MERGE = 'mutation ($id: ID!) { undoMerge(input: { id: $id }) { candidate { id } } }';

interface Found {
  findCandidates: { nodes: { id: string }[]; facets: { pools: { value: string; count: number }[] } };
}
interface Added {
  addToTalentPool: { results: { candidateId: string; code: string | null; message: string | null }[] };
}
interface Listed {
  talentPools: { id: string; name: string; authorName: string; memberCount: number }[];
}
interface Member {
  candidate: { pools: { pool: { id: string; name: string }; note: string | null; addedByName: string }[] };
}

describe('talent pools', () => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal);
  });

  const create = async (name = `Pool ${nextNumber()}`) =>
    (await admin.client.ask<{ createTalentPool: { pool: { id: string } } }>(CREATE_POOL, { name })).createTalentPool
      .pool.id;
  const add = async (poolId: string, ...candidates: Pick<Actor, 'id'>[]) =>
    (await admin.client.ask<Added>(ADD_TO_POOL, { poolId, candidateIds: candidates.map(({ id }) => id) }))
      .addToTalentPool.results;
  const find = async (...pools: string[]) =>
    (await admin.client.ask<Found>(FIND, { filter: { pools } })).findCandidates;
  const foundIn = async (...pools: string[]) => (await find(...pools)).nodes.map(({ id }) => id).toSorted();
  const poolsOf = async ({ id }: Pick<Actor, 'id'>) =>
    (await admin.client.ask<Member>(CANDIDATE, { id })).candidate.pools;
  const errorOf = async (document: string, variables: object) =>
    (await admin.client.errorOf(document, { ...variables })).message;
  const members = (poolId: string) => portal.dataSource.manager.countBy(TalentPoolMemberEntity, { poolId });

  test('are created, renamed and deleted by every administrator, and have unique names', async () => {
    const id = await create('CNC operators Sachin GIDC');
    const other = await createAdmin(portal);
    expect(await errorOf(CREATE_POOL, { name: ' cnc OPERATORS sachin gidc' })).toBe(
      'There is already a pool with this name.',
    );
    const second = await create('Weavers');
    expect(await errorOf(RENAME, { id: second, name: 'CNC Operators Sachin GIDC' })).toBe(
      'There is already a pool with this name.',
    );
    await other.client.ask(RENAME, { id, name: 'CNC Operators, Sachin' });
    expect(await admin.client.outcome(CREATE_POOL, { name: 'x'.repeat(81) })).toBe('INVALID_INPUT');
    await add(id, await registerCandidate(portal));
    const { talentPools } = await other.client.ask<Listed>(POOLS);
    expect(talentPools.filter((pool) => [id, second].includes(pool.id))).toEqual([
      { id, name: 'CNC Operators, Sachin', authorName: expect.stringMatching(/\w+ \w+/), memberCount: 1 },
      expect.objectContaining({ id: second, memberCount: 0 }),
    ]);
    await other.client.ask(DELETE, { id });
    expect(await admin.client.outcome(DELETE, { id })).toBe('NOT_FOUND');
    expect(await members(id)).toBe(0);
    const events = await portal.dataSource.manager.findBy(AuditEventEntity, {
      subjectType: 'TALENT_POOL',
      subjectId: id,
    });
    expect(events.map(({ action }) => action).toSorted()).toEqual(['CREATE', 'DELETE', 'EDIT']);
  });

  test('get candidates once, also from two requests at the same time, and lose them', async () => {
    const [pool, one, two] = [await create(), await registerCandidate(portal), await registerCandidate(portal)];
    const [first, second] = await Promise.all([add(pool, one, two), add(pool, one)]);
    expect([...first, ...second].map(({ code }) => code)).toEqual([null, null, null]);
    expect(await members(pool)).toBe(2);
    const added = await portal.dataSource.manager.findBy(AuditEventEntity, {
      action: 'ADD_TO_POOL',
      subjectId: one.id,
    });
    expect(added).toMatchObject([{ subjectType: 'CANDIDATE', details: { poolId: pool } }]);
    expect(await admin.client.ask(REMOVE, { poolId: pool, candidateIds: [one.id, one.id] })).toEqual({
      removeFromTalentPool: { results: [{ code: null, candidate: { pools: [] } }] },
    });
    await admin.client.ask(REMOVE, { poolId: pool, candidateIds: [one.id] });
    expect(await members(pool)).toBe(1);
  });

  test('answer for each candidate, and take at most 100 at once and 5,000 in all', async () => {
    const [pool, candidate] = [await create(), await registerCandidate(portal)];
    expect(await add(pool, { id: '999999999' }, candidate, admin)).toMatchObject([
      { code: 'NOT_FOUND' },
      { candidateId: candidate.id, code: null },
      { code: 'NOT_FOUND' },
    ]);
    expect(await add('999999999', candidate)).toMatchObject([{ code: 'NOT_FOUND' }]);
    const ids = Array.from({ length: 101 }, (_, index) => String(index + 1));
    expect(await admin.client.outcome(ADD_TO_POOL, { poolId: pool, candidateIds: ids })).toBe('INVALID_INPUT');
    const full = await create();
    await fill(full);
    expect(await add(full, candidate)).toMatchObject([
      { code: 'INVALID_INPUT', message: 'A pool has at most 5,000 candidates.' },
    ]);
    await portal.dataSource.manager.delete(TalentPoolEntity, { id: full });
  });

  /** Fills a pool to its limit without 5,000 people: foreign keys are not checked. */
  async function fill(poolId: string): Promise<void> {
    const row = (index: number) => `(${poolId}, ${900_000 + index}, 'Asha Patel', UTC_TIMESTAMP(3))`;
    const rows = Array.from({ length: MAX_POOL_MEMBERS }, (_, index) => row(index));
    await portal.dataSource.transaction(async (manager) => {
      await manager.query('SET SESSION foreign_key_checks = 0');
      await manager.query(
        `INSERT INTO talent_pool_member (pool_id, candidate_id, added_by_name, added_at) VALUES ${rows.join(', ')}`,
      );
      await manager.query('SET SESSION foreign_key_checks = 1');
    });
  }

  test('are limited to 200', async () => {
    const { manager } = portal.dataSource;
    const left = 200 - (await manager.countBy(TalentPoolEntity, {}));
    const fillers = Array.from({ length: left }, () => ({
      name: `Filler ${nextNumber()}`,
      authorName: 'Asha Patel',
      createdAt: new Date(),
    }));
    const { identifiers } = await manager.insert(TalentPoolEntity, fillers);
    expect(await errorOf(CREATE_POOL, { name: 'One more' })).toBe('There are already 200 pools. Delete one first.');
    await manager.delete(
      TalentPoolEntity,
      identifiers.map(({ id }) => String(id)),
    );
  });

  test('have notes on their candidates, which the record shows', async () => {
    const [pool, candidate] = [await create(), await registerCandidate(portal)];
    const note = (text: string | null) =>
      admin.client.ask(NOTE, { poolId: pool, candidateId: candidate.id, note: text });
    expect(await admin.client.outcome(NOTE, { poolId: pool, candidateId: candidate.id, note: 'Early' })).toBe(
      'NOT_FOUND',
    );
    await add(pool, candidate);
    await note(' Night shift only ');
    expect(await poolsOf(candidate)).toMatchObject([
      { pool: { id: pool }, note: 'Night shift only', addedByName: expect.stringMatching(/\w+ \w+/) },
    ]);
    await note('');
    expect(await poolsOf(candidate)).toMatchObject([{ note: null }]);
    expect(await admin.client.outcome(NOTE, { poolId: pool, candidateId: candidate.id, note: 'x'.repeat(201) })).toBe(
      'INVALID_INPUT',
    );
    expect(await candidate.client.outcome(CANDIDATE, { id: candidate.id })).toBe('FORBIDDEN');
  });

  test('are a filter of the search for candidates, which knows each change at once', async () => {
    const [a, b] = [await create(), await create()];
    const [one, two] = [await registerCandidate(portal), await registerCandidate(portal)];
    const countOf = async (id: string, ...pools: string[]) =>
      (await find(...pools)).facets.pools.find(({ value }) => value === id)?.count;
    expect(await countOf(a)).toBe(0);
    await add(a, one, two);
    await add(b, two);
    expect(await foundIn(a)).toEqual([one.id, two.id].toSorted());
    expect(await foundIn(b)).toEqual([two.id]);
    expect(await foundIn(a, b)).toEqual([one.id, two.id].toSorted());
    expect([await countOf(a), await countOf(b), await countOf(a, b), await countOf(b, a)]).toEqual([2, 1, 2, 1]);
    await admin.client.ask(REMOVE, { poolId: a, candidateIds: [one.id] });
    expect(await foundIn(a)).toEqual([two.id]);
    await admin.client.ask(DELETE, { id: a });
    expect(await countOf(a)).toBeUndefined();
    expect(await foundIn(a)).toEqual([]);
    const tooMany = Array.from({ length: 21 }, (_, index) => String(index + 1));
    expect(await admin.client.outcome(FIND, { filter: { pools: tooMany } })).toBe('INVALID_INPUT');
  });

  test('keep a merged candidate once, and an undo restores both', async () => {
    const [both, onlyRemoved] = [await create(), await create()];
    const [keep, remove] = [await registerCandidate(portal), await registerCandidate(portal)];
    await add(both, keep, remove);
    await add(onlyRemoved, remove);
    const { mergeCandidates } = await admin.client.ask<{ mergeCandidates: { merge: { id: string } } }>(MERGE, {
      keepId: keep.id,
      removeId: remove.id,
    });
    expect((await poolsOf(keep)).map(({ pool }) => pool.id).toSorted()).toEqual([both, onlyRemoved].toSorted());
    expect(await foundIn(onlyRemoved)).toEqual([keep.id]);
    const counts = async () =>
      (await admin.client.ask<Listed>(POOLS)).talentPools.flatMap(({ id, memberCount }) =>
        id === both || id === onlyRemoved ? memberCount : [],
      );
    expect(await counts()).toEqual([1, 1]);
    await admin.client.ask(UNDO_MERGE, { id: mergeCandidates.merge.id });
    expect(await foundIn(onlyRemoved)).toEqual([remove.id]);
    expect(await foundIn(both)).toEqual([keep.id, remove.id].toSorted());
  });

  test('lose candidates who are deleted', async () => {
    const [pool, candidate] = [await create(), await registerCandidate(portal)];
    await add(pool, candidate);
    await deleteUsers(admin, candidate.id);
    expect(await members(pool)).toBe(0);
    expect(await foundIn(pool)).toEqual([]);
  });
});
