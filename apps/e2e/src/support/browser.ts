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
import { waitUntilStill } from './settled.ts';

const SCREENSHOTS = fileURLToPath(new URL('../../screenshots/', import.meta.url));

/**
 * The switches stop the browser from contacting hosts other than the portal, and turn off both optimizing compilers of V8. A page lives only
 * for seconds in a test, so optimized code costs more than it saves: each compiler takes a sixth of the processor time.
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
 * Opens a headless browser, with `showsPdf` one that shows PDF files. All files share its process: each person has a separate context, and
 * `close` closes only the contexts. Files run one after another, so every open context belongs to the file that ends.
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

/** A person with a browser context, whose console is watched. */
export interface Person {
  page: Page;
  context: BrowserContext;
  /** Errors and warnings of the console and failed requests to hosts other than the portal, so far. */
  complaints: string[];
  /** Requests of the page without a response. */
  unanswered: ReadonlySet<Request>;
}

/** Options of a person without reduced motion, for tests that measure positions. */
export const WITH_MOTION: BrowserContextOptions = { reducedMotion: 'no-preference' };

/** Opens a context with empty storage and reduced motion. Tests of motion pass WITH_MOTION. */
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

/** Runs in each page. Without a graphics card, the blur behind a dialog takes longer to draw than the dialog itself. */
function switchBlurOff(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { backdrop-filter: none !important }');
  document.adoptedStyleSheets = [sheet];
}

/** Takes a picture for people to look at if PICTURES is set. A picture of a whole page takes as long as a visit. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (process.env['PICTURES']) await saveScreenshot(page, name);
}

/** Takes a picture of the whole page into `apps/e2e/screenshots`. */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  await waitUntilStill(page);
  // A sticky header would appear in the middle of the picture.
  await page.evaluate(() => window.scrollTo(0, 0));
  mkdirSync(SCREENSHOTS, { recursive: true });
  await page.screenshot({ path: `${SCREENSHOTS}${name}.png`, fullPage: true });
}
