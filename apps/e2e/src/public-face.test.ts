import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, type Person, WITH_MOTION } from './support/browser.ts';
import { hydrate } from './support/open-page.ts';
import { type Portal, sharedPortal } from './support/server/portal.ts';
import { IS_RELEASE, sampled } from '../../../test-release.ts';
import { boxOf, measure, settled } from './support/settled.ts';
import { openSlowConnection, type SlowConnection } from './support/slow-connection.ts';

const OPENINGS = '/job-alert/job-opportunites';
const BANNERS = ['/', OPENINGS, '/job-alert/services', '/job-alert/about', '/job-alert/contact', '/nowhere'];
const FORMS = ['candidate/signup', 'employer/signup', 'candidate/login', 'wp-login/wp/admin', 'forget-password'];
const PAGES = [
  '/',
  OPENINGS,
  ...FORMS.map((form) => `/job-alert/${form}`),
  ...BANNERS.slice(2),
  '/job-alert/privacy-policy',
];

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** The layout shift while a page loads, and the largest element on its first screen. */
interface Loaded {
  shift: number;
  largest: string;
}

/** Runs in the page before any other script. */
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

/** Runs in the page before any other script. Holds the three-second timer that runs the code of an unused page, until `endIdleTime` is called. */
function holdIdleTimer(): void {
  const { setTimeout } = window;
  const holdTimer = (callback: () => void, delay?: number) => {
    if (delay !== 3_000) return setTimeout(callback, delay);
    Object.assign(window, { endIdleTime: callback });
    return 0;
  };
  Object.assign(window, { setTimeout: holdTimer });
}

const wordsOf = (html: string): string =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

describe('the public site', () => {
  let portal: Portal;
  let connection: SlowConnection;
  let browser: Browser;
  beforeAll(async () => {
    portal = await sharedPortal();
    connection = await openSlowConnection(portal.url);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    connection?.close();
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

  test.each([
    [390, 1],
    [1440, 1],
  ])('has little layout shift and a largest part rendered by the server, at %i px', async (width, count) => {
    for (const path of sampled(PAGES, count)) {
      const html = wordsOf(await (await fetch(portal.url + path)).text());
      await visit(
        width,
        path,
        async ({ page }) => {
          // By now the page's code has run and layout shifts have happened.
          await page.waitForFunction(() => (window as unknown as { loaded: Loaded }).loaded.largest !== '');
          await hydrate(page);
          const { shift, largest } = await page.evaluate(() => (window as unknown as { loaded: Loaded }).loaded);
          expect(shift, path).toBeLessThan(0.05);
          expect(html, path).toContain(largest);
          const logIn = page.getByRole('banner').getByRole('link', { name: 'Log in' });
          expect(await logIn.filter({ visible: true }).count(), path).toBe(1);
        },
        WITH_MOTION,
        connection.url,
      );
    }
  });

  test('shows ₹ without a second font and one to three openings by width, and Tab skips hidden openings', async () => {
    await visit(390, OPENINGS, async ({ page }) => {
      await hydrate(page);
      await settled(page);
      expect(await page.getByRole('main').innerText()).toContain('₹');
      const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      expect(files.filter((file) => file.endsWith('.woff2'))).toEqual([expect.stringContaining('latin-wght')]);
      const slider = page.getByRole('region', { name: 'Current openings' });
      for (const [width, count] of [
        [1440, 3],
        [1100, 2],
        [390, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        const visibleCount = await measure(slider.getByRole('list').first(), (list) => {
          const { left, right } = list.getBoundingClientRect();
          const isInside = ({ left: from, right: to }: DOMRect) => from >= left - 1 && to <= right + 1;
          return [...list.children].filter((card) => isInside(card.getBoundingClientRect())).length;
        });
        expect([width, visibleCount]).toEqual([width, count]);
      }
      // The browser reports the slides out of view a moment after the page has loaded.
      await slider.locator('li:nth-child(2)[inert]').waitFor({ state: 'attached' });
      // Tab after the last stop of the first slide leaves the slider, because the other slides are inert.
      await slider.getByRole('article').first().locator('a, button').last().focus();
      await page.keyboard.press('Tab');
      expect(await slider.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    });
  });

  test('has banners with 80 % of the screen height and a header that is transparent until the page is scrolled', async () => {
    const { page, context } = await newPerson(browser, portal.url);
    const background = () =>
      page.getByRole('banner').evaluate((element) => getComputedStyle(element, '::before').opacity);
    for (const path of sampled(BANNERS, 1)) {
      await page.goto(path);
      for (const viewport of [
        { width: 360, height: 640 },
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(viewport);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expect.poll(background).toBe('0');
        const { height } = await boxOf(page.locator('main section').first());
        expect([path, viewport, height]).toEqual([path, viewport, Math.round(viewport.height * 0.8)]);
        await page.mouse.wheel(0, 200);
        await expect.poll(background).toBe('1');
      }
    }
    await context.close();
  });

  test('preloads its code without running it, and the first click runs it and saves the job once', async () => {
    const { page, context } = await newPerson(browser, portal.url, 390);
    await page.addInitScript(holdIdleTimer);
    await page.goto('/job-alert/job-opportunites');
    await page.locator('link[rel=modulepreload]').last().waitFor({ state: 'attached' });
    expect(await page.locator('script[type=module]').count()).toBe(0);
    const saveButton = page.getByRole('button', { name: /^Save: / }).first();
    await saveButton.evaluate((button: HTMLElement) => button.click());
    await page.getByText('1 job is saved in this browser.').waitFor();
    // The hearts show the saved jobs in a transition, which may end after the toast has appeared.
    await expect.poll(() => saveButton.getAttribute('aria-pressed')).toBe('true');
    await context.close();
  });

  test('runs its code after the idle time, and at once if the browser has saved jobs', async () => {
    const { page, context } = await newPerson(browser, portal.url);
    await page.addInitScript(holdIdleTimer);
    await page.goto('/job-alert/services');
    await page.evaluate(() => localStorage.setItem('firstTouch', '{}'));
    await page.reload();
    await page.waitForFunction(() => 'endIdleTime' in window);
    expect(await page.locator('script[type=module]').count()).toBe(0);
    await page.evaluate(() => (window as unknown as { endIdleTime: () => void }).endIdleTime());
    await page.locator('html[data-hydrated]').waitFor();
    await page.evaluate(() => localStorage.setItem('savedJobs', '1'));
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    await context.close();
  });

  test('keeps typed text while a page is still loading, even when its code is cached', async () => {
    const { page, context } = await newPerson(browser, connection.url);
    // Caches the code in the browser, but not the page.
    await page.goto('/job-alert/contact?before');
    await hydrate(page);
    const release = connection.pause();
    await page.goto('/job-alert/contact', { waitUntil: 'commit' });
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Asha');
    // Gives the page's code time to run, even on a busy machine.
    await page.waitForTimeout(2_000);
    expect(await page.evaluate(() => [document.readyState, 'hydrated' in document.documentElement.dataset])).toEqual([
      'loading',
      false,
    ]);
    release();
    await page.locator('html[data-hydrated]').waitFor();
    expect(await name.inputValue()).toBe('Asha');
    await context.close();
  });

  test('loads the map of the office when the map service responds', async () => {
    await visit(390, '/job-alert/contact', async ({ page }) => {
      await page.route(/openstreetmap\.org/, (route) => {
        const isFrame = route.request().isNavigationRequest();
        return route.fulfill(
          isFrame ? { contentType: 'text/html', body: 'A map' } : { contentType: 'image/gif', body: PIXEL },
        );
      });
      await page.getByRole('link', { name: 'Open the map' }).scrollIntoViewIfNeeded();
      const map = page.locator('iframe[data-loaded]');
      expect(await map.getAttribute('src')).toContain('openstreetmap.org');
    });
  });

  test('scrolls the client logos in 20 s, and pauses while the pointer is over them', async () => {
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

  test.runIf(IS_RELEASE)('looks the same without JavaScript', async () => {
    const looks: string[] = [];
    for (const javaScriptEnabled of [false, true]) {
      const { page, context, complaints } = await newPerson(browser, portal.url, 1440, { javaScriptEnabled });
      await page.goto(OPENINGS);
      if (javaScriptEnabled) await settled(page);
      const button = page.getByRole('link', { name: 'Start Hiring Today' });
      const slide = page.getByRole('region', { name: 'Current openings' }).getByRole('article').first();
      const colours = await button.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      });
      looks.push([...colours, Math.round((await slide.boundingBox())?.width ?? 0)].join());
      expect(complaints).toEqual([]);
      await context.close();
    }
    expect(looks[0]).toBe(looks[1]);
  });
});
