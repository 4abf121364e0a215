import { readFileSync, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, openBrowser, type Person, takeScreenshot } from './support/browser.ts';
import { press } from './support/form.ts';
import { logInAdmin } from './support/people.ts';
import { type Portal, startPortal } from './support/server/portal.ts';
import { IS_RELEASE } from '../../../test-release.ts';
import { DEMO, enter } from './support/session.ts';
import { explainFailure } from './support/stage.ts';

const CLIENT = fileURLToPath(new URL('../../web/dist/client', import.meta.url));
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

describe.runIf(IS_RELEASE)('the web app on a separate origin', () => {
  let portal: Portal;
  let site: Server;
  let front = '';
  let browser: Browser;
  let person: Person;
  beforeAll(async () => {
    site = createServer(({ url = '/' }, response) => {
      const path = join(CLIENT, new URL(url, front).pathname);
      const type = TYPES[extname(path)];
      if (type && existsSync(path)) return response.setHeader('content-type', type).end(readFileSync(path));
      const page = readFileSync(join(CLIENT, 'index.html'), 'utf8');
      const html = page.replace('<head>', `<head><meta name="job-alert-api" content="${portal.url}">`);
      return response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    front = `http://localhost:${(site.address() as AddressInfo).port}`;
    process.env['CORS_ORIGINS'] = front;
    portal = await startPortal('origin', { demo: true });
    browser = await openBrowser({ showsPdf: true });
    person = await newPerson(browser, front);
  });
  afterEach((context) => explainFailure(context, 'origin', portal, { person }));
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
    site.close();
  });

  test('lists openings, logs an administrator in, exports a list and previews an import', async () => {
    const { page, complaints } = person;
    await page.goto('/job-alert/job-opportunites');
    await page.getByText('Apply', { exact: true }).first().waitFor();
    await logInAdmin(page);
    await page.goto('/job-alert/admin/manage-employer');
    const [list] = await Promise.all([page.waitForEvent('download'), press(page, 'Export CSV')]);
    expect(readFileSync(await list.path(), 'utf8')).toMatch(/^\W?\w/);
    await press(page, 'Bulk Import');
    const dialog = page.getByRole('dialog');
    const template = await dialog.getByRole('link', { name: /\.csv$/ }).getAttribute('href');
    expect(template).toMatch(new RegExp(`^${portal.url}/import-templates/`));
    const buffer = Buffer.from(`${await (await fetch(template ?? '')).text()}Tapi Mills\n`);
    await dialog.locator('input[type=file]').setInputFiles({ name: 'new.csv', mimeType: 'text/csv', buffer });
    await press(dialog, 'Preview');
    await page.getByRole('dialog', { name: 'Import Preview' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('shows an employer the resume of an applicant in a frame', async () => {
    const employer = await newPerson(browser, front, 1280);
    await enter(employer.context, portal.url, 'employer', DEMO.employer);
    const { page, complaints } = employer;
    await page.goto('/job-alert/employer/applicants?view=pipeline');
    const applied = page.getByRole('region', { name: /^Applied: / });
    const card = applied.getByRole('listitem').filter({ hasText: 'Manoj Yadav' });
    // On one core, the scripts of a page and the PDF viewer take longer than the usual 15 seconds.
    await card.waitFor({ timeout: 60_000 });
    const isResume = (response: Response) => response.url().startsWith(`${portal.url}/files/`);
    const framed = page.waitForResponse(isResume, { timeout: 60_000 });
    await card.getByRole('button', { name: 'Move to…' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Shortlisted', exact: true }).press('Enter');
    await page.getByTitle('Resume of Manoj Yadav').waitFor();
    const resume = await framed;
    expect([resume.status(), resume.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await takeScreenshot(page, 'another-origin-resume');
    // The console would report a blocked frame.
    expect(complaints).toEqual([]);
    await employer.context.close();
  });
});
