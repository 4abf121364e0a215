import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, type Person, WITH_MOTION } from './support/browser.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { openSlowLine, type SlowLine } from './support/slow-line.ts';
import { sampled } from './support/release.ts';
import { boxOf, measured, settled } from './support/still.ts';

const OPENINGS = '/job-alert/job-opportunites';
const BANNERS = ['/', OPENINGS, '/job-alert/services', '/job-alert/about', '/job-alert/contact', '/nowhere'];
const FORMS = ['candidate/signup', 'employer/signup', 'candidate/login', 'wp-login/wp/admin', 'forget-password'];
const PAGES = sampled(
  ['/', OPENINGS, ...FORMS.map((form) => `/job-alert/${form}`), ...BANNERS.slice(2), '/job-alert/privacy-policy'],
  3,
);

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** What a page's loading has moved, and the largest thing on its first screen. */
interface Loaded {
  shift: number;
  largest: string;
}

/** Runs in the page before all else. */
function watchLoading(): void {
  const loaded = { shift: 0, largest: '' };
  Object.assign(window, { loaded });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) loaded.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
    if (element) loaded.largest = element.textContent ?? '';
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

const wordsOf = (html: string): string =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe('the face of the site', () => {
  let portal: Portal;
  let line: SlowLine;
  let browser: Browser;
  beforeAll(async () => {
    portal = await startPortal('face', { demo: true });
    line = await openSlowLine(portal.url);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    line?.close();
    await portal?.stop();
  });
  async function visit<Result>(
    width: number,
    path: string,
    look: (person: Person) => Promise<Result>,
    options: BrowserContextOptions = {},
    origin = portal.url,
  ) {
    const person = await newPerson(browser, origin, width, options);
    await person.page.addInitScript(watchLoading);
    await person.page.goto(path);
    await person.page.evaluate(() => document.fonts.ready);
    try {
      return await look(person);
    } finally {
      await person.context.close();
    }
  }

  test.each([1440, 390])(
    'stands still while it arrives piece by piece, and its largest part comes from the server, at %i px',
    async (width) => {
      for (const path of PAGES) {
        const html = wordsOf(await (await fetch(portal.url + path)).text());
        await visit(
          width,
          path,
          async ({ page }) => {
            // The code of the page is there, and what it might move has moved.
            await page.waitForFunction(() => (window as unknown as { loaded: Loaded }).loaded.largest !== '');
            await page.locator('html[data-live]').waitFor();
            const { shift, largest } = await page.evaluate(() => (window as unknown as { loaded: Loaded }).loaded);
            expect(shift, path).toBeLessThan(0.05);
            expect(html, path).toContain(largest);
            const logIn = page.getByRole('banner').getByRole('link', { name: 'Log in' });
            expect(await logIn.filter({ visible: true }).count(), path).toBe(1);
          },
          WITH_MOTION,
          line.url,
        );
      }
    },
  );

  test('lays the salaries of a long list out once: the rupee sign needs no font of its own', async () => {
    await visit(390, OPENINGS, async ({ page }) => {
      await page.locator('html[data-live]').waitFor();
      expect(await page.getByRole('main').innerText()).toContain('₹');
      const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      expect(files.filter((file) => file.endsWith('.woff2'))).toEqual([expect.stringContaining('latin-wght')]);
    });
  });

  test('has banners of four fifths of the screen under a header that is transparent until the page is scrolled', async () => {
    for (const path of sampled(BANNERS, 1)) {
      await visit(1440, path, async ({ page }) => {
        const banner = page.locator('main section').first();
        expect([path, (await boxOf(banner)).height]).toEqual([path, 720]);
        const header = page.getByRole('banner');
        const background = () => header.evaluate((element) => getComputedStyle(element, '::before').opacity);
        expect(await background()).toBe('0');
        await page.mouse.wheel(0, 200);
        await expect.poll(background).toBe('1');
      });
    }
  });

  test('has banners of four fifths of a phone too', async () => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 360, height: 640 },
    ]) {
      const { page, context } = await newPerson(browser, portal.url, viewport.width, { viewport });
      for (const path of sampled(BANNERS, 1)) {
        await page.goto(path);
        const { height } = await boxOf(page.locator('main section').first());
        expect([path, height]).toEqual([path, Math.round(viewport.height * 0.8)]);
      }
      await context.close();
    }
  });

  test('keeps what is typed while a page is still arriving, even when its code has already loaded', async () => {
    const { page, context } = await newPerson(browser, line.url);
    // Leaves the code in the cache of the browser, and not the page.
    await page.goto('/job-alert/contact?before');
    await page.locator('html[data-live]').waitFor();
    const release = line.hold();
    await page.goto('/job-alert/contact', { waitUntil: 'commit' });
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Asha');
    // Time for the code of a page to begin, on a busy machine too.
    await page.waitForTimeout(2_000);
    expect(await page.evaluate(() => [document.readyState, 'live' in document.documentElement.dataset])).toEqual([
      'loading',
      false,
    ]);
    release();
    await page.locator('html[data-live]').waitFor();
    expect(await name.inputValue()).toBe('Asha');
    await context.close();
  });

  test.each([
    ['/job-alert/candidate/login', 'Email', 'checkbox'],
    ['/job-alert/contact', 'Name', 'radio'],
  ] as const)(
    'at %s takes text and choices before any code has come, sends nothing by itself, and keeps them',
    async (...form) => {
      const [path, label, choice] = form;
      const { page, context, complaints } = await newPerson(browser, portal.url);
      let release = () => undefined as void;
      const arrived = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\.js$/, async (route) => {
        await arrived;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      const field = page.getByRole('textbox', { name: label });
      await field.fill('asha@example.com');
      await page.getByRole(choice).last().check({ force: true });
      await field.press('Enter');
      const button = page.locator('button[type=submit]');
      expect(await measured(button, (element) => getComputedStyle(element).backgroundColor)).toBe('rgb(31, 71, 131)');
      release();
      await page.locator('html[data-live]').waitFor();
      expect(await field.inputValue()).toBe('asha@example.com');
      expect(await page.getByRole(choice).last().isChecked()).toBe(true);
      expect(page.url()).toBe(portal.url + path);
      // The map near the contact form asks its service as soon as it comes into view, which may be now.
      const own = complaints.filter((complaint) => !/openstreetmap\.org|ERR_NAME_NOT_RESOLVED/.test(complaint));
      expect(own).toEqual([]);
      await context.close();
    },
  );

  test.each([
    [1440, 3],
    [1100, 2],
    [390, 1],
  ])('at %i px shows %i openings at a time', async (width, count) => {
    await visit(width, OPENINGS, async ({ page }) => {
      const track = page.getByRole('region', { name: 'Current openings' }).getByRole('list').first();
      const shown = await measured(track, (list) => {
        const { left, right } = list.getBoundingClientRect();
        const isInside = ({ left: from, right: to }: DOMRect) => from >= left - 1 && to <= right + 1;
        return [...list.children].filter((card) => isInside(card.getBoundingClientRect())).length;
      });
      expect(shown).toBe(count);
    });
  });

  test('tabs past the openings of the slider that are out of view', async () => {
    await visit(390, OPENINGS, async ({ page }) => {
      await settled(page);
      const slider = page.getByRole('region', { name: 'Current openings' });
      // The browser tells a moment after the page has come which slides are out of view.
      await slider.locator('li:nth-child(2)[inert]').waitFor({ state: 'attached' });
      // After the last stop of the first slide the next one is no other slide.
      await slider.getByRole('article').first().locator('a, button').last().focus();
      await page.keyboard.press('Tab');
      expect(await slider.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    });
  });

  test.each([
    ['comes', true],
    ['stays away, and the drawing stands alone,', false],
  ])('has a map of the office that %s as its service does', async (_how, answers) => {
    await visit(390, '/job-alert/contact', async ({ page }) => {
      const asked: string[] = [];
      await page.route(/openstreetmap\.org/, (route) => {
        asked.push(new URL(route.request().url()).hostname);
        if (!answers) return route.abort();
        const isFrame = route.request().isNavigationRequest();
        return route.fulfill(
          isFrame ? { contentType: 'text/html', body: 'A map' } : { contentType: 'image/gif', body: PIXEL },
        );
      });
      await page.getByRole('link', { name: 'Open the map' }).scrollIntoViewIfNeeded();
      await expect.poll(() => new Set(asked).size).toBe(2);
      if (answers) await page.locator('iframe[data-loaded]').waitFor();
      else expect(await page.locator('iframe').count()).toBe(0);
    });
  });

  test('scrolls the logos of the clients through in 20 s, and holds them while they are hovered', async () => {
    await visit(
      1440,
      '/job-alert/services',
      async ({ page }) => {
        const row = page.locator('ul', { hasText: 'Tapi Textiles' }).first();
        const motion = () =>
          row.evaluate((list) => {
            const { animationDuration, animationPlayState } = getComputedStyle(list);
            return [animationDuration, animationPlayState];
          });
        expect(await motion()).toEqual(['20s', 'running']);
        await row.locator('..').hover();
        expect(await motion()).toEqual(['20s', 'paused']);
      },
      WITH_MOTION,
    );
  });

  test('says its figures in the HTML, and has its icons, its colour and its manifest', async () => {
    const html = await (await fetch(portal.url)).text();
    expect(wordsOf(html)).toContain('1,500+Proven Success');
    expect(wordsOf(html)).toContain('25+Trusted by Many');
    expect(html).toContain('<meta name="theme-color" content="#0e2344"');
    for (const [rel, type] of [
      ['icon', 'image/svg+xml'],
      ['apple-touch-icon', 'image/png'],
      ['manifest', 'application/manifest+json'],
    ]) {
      const href = new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ?? '';
      const answer = await fetch(portal.url + href);
      expect([rel, answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([rel, 200, type]);
    }
  });
});
