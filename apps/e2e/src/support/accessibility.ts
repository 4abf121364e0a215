import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';

/** What axe finds serious or critical in the page as it is now, and a page that is wider than its window. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return over > 0 ? [...found, `is ${over} px too wide`] : found;
}

/** Waits until the focus is on the element or inside it. */
export const waitForFocus = (inside: Locator): Promise<void> =>
  inside.and(inside.page().locator(':focus, :has(:focus)')).waitFor();

/** Where the focus is after each of so many steps of the Tab key, when that is outside of the element. */
export async function stepsOutside(inside: Locator, steps = 14): Promise<string[]> {
  const outside: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await inside.page().keyboard.press('Tab');
    const place = await inside.evaluate((element) => {
      const { activeElement } = document;
      return element.contains(activeElement) ? null : (activeElement?.outerHTML.slice(0, 120) ?? 'nowhere');
    });
    if (place) outside.push(place);
  }
  return outside;
}
