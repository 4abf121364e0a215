/**
 * Queries by role, accessible names, clicks and tooltips read the styles of most elements. For each of them, happy-dom
 * walks over all ancestors and style sheets after each change of the document. This takes a tenth of the time of the
 * screens' tests. Style sheets are empty here (`css: false`), except those of Mantine's responsive properties, whose
 * elements have a class of their own. The styles of all other elements depend only on their tag and the `style`
 * attributes.
 */
const computed = window.getComputedStyle.bind(window);
const RESPONSIVE_CLASS = '__m__';
const INHERITED: readonly string[] = ['visibility', 'pointer-events'];

/** The default display value of each tag. */
const displays = new Map<string, string>();
function displayOf(tag: string): string {
  const cachedDisplay = displays.get(tag);
  if (cachedDisplay !== undefined) return cachedDisplay;
  const sample = document.createElement(tag);
  document.documentElement.append(sample);
  const { display } = computed(sample);
  sample.remove();
  displays.set(tag, display);
  return display;
}

/** Returns the value in the element's own `style` attribute. */
function inlineValue(element: Element, property: string): string {
  if (!element.getAttribute('style')?.includes(property)) return '';
  return (element as HTMLElement).style.getPropertyValue(property);
}

function styleOf(element: Element, property: string): string {
  if (property === 'display') return inlineValue(element, property) || displayOf(element.localName);
  if (!INHERITED.includes(property)) return inlineValue(element, property);
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = inlineValue(at, property);
    if (value) return value;
  }
  return '';
}

const asProperty = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const styles = new WeakMap<Element, CSSStyleDeclaration>();

window.getComputedStyle = (element) => {
  if (!element.isConnected || element.getAttribute('class')?.includes(RESPONSIVE_CLASS)) return computed(element);
  const cachedStyle = styles.get(element);
  if (cachedStyle) return cachedStyle;
  const getPropertyValue = (property: string) => styleOf(element, property);
  const inline = new Proxy({} as CSSStyleDeclaration, {
    get: (_target, name) =>
      name === 'getPropertyValue' ? getPropertyValue : getPropertyValue(asProperty(String(name))),
  });
  styles.set(element, inline);
  return inline;
};
