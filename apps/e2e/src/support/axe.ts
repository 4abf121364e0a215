import { type AxeResults, source } from 'axe-core';
import type { Page } from 'playwright-core';
import { IS_RELEASE } from '../../../../test-release.ts';
import { clippedElements } from './clipped.ts';
import { waitUntilStill } from './settled.ts';

/** The width of a desktop. Narrower windows show the same elements. */
const WIDE = 1_440;

/** The page's copy of axe. The impact of its rules is only in `_audit`. */
interface AxeOfPage {
  run(context: object, options: object): Promise<AxeResults>;
  _audit: { rules: { id: string; impact: string }[] };
}

/**
 * Returns the serious and critical findings of axe on the page or a part of it, one line for each rule. Frames of other origins are excluded.
 * axe runs in the page and returns only violations, because a report of all passed rules takes seconds to transfer. Rules with at most
 * moderate findings are not run, which saves a third of the time.
 */
export async function seriousProblems(page: Page, within = 'html'): Promise<string[]> {
  await waitUntilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (include) => {
    const { axe } = window as unknown as { axe: AxeOfPage };
    const weak = axe['_audit'].rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
    const rules = Object.fromEntries(weak.map(({ id }) => [id, { enabled: false }]));
    const { violations } = await axe.run({ include, exclude: ['iframe'] }, { resultTypes: ['violations'], rules });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, within);
}

/** Returns the findings at the widths of a desktop, a small laptop and a phone. The page is left at the widest. */
export async function problemsAtAllWidths(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const width of [390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    problems.push(...(await problemsOf(page)).map((problem) => `at ${width} px: ${problem}`));
  }
  return problems;
}

/**
 * Returns the serious and critical findings of axe on the page or a part of it, and the texts and controls that are cut at a side. In narrow
 * windows axe runs in `npm run test:release` only.
 */
export async function problemsOf(page: Page, within?: string): Promise<string[]> {
  const isChecked = IS_RELEASE || (page.viewportSize()?.width ?? 0) >= WIDE;
  const problems = isChecked ? await seriousProblems(page, within) : [];
  // Axe has waited until nothing moves.
  if (!isChecked) await waitUntilStill(page);
  return [...problems, ...(await page.evaluate(clippedElements))];
}
