import type { JSHandle, Locator, Page } from 'playwright-core';

/** Placeholders of content that is still loading. */
const WAITING = '[aria-busy="true"], .mantine-Skeleton-root, .mantine-Loader-root';

/**
 * Waits until nothing moves: fonts are there and no transition runs. Whatever measures a look (a size, a contrast, the mark of a focus)
 * waits for it first.
 */
export async function still(page: Page): Promise<void> {
  // One call, which asks in the page itself: `waitForFunction` brings a script of its own into every page.
  await page.evaluate(async () => {
    const moves = () =>
      document.getAnimations().some(({ playState, pending, effect }) => {
        const ends = Number.isFinite(Number(effect?.getComputedTiming().endTime));
        return ends && (pending || playState === 'running');
      });
    // A transition begins with the frame after the change that it shows, and a list that becomes shorter scrolls the page first.
    for (let quiet = 0; quiet < 2; ) {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      quiet = document.fonts.status === 'loaded' && !moves() ? quiet + 1 : 0;
    }
  });
}

/** Waits until the page shows what it is for: a heading, and nothing that is still being fetched. */
export async function filled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.locator(WAITING).first().waitFor({ state: 'detached' });
}

/** Brings every part of a long page into view once, for what is fetched only then. */
export async function readThrough(page: Page): Promise<void> {
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

/** Waits until the page is filled and nothing moves. */
export async function settled(page: Page): Promise<void> {
  await filled(page);
  await still(page);
}

/** Measures an element when nothing moves any more. */
export async function measured<Result>(
  target: Locator,
  measure: (element: HTMLElement | SVGElement) => Result,
): Promise<Result> {
  await still(target.page());
  return target.evaluate(measure);
}

/** The place and the size of an element when nothing moves any more, in whole pixels. */
export const boxOf = (target: Locator): Promise<{ x: number; y: number; width: number; height: number }> =>
  measured(target, (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
  });

/** By how many pixels the page is wider than its window. */
export async function tooWide(page: Page): Promise<number> {
  await still(page);
  return page.evaluate(overWidth);
}

/** The same within the page, for whoever knows that nothing moves. */
export const overWidth = (): number => Math.max(0, document.documentElement.scrollWidth - window.innerWidth);

/** Watches from now on by how many pixels the page is wider than its window at most, between two frames too. */
export function watchWidth(page: Page): Promise<JSHandle<{ most: number }>> {
  return page.evaluateHandle(() => {
    const seen = { most: 0 };
    const look = () => {
      seen.most = Math.max(seen.most, document.documentElement.scrollWidth - window.innerWidth);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    return seen;
  });
}
