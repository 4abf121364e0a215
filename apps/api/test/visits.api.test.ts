import { NEW_SOURCE_NAMES_A_DAY } from '@job-alert/domain/reports/visit-source';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { APPLY, type Office, openOffice } from './builders/applications.js';
import { employerInput, postJob, REGISTER_EMPLOYER } from './builders/employer.js';
import { daysFromToday, insertCandidate, visitor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const VISIT = 'mutation ($input: RecordVisitInput!) { recordVisit(input: $input) { counted } }';
const APPLY_FROM = APPLY.replace('($jobId: ID!)', '($jobId: ID!, $source: VisitSourceInput)').replace(
  'jobId: $jobId }',
  'jobId: $jobId, source: $source }',
);
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

let portal: Portal;
let office: Office;
beforeAll(async () => {
  portal = await startPortal();
  office = await openOffice(portal);
});
afterAll(() => portal.stop());

async function visit(input: object, agent = BROWSER): Promise<boolean> {
  const response = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ query: VISIT, variables: { input } }),
  });
  const { data } = (await response.json()) as { data: { recordVisit: { counted: boolean } } };
  return data.recordVisit.counted;
}
const rows = (sql: string) => portal.dataSource.query<object[]>(sql);
const visits = () => rows('SELECT source, source_name AS name, visits FROM source_day ORDER BY source, source_name');

test('visits are counted by source and views by open job, without visits of programs', async () => {
  const closed = await postJob(office.employer);
  const poster = { source: { source: 'LINK', name: 'Diwali Poster' }, jobId: office.jobId };
  expect([await visit(poster), await visit(poster), await visit({ jobId: closed })]).toEqual([true, true, true]);
  expect(await visit({ source: { source: 'DIRECT', name: 'whatever' } })).toBe(true);
  expect(await visit({ source: { source: 'IMPORT' } })).toBe(false);
  expect(await visit({ jobId: '1 OR 1' })).toBe(true);
  expect(await visit(poster, 'Googlebot/2.1')).toBe(false);
  expect(await visits()).toEqual([]);
  await portal.container.visits.write();
  const counted = [
    { source: 'DIRECT', name: '', visits: 1 },
    { source: 'LINK', name: 'diwali-poster', visits: 2 },
  ];
  expect(await visits()).toEqual(counted);
  const seen = 'SELECT CAST(job_id AS CHAR) AS id, CAST(day AS CHAR) AS day, views FROM job_view_day';
  expect(await rows(seen)).toEqual([{ id: office.jobId, day: daysFromToday(0), views: 2 }]);
  await portal.container.visits.write();
  expect(await visits()).toEqual(counted);
  await visit({ jobId: office.jobId });
  await portal.container.visits.write();
  const [{ views }] = (await rows(`SELECT views FROM report_job WHERE job_id = ${office.jobId}`)) as [
    { views: string },
  ];
  expect(Number(views)).toBe(3);
});

test('at most 60 visits of a network are counted between two writes', async () => {
  const counted: boolean[] = [];
  for (let count = 0; count < 70; count += 1) counted.push(await visit({ source: { source: 'FEED' } }));
  expect(counted.filter(Boolean)).toHaveLength(60);
  await portal.container.visits.write();
  expect(await visit({ source: { source: 'FEED' } })).toBe(true);
});

test('sign-ups and applications store the source that they receive, if any', async () => {
  const candidate = await insertCandidate(portal);
  const source = { source: 'CAMPAIGN', name: 'whatsapp/group' };
  await candidate.client.ask(APPLY_FROM, { jobId: office.jobId, source });
  const [fact] = await rows(
    `SELECT f.source, f.source_name AS name FROM application_fact f JOIN application a ON a.id = f.application_id
      WHERE a.candidate_id = ${candidate.id}`,
  );
  expect(fact).toEqual({ source: 'CAMPAIGN', name: 'whatsapp/group' });
  await visitor(portal).ask(REGISTER_EMPLOYER, { input: { ...employerInput(), source } });
  const signUps = await rows('SELECT user_type AS type, source, source_name AS name FROM sign_up_fact ORDER BY id');
  expect(signUps).toEqual([
    { type: 'EMPLOYER', source: null, name: null },
    { type: 'EMPLOYER', source: 'CAMPAIGN', name: 'whatsapp/group' },
  ]);
  const [day] = await rows("SELECT visits, sign_ups, applications FROM report_source_day WHERE source = 'CAMPAIGN'");
  expect(Object.values(day ?? {}).map(Number)).toEqual([0, 1, 1]);
});

test('the number of new source names per day is limited', async () => {
  for (let count = 0; count < NEW_SOURCE_NAMES_A_DAY + 5; count += 1) {
    await visit({
      source: { source: 'LINK', name: `made-up-${String.fromCodePoint(97 + (count % 26))}${count % 7}${count}` },
    });
    if (count % 40 === 39) await portal.container.visits.write();
  }
  await portal.container.visits.write();
  const [{ known: sourceCount }] = (await rows('SELECT COUNT(*) AS known FROM known_source')) as [{ known: string }];
  expect(Number(sourceCount)).toBe(NEW_SOURCE_NAMES_A_DAY);
  expect(await visits()).toContainEqual({ source: 'LINK', name: '', visits: expect.any(Number) });
});
