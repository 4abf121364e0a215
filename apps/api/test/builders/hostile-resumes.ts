import { deflateSync } from 'node:zlib';
import type { SentFile } from './client.js';
import { sent } from './files.js';
import { deflated, pdfOf, stream } from './pdfs.js';

const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const page = (resources: string, box = '0 0 595 842'): string =>
  `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Resources<<${resources}>>/Contents 4 0 R>>`;

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

/** Forms nested thirty levels deep. Each draws the next one twice, which adds up to a thousand million pieces of text. */
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

/** A PDF with one page of a given size and content, in a standard font. */
const pageOf = (name: string, box: string, content: string): SentFile =>
  sent(
    name,
    pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      PAGES,
      page('/Font<</F1 5 0 R>>', box),
      deflated(`BT /F1 9 Tf ${content} ET`),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ]),
  );

const at = (x: number, y: number, text: string): string => `1 0 0 1 ${x} ${y} Tm (${text}) Tj`;

/** Text that is a thousand kilometres wide, and text that far to the right. */
export const farAway = (): SentFile =>
  pageOf(
    'far.pdf',
    '0 0 3000000000 842',
    `${at(20, 700, 'near')} 1000000000 0 0 1 300 600 Tm (far away) Tj ${at(2e9, 500, 'farther')}`,
  );

/** The maximum number of text pieces that are read, spread over the largest page that a PDF allows. */
export const fillsLargestPage = (): SentFile =>
  pageOf(
    'wide.pdf',
    '0 0 14400 14400',
    Array.from({ length: 8_000 }, (_, index) =>
      at((index * 7_919) % 14_000, 14_300 - (index % 1_000) * 14, index % 3 === 0 ? 'Skills' : 'Experience'),
    ).join('\n'),
  );
