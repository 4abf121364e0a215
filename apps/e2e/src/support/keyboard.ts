import type { Locator, Page } from 'playwright-core';
import { measured } from './still.ts';

/** More stops than any page has between two neighbouring fields. */
const FAR = 40;

/** Returns the parts of the look that a focus can change, of an element, of the field around it and of its label. */
const lookOf = (target: Locator): Promise<string> =>
  measured(target, (element) =>
    [element, element.parentElement, element.closest('label')]
      .flatMap((node) => (node ? [getComputedStyle(node)] : []))
      .map(({ outlineStyle, outlineWidth, borderColor, boxShadow }) =>
        [outlineStyle, outlineWidth, borderColor, boxShadow].join(),
      )
      .join(),
  );

/** Goes on with Tab until the element is focused, and sees that people can see it. */
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

/** Goes to a field by keyboard and types. */
export async function typeInto(
  page: Page,
  label: string,
  text: string,
  role: 'textbox' | 'combobox' = 'textbox',
): Promise<void> {
  await tabTo(page, role, label);
  await page.keyboard.type(text);
}
