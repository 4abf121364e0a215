import type { Locator, Page } from 'playwright-core';
import { measure } from './settled.ts';

/** The maximum number of Tab presses to reach a field. No page has as many stops between two neighbouring fields. */
const FAR = 40;

/** Returns the styles that a focus can change: those of the element, its parent and its label. */
const lookOf = (target: Locator): Promise<string> =>
  measure(target, (element) =>
    [element, element.parentElement, element.closest('label')]
      .flatMap((node) => (node ? [getComputedStyle(node)] : []))
      .map(({ outlineStyle, outlineWidth, borderColor, boxShadow }) =>
        [outlineStyle, outlineWidth, borderColor, boxShadow].join(),
      )
      .join(),
  );

/** Presses Tab until the element has the focus, and checks that the focus is visible. */
export async function tabTo(
  page: Page,
  role: 'textbox' | 'combobox' | 'button' | 'radio' | 'checkbox' | 'link',
  name: string | RegExp,
  within: Locator | Page = page,
) {
  const target = within.getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) }).first();
  await target.waitFor();
  const atRest = await lookOf(target);
  for (let stop = 0; stop < FAR; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      const focused = await lookOf(target);
      if (focused === atRest) throw new Error(`The focus on ${String(name)} cannot be seen.`);
      return;
    }
  }
  throw new Error(`Tab does not lead to ${String(name)}.`);
}

export async function typeInto(
  page: Page,
  label: string,
  text: string,
  role: 'textbox' | 'combobox' = 'textbox',
): Promise<void> {
  await tabTo(page, role, label);
  await page.keyboard.type(text);
}
