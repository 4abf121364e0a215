import type { JSHandle, Locator, Page } from 'playwright-core';
import { vi } from 'vitest';

/** Placeholders of content that is still loading. */
const WAITING = '[aria-busy="true"], .mantine-Skeleton-root, .mantine-Loader-root';

/** Waits until fonts are loaded and no transition runs. Call it before measuring a size, a contrast or a focus indicator. */
export async function waitUntilStill(page: Page): Promise<void> {
  // Polls inside the page, because `waitForFunction` injects a script into every page.
  await page.evaluate(async () => {
    const moves = () =>
      document.getAnimations().some(({ playState, pending, effect }) => {
        const ends = Number.isFinite(Number(effect?.getComputedTiming().endTime));
        return ends && (pending || playState === 'running');
      });
    // A transition starts with the frame after its change, and a list that becomes shorter scrolls the page first.
    for (let quiet = 0; quiet < 2; ) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      quiet = document.fonts.status === 'loaded' && !moves() ? quiet + 1 : 0;
    }
  });
}

/** Waits until the page shows a heading and no loading placeholders. */
export async function filled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.locator(WAITING).first().waitFor({ state: 'detached' });
}

/** Scrolls through a long page once, so that lazily loaded content loads. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await nextFrame();
      await nextFrame();
    }
    window.scrollTo(0, 0);
  });
}

/** Scrolls until everything on a long page has loaded, also what only moves into view when the content before it appears. */
export const filledThroughout = (page: Page): Promise<void> =>
  vi.waitFor(
    async () => {
      await scrollThrough(page);
      if ((await page.locator(WAITING).count()) > 0) throw new Error('The page is still loading.');
    },
    { timeout: 60_000, interval: 100 },
  );

export async function settled(page: Page): Promise<void> {
  await filled(page);
  await waitUntilStill(page);
}

/** Measures an element after all movement has stopped. */
export async function measure<Result>(
  target: Locator,
  compute: (element: HTMLElement | SVGElement) => Result,
): Promise<Result> {
  await waitUntilStill(target.page());
  return target.evaluate(compute);
}

/** Returns the position and size of an element after all movement has stopped, in whole pixels. */
export const boxOf = (target: Locator): Promise<{ x: number; y: number; width: number; height: number }> =>
  measure(target, (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
  });

/** Records the maximum number of pixels by which the page is wider than its window from now on, including between two frames. */
export function watchWidth(page: Page): Promise<JSHandle<{ most: number }>> {
  return page.evaluateHandle(() => {
    const overflow = { most: 0 };
    const look = () => {
      overflow.most = Math.max(overflow.most, document.documentElement.scrollWidth - document.body.clientWidth);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    return overflow;
  });
}
