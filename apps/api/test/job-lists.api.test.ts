import { beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice } from './builders/applications.js';
import { approvedEmployer, postJob } from './builders/employer.js';
import type { Actor } from './builders/records.js';
import { StatementListener } from './builders/statements.js';
import { type Portal, sharedPortal } from './harness.js';

interface Jobs {
  nodes: { title: string; company: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  totalCount: number;
}

const JOBS = 'nodes { title company { id } } pageInfo { hasNextPage endCursor } totalCount';
const ALL = `query ($after: String) {
  companies { nodes { id jobs(first: 2, after: $after, orderBy: { field: TITLE, direction: DESC }) { ${JOBS} } } }
}`;

describe('the jobs of several companies', () => {
  let portal: Portal;
  let office: Office;
  let other: Actor;
  let listener: StatementListener;
  beforeAll(async () => {
    portal = await sharedPortal();
    listener = new StatementListener(portal);
    office = await openOffice(portal);
    other = await approvedEmployer(portal, office.admin);
    await approvedEmployer(portal, office.admin);
    for (const title of ['Cutter', 'Dyer', 'Weaver', 'Ironer']) await postJob(other, { title });
  });

  const jobsOf = async (variables: object = {}) => {
    const { companies } = await office.admin.client.ask<{ companies: { nodes: { id: string; jobs: Jobs }[] } }>(ALL, {
      ...variables,
    });
    return new Map(companies.nodes.map(({ id, jobs }) => [id, jobs]));
  };

  test('are read with one statement for the pages of all companies and one for the totals', async () => {
    let jobsByCompany = new Map<string, Jobs>();
    const sent = await listener.during(async () => {
      jobsByCompany = await jobsOf();
    });
    expect(sent).toHaveLength(3);
    const titles = (jobs?: Jobs) => jobs?.nodes.map(({ title }) => title);
    expect(titles(jobsByCompany.get(other.id))).toEqual(['Weaver', 'Ironer']);
    expect(jobsByCompany.get(other.id)).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    expect(titles(jobsByCompany.get(office.employer.id))).toEqual(['Textile Designer']);
    expect([...jobsByCompany.values()].reduce((sum, { totalCount }) => sum + totalCount, 0)).toBe(5);
    for (const [id, { nodes }] of jobsByCompany) expect(nodes.every(({ company }) => company.id === id)).toBe(true);
    const next = await jobsOf({ after: jobsByCompany.get(other.id)?.pageInfo.endCursor });
    expect(titles(next.get(other.id))).toEqual(['Dyer', 'Cutter']);
  });

  test('are your own when read through viewer, through your company and through your user id', async () => {
    const document =
      'query ($id: ID!) { viewer { jobs { totalCount } company { jobs { totalCount } } } user(id: $id) { jobs { totalCount } } }';
    const four = { totalCount: 4 };
    expect(await other.client.ask(document, { id: other.id })).toEqual({
      viewer: { jobs: four, company: { jobs: four } },
      user: { jobs: four },
    });
  });

  test('are null for an administrator on another account, but not on its company', async () => {
    const document = 'query ($id: ID!) { user(id: $id) { jobs { totalCount } company { jobs { totalCount } } } }';
    expect(await office.admin.client.ask(document, { id: other.id })).toEqual({
      user: { jobs: null, company: { jobs: { totalCount: 4 } } },
    });
  });
});
