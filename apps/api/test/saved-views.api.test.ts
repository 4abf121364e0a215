import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from './builders/admin.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const LIST = '/job-alert/admin/manage-candidate';
const VIEWS = 'user { savedViews { id name path } }';
const SAVE = `mutation ($input: SaveViewInput!) { saveView(input: $input) { ${VIEWS} } }`;
const RENAME = `mutation ($input: RenameViewInput!) { renameView(input: $input) { ${VIEWS} } }`;
const DELETE = `mutation ($input: DeleteViewInput!) { deleteView(input: $input) { ${VIEWS} } }`;

interface View {
  id: string;
  name: string;
  path: string;
}
type Answer = Record<string, { user: { savedViews: View[] } }>;

describe('saved views', () => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal);
  });

  const change = async (document: string, input: object, who = admin): Promise<View[]> =>
    Object.values(await who.client.ask<Answer>(document, { input }))[0]?.user.savedViews ?? [];

  test('can be saved, renamed and deleted, and only their owner sees them', async () => {
    await change(SAVE, { name: 'Waiting', path: `${LIST}?status=inactive&page=4` });
    const [first, second] = await change(SAVE, { name: ' Active ones ', path: `${LIST}?status=active` });
    expect([first?.name, first?.path]).toEqual(['Active ones', `${LIST}?status=active`]);
    expect([second?.name, second?.path]).toEqual(['Waiting', `${LIST}?status=inactive`]);
    const other = await createAdmin(portal);
    expect(await other.client.ask('{ viewer { savedViews { id } } }')).toEqual({ viewer: { savedViews: [] } });
    const ofOther = { id: first?.id, name: 'Mine' };
    expect(await other.client.outcome(RENAME, { input: ofOther })).toBe('NOT_FOUND');
    expect(await other.client.outcome(DELETE, { input: { id: first?.id } })).toBe('NOT_FOUND');
    expect((await change(RENAME, { id: first?.id, name: 'Zebra' })).map(({ name }) => name)).toEqual([
      'Waiting',
      'Zebra',
    ]);
    expect((await change(DELETE, { id: first?.id })).map(({ name }) => name)).toEqual(['Waiting']);
  });

  test('are rejected with a used name, with a URL that is not a list, and over the limit of 20', async () => {
    const errorOf = (input: object) => admin.client.errorOf(SAVE, { input });
    const path = LIST;
    expect((await errorOf({ name: 'waiting', path })).message).toBe('You already have a view with this name.');
    expect((await errorOf({ name: 'Home', path: '/job-alert/admin/home' })).message).toBe(
      'Only lists of the portal can be saved.',
    );
    expect((await errorOf({ name: 'x'.repeat(61), path })).message).toBe('Name must be at most 60 characters.');
    for (let number = 2; number <= 20; number += 1) await change(SAVE, { name: `View ${number}`, path });
    expect((await errorOf({ name: 'One more', path })).message).toBe(
      'You can save at most 20 views. Delete one first.',
    );
  });

  test('are null for candidates and are deleted with the account', async () => {
    const candidate = await insertCandidate(portal);
    expect(await candidate.client.ask('{ viewer { savedViews { id } } }')).toEqual({ viewer: { savedViews: null } });
    await portal.dataSource.query('DELETE FROM user WHERE id = ?', [admin.id]);
    expect(await portal.dataSource.query('SELECT id FROM saved_view')).toEqual([]);
  });
});
