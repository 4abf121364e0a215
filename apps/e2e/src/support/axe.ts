import { type AxeResults, source } from 'axe-core';
import type { Page } from 'playwright-core';
import { still } from './still.ts';

/**
 * What axe finds serious or critical on the page as it stands, or within a part of it, a line for each rule; frames of others are left out.
 * It runs in the page itself and hands over the violations alone: reports of all that passed take seconds to carry.
 */
export async function seriousFaults(page: Page, within = 'html'): Promise<string[]> {
  await still(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (include) => {
    const { axe } = window as unknown as { axe: { run(context: object, options: object): Promise<AxeResults> } };
    const { violations } = await axe.run({ include, exclude: ['iframe'] }, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, within);
}
