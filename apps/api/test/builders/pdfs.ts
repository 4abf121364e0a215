import { deflateSync } from 'node:zlib';

/** Builds a PDF from whole objects, the first of which is the catalog. The objects may be invalid. */
export function pdfOf(objects: readonly (Buffer | string)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), latin(object), Buffer.from('\nendobj\n')]);
    parts.push(whole);
    length += whole.length;
  }
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    latin(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const latin = (text: Buffer | string): Buffer => (typeof text === 'string' ? Buffer.from(text, 'latin1') : text);

/** Returns an uncompressed stream. `dictionary` holds its entries other than the length. */
export const stream = (data: Buffer | string, dictionary = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${latin(data).length}>>\nstream\n`),
    latin(data),
    Buffer.from('\nendstream'),
  ]);

export const deflated = (data: Buffer | string, dictionary = ''): Buffer =>
  stream(deflateSync(latin(data)), `/Filter/FlateDecode${dictionary}`);

/** Packs objects into an object stream (PDF 1.5). */
export function packed(objects: readonly string[], { type = '/Type/ObjStm', plain = false, more = '' } = {}): Buffer {
  const { head, body } = packedText(objects);
  const dictionary = `${type}/N ${objects.length}/First ${head.length}${more}`;
  return plain ? stream(head + body, dictionary) : deflated(head + body, dictionary);
}

/** Returns the content of an object stream: the numbers and offsets, and the objects. */
export function packedText(objects: readonly string[]): { head: string; body: string } {
  let body = '';
  const pairs = objects.map((object, index) => {
    const pair = `${100 + index} ${body.length}`;
    body += `${object} `;
    return pair;
  });
  return { head: `${pairs.join(' ')} `, body };
}

/** A PDF with one page and additional entries in the catalog, the page and the trailer. */
export const onePage = (catalog = '', page = '', more: readonly (Buffer | string)[] = [], trailer = ''): Buffer =>
  pdfOf(
    [
      `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R${page}>>`,
      deflated('BT /F1 12 Tf 72 720 Td (Asha Patel, JavaScript developer) Tj ET'),
      ...more,
    ],
    trailer,
  );
