import { beforeAll, describe, expect, test } from 'vitest';
import { approvedApplication, invitedApplication, type Office, openOffice } from './builders/applications.js';
import { member } from './builders/company-members.js';
import { approvedEmployer, propose } from './builders/employer.js';
import type { Actor } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const READ = 'mutation ($ids: [ID!]!) { markApplicationsRead(input: { ids: $ids }) { applications { id isUnread } } }';
const LIST = `query ($filter: OwnApplicationsFilter) { viewer { applications(first: 100, filter: $filter) {
  totalCount nodes { id isUnread } } } }`;

interface Listed {
  viewer: { applications: { totalCount: number; nodes: { id: string; isUnread: boolean }[] } };
}

describe('an unread application', () => {
  let portal: Portal;
  let office: Office;
  let recruiter: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
    recruiter = await member(portal, office.employer);
  });

  const unreadBy = async ({ client }: Actor) => {
    const { viewer } = await client.ask<Listed>(LIST, { filter: { isUnread: true } });
    const { totalCount, nodes } = viewer.applications;
    expect(nodes.every(({ isUnread }) => isUnread)).toBe(true);
    expect(totalCount).toBe(nodes.length);
    return nodes.map(({ id }) => id);
  };
  const read = async ({ client }: Actor, ...ids: string[]) =>
    (await client.ask<{ markApplicationsRead: { applications: object[] } }>(READ, { ids })).markApplicationsRead
      .applications;

  test('is new for each member until they open it, and for nobody once somebody proposes a step', async () => {
    const { applicationId: id } = await approvedApplication(portal, office);
    expect(await unreadBy(office.employer)).toContain(id);
    expect(await read(recruiter, id, id)).toContainEqual({ id, isUnread: false });
    expect(await unreadBy(recruiter)).not.toContain(id);
    expect(await unreadBy(office.employer)).toContain(id);
    await propose(recruiter, id, 'SHORTLISTED');
    expect(await unreadBy(office.employer)).not.toContain(id);
    const { viewer } = await office.employer.client.ask<Listed>(LIST, { filter: { isUnread: false } });
    expect(viewer.applications.nodes).toContainEqual({ id, isUnread: false });
  });

  test('of another company stays unread, and nobody else has unread applications', async () => {
    const { candidate, applicationId: id } = await approvedApplication(portal, office);
    const stranger = await approvedEmployer(portal, office.admin);
    expect(await read(stranger, id, '999999999')).toEqual([]);
    expect(await unreadBy(office.employer)).toContain(id);
    const own = 'query ($id: ID!) { application(id: $id) { isUnread } }';
    for (const { client } of [candidate, office.admin])
      expect(await client.ask(own, { id })).toEqual({ application: { isUnread: false } });
    const interviewer = await member(portal, office.employer, { role: 'INTERVIEWER' });
    const { applicationId: theirs } = await invitedApplication(portal, office, {
      interviewers: [{ userId: interviewer.id }],
    });
    expect(await interviewer.client.outcome(READ, { ids: [theirs] })).toBe('FORBIDDEN');
    expect(await office.employer.client.outcome(READ, { ids: Array.from({ length: 101 }, () => id) })).toBe(
      'INVALID_INPUT',
    );
  });

  test('has a column in the CSV file, and a filter in its URL', async () => {
    const { applicationId: id } = await approvedApplication(portal, office);
    const csv = async (query: string) => {
      const headers = { authorization: `Token ${recruiter.token}` };
      return (await fetch(`${portal.url}/exports/applicants.csv${query}`, { headers })).text();
    };
    const [head = '', ...rows] = (await csv('?unread=yes')).trim().split(/\r?\n/);
    const at = head.split(',').indexOf('Unread');
    expect(rows.find((row) => row.startsWith(`${id},`))?.split(',')[at]).toBe('Yes');
    await read(recruiter, id);
    expect(await csv('?unread=yes')).not.toContain(`\n${id},`);
  });
});
