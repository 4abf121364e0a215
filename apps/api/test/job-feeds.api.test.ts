import { sourceOfVisit } from '@job-alert/domain/reports/visit-source';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { IS_RELEASE } from '../../../test-release.js';
import { createAdmin } from './builders/admin.js';
import { approvedEmployer, openJob, setJobActive } from './builders/employer.js';
import { insertOpenJobs } from './builders/open-jobs.js';
import type { Actor } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const SITE = 'https://jobs.example';
/** More jobs than any page of a list contains. */
const MANY = IS_RELEASE ? 1_001 : 101;
const OPENINGS = `${SITE}/job-alert/job-opportunites`;

const sourceOf = (link: string): string => {
  const { searchParams: query, host } = new URL(link);
  return sourceOfVisit({ query, referrer: '', host }).source;
};

describe('the feeds of open jobs', () => {
  let portal: Portal;
  let employer: Actor;
  let other: Actor;
  let weaver: string;
  let dyer: string;
  beforeAll(async () => {
    portal = await startPortal({ PUBLIC_URL: SITE, BRAND_NAME: 'Tapi & Co' });
    const admin = await createAdmin(portal);
    employer = await approvedEmployer(portal, admin);
    other = await approvedEmployer(portal, admin);
    weaver = await openJob(employer, admin, {
      title: 'Weaver <Jacquard> & ]]> more',
      description: 'Looms & <b>yarn</b>.\n\nLunch is free ]]>.',
      workMode: 'REMOTE',
    });
    dyer = await openJob(other, admin, { title: 'Dyer', city: 'Navsari' });
  });
  afterAll(() => portal.stop());

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${portal.url}${path}`, { headers });
  const textOf = async (path: string) => (await get(path)).text();
  const idsOf = async (query: string) => {
    const { items = [] } = parseJsonFeed(JSON.parse(await textOf(`/feeds/jobs.json${query}`)));
    return items.map(({ id }) => /\/(\d+)-/.exec(id ?? '')?.[1]);
  };

  test('include RSS that a third-party parser reads, with the newest job first and links to the job pages', async () => {
    const answer = await get('/feeds/jobs.rss');
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const xml = await answer.text();
    expect(await validateXML({ xml, schema: [], normalization: 'format' })).toMatchObject({ valid: true });
    const titles = [...xml.matchAll(/<title>(.*)<\/title>/g)].map(([, title]) => title);
    // The titles are plain text, because some readers show the markup of a CDATA section.
    expect(titles).toEqual([
      'Tapi &amp; Co: job opportunities',
      'Dyer, Surat Silk Mills, Navsari, Gujarat',
      'Weaver &lt;Jacquard&gt; &amp; ]]&gt; more, Surat Silk Mills, Surat, Gujarat',
    ]);
    const feed = parseRssFeed(xml);
    expect(feed).toMatchObject({ title: 'Tapi & Co: job opportunities', link: OPENINGS });
    const [first, second] = feed.items ?? [];
    expect(first).toMatchObject({
      link: `${OPENINGS}/${dyer}-dyer?src=feed`,
      guid: { value: `${OPENINGS}/${dyer}-dyer` },
    });
    expect(second?.title).toBe('Weaver <Jacquard> & ]]> more, Surat Silk Mills, Surat, Gujarat');
    expect(second?.description).toContain('<p>Looms &amp; &lt;b&gt;yarn&lt;/b&gt;.</p>');
    expect(second?.content?.encoded).toContain('<p>Looms &amp; &lt;b&gt;yarn&lt;/b&gt;.</p>');
  });

  test('include a JSON Feed that a third-party parser reads, with its own URL and the times of each job', async () => {
    const answer = await get('/feeds/jobs.json?title=dyer');
    expect(answer.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    const json = JSON.parse(await answer.text());
    expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'en-IN' });
    const feed = parseJsonFeed(json);
    expect(feed).toMatchObject({
      home_page_url: `${OPENINGS}?title=dyer`,
      feed_url: `${SITE}/feeds/jobs.json?title=dyer`,
    });
    const [item, ...more] = feed.items ?? [];
    expect(more).toEqual([]);
    expect(item).toMatchObject({ id: `${OPENINGS}/${dyer}-dyer`, url: `${OPENINGS}/${dyer}-dyer?src=feed` });
    expect(Date.parse(String(item?.date_modified))).toBeGreaterThanOrEqual(Date.parse(String(item?.date_published)));
  });

  test('mark every link to a job page with the source FEED, but not the ids of items', async () => {
    const all = await Promise.all(['rss', 'json'].map((form) => textOf(`/feeds/jobs.${form}`)));
    const pages = [...all, await textOf('/feeds/indeed.xml')].map(
      (text) => text.match(/https:\/\/[^\s<"\]]+\/\d+-[^\s<"\]]*/g) ?? [],
    );
    const sources = pages.map((links) => links.map((link) => sourceOf(link)).filter((source) => source !== 'DIRECT'));
    expect(sources).toEqual([
      ['FEED', 'FEED'],
      ['FEED', 'FEED'],
      ['FEED', 'FEED'],
    ]);
    expect(pages.map((links) => links.length)).toEqual([4, 4, 2]);
  });

  test('apply the search parameters of the openings page, or return the jobs of one company', async () => {
    expect(await idsOf('')).toEqual([dyer, weaver]);
    expect(await idsOf('?location=navsari')).toEqual([dyer]);
    expect(await idsOf('?city=Navsari&city=Surat')).toEqual([dyer, weaver]);
    expect(await idsOf('?mode=remote&src=feed')).toEqual([weaver]);
    expect(await idsOf(`?company=${employer.id}`)).toEqual([weaver]);
    expect(await idsOf('?title=accounts&city=Navsari')).toEqual([]);
  });

  test('include XML for Indeed that stays well-formed with special characters in the texts', async () => {
    const xml = await textOf('/feeds/indeed.xml');
    expect(await validateXML({ xml, schema: [], normalization: 'format' })).toMatchObject({ valid: true });
    expect(xml).toContain(`<url><![CDATA[${OPENINGS}/${dyer}-dyer?src=feed]]></url>`);
    expect(xml).toContain(`<referencenumber><![CDATA[${weaver}]]></referencenumber>`);
    expect(xml).toContain('<remotetype><![CDATA[Fully remote]]></remotetype>');
    expect(xml).toContain('<title><![CDATA[Weaver <Jacquard> & ]]]]><![CDATA[> more]]></title>');
  });

  interface AllJobs {
    total: number;
    jobs: { id: string; url: string; title: string; description: string; company: { id: string } }[];
  }
  const allJobs = async (query = '') => {
    const answer = await get(`/feeds/jobs.json?content=full${query}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    return (await answer.json()) as AllJobs;
  };

  test('return all open jobs, or those of a search, with their descriptions as plain JSON in one call', async () => {
    const { jobs, total } = await allJobs();
    expect([total, jobs.map(({ id }) => id)]).toEqual([2, [dyer, weaver]]);
    expect(jobs[1]).toMatchObject({
      url: `${OPENINGS}/${weaver}-weaver-jacquard-more`,
      title: 'Weaver <Jacquard> & ]]> more',
      description: 'Looms & <b>yarn</b>.\n\nLunch is free ]]>.',
      workMode: 'REMOTE',
      salaryMin: expect.any(Number),
      preferredSkills: expect.any(Array),
      company: { id: employer.id, name: 'Surat Silk Mills' },
    });
    expect((await allJobs(`&companyId=${other.id}`)).jobs.map(({ id }) => id)).toEqual([dyer]);
    expect(await allJobs('&title=accounts')).toEqual({ jobs: [], total: 0 });
    expect((await get('/feeds/jobs.json?content=half')).status).toBe(400);
    expect((await get('/feeds/jobs.rss?content=full')).status).toBe(400);
    for (const coding of ['br', 'gzip', 'identity']) {
      const answer = await get('/feeds/jobs.json?content=full', { 'accept-encoding': coding });
      expect(answer.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
      expect(await answer.json()).toEqual({ jobs, total });
    }
  });

  test('return 304 for all open jobs while none has changed, regardless of the order of the parameters', async () => {
    const path = '/feeds/jobs.json?content=full&city=Navsari';
    const answer = await get(path);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    const conditional = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await get('/feeds/jobs.json?city=Navsari&content=FULL&utm_source=x', conditional)).status).toBe(304);
    expect((await get('/feeds/jobs.json?content=full&city=Surat', conditional)).status).toBe(200);
    await setJobActive(other, dyer, false);
    expect(await (await get(path, conditional)).json()).toEqual({ jobs: [], total: 0 });
    await setJobActive(other, dyer, true);
  });

  test('return more open jobs than a list page contains in one response', async () => {
    const ids = await insertOpenJobs(
      portal,
      Array.from({ length: MANY }, (_, index) => ({ title: `Winder ${index}`, city: 'Bharuch' })),
    );
    const { jobs, total } = await allJobs('&city=Bharuch');
    expect(total).toBe(MANY);
    expect(jobs.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  test('come with an llms.txt whose links work and a security.txt with contacts and an expiry date', async () => {
    const llms = await textOf('/llms.txt');
    expect(llms).toMatch(/^# Tapi & Co\n\n> /);
    const paths = [...llms.matchAll(/\]\((https:\/\/jobs\.example[^)]*)\)/g)].map(([, url = '']) =>
      url.slice(SITE.length),
    );
    expect(paths.length).toBeGreaterThan(8);
    // The pages and the console belong to the built web app, which is not running here.
    for (const path of paths.filter((one) => !/^\/(?:job-alert|graphql)/.test(one))) {
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    }
    const change = await fetch(`${portal.url}/.well-known/change-password`, { redirect: 'manual' });
    expect(change.headers.get('location')).toBe('/job-alert/forget-password');
    const security = await textOf('/.well-known/security.txt');
    expect(security).toMatch(/^Contact: mailto:\S+@\S+\nContact: https:\/\//);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(security)?.[1] ?? '');
    expect(expires - Date.now()).toBeGreaterThan(170 * 86_400_000);
    expect(expires - Date.now()).toBeLessThan(365 * 86_400_000);
  });
});
