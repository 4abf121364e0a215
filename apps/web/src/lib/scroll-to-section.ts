/** Brings a part of the page into view, with the focus on its heading; false when the page has no such part. */
export function scrollToSection(id: string): boolean {
  const part = document.getElementById(id);
  if (!part) return false;
  part.scrollIntoView({ behavior: 'instant' });
  focusHeading(part.querySelector<HTMLElement>('h2'));
  return true;
}

/** Headings take the focus only from the page itself. */
export function focusHeading(heading: HTMLElement | null): void {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
