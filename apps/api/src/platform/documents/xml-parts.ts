export type XmlPart =
  | { kind: 'open'; name: string; attributes: () => Map<string, string>; length: number }
  | { kind: 'text'; text: () => string; length: number };

const MAX_TEXT_LENGTH = 100_000;
/** Word stores drawings in attributes. */
const MAX_TAG_LENGTH = 1_000_000;

/** XML that office programs do not write and this reader does not support, such as a document type or an unclosed tag. */
class UnsupportedXmlError extends Error {}

/** Returns the opening tags and the texts of a document in order. Names have no prefix. Only the five entities of XML are decoded. */
export function* xmlParts(xml: string): Generator<XmlPart> {
  let at = 0;
  while (at < xml.length) {
    const tag = xml.indexOf('<', at);
    if (tag !== at) yield textPart(xml.slice(at, tag < 0 ? undefined : tag), decodeEntities);
    if (tag < 0) return;
    if (xml.startsWith('<!--', tag)) at = indexAfter(xml, '-->', tag + 4);
    else if (xml.startsWith('<?', tag)) at = indexAfter(xml, '?>', tag);
    else if (xml.startsWith('<![CDATA[', tag)) {
      at = indexAfter(xml, ']]>', tag);
      yield textPart(xml.slice(tag + 9, at - 3), String);
    } else if (xml.startsWith('<!', tag)) throw new UnsupportedXmlError('A document type.');
    else {
      at = endOfTag(xml, tag);
      if (xml[tag + 1] !== '/') yield openTag(xml.slice(tag + 1, at - 1));
    }
  }
}

const textPart = (written: string, read: (written: string) => string): XmlPart => ({
  kind: 'text',
  text: () => read(assertLength(written)),
  length: written.length,
});

/** Text and attributes that matter are short. */
function assertLength(written: string): string {
  if (written.length > MAX_TEXT_LENGTH) throw new UnsupportedXmlError('A text that is longer than any of its kind.');
  return written;
}

function indexAfter(xml: string, end: string, from: number): number {
  const at = xml.indexOf(end, from);
  if (at < 0) throw new UnsupportedXmlError(`Nothing ends with ${end}.`);
  return at + end.length;
}

/** Returns the position after the `>`. The value of an attribute may contain one too. */
function endOfTag(xml: string, from: number): number {
  const mark = /["'>]/g;
  for (mark.lastIndex = from; ; ) {
    const [delimiter] = mark.exec(xml) ?? [];
    if (delimiter === undefined || mark.lastIndex - from > MAX_TAG_LENGTH)
      throw new UnsupportedXmlError('A tag without an end.');
    if (delimiter === '>') return mark.lastIndex;
    mark.lastIndex = indexAfter(xml, delimiter, mark.lastIndex);
  }
}

function openTag(inner: string): XmlPart {
  const name = /^[^\s/]*/.exec(inner)?.[0] ?? '';
  const attributes = (): Map<string, string> => parseAttributes(inner.slice(name.length));
  return { kind: 'open', name: withoutPrefix(name), attributes, length: inner.length };
}

/** Matches only at the start of a name, so that the search is linear in the length of the tag. */
const ATTRIBUTE = /(?<![^\s=/"'])([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function parseAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, written = '', one, two] of assertLength(text).matchAll(ATTRIBUTE)) {
    const name = withoutPrefix(written);
    // Readers with and without support for prefixes would see different values.
    if (attributes.has(name)) throw new UnsupportedXmlError('Two attributes of one name.');
    attributes.set(name, decodeEntities(one ?? two ?? ''));
  }
  return attributes;
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex?: string, decimal?: string, name = '') => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? Number.NaN);
    return code <= 0x10ffff ? String.fromCodePoint(code) : (ENTITIES[name] ?? all);
  });
}
