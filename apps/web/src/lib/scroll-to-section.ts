/** Scrolls to a section and focuses its heading. Returns false if the page has no such section. */
export function scrollToSection(id: string): boolean {
  const part = document.getElementById(id);
  if (!part) return false;
  part.scrollIntoView({ behavior: 'instant' });
  focusHeading(part.querySelector<HTMLElement>('h2'));
  return true;
}

/** Scrolls to the start of a list, if it is above the window. */
export function showStart(list: HTMLElement | null): void {
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: 'instant' });
}

/** Focuses a heading. It is focusable only by script. */
export function focusHeading(heading: HTMLElement | null): void {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
