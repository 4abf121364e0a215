import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { DEMO, enter } from '../src/support/session.ts';
import type { Stage } from './row.ts';

/** The browser of a demo user on a computer whose CPU is four times slower. */
export interface SlowComputer {
  context: BrowserContext;
  page: Page;
  devTools: CDPSession;
}

const SLOWER = 4;

/** Runs `work` in a browser with empty storage, logged in if there is a role. `slowDown` slows the CPU; call it after the screen has loaded. */
export async function onSlowComputer<Result>(
  { portalUrl, browserPort }: Stage,
  role: keyof typeof DEMO | null,
  work: (computer: SlowComputer, slowDown: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${browserPort}`);
  const context = await browser.newContext({ baseURL: portalUrl, viewport: { width: 1440, height: 900 } });
  try {
    if (role) await enter(context, portalUrl, role, DEMO[role]);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    const slowDown = async () => {
      // The first typing and the first visit are not measured, so that the scripts are already compiled, as they are for a regular user.
      await page.waitForTimeout(1_000);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    };
    return await work({ context, page, devTools }, slowDown);
  } finally {
    await context.close();
    await browser.close();
  }
}

/** Returns the quantile of the values at `share`, from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
