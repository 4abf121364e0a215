import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmin } from './builders/admin.js';
import { approvedEmployer, openJob, postJob, setJobActive } from './builders/employer.js';
import { type Actor, letDeadlinePass } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const PNG_SIGNATURE = '89504e470d0a1a0a';

describe('the picture of a job for shared links', () => {
  let portal: Portal;
  let admin: Actor;
  let employer: Actor;
  beforeAll(async () => {
    portal = await startPortal();
    admin = await createAdmin(portal);
    employer = await approvedEmployer(portal, admin);
  });
  afterAll(() => portal.stop());

  const get = (id: string, headers: Record<string, string> = {}) =>
    fetch(`${portal.url}/share/jobs/${id}.png`, { headers, redirect: 'manual' });
  const bytesOf = async (id: string) => Buffer.from(await (await get(id)).arrayBuffer());

  test('is a PNG of 1200 × 630 pixels that caches and pages of other sites may keep', async () => {
    const id = await openJob(employer, admin, { title: 'Loom Fitter' });
    const answer = await get(id);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(answer.headers.has('content-encoding')).toBe(false);
    const png = Buffer.from(await answer.arrayBuffer());
    expect(png.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(200_000);
    const again = await get(id, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('shows the title, the company, the place and the pay, and changes with each of them', async () => {
    const id = await openJob(employer, admin, { title: 'Loom Setter' });
    const pictures = [await bytesOf(id)];
    for (const change of ["title = 'Weaver'", "company_name = 'Tapi Silk'", "city = 'Vapi'", 'salary_max = 999999']) {
      await portal.dataSource.query(`UPDATE job SET ${change} WHERE id = ?`, [id]);
      pictures.push(await bytesOf(id));
    }
    expect(new Set(pictures.map((png) => png.toString('base64'))).size).toBe(5);
  });

  test('draws Devanagari and Gujarati, and leaves out other scripts and emojis', async () => {
    const titles = ['लेखाकार', 'શિક્ષક', 'Weaver', 'Weaver 😀', 'Weaver தமிழ்', '😀', 'தமிழ்', 'Job opening'];
    const id = await openJob(employer, admin);
    const pictures = new Map<string, string>();
    for (const title of titles) {
      await portal.dataSource.query('UPDATE job SET title = ? WHERE id = ?', [title, id]);
      pictures.set(title, (await bytesOf(id)).toString('base64'));
    }
    expect(pictures.get('Weaver 😀')).toBe(pictures.get('Weaver'));
    expect(pictures.get('Weaver தமிழ்')).toBe(pictures.get('Weaver'));
    for (const unknown of ['😀', 'தமிழ்']) expect(pictures.get(unknown)).toBe(pictures.get('Job opening'));
    expect(new Set(pictures.values()).size).toBe(4);
  });

  test('has room for the longest title in one word', async () => {
    const id = await openJob(employer, admin, { title: 'W'.repeat(100) });
    expect((await get(id)).status).toBe(200);
  });

  test('is not found for a job that is not open, and for every other name', async () => {
    const [past, off, waiting] = [
      await openJob(employer, admin),
      await openJob(employer, admin),
      await postJob(employer),
    ];
    await letDeadlinePass(portal, past);
    await setJobActive(employer, off, false);
    for (const name of [past, off, waiting, '987654321', 'x', '1%20OR%201', `${past}.png`])
      expect((await get(name)).status, name).toBe(404);
  });

  test('is allowed in robots.txt', async () => {
    const rules = await (await fetch(`${portal.url}/robots.txt`)).text();
    const disallowed = [...rules.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path ?? '');
    expect(disallowed.filter((path) => '/share/jobs/1.png'.startsWith(path))).toEqual([]);
  });
});

describe('many requests for pictures', () => {
  const BUDGET = 5_000;
  let portal: Portal;
  let ids: string[];
  beforeAll(async () => {
    portal = await startPortal({ RATE_LIMITS: 'on', GRAPHQL_BUDGET_PER_MINUTE: String(BUDGET) });
    const admin = await createAdmin(portal);
    const employer = await approvedEmployer(portal, admin);
    ids = [];
    for (let count = 0; count < 8; count += 1) ids.push(await openJob(employer, admin, { title: `Weaver ${count}` }));
  });
  afterAll(() => portal.stop());

  const get = (id = '') => fetch(`${portal.url}/share/jobs/${id}.png`);

  test('at once are limited for each network, and say when to try again', async () => {
    const answers = await Promise.all(ids.map((id) => get(id)));
    const limited = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(4);
    expect(limited.length).toBeGreaterThan(0);
    for (const answer of limited) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('for the same picture draw it once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(ids[0])));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  });
});
