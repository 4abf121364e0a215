import { deflateSync } from 'node:zlib';
import type { SentFile } from './client.js';
import { sent } from './files.js';
import { deflated, pdfOf, stream } from './pdfs.js';

const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const page = (resources: string): string =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<${resources}>>/Contents 4 0 R>>`;

/** A page of a hundred kilobytes that unpacks to a hundred megabytes. */
export const unpacksToMuch = (): SentFile =>
  sent(
    'bomb.pdf',
    pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      PAGES,
      page(''),
      stream(deflateSync(Buffer.alloc(100 * 1024 * 1024, ' ')), '/Filter/FlateDecode'),
    ]),
  );

/** Forms that draw each other twice, thirty deep: a thousand million pieces of text. */
export function drawsForEver(): SentFile {
  const depth = 30;
  const form = (content: string, next: number): Buffer =>
    deflated(
      content,
      `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${next} 0 R>>/Font<</F1 5 0 R>>>>`,
    );
  return sent(
    'loop.pdf',
    pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      PAGES,
      page('/XObject<</X 6 0 R>>'),
      deflated('/X Do'),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      ...Array.from({ length: depth }, (_, index) => form('/X Do /X Do BT /F1 9 Tf (a) Tj ET', 7 + index)),
      form('BT /F1 9 Tf (b) Tj ET', 5),
    ]),
  );
}
