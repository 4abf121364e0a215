import { mkdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../e2e/src/support/find-chromium.js';
import { sampled } from '../../../test-release.js';
import { everyMail, MondayClock } from './builders/every-mail.js';
import type { CapturedEmail } from './builders/mails.js';
import { type Portal, startPortal } from './harness.js';

const PICTURES = fileURLToPath(new URL('../screenshots/', import.meta.url));
/** The minimum height of a button, in pixels. */
const BUTTON_HEIGHT = 44;

const KINDS = [
  'ACCOUNT_DEACTIVATED',
  'ACCOUNT_DELETED',
  'ADMINISTRATOR_CHANGED',
  'APPLICATIONS_ENDED',
  'APPLICATIONS_ON_HOLD',
  'APPLICATION_APPROVED',
  'APPLICATION_RECEIVED',
  'APPLICATION_REJECTED',
  'APPLICATION_WITHDRAWN',
  'CHANGED_JOB',
  'COMPANIES_MERGED',
  'COMPANY_DECIDED',
  'COMPANY_DIGEST',
  'CONTACT',
  'EMAIL_CHANGE',
  'EMAIL_CHANGED',
  'EMAIL_CHANGED_BACK',
  'EMAIL_CHANGE_ASKED',
  'EMAIL_TAKEN',
  'EMAIL_UNDO_ENDED',
  'EMAIL_VERIFICATION',
  'FEEDBACK_REMINDER',
  'INTERVIEW',
  'INTERVIEWER_CANCELLED',
  'INTERVIEWER_INVITED',
  'INTERVIEWER_LEFT',
  'INTERVIEW_CANCELLED',
  'INTERVIEW_CANCELLED_FOR_COMPANY',
  'INTERVIEW_SCHEDULED',
  'INTERVIEW_SCHEDULED_FOR_COMPANY',
  'INVITATION',
  'JOB_ALERT',
  'JOB_CHANGED',
  'JOB_CORRECTED_FOR_COMPANY',
  'JOB_CORRECTION_DECIDED',
  'JOB_DECIDED',
  'JOB_INVITATION',
  'JOB_POSTED_FOR_COMPANY',
  'JOIN_ACCEPTED',
  'JOIN_ENDED',
  'JOIN_REQUEST',
  'JOIN_REQUESTED',
  'LOGIN_BRAKE',
  'NEW_APPLICANTS',
  'NEW_APPLICATION',
  'NEW_EMPLOYER',
  'NEW_JOB',
  'NEW_PROPOSAL',
  'OFFER_ANSWERED',
  'OFFER_ANSWER_RECEIVED',
  'OFFICE_DIGEST',
  'OWNERSHIP_TRANSFERRED',
  'PASSWORD_RESET',
  'PASSWORD_WAS_CHANGED',
  'PASSWORD_WAS_RESET',
  'PREFERENCES_CONFIRMATION',
  'PROPOSAL_DECIDED',
  'SECOND_FACTOR_RECOVERY_CODE_USED',
  'SECOND_FACTOR_RESET',
  'SECOND_FACTOR_SWITCHED_OFF',
  'SECOND_FACTOR_SWITCHED_ON',
  'WEBHOOK_OFF',
  'WELCOME',
  'WITHDRAWAL_RECEIVED',
];

/** The measurements of an email on a screen. */
interface Look {
  seen: string;
  isTooWide: boolean;
  lowButtons: number;
  imagesWithoutText: number;
}

const previewOf = ({ html }: CapturedEmail): string => /data-preview[^>]*>([^<]*)/.exec(html)?.[1] ?? '';

describe('every email', () => {
  let portal: Portal;
  let browser: Browser;
  let mails: CapturedEmail[];
  beforeAll(async () => {
    const clock = new MondayClock();
    portal = await startPortal({ ADMIN_MAIL: 'each', PUBLIC_URL: 'https://jobs.example' }, clock);
    mails = await everyMail(portal, clock);
    browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
    mkdirSync(PICTURES, { recursive: true });
  });
  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
  });

  /** Renders an email in a browser without external content. Saves a screenshot if PICTURES is set. */
  async function look(page: Page, mail: CapturedEmail, name: string): Promise<Look> {
    await page.setContent(mail.html);
    if (process.env['PICTURES']) await page.screenshot({ path: `${PICTURES}${name}.png`, fullPage: true });
    const buttons = await Promise.all((await page.locator('.button').all()).map((button) => button.boundingBox()));
    return {
      seen: await page.locator('body').innerText(),
      isTooWide: await page.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth'),
      lowButtons: buttons.filter((box) => (box?.height ?? 0) < BUTTON_HEIGHT).length,
      imagesWithoutText: await page.locator('img:not([alt])').count(),
    };
  }

  test('has a listed kind, and each listed kind has an email', () => {
    expect([...new Set(mails.map(({ kind }) => kind))].toSorted()).toEqual(KINDS);
  });

  test('is in the list if a feature names its kind', async () => {
    const folder = new URL('../src/features/', import.meta.url);
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
    const sources = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
    const senders = sources.filter((source) => source.includes('.enqueue('));
    const named = senders.flatMap((source) =>
      [...source.matchAll(/\bkind: '([A-Z_]+)'/g)].map(([, kind = '']) => kind),
    );
    expect(named.length).toBeGreaterThan(25);
    expect([...new Set(named)].filter((kind) => !KINDS.includes(kind))).toEqual([]);
  });

  test('has a text, an HTML page and a preview that its subject and text do not repeat', () => {
    for (const mail of mails) {
      const { kind, subject, text, html } = mail;
      const [heading = ''] = text.split('\n');
      expect(heading, kind).not.toBe('');
      expect(text.length, kind).toBeGreaterThan(heading.length + 60);
      expect(html, kind).toContain('<h1');
      const preview = previewOf(mail);
      expect(preview.length, kind).toBeGreaterThan(15);
      expect(preview.length, kind).toBeLessThanOrEqual(90);
      expect(text, kind).not.toContain(preview);
      expect(subject, kind).not.toContain(preview);
    }
  });

  test('contains secrets only in links to pages with the referrer policy no-referrer', async () => {
    const links = mails.flatMap(({ text }) => text.match(/https:\/\/jobs\.example\/\S+/g) ?? []);
    const secret = links.filter((link) => /(?=[\w-]*[A-Z])[\w-]{32}/.test(link));
    expect(secret.length).toBeGreaterThan(4);
    for (const link of secret) {
      const { headers } = await fetch(link.replace('https://jobs.example', portal.url));
      expect([link, headers.get('referrer-policy')]).toEqual([link, 'no-referrer']);
    }
  });

  test.each(
    sampled(
      [
        [390, 'light'],
        [390, 'dark'],
        [600, 'light'],
      ] as const,
      1,
    ),
  )(
    'fits a screen of %i px in %s mode without horizontal scrolling and with large buttons',
    async (width, colorScheme) => {
      const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme, offline: true });
      for (const [index, mail] of mails.entries()) {
        const number = String(index + 1).padStart(2, '0');
        const suffix = colorScheme === 'dark' ? '-dark' : '';
        const { seen, ...problems } = await look(page, mail, `mail-${number}-${mail.kind}-${width}${suffix}`);
        expect({ kind: mail.kind, ...problems }).toEqual({
          kind: mail.kind,
          isTooWide: false,
          lowButtons: 0,
          imagesWithoutText: 0,
        });
        expect(seen, mail.kind).not.toContain(previewOf(mail));
      }
      await page.close();
    },
  );
});
