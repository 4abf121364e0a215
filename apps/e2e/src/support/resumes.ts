import { crc32, deflateSync } from 'node:zlib';

/** A PDF of one page with these lines, in a font whose program unpacks to so many megabytes. */
export function pdfOf(lines: readonly string[], megabytes = 0): Buffer {
  const shown = lines.map((line, index) => `BT /F1 11 Tf 1 0 0 1 60 ${780 - index * 18} Tm (${line}) Tj ET`).join('\n');
  const packed = (content: Buffer): string => {
    const bytes = deflateSync(content).toString('latin1');
    return `<</Filter/FlateDecode/Length ${bytes.length}>>\nstream\n${bytes}\nendstream`;
  };
  const font =
    '<</Type/Font/Subtype/TrueType/BaseFont/Own/FirstChar 32/LastChar 33/Widths[250 500]/FontDescriptor 6 0 R>>';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    megabytes > 0 ? font : '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    packed(Buffer.from(shown)),
    '<</Type/FontDescriptor/FontName/Own/Flags 32/FontBBox[0 0 9 9]/FontFile2 7 0 R>>',
    packed(Buffer.alloc(megabytes * 1024 * 1024)),
  ];
  let file = '%PDF-1.4\n';
  const rows = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 8\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size 8/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table, 'latin1');
}

const NAMESPACE = 'http://schemas.openxmlformats.org';
const XML = '<?xml version="1.0" encoding="UTF-8"?>';

/** A Word document with these lines. */
export const docxOf = (lines: readonly string[]): Buffer =>
  zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="${NAMESPACE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${NAMESPACE}/package/2006/relationships"><Relationship Id="r1" Type="${NAMESPACE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${XML}<w:document xmlns:w="${NAMESPACE}/wordprocessingml/2006/main"><w:body>${lines
      .map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`)
      .join('')}</w:body></w:document>`,
  });

/** A zip of parts that are not packed. */
function zipOf(parts: Readonly<Record<string, string>>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(Buffer.byteLength(content), 14);
    facts.writeUInt32LE(Buffer.byteLength(content), 18);
    facts.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name + content)]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const start = Buffer.from('PK\x01\x02\x14\x00', 'latin1');
    directory.push(Buffer.concat([start, facts, place, Buffer.from(name)]));
    files.push(file);
    offset += file.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, central, end]);
}
