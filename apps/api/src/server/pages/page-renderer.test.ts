import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLogger } from '../../platform/observability/logger.js';
import { PageRenderer } from './page-renderer.js';

const PAGE = '<head><!--head--></head><body><div id="root"><!--page--></div><!--state--></body>';
const BUILD = { page: PAGE, routePage: () => PAGE, consolePage: '', scriptHashes: [] };
const SITE = {
  origin: 'https://jobs.example',
  operator: { brandName: 'Kaam & Co', supportEmail: 'help@jobs.example' },
};

/** A renderer of a web app whose pages read only `title`, and the rendered URLs. */
function renderer(more = ''): { pages: PageRenderer; rendered: string[] } {
  const rendered: string[] = [];
  const entry = {
    pageAt(url: URL) {
      const read = new URL(url.pathname, url);
      const title = url.searchParams.get('title');
      if (title) read.searchParams.set('title', title);
      return { route: 'public/openings', url: read };
    },
    async render(url: URL) {
      rendered.push(url.pathname + url.search);
      return { status: 200, head: '', html: `<p>${url.search}${more}</p>`, state: {} };
    },
  };
  return {
    pages: new PageRenderer({
      entry,
      build: BUILD,
      site: SITE,
      execute: async () => ({}),
      logger: createLogger('silent'),
    }),
    rendered,
  };
}

test('a page is rendered and charged once for all URLs that differ only in unknown parameters', async () => {
  const { pages, rendered } = renderer();
  let paid = 0;
  const pay = () => (paid += 1) > 0;
  const paths = ['/jobs', '/jobs?utm_source=a', '/jobs?x=1&y=2', '/jobs?title=silk', '/jobs?utm=b&title=silk&z'];
  const documents = [];
  for (const path of paths) documents.push((await pages.page(path, pay)).html.plain.toString());
  expect(rendered).toEqual(['/jobs', '/jobs?title=silk']);
  expect(new Set(documents).size).toBe(2);
  expect(paid).toBe(2);
});

test('a caller over the budget gets 429 for a new page, and a cached page otherwise', async () => {
  const { pages, rendered } = renderer();
  expect(await pages.page('/jobs', () => false)).toMatchObject({ status: 429 });
  expect(rendered).toEqual([]);
  expect(await pages.page('/jobs', () => true)).toMatchObject({ status: 200 });
  expect(await pages.page('/jobs', () => false)).toMatchObject({ status: 200 });
});

test('a page is the same from the cache and from a new renderer', async () => {
  const part = fc.string({ unit: fc.constantFrom(...'aé%2 +&=?#./\\_:@ '), maxLength: 12 });
  const path = fc.tuple(part, part, fc.option(part)).map(([name, query, title]) => {
    const words = title === null ? query : `${query}&title=${encodeURIComponent(title)}`;
    return `/${encodeURIComponent(name)}?${words}`;
  });
  const { pages } = renderer();
  await fc.assert(
    fc.asyncProperty(path, async (address) => {
      const cached = [await pages.page(address, () => true), await pages.page(address, () => true)];
      const fresh = await renderer().pages.page(address, () => true);
      for (const page of cached) expect(page.html.plain).toEqual(fresh.html.plain);
    }),
  );
});

test('cached pages use at most the configured memory', async () => {
  const { pages, rendered } = renderer('x'.repeat(3_000_000));
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'a', 'f']) await pages.page(`/${name}`, () => true);
  expect(rendered).toEqual(['/a', '/b', '/c', '/d', '/e', '/f', '/a']);
});
