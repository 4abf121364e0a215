import type { Locator } from 'playwright-core';

/** Returns the visible controls inside an element, each once and without those that open a row: "button Save", "checkbox Select Asha Patel", "link Employers". */
export const controlsOf = (place: Locator): Promise<string[]> =>
  place.evaluate((element) => {
    const kindOf = (control: Element) => {
      if (control instanceof HTMLInputElement)
        return control.type === 'checkbox' || control.type === 'radio' ? control.type : 'field';
      if (control.matches('textarea, select')) return 'field';
      return control.getAttribute('role') ?? (control.matches('a') ? 'link' : 'button');
    };
    const nameOf = (control: Element) => {
      const labels = 'labels' in control ? [...((control as HTMLInputElement).labels ?? [])] : [];
      const words = control.getAttribute('aria-label') ?? labels[0]?.textContent ?? control.textContent ?? '';
      return words.replaceAll(/\s+/g, ' ').trim();
    };
    const controls = [...element.querySelectorAll('button, a[href], input:not([type=hidden]), select, textarea')];
    const names = controls
      .filter((control) => control.checkVisibility() && !control.matches('[data-row-act=open], [aria-current]'))
      .map((control) => `${kindOf(control)} ${nameOf(control)}`);
    return [...new Set(names)];
  });

/** Returns the paths of the links inside an element. */
export const linkedPaths = (place: Locator): Promise<string[]> =>
  place
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
