import { deflateSync } from 'node:zlib';

/** Returns a PDF of one page with these lines. */
export function pdfOf(lines: readonly string[]): Buffer {
  const content = lines
    .map((line, index) => `BT /F1 11 Tf 1 0 0 1 60 ${780 - index * 18} Tm (${line}) Tj ET`)
    .join('\n');
  const packed = deflateSync(content).toString('latin1');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const rows = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}trailer\n<</Size ${count}/Root 1 0 R>>`;
  return Buffer.from(`${file}${table}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
}
