/** A4 in points (1/72 inch). */
const PAGE = { width: 595, height: 842, margin: 56 } as const;

/** A line of a page with its text, font size in points and weight. */
export interface PdfLine {
  readonly text: string;
  readonly size?: number;
  readonly bold?: boolean;
}

const DEFAULT_SIZE = 11;
/** The average width of a Helvetica letter relative to its height, for wrapping lines. */
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
 * Writes a one-page PDF 1.4 (A4, Helvetica) of the given lines, wrapping long ones. Deterministic: the file contains no
 * date and no random id. A PDF library only for the demo would be the API's largest dependency. Throws if the lines do
 * not fit on the page.
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

/** Numbers the objects from 1 and writes the cross-reference table with their byte offsets. */
function assemble(objects: readonly string[]): Buffer {
  // The second line marks the file as binary, by convention.
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const startOfTable = file.length;
  // Each entry has exactly 20 bytes including the line end (ISO 32000-1, 7.5.4).
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\n`;
  file += `startxref\n${startOfTable}\n%%EOF\n`;
  // All characters are Latin-1, so string offsets equal byte offsets.
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

/** Escapes backslashes and parentheses of a PDF string. */
function literal(text: string): string {
  return toLatin1(text).replace(/[\\()]/g, '\\$&');
}
