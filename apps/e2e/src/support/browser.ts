import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { inject } from 'vitest';
import { still } from './still.ts';

const SCREENSHOTS = fileURLToPath(new URL('../../screenshots/', import.meta.url));

/**
 * The switches keep the browser from calling anybody but the portal, and switch both optimizing compilers of V8 off. A page of a test lives
 * for seconds, so that optimized code costs more than it saves: each compiler takes a sixth of the processor time.
 */
const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--js-flags=--no-opt --no-maglev',
];

/** The timeout in milliseconds, long enough for an overloaded machine. */
const TIMEOUT_MS = 60_000;

const browsers = new Map<string, Promise<Browser>>();

/**
 * Opens a headless browser; one that shows a PDF when it is asked for. All files share its process: each person has a context of their
 * own, and `close` closes the contexts only. Files run one after another, so every open context belongs to the file that ends.
 */
export function openBrowser({ showsPdf = false } = {}): Promise<Browser> {
  const executablePath = inject(showsPdf ? 'chromium' : 'shell');
  const browser = browsers.get(executablePath) ?? launch(executablePath);
  browsers.set(executablePath, browser);
  return browser;
}

async function launch(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: SWITCHES });
  browser.close = async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  };
  return browser;
}

/** One person at a browser of their own, whose console is watched. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /** Errors and warnings of the console and failed requests to anybody but the portal, so far. */
  complaints: string[];
  /** Requests of the page without a response. */
  unanswered: ReadonlySet<Request>;
}

/** A person who has not asked for reduced motion: for tests that measure where something is. */
export const WITH_MOTION: BrowserContextOptions = { reducedMotion: 'no-preference' };

/** Gives a person a browser with an empty storage, for whom nothing moves by itself; the tests of movement ask for it. */
export async function newPerson(
  browser: Browser,
  portalUrl: string,
  width = 1440,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: portalUrl,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(switchBlurOff);
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') complaints.push(`a request to ${hostname}`);
  });
  const unanswered = new Set<Request>();
  page.on('request', (request) => unanswered.add(request));
  page.on('requestfinished', (request) => unanswered.delete(request));
  page.on('requestfailed', (request) => unanswered.delete(request));
  return { page, context, complaints, unanswered };
}

/** Runs in each page: without a graphics card, drawing the blur behind a dialog costs more than the dialog itself. */
function switchBlurOff(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { backdrop-filter: none !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Keeps a picture of the page for people to look at, when PICTURES asks for it: a picture of a whole page costs as much as a visit. */
export async function picture(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES']) await takePicture(page, name);
}

/** Takes a picture of the whole page into `apps/e2e/screenshots`. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await still(page);
  // A header that sticks to the top would stand in the middle of the picture.
  await page.evaluate(() => window.scrollTo(0, 0));
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: `${SCREENSHOTS}${name}.png`, fullPage: true });
}
