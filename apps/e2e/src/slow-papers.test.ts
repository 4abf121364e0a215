import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WITH_MOTION } from './support/browser.ts';
import { A_PDF } from './support/documents.ts';
import { press, reads } from './support/form.ts';
import { IS_RELEASE } from '../../../test-release.ts';
import { boxOf } from './support/settled.ts';
import { openStage, type Stage } from './support/stage.ts';

/** Two megabytes, which take several seconds on a slow connection. */
const PAPER = Buffer.from(A_PDF.replace('%%EOF', `${'%'.repeat(2_000_000)}\n%%EOF`));

describe.runIf(IS_RELEASE)('documents of a profile on a slow connection', () => {
  let stage: Stage;
  let page: Page;
  beforeAll(async () => {
    stage = await openStage('slow_papers', { candidate: 390 }, WITH_MOTION);
    page = stage.people.candidate.page;
  });
  afterAll(() => stage?.close());
  afterEach((context) => stage.explain(context));

  test('are uploaded together, can be cancelled during the upload, and can be uploaded again', async () => {
    await page.goto('/job-alert/candidate/edit-profile-management');
    await attach('Aadhaar Card', 'aadhaar.pdf');
    await attach('PAN Card', 'pan.pdf');
    const line = await page.context().newCDPSession(page);
    const speed = { offline: false, latency: 0, downloadThroughput: -1 };
    await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: 400_000 });
    // A double click starts the upload and does not cancel it, because no other button takes the place of the clicked one.
    const submit = page.getByRole('button', { name: 'Next', exact: true });
    await submit.scrollIntoViewIfNeeded();
    const { y } = await boxOf(submit);
    // Measured without `boxOf`, which waits for movement to stop: on a slow machine the progress bar moves in every frame.
    const topOf = (name: string) =>
      page.getByRole('button', { name }).evaluate((element) => Math.round(element.getBoundingClientRect().y));
    await submit.dblclick();
    await page.getByRole('progressbar', { name: 'Upload: Files' }).waitFor();
    await reads(page, /Uploading [1-9]\d?%/);
    expect(await topOf('Saving...')).toBe(y);
    await press(page, 'Cancel the upload of files');
    await reads(page, 'Upload cancelled. Nothing has been saved.');
    await line.send('Network.emulateNetworkConditions', { ...speed, uploadThroughput: -1 });
    await press(page, 'Next');
    await reads(page, 'Profile updated successfully!');
    await page.getByRole('tab', { name: 'Job History', selected: true }).waitFor();
    await press(page, 'Previous');
    await page.getByRole('link', { name: 'aadhaar.pdf', exact: true }).waitFor();
    await page.getByRole('link', { name: 'pan.pdf', exact: true }).waitFor();
    expect(stage.silentProblems()).toEqual([]);
  });

  async function attach(label: string, name: string): Promise<void> {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: label, exact: true }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'application/pdf', buffer: PAPER });
    await reads(page, name);
  }
});
