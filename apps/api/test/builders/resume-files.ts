import { deflateSync } from 'node:zlib';
import { zip } from '../../src/platform/documents/zip-writer.js';
import { deflated, pdfOf, stream } from './pdfs.js';

/** A block of a resume's layout. */
type Block =
  | { kind: 'title' | 'heading' | 'line' | 'bullet'; text: string }
  /** A line that continues at the right margin. */
  | { kind: 'split'; text: string; right: string }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'columns'; left: readonly Block[]; right: readonly Block[] }
  /** A scanned page. */
  | { kind: 'picture' };

export const SCANNED_PAGE = '[picture]';
const MARKS = { '# ': 'title', '## ': 'heading', '- ': 'bullet', '': 'line' } as const;

/**
 * Parses the layout of a resume from text: `#` title, `##` heading, `-` bullet, `| cell | cell |` table row, `left >> right margin`. The lines after
 * `[left]` and `[right]` are two columns to the end.
 */
function blocksOf(resume: string): Block[] {
  const [above = '', columns] = resume.trim().split(/^\[left\]\n/m);
  const blocks: Block[] = [];
  for (const line of above.split('\n').filter(Boolean)) {
    const last = blocks.at(-1);
    const cells = line.startsWith('|') ? line.slice(2, -2).split(' | ') : null;
    if (cells && last?.kind === 'table') last.rows.push(cells);
    else blocks.push(cells ? { kind: 'table', rows: [cells] } : blockOf(line));
  }
  if (columns === undefined) return blocks;
  const [left = '', right = ''] = columns.split(/^\[right\]\n/m);
  return [...blocks, { kind: 'columns', left: blocksOf(left), right: blocksOf(right) }];
}

function blockOf(line: string): Block {
  if (line === SCANNED_PAGE) return { kind: 'picture' };
  const [text = '', right] = line.split(' >> ');
  if (right !== undefined) return { kind: 'split', text, right };
  const mark = /^(?:##? |- )?/.exec(line)?.[0] as keyof typeof MARKS;
  return { kind: MARKS[mark], text: line.slice(mark.length) };
}

const SIZES = { title: 22, heading: 13, line: 10.5, bullet: 10.5 } as const;
/** The average width of a Helvetica letter, relative to its size. */
const LETTER = 0.5;

/** A PDF of one or more pages. An invented font draws the letters that Helvetica lacks. */
class ResumePdf {
  private readonly pages: string[][] = [[]];
  private readonly letters = new Map<string, number>();
  private y = 790;
  private hasPicture = false;

  constructor(blocks: readonly Block[]) {
    this.draw(blocks, 50, 545);
  }

  private draw(blocks: readonly Block[], left: number, right: number, leading = 1.4): void {
    for (const block of blocks) this.drawOne(block, left, right, leading);
  }

  private drawOne(block: Block, left: number, right: number, leading: number): void {
    if (block.kind === 'columns') {
      const top = this.y;
      this.draw(block.left, left, left + 165, 1.3);
      const afterLeft = this.y;
      this.y = top;
      this.draw(block.right, left + 195, right, 1.43);
      this.y = Math.min(this.y, afterLeft);
    } else if (block.kind === 'table') {
      for (const row of block.rows) {
        this.next(10.5, leading + 0.3);
        for (const [index, cell] of row.entries()) this.put(cell, left + ((right - left) / row.length) * index, 10.5);
      }
    } else if (block.kind === 'split') {
      this.next(10.5, leading);
      this.put(block.text, left, 10.5);
      this.put(block.right, right - block.right.length * 10.5 * LETTER, 10.5);
    } else if (block.kind === 'picture') {
      this.hasPicture = true;
      this.pages.at(-1)?.push('q 500 0 0 700 50 70 cm /Im1 Do Q');
    } else {
      const size = SIZES[block.kind];
      const text = block.kind === 'bullet' ? `• ${block.text}` : block.text;
      for (const part of wrapped(text, (right - left) / (size * LETTER))) {
        this.next(size, block.kind === 'heading' ? leading + 0.5 : leading);
        this.put(part, left, size, block.kind === 'heading' || block.kind === 'title');
      }
    }
  }

  private next(size: number, leading: number): void {
    this.y -= size * leading;
    if (this.y > 50) return;
    this.pages.push([]);
    this.y = 780;
  }

  /** Draws a text. Text that needs the invented font is drawn separately, as other programs do. */
  private put(text: string, x: number, size: number, bold = false): void {
    const isPlain = /^[\x20-\x7e\u2013\u2022\u2019]*$/u.test(text);
    const font = isPlain ? (bold ? 'F2' : 'F1') : 'F3';
    const textOperand = isPlain ? `(${winAnsi(text)})` : `<${[...text].map((letter) => this.codeOf(letter)).join('')}>`;
    this.pages
      .at(-1)
      ?.push(`BT /${font} ${size} Tf 1 0 0 1 ${x.toFixed(1)} ${this.y.toFixed(1)} Tm ${textOperand} Tj ET`);
  }

  private codeOf(letter: string): string {
    const code = this.letters.get(letter) ?? this.letters.size + 1;
    this.letters.set(letter, code);
    return code.toString(16).padStart(4, '0');
  }

  bytes(): Buffer {
    const first = 11;
    const kids = this.pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
    const fonts = '/Font<</F1 3 0 R/F2 4 0 R/F3 5 0 R>>/XObject<</Im1 10 0 R>>';
    return pdfOf([
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${kids}]/Count ${this.pages.length}>>`,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
      '<</Type/Font/Subtype/Type0/BaseFont/Mangal/Encoding/Identity-H/DescendantFonts[6 0 R]/ToUnicode 8 0 R>>',
      '<</Type/Font/Subtype/CIDFontType2/BaseFont/Mangal/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor 7 0 R/DW 500>>',
      '<</Type/FontDescriptor/FontName/Mangal/Flags 4/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>',
      deflated(this.unicodeMap()),
      '<</Title(Resume)>>',
      stream(
        deflateSync(Buffer.alloc(this.hasPicture ? 200 * 280 : 1, 0xee)),
        `/Type/XObject/Subtype/Image/Width ${this.hasPicture ? 200 : 1}/Height ${this.hasPicture ? 280 : 1}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`,
      ),
      ...this.pages.flatMap((page, index) => [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<${fonts}>>/Contents ${first + index * 2 + 1} 0 R>>`,
        deflated(page.join('\n')),
      ]),
    ]);
  }

  private unicodeMap(): string {
    const rows = [...this.letters].map(([letter, code]) => {
      const units = [...Array(letter.length).keys()].map((at) => letter.charCodeAt(at).toString(16).padStart(4, '0'));
      return `<${code.toString(16).padStart(4, '0')}> <${units.join('')}>`;
    });
    return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${rows.length} beginbfchar\n${rows.join('\n')}\nendbfchar endcmap end end`;
  }
}

export const resumePdf = (resume: string): Buffer => new ResumePdf(blocksOf(resume)).bytes();

function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Returns a text in Windows-1252, escaped for a PDF string. */
const winAnsi = (text: string): string =>
  text
    .replace(/[\\()]/g, '\\$&')
    .replace(/[\u2013\u2019\u2022]/gu, (letter) => ({ '–': '\x96', '’': '\x92' })[letter] ?? '\x95');

const TYPES =
  '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const RELATIONS =
  '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

export function resumeDocx(resume: string): Buffer {
  const body = blocksOf(resume).map(wordBlock).join('');
  const document = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return zip([
    { name: '[Content_Types].xml', content: TYPES },
    { name: '_rels/.rels', content: RELATIONS },
    { name: 'word/document.xml', content: document },
  ]);
}

function wordBlock(block: Block): string {
  if (block.kind === 'columns')
    return wordTable([[block.left.map(wordBlock).join(''), block.right.map(wordBlock).join('')]]);
  if (block.kind === 'table') return wordTable(block.rows.map((row) => row.map((cell) => paragraph(cell))));
  if (block.kind === 'split') return paragraph(`${block.text}\t${block.right}`);
  if (block.kind === 'picture') return '<w:p/>';
  return paragraph(block.kind === 'bullet' ? `• ${block.text}` : block.text);
}

const wordTable = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell || '<w:p/>'}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl><w:p/>`;

const paragraph = (text: string): string =>
  `<w:p>${text
    .split('\t')
    .map(
      (part) => `<w:r><w:t xml:space="preserve">${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:t></w:r>`,
    )
    .join('<w:r><w:tab/></w:r>')}</w:p>`;
