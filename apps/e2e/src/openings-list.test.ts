import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from './support/axe.ts';
import { newPerson, openBrowser, type Person, picture, WITH_MOTION } from './support/browser.ts';
import { fill, press, reads } from './support/form.ts';
import { openPage } from './support/open-page.ts';
import { type Portal, startPortal } from './support/portal.ts';
import { ask, DEMO, signIn } from './support/session.ts';
import { explainFailure } from './support/stage.ts';
import { boxOf, filled, settled, tooWide } from './support/still.ts';

const OPENINGS = '/job-alert/job-opportunites';

describe('the list of all openings', () => {
  let portal: Portal;
  let browser: Browser;
  let person: Person;

  beforeAll(async () => {
    portal = await startPortal('openings', { demo: true });
    browser = await openBrowser();
    await approveReceptionist();
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });
  afterEach(async (context) => {
    await explainFailure(context, 'openings', portal, { person });
    await person.context.close();
  });

  /** The demo's only opening for a receptionist waits for approval. */
  async function approveReceptionist(): Promise<void> {
    const { token } = await signIn(portal.url, DEMO.admin);
    const waiting = await ask<{ approvals: { nodes: { id: string; subject: { title?: string } }[] } }>(
      portal.url,
      '{ approvals(first: 50, filter: { state: PENDING, kinds: [JOB] }) { nodes { id subject { ... on Job { title } } } } }',
      {},
      token,
    );
    const approval = waiting.approvals.nodes.find(({ subject }) => subject.title?.includes('Receptionist'));
    await ask(
      portal.url,
      'mutation ($id: ID!) { decideApproval(input: { approvalId: $id, decision: APPROVE }) { approval { id } } }',
      { id: approval?.id },
      token,
    );
  }
  const visit = async (width = 1440, javaScriptEnabled = true) => {
    person = await newPerson(browser, portal.url, width, { ...WITH_MOTION, javaScriptEnabled });
    return person.page;
  };
  const list = (page: Page) => page.getByRole('list', { name: 'Openings', exact: true });
  const filters = (page: Page) => page.locator('#narrow-openings');
  const total = (page: Page) => page.getByRole('heading', { name: /^(\d+\+?|No) openings?$/ });
  /** The first choice of the filters that is a link, and how many openings it promises. */
  const firstChoice = async (page: Page) => {
    const choice = filters(page).locator('li a').first();
    const [, label = '', count = ''] = /^(.*?)(\d+) openings?$/.exec((await choice.textContent()) ?? '') ?? [];
    return { choice, label, count: Number(count) };
  };
  /** The questions that the page asks the server from now on. */
  const watchQuestions = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) asked.push(/query (\w+)/.exec(request.postData() ?? '')?.[1] ?? '');
    });
    return asked;
  };

  test.each([1440, 390])('suggests while somebody types, and nothing cuts the list off, at %i px', async (width) => {
    const page = await visit(width);
    await openPage(page, OPENINGS);
    await page.getByLabel('Location', { exact: true }).pressSequentially('gujr');
    const options = page.getByRole('option');
    await options.first().waitFor();
    const onTop = await options.evaluateAll((all) =>
      all.every((option) => {
        const { x, y, width: wide, height, right } = option.getBoundingClientRect();
        return right <= window.innerWidth && option.contains(document.elementFromPoint(x + wide / 2, y + height / 2));
      }),
    );
    expect(onTop).toBe(true);
    expect(await faultsOf(page)).toEqual([]);
    await picture(page, `suggestions-${width}`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('Location', { exact: true }).inputValue()).toBe('Gujarat');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('location') === 'Gujarat');
    expect(person.complaints).toEqual([]);
  });

  test.each(['accountant', 'receptionist'])(
    'leads from the search of Home for "%s" over a filter to a job, without JavaScript',
    async (word) => {
      const page = await visit(1440, false);
      await page.goto('/');
      await fill(page, 'Job Title', word);
      await press(page, 'Search');
      await page.waitForURL((url) => url.searchParams.get('title') === word);
      await total(page).waitFor();
      const { choice, label, count } = await firstChoice(page);
      await choice.click();
      await page.waitForURL((url) => url.searchParams.has('mode'));
      await page.getByRole('link', { name: `Remove ${label}` }).waitFor();
      await page.getByRole('link', { name: `Remove “${word}”` }).waitFor();
      expect(await list(page).getByRole('article').count()).toBe(count);
      const opening = list(page).getByRole('heading', { level: 3 }).first();
      const title = (await opening.textContent()) ?? '';
      await opening.getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('link', { name: 'Apply', exact: true }).first().waitFor();
    },
  );

  test('is narrowed by choices that stay where they are, one request each, and widened again', async () => {
    const page = await visit();
    await openPage(page, OPENINGS);
    const asked = watchQuestions(page);
    expect(await list(page).getByRole('article').count()).toBe(20);
    const { choice, label, count } = await firstChoice(page);
    await choice.scrollIntoViewIfNeeded();
    const before = await boxOf(choice);
    await choice.click();
    await total(page)
      .and(page.getByText(`${count} openings`, { exact: true }))
      .waitFor();
    expect(await boxOf(choice)).toEqual(before);
    expect(await choice.getAttribute('aria-current')).toBe('true');
    await page.getByRole('link', { name: `Remove ${label}` }).click();
    await page.getByRole('link', { name: `Remove ${label}` }).waitFor({ state: 'detached' });
    await total(page).and(page.locator(':focus')).waitFor();
    expect(asked).toEqual(['OpenJobs', 'OpenJobs']);
    expect(new URL(page.url()).search).toBe('');
    expect(person.complaints).toEqual([]);
  });

  test('brings more into view, and Back from a job returns to the same place with as many', async () => {
    const page = await visit(390);
    await openPage(page, OPENINGS);
    await settled(page);
    const asked = watchQuestions(page);
    await page.getByRole('link', { name: 'Load more openings' }).click();
    const brought = list(page).getByRole('article').nth(20);
    await brought.locator('h3 a:focus').waitFor();
    await reads(list(page), '20 more openings');
    const { y } = await boxOf(brought);
    expect([y > 72, y < 400]).toEqual([true, true]);
    expect(asked).toEqual(['OpenJobs']);

    const title = (await brought.getByRole('heading').textContent()) ?? '';
    await brought.locator('h3 a').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goBack();
    await brought.locator('h3 a:focus').waitFor();
    expect(await list(page).getByRole('article').count()).toBe(40);
    expect(Math.abs((await boxOf(brought)).y - y)).toBeLessThan(3);
    await page.reload();
    expect(await list(page).getByRole('article').count()).toBe(40);
  });

  test.each([1440, 390])('Back from a job returns to its card at %i px, however far down it is', async (width) => {
    const page = await visit(width);
    await openPage(page, OPENINGS);
    await settled(page);
    const off: number[] = [];
    for (const index of [2, 9, 18]) {
      const link = list(page).getByRole('article').nth(index).locator('h3 a');
      await link.scrollIntoViewIfNeeded();
      const { y } = await boxOf(link);
      await link.click();
      await page.getByRole('link', { name: 'Apply', exact: true }).first().waitFor();
      await page.goBack();
      await link.and(page.locator(':focus')).waitFor();
      off.push(Math.abs((await boxOf(link)).y - y));
    }
    expect(off.filter((pixels) => pixels > 2)).toEqual([]);
  });

  test('has its filters in a sheet on a phone, whose first opening stands within two screens', async () => {
    const page = await visit(390);
    await openPage(page, OPENINGS);
    const first = page.getByRole('link', { name: /^Apply: / }).first();
    expect((await boxOf(first)).y).toBeLessThan(2 * 900);
    await press(page, 'Filters');
    const { choice, count } = await firstChoice(page);
    await choice.click();
    await press(filters(page), `Show ${count} openings`);
    await total(page).and(page.locator(':focus')).waitFor();
    expect(await filters(page).isVisible()).toBe(false);
    expect(await tooWide(page)).toBe(0);
    expect(person.complaints).toEqual([]);
  });

  test('keeps the last list when the connection is gone, says so, and comes with the next try', async () => {
    const page = await visit();
    await openPage(page, OPENINGS);
    const { choice, count } = await firstChoice(page);
    await person.context.setOffline(true);
    await choice.click();
    await reads(page.getByRole('alert'), 'Something went wrong. Please try again.');
    await reads(page.getByRole('alert'), 'Below are the results of your last search.');
    expect(await list(page).getByRole('article').count()).toBe(20);
    await person.context.setOffline(false);
    await press(page, 'Retry');
    await total(page)
      .and(page.getByText(`${count} openings`, { exact: true }))
      .waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test.each([1440, 390])('looks right in each of its states at %i px', async (width) => {
    const page = await visit(width);
    const states: [string, string, ((page: Page) => Promise<unknown>)?][] = [
      ['full', OPENINGS],
      ['filtered', `${OPENINGS}?mode=onsite&city=Surat`],
      ['empty', `${OPENINGS}?title=accountant&mode=remote&city=Shimla`],
      ['refused', OPENINGS, refused],
      ['offline', OPENINGS, offline],
    ];
    if (width < 992) states.push(['sheet', OPENINGS, (phone) => press(phone, 'Filters')]);
    const faults: string[] = [];
    for (const [name, address, act] of states) {
      await openPage(page, address);
      await act?.(page);
      await filled(page);
      await picture(page, `openings-${name}-${width}`);
      faults.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`));
      await person.context.setOffline(false);
      await page.unroute('**/graphql');
    }
    expect(faults).toEqual([]);

    async function refused(): Promise<void> {
      const message = 'Too many requests. Please try again in a minute.';
      await page.route('**/graphql', (route) =>
        route.fulfill({ json: { data: null, errors: [{ message, extensions: { code: 'RATE_LIMITED' } }] } }),
      );
      await page.getByRole('link', { name: 'Oldest' }).click();
      await reads(page.getByRole('alert'), message);
    }
    async function offline(): Promise<void> {
      await person.context.setOffline(true);
      await page.getByRole('link', { name: 'Oldest' }).click();
      await reads(page.getByRole('alert'), 'please check your connection');
    }
  });
});
