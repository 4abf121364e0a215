import type { Locator } from 'playwright-core';

/** Waits until the focus is on the element or inside it. */
export const waitForFocus = (inside: Locator): Promise<void> =>
  inside.and(inside.page().locator(':focus, :has(:focus)')).waitFor();

/** Presses Tab `steps` times and returns each place outside the element that receives the focus. */
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
