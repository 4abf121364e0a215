/**
 * Runs in the page. Returns the texts and controls that a person can neither see in full nor scroll to, because the window's side or an
 * element around them cuts them. Text that ends in an ellipsis is cut on purpose. `scrollWidth` does not count elements that are cut.
 */
export function clippedElements(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const clipped = new Set<string>();
  // The space of the scrollbar is not part of the body, but its margins are part of the page.
  const { marginLeft, marginRight } = getComputedStyle(document.body);
  const pageWidth = document.body.clientWidth + Number.parseFloat(marginLeft) + Number.parseFloat(marginRight);
  const over = Math.floor(document.documentElement.scrollWidth - pageWidth);
  if (over > 0) clipped.add(`The page is ${over} px too wide`);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (text.data.trim()) inspect(text.parentElement, range.getClientRects(), text.data.trim());
  }
  for (const control of document.querySelectorAll('a, button, input, select, textarea, iframe')) {
    inspect(control, control.getClientRects(), control.getAttribute('aria-label') ?? control.textContent.trim());
  }
  return [...clipped];

  function inspect(element: Element | null, rects: Iterable<DOMRect>, name: string): void {
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    if (element.closest('[aria-hidden=true]')) return;
    for (const rect of rects) {
      const cut = rect.width > 0 ? cutOf(element, rect) : null;
      if (cut) clipped.add(`"${name.slice(0, 60)}" is cut by ${cut}`);
    }
  }

  /** Returns the element that cuts this box, or null. */
  function cutOf(start: Element, box: DOMRect): string | null {
    let position = 'static';
    // A scrolled element shows its content at any height, so nothing around it cuts the content below.
    let isScrolled = false;
    for (let around: Element | null = start; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      // An element is not cut by the elements between it and its containing block.
      const contains = position === 'static' || (position === 'absolute' && style.position !== 'static');
      if (contains) {
        position = style.position === 'absolute' || style.position === 'fixed' ? style.position : 'static';
        const { left, right, top, bottom, width, height } = around.getBoundingClientRect();
        // Text for screen readers only.
        if (style.overflowX !== 'visible' && (width <= 2 || height <= 2)) return null;
        if (/auto|scroll/.test(style.overflowX) || style.textOverflow === 'ellipsis') return null;
        isScrolled ||= /auto|scroll/.test(style.overflowY) || style.webkitLineClamp !== 'none';
        const isCut = isBeyond(box, left, right) || (!isScrolled && isBelow(box, top, bottom));
        if (style.overflowX !== 'visible' && isCut) return around.className || around.tagName;
      }
    }
    return isBeyond(box, 0, document.body.clientWidth) ? 'the window' : null;
  }

  /** A line is higher than its letters. */
  function isBelow(box: DOMRect, from: number, to: number): boolean {
    return box.bottom > to + 4 || box.top < from - 4;
  }

  function isBeyond({ left, right }: DOMRect, from: number, to: number): boolean {
    return right > to + 1 || left < from - 1;
  }
}
