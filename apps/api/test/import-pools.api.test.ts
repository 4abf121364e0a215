import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { TalentPoolEntity } from '../src/database/entities/candidates/talent-pool.entity.js';
import { TalentPoolMemberEntity } from '../src/database/entities/candidates/talent-pool-member.entity.js';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { createAdmin } from './builders/admin.js';
import { registerCandidate } from './builders/candidate.js';
import type { Actor } from './builders/records.js';
import { candidateRow, csvFile } from './builders/spreadsheets.js';
import { type Portal, startPortal } from './harness.js';
import { ADD_TO_POOL, CREATE_POOL } from './matrix/talent-pools.js';

const PREVIEW = `mutation ($input: PreviewImportInput!) { previewImport(input: $input) {
  rows { pool error } pools { name people isNew } columns
} }`;
const RUN = 'mutation ($input: RunImportInput!) { runImport(input: $input) { imported failed import { id } } }';
const UNDO = 'mutation ($id: ID!) { undoImport(input: { id: $id }) { import { id } } }';
const POOLS = '{ talentPools { id name memberCount } }';
const FIND = 'query ($pools: [ID!]) { findCandidates(filter: { pools: $pools }) { nodes { id } } }';

interface Preview {
  previewImport: {
    rows: { pool: string | null; error: string | null }[];
    pools: { name: string; people: number; isNew: boolean }[];
    columns: string[];
  };
}
interface Run {
  runImport: { imported: number; failed: number; import: { id: string } };
}
interface Pool {
  id: string;
  name: string;
  memberCount: number;
}
type Rows = Readonly<Record<string, string>>[];

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await startPortal();
  admin = await createAdmin(portal);
});
afterAll(() => portal.stop());

const input = { kind: 'CANDIDATES', file: null, consent: { channel: 'FORM', agreedOn: '2026-01-15' } };
const preview = async (rows: Rows) => {
  const variables = { input: { kind: 'CANDIDATES', file: null } };
  return (await admin.client.upload<Preview>(PREVIEW, variables, { 'input.file': csvFile(rows) })).previewImport;
};
const run = async (rows: Rows, actor = admin) =>
  (await actor.client.upload<Run>(RUN, { input }, { 'input.file': csvFile(rows) })).runImport;
const create = async (name: string) =>
  (await admin.client.ask<{ createTalentPool: { pool: Pool } }>(CREATE_POOL, { name })).createTalentPool.pool.id;
const poolNamed = async (name: string) =>
  (await admin.client.ask<{ talentPools: Pool[] }>(POOLS)).talentPools.find((pool) => pool.name === name);
const eventsOf = (subjectType: 'TALENT_POOL' | 'CANDIDATE', subjectId = '') =>
  portal.dataSource.manager.findBy(AuditEventEntity, { subjectType, subjectId });
const idOf = async ({ email = '' }: Readonly<Record<string, string>>) =>
  (await portal.dataSource.manager.findOneByOrFail(UserEntity, { email })).id;
const poolRow = (pool: string) => candidateRow({ pool });

describe('the pools of an import', () => {
  test('are named with their people in the preview, which creates none', async () => {
    await create('Weavers');
    const rows = [poolRow('WEAVERS'), poolRow('Dyers'), poolRow('dyers'), poolRow(''), poolRow('x'.repeat(81))];
    expect(await preview(rows)).toMatchObject({
      rows: [{ pool: 'WEAVERS' }, {}, {}, { error: null }, { error: 'Pool must be at most 80 characters.' }],
      pools: [
        { name: 'Weavers', people: 1, isNew: false },
        { name: 'Dyers', people: 2, isNew: true },
      ],
      columns: ['pool'],
    });
    expect(await poolNamed('Dyers')).toBeUndefined();
  });

  test('get its people at once, and those that do not exist are created', async () => {
    const existing = await create('Tailors');
    const rows = [poolRow('tailors'), poolRow('Night shift'), poolRow('night SHIFT')];
    expect(await run(rows)).toMatchObject({ imported: 3, failed: 0 });
    const created = await poolNamed('Night shift');
    expect([await poolNamed('Tailors'), created]).toMatchObject([{ id: existing, memberCount: 1 }, { memberCount: 2 }]);
    const { findCandidates } = await admin.client.ask<{ findCandidates: { nodes: { id: string }[] } }>(FIND, {
      pools: [created?.id],
    });
    const people = await Promise.all(rows.slice(1).map(idOf));
    expect(findCandidates.nodes.map(({ id }) => id).toSorted()).toEqual(people.toSorted());
    expect(await eventsOf('TALENT_POOL', created?.id)).toMatchObject([{ action: 'CREATE' }]);
    expect(await eventsOf('CANDIDATE', people[0])).toMatchObject([
      { action: 'ADD_TO_POOL', details: { poolId: created?.id } },
    ]);
  });

  test('are created once by two imports at the same time', async () => {
    const other = await createAdmin(portal);
    const rows = [poolRow('Printers'), poolRow('Packers')];
    const more = [poolRow('packers'), poolRow('printers')];
    const runs = await Promise.all([run(rows), run(more, other)]);
    expect(runs.map(({ imported }) => imported)).toEqual([2, 2]);
    expect(await portal.dataSource.manager.countBy(TalentPoolEntity, { name: 'Packers' })).toBe(1);
    const pools = (await admin.client.ask<{ talentPools: Pool[] }>(POOLS)).talentPools;
    const both = pools.filter(({ name }) => /^p(?:ack|rint)ers$/i.test(name));
    expect(both.map(({ memberCount }) => memberCount)).toEqual([2, 2]);
  });

  test('are rejected when there are too many', async () => {
    const { manager } = portal.dataSource;
    await create('Cutters');
    const left = 200 - (await manager.countBy(TalentPoolEntity, {}));
    const names = Array.from({ length: left }, (_, index) => `Filler ${index}`);
    await manager.insert(
      TalentPoolEntity,
      names.map((name) => ({ name, authorName: 'A', createdAt: new Date() })),
    );
    const tooMany = 'There are already 200 pools. Delete one first.';
    expect((await preview([poolRow('One too many'), poolRow('cutters')])).rows).toMatchObject([
      { error: tooMany },
      { error: null },
    ]);
    expect(await run([poolRow('One too many'), poolRow('Cutters')])).toMatchObject({ imported: 1, failed: 1 });
    await manager.query("DELETE FROM talent_pool WHERE name LIKE 'Filler %'");
  });
});

describe('the undo of an import', () => {
  const undo = (id: string) => admin.client.ask(UNDO, { id });

  test('deletes the pools that it created, unless somebody else is in them', async () => {
    const existing = await create('Fitters');
    const rows = [poolRow('Fitters'), poolRow('Welders'), poolRow('Turners')];
    const { import: batch } = await run(rows);
    const [welders, turners] = [await poolNamed('Welders'), await poolNamed('Turners')];
    const other = await registerCandidate(portal);
    await admin.client.ask(ADD_TO_POOL, { poolId: turners?.id, candidateIds: [other.id] });
    await undo(batch.id);
    expect([await poolNamed('Fitters'), await poolNamed('Welders'), await poolNamed('Turners')]).toMatchObject([
      { id: existing, memberCount: 0 },
      undefined,
      { memberCount: 1 },
    ]);
    expect(await portal.dataSource.manager.countBy(TalentPoolMemberEntity, { poolId: existing })).toBe(0);
    expect((await eventsOf('TALENT_POOL', welders?.id)).map(({ action }) => action)).toEqual(['CREATE', 'DELETE']);
  });
});
