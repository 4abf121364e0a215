import { readdir, readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, decide, decideCompany, setUserActive } from './builders/admin.js';
import { registerEmployer } from './builders/employer.js';
import { type Actor, daysFromToday, insertCandidate } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

interface Event {
  actorId: string | null;
  actor: { firstName: string } | null;
  action: string;
  subjectType: string;
  subjectId: string;
  subjectName: string | null;
  subjectUserType: string | null;
  subjectDeleted: boolean;
  details: { name: string; value: string }[];
}
interface Events {
  nodes: Event[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

const EVENTS = `query ($first: Int!, $after: String, $filter: AuditFilter) {
  auditEvents(first: $first, after: $after, filter: $filter) {
    nodes { id at actorId actorType actor { firstName } action subjectType subjectId subjectName subjectUserType subjectDeleted details { name value } ip }
    totalCount pageInfo { hasNextPage endCursor }
  }
}`;

describe('the audit trail', () => {
  let portal: Portal;
  let admin: Actor;
  let other: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal, { firstName: 'Nisha', lastName: 'Rao' });
    other = await createAdmin(portal);
  });

  const events = async (filter: object = {}, page: object = {}): Promise<Events> =>
    (await admin.client.ask<{ auditEvents: Events }>(EVENTS, { first: 25, filter, ...page })).auditEvents;

  test('lists who did what to a record, newest first', async () => {
    const { id } = await registerEmployer(portal);
    await decideCompany(admin, id, 'REJECT', 'No such GSTIN.');
    await decideCompany(other, id, 'APPROVE');
    const { nodes } = await events({ subjectType: 'COMPANY', subjectId: id });
    expect(nodes.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['APPROVE', other.id],
      ['REJECT', admin.id],
      ['REGISTER', null],
    ]);
    expect(nodes[1]).toMatchObject({ actor: { firstName: 'Nisha' }, subjectType: 'COMPANY', subjectId: id });
  });

  test('contains the reason and the note of a rejection, without the name and the phone number in it', async () => {
    const { id } = await registerEmployer(portal, { firstName: 'Kirit', lastName: 'Shah' });
    await decide(admin, 'company', id, 'REJECT', {
      reason: 'NOT_VERIFIED',
      note: 'Kirit Shah, call 98250 12345: no such GSTIN.',
    });
    const { nodes } = await events({ subjectType: 'COMPANY', subjectId: id });
    expect(nodes[0]?.details).toEqual([
      { name: 'reason', value: 'NOT_VERIFIED' },
      { name: 'note', value: '… …, call …: no such GSTIN.' },
    ]);
  });

  test('shows the name of a record, or marks the record as deleted', async () => {
    const candidate = await insertCandidate(portal, { firstName: 'Asha', lastName: 'Patel' });
    const company = await registerEmployer(portal);
    await decideCompany(admin, company.id, 'APPROVE');
    await setUserActive(admin, candidate.id, false);
    const of = async (subjectType: string, subjectId: string) => {
      const { nodes } = await events({ subjectType, subjectId });
      return nodes.map(({ subjectName, subjectUserType, subjectDeleted }) => [
        subjectName,
        subjectUserType,
        subjectDeleted,
      ])[0];
    };
    expect(await of('USER', candidate.id)).toEqual(['Asha Patel', 'CANDIDATE', false]);
    expect(await of('COMPANY', company.id)).toEqual([expect.stringMatching(/./), null, false]);
    await admin.client.ask('mutation ($ids: [ID!]!) { deleteUsers(input: { ids: $ids }) { deleted { users } } }', {
      ids: [candidate.id],
    });
    expect(await of('USER', candidate.id)).toEqual([null, null, true]);
  });

  test('can be filtered by actor, action and dates, also combined', async () => {
    const candidate = await insertCandidate(portal);
    await setUserActive(other, candidate.id, false);
    await setUserActive(other, candidate.id, true);
    const days = { from: daysFromToday(0), to: daysFromToday(0) };
    expect((await events({ ...days, actorId: other.id, action: 'ACTIVATE' })).nodes).toMatchObject([
      { subjectId: candidate.id },
    ]);
    expect((await events({ actorId: other.id, from: daysFromToday(1) })).nodes).toEqual([]);
    expect((await events({ actorId: other.id, to: daysFromToday(-1) })).nodes).toEqual([]);
    expect((await events({ actorId: candidate.id, action: 'ACTIVATE' })).totalCount).toBe(0);
  });

  test('keeps the events of a deleted actor, without a name', async () => {
    const deletedAdmin = await createAdmin(portal);
    const candidate = await insertCandidate(portal);
    await setUserActive(deletedAdmin, candidate.id, false);
    await admin.client.ask('mutation ($ids: [ID!]!) { deleteUsers(input: { ids: $ids }) { deleted { users } } }', {
      ids: [deletedAdmin.id],
    });
    expect((await events({ actorId: deletedAdmin.id })).nodes).toMatchObject([
      { actorId: deletedAdmin.id, actor: null },
    ]);
  });

  test('is append-only: no code deletes an event or changes anything but its IP address, the note of an undone decision, the names of deleted clients and guests, and the id of a merged company', async () => {
    const folder = new URL('../src/', import.meta.url);
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
    const sources = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
    expect(sources.filter((source) => source.includes('insert(AuditEventEntity')).length).toBeGreaterThan(0);
    const changing =
      /\b(update|delete|remove|save|upsert|softDelete|clear)\(\s*AuditEventEntity|(update|delete from|truncate table)\s+audit_event/i;
    const allowed =
      /UPDATE audit_event SET ip = NULL|update\(AuditEventEntity, \{ id: In\(ids\) \}, \{ ip \}\)|UPDATE audit_event SET details = JSON_REMOVE\(details, '\$\.note'\)|UPDATE audit_event e JOIN \$\{table\} t ON e\.subject_id = CAST\(t\.id AS CHAR\) SET e\.details = JSON_REMOVE\(e\.details, '\$\.askedBy', '\$\.guest'\)|UPDATE audit_event SET subject_id = \?, ip = IF\(actor_id IS NULL, NULL, ip\)/g;
    const others = sources.map((source) => source.replace(allowed, ''));
    expect(names.filter((_, index) => changing.test(others[index] ?? ''))).toEqual([]);
  });
});
