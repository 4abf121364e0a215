import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { PUBLIC_PATHS } from '@job-alert/domain/portal/public-paths';
import { ErrorLevel, XMLToSitemapIndexStream } from 'sitemap';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { createAdmin, decideJob, setUserActive } from './builders/admin.js';
import { approvedEmployer, openJob, postJob, setJobActive } from './builders/employer.js';
import { type Actor, letDeadlinePass, visitor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const CLOSED_JOB = `query ($id: ID!) {
  closedJob(id: $id) { id title city similar { id title path preferredSkills company { name } } }
}`;

interface ClosedJob {
  id: string;
  title: string;
  city: string;
  similar: { id: string; title: string; path: string }[];
}

const require = createRequire(import.meta.url);
const SITE = 'https://jobs.example';
const locationsIn = (xml: string): string[] => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url ?? '');

describe('search engines', () => {
  let portal: Portal;
  let admin: Actor;
  let employer: Actor;
  const jobs: Record<string, string> = {};
  beforeAll(async () => {
    portal = await startPortal({ PUBLIC_URL: `${SITE}/` });
    admin = await createAdmin(portal);
    employer = await approvedEmployer(portal, admin);
    jobs['weaver'] = await openJob(employer, admin, { title: 'Senior <Weaver> & Dyer' });
    jobs['past'] = await openJob(employer, admin, { title: 'Past Job' });
    await letDeadlinePass(portal, jobs['past']);
    jobs['waiting'] = await postJob(employer, { title: 'Waiting Job' });
    await portal.dataSource.query('ALTER TABLE job AUTO_INCREMENT = 20001');
    jobs['late'] = await openJob(employer, admin, { title: 'Late Job' });
    // The job was edited long after it was posted, and another job of its part closed later.
    await portal.dataSource.query("UPDATE job SET changed_at = '2031-02-03 10:00' WHERE id = ?", [jobs['late']]);
    await portal.dataSource.query("UPDATE job_change SET at = '2031-02-04 10:00' WHERE job_id = ?", [jobs['late']]);
  });
  afterAll(() => portal.stop());

  const get = async (path: string) => {
    const answer = await fetch(`${portal.url}${path}`);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  };

  test('get a sitemap index of the public pages and of the job sitemaps with open jobs, under PUBLIC_URL', async () => {
    const { status, type, text } = await get('/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(locationsIn(text)).toEqual([
      `${SITE}/sitemap/pages.xml`,
      `${SITE}/sitemap/jobs/1.xml`,
      `${SITE}/sitemap/jobs/3.xml`,
    ]);
    expect(text.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(2);
  });

  test('get sitemaps that are valid for the schema of sitemaps.org', async () => {
    const schema = await readFile(join(dirname(require.resolve('sitemap/package.json')), 'schema/sitemap.xsd'), 'utf8');
    for (const path of ['/sitemap/pages.xml', '/sitemap/jobs/1.xml', '/sitemap/jobs/3.xml']) {
      expect(await validateXML({ xml: (await get(path)).text, schema })).toMatchObject({ valid: true, errors: [] });
    }
    const parts = Readable.from([(await get('/sitemap.xml')).text]).pipe(
      new XMLToSitemapIndexStream({ level: ErrorLevel.THROW }),
    );
    expect(await parts.toArray()).toMatchObject([1, 2, 3].map(() => ({ url: expect.stringContaining(SITE) })));
  });

  test('get the date on which each job last changed, and the latest date of each job sitemap', async () => {
    expect((await get('/sitemap/jobs/3.xml')).text).toContain('<lastmod>2031-02-03</lastmod>');
    expect((await get('/sitemap.xml')).text).toContain('3.xml</loc><lastmod>2031-02-04</lastmod>');
  });

  test('get every public page in the pages sitemap', async () => {
    const { text } = await get('/sitemap/pages.xml');
    expect(locationsIn(text)).toEqual(Object.values(PUBLIC_PATHS).map((path) => SITE + path));
  });

  test('get the page of each open job and of no other job', async () => {
    const pages = `${SITE}${PUBLIC_PATHS.openings}`;
    expect(locationsIn((await get('/sitemap/jobs/1.xml')).text)).toEqual([
      `${pages}/${jobs['weaver']}-senior-weaver-dyer`,
    ]);
    expect(locationsIn((await get('/sitemap/jobs/3.xml')).text)).toEqual([`${pages}/${jobs['late']}-late-job`]);
  });

  test.each(['2.xml', '0.xml', '999999999.xml', '1', '-1.xml', 'x.xml', '1.xml.gz'])(
    'get 404 for the job sitemap %s',
    async (file) => {
      expect((await get(`/sitemap/jobs/${file}`)).status).toBe(404);
    },
  );

  test('get a robots.txt that disallows the private paths and names the sitemap index', async () => {
    const { status, type, text } = await get('/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = text.split('\n');
    const foreign = ['/job-alert/candidate/', '/job-alert/employer/', '/job-alert/admin/', '/graphql', '/api/'];
    // Searches are excluded because they are unlimited, and the index lists their jobs.
    for (const path of [...foreign, `${PUBLIC_PATHS.openings}?`]) {
      expect(lines).toContain(`Disallow: ${path}`);
    }
    expect(lines).toContain('Allow: /job-alert/candidate/signup$');
    expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    for (const path of Object.values(PUBLIC_PATHS)) {
      expect(lines.some((line) => line.startsWith('Disallow: ') && path.startsWith(line.slice(10)))).toBe(false);
    }
  });

  describe('at the address of a closed job', () => {
    const closedJob = async (id: string): Promise<ClosedJob | null> =>
      (await visitor(portal).ask<{ closedJob: ClosedJob | null }>(CLOSED_JOB, { id })).closedJob;
    let setter: string;
    beforeAll(async () => {
      for (const [title, city] of [
        ['Loom Fitter', 'Navsari'],
        ['Loom Setter', 'Surat'],
        ['Loom Setter', 'Vapi'],
        ['Cook', 'Vapi'],
        ['Painter', 'Rajkot'],
      ]) {
        const id = await openJob(employer, admin, { title, city });
        if (title === 'Loom Setter' && city === 'Vapi') setter = id;
      }
      await letDeadlinePass(portal, setter);
    });

    test('get the closed job and similar open jobs', async () => {
      const job = await closedJob(setter);
      expect(job).toMatchObject({ id: setter, title: 'Loom Setter', city: 'Vapi' });
      expect(job?.similar.map(({ title }) => title)).toEqual([
        'Loom Setter',
        'Cook',
        'Painter',
        'Loom Fitter',
        'Late Job',
        'Senior <Weaver> & Dyer',
      ]);
    });

    test('cause at most five statements, and only one without similar jobs', async () => {
      const { reader } = portal.container;
      const before = reader.statements;
      await closedJob(setter);
      expect(reader.statements - before).toBeLessThanOrEqual(5);
      const between = reader.statements;
      await visitor(portal).ask('query ($id: ID!) { closedJob(id: $id) { title } }', { id: setter });
      expect(reader.statements - between).toBe(1);
    });

    test('get the job when it or its employer was deactivated', async () => {
      const other = await approvedEmployer(portal, admin);
      const [off, otherJob] = [await openJob(other, admin), await openJob(other, admin)];
      await setJobActive(other, off, false);
      expect((await closedJob(off))?.id).toBe(off);
      expect(await closedJob(otherJob)).toBeNull();
      await setUserActive(admin, other.id, false);
      expect((await closedJob(otherJob))?.id).toBe(otherJob);
    });

    test('get null for an open, pending, rejected or unknown job', async () => {
      const late = await postJob(employer);
      await letDeadlinePass(portal, late);
      const refused = await postJob(employer);
      await decideJob(admin, refused, 'REJECT');
      for (const id of [jobs['weaver'], jobs['waiting'], late, refused, '987654321', 'x', '1 OR 1=1']) {
        expect(await closedJob(id ?? '')).toBeNull();
      }
    });
  });

  test('get similar jobs, jobs of the same company and jobs in the same city for an open job, without the job itself', async () => {
    const other = await approvedEmployer(portal, admin);
    const id = await openJob(employer, admin, { title: 'Lace Winder', city: 'Bardoli' });
    await openJob(other, admin, { title: 'Clerk', city: 'Bardoli' });
    await openJob(other, admin, { title: 'Winder', city: 'Bardoli' });
    await openJob(other, admin, { title: 'Head Winder', city: 'Bharuch' });
    const card = '{ id title city company { id } }';
    type Card = { id: string; title: string; city: string; company: { id: string } };
    const { openJob: job } = await visitor(portal).ask<{
      openJob: Record<string, Card[]> & { company: { id: string } };
    }>(
      `query ($id: ID!) { openJob(id: $id) { company { id } similar ${card} sameCompany ${card} sameCity ${card} } }`,
      { id },
    );
    const titles = (name: string) => job[name]?.map(({ title }) => title);
    expect(titles('similar')?.slice(0, 2)).toEqual(['Winder', 'Head Winder']);
    expect(titles('sameCity')).toEqual(['Winder', 'Clerk']);
    expect(job['sameCompany']?.map(({ company }) => company.id)).toEqual(
      Array(job['sameCompany']?.length).fill(job.company.id),
    );
    expect(titles('sameCompany')).toContain('Painter');
    for (const list of ['similar', 'sameCompany', 'sameCity']) {
      expect(job[list]?.length).toBeLessThanOrEqual(6);
      expect(job[list]?.map((beside) => beside.id)).not.toContain(id);
    }
  });
});
