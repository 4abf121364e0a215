/** A4 in points (1/72 inch). */
const PAGE = { width: 595, height: 842, margin: 56 } as const;

/** One line of a page: its text, the size of its letters in points, and whether it stands in bold. */
export interface PdfLine {
  readonly text: string;
  readonly size?: number;
  readonly bold?: boolean;
}

const DEFAULT_SIZE = 11;
/** Helvetica's mean letter is about half as wide as it is tall; wrapping a little early is all that this must get right. */
const MEAN_WIDTH = 0.5;
const LEADING = 1.45;

/** Replacements for characters of these texts that Latin-1 lacks. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '₹': 'Rs. ',
};

/**
 * Writes a one-page PDF 1.4 (A4, Helvetica) of the given lines, top to bottom; long lines are wrapped. Same lines, same bytes:
 * no date and no random id goes in. A whole PDF library for a demo's resumes would be the largest dependency of the API.
 * Throws when the lines do not fit on the page.
 */
export function writePdf(title: string, lines: readonly PdfLine[]): Buffer {
  const content = pageContent(lines);
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${literal(title)}) /Producer (Job Alert demo data) >>`,
  ]);
}

/** Numbers the objects from 1, and writes the cross-reference table with the byte at which each begins. */
function assemble(objects: readonly string[]): Buffer {
  // The second line is the customary comment that tells transfer programs that the file is binary.
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const startOfTable = file.length;
  // Every entry is exactly 20 bytes, the line end included (ISO 32000-1, 7.5.4).
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\n`;
  file += `startxref\n${startOfTable}\n%%EOF\n`;
  // One character is one byte, since everything above is Latin-1: lengths and offsets counted in characters are bytes.
  return Buffer.from(file, 'latin1');
}

function pageContent(lines: readonly PdfLine[]): string {
  let y: number = PAGE.height - PAGE.margin;
  const commands: string[] = ['BT'];
  for (const { text, size = DEFAULT_SIZE, bold = false } of lines) {
    for (const part of wrap(toLatin1(text), size)) {
      y -= size * LEADING;
      if (y < PAGE.margin) throw new Error('The lines do not fit on one page.');
      if (part === '') continue;
      commands.push(
        `/${bold ? 'F2' : 'F1'} ${size} Tf 1 0 0 1 ${PAGE.margin} ${y.toFixed(2)} Tm (${literal(part)}) Tj`,
      );
    }
  }
  return [...commands, 'ET'].join('\n');
}

function wrap(text: string, size: number): string[] {
  const limit = Math.floor((PAGE.width - 2 * PAGE.margin) / (size * MEAN_WIDTH));
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (longer.length > limit && row !== '') {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return [...rows, row];
}

function toLatin1(text: string): string {
  return text.replace(/[^\x20-\x7e\xa0-\xff]/gu, (letter) => REPLACEMENTS[letter] ?? '?');
}

/** A PDF string: backslashes and parentheses are escaped. */
function literal(text: string): string {
  return toLatin1(text).replace(/[\\()]/g, '\\$&');
}
