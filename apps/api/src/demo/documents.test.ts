import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { demoCandidates } from './demo-records.js';
import { writePdf } from './pdf-writer.js';
import { offerLetterPdf, resumeFile } from './documents.js';

const offer = {
  candidate: { firstName: 'Asha', lastName: 'Rao' },
  company: { name: 'Brick (and) Lime', firstName: 'Ravi', lastName: 'Shah', headquarters: 'Surat' },
  job: { title: 'Mason’s Helper', city: 'Surat', salaryMin: 200_000, salaryMax: 300_000 },
  dateOfJoining: '2030-04-01',
};

/** Reads the cross-reference table as a PDF reader does: from the end of the file. */
function crossReferences(pdf: Buffer): { offsets: number[]; size: number; text: string } {
  const text = pdf.toString('latin1');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  const table = /^xref\n0 (\d+)\n0000000000 65535 f \n((?:\d{10} 00000 n \n)*)trailer\n<< \/Size (\d+) /.exec(
    text.slice(start),
  );
  if (!table) throw new Error('There is no cross-reference table where startxref points.');
  const offsets = (table[2] as string).match(/^\d{10}/gm)?.map(Number) ?? [];
  expect(Number(table[1])).toBe(Number(table[3]));
  return { offsets, size: Number(table[3]), text };
}

describe.each([
  ['the resume of every candidate', demoCandidates.map((candidate) => resumeFile(candidate).content)],
  ['an offer letter', [offerLetterPdf(offer)]],
])('%s', (_, files) => {
  it('has a cross-reference table with the byte offset of each object', () => {
    for (const pdf of files) {
      const { offsets, size, text } = crossReferences(pdf);
      expect(offsets).toHaveLength(size - 1);
      offsets.forEach((offset, index) => {
        expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
      });
    }
  });

  it('has a content stream of the declared length', () => {
    for (const pdf of files) {
      const stream = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(pdf.toString('latin1'));
      expect(stream?.[2]).toHaveLength(Number(stream?.[1]));
    }
  });

  it('is recognised as a PDF by its content', async () => {
    for (const pdf of files) expect((await fileTypeFromBuffer(pdf))?.mime).toBe('application/pdf');
  });
});

describe('writing a PDF', () => {
  it('escapes parentheses and replaces characters that the font lacks', () => {
    const text = offerLetterPdf(offer).toString('latin1');
    expect(text).toContain('(Brick \\(and\\) Lime)');
    expect(text).toContain("Mason's Helper");
    expect(text).toContain('Rs. 2,50,000 a year');
  });

  it('wraps a long line', () => {
    const words = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
    const rows = writePdf('Long', [{ text: words }])
      .toString('latin1')
      .match(/\) Tj/g);
    expect(rows?.length).toBeGreaterThan(3);
  });

  it('rejects more lines than fit on a page', () => {
    expect(() =>
      writePdf(
        'Full',
        Array.from({ length: 80 }, () => ({ text: 'x' })),
      ),
    ).toThrow('do not fit on one page');
  });

  it('never prints an identity number', () => {
    for (const candidate of demoCandidates) {
      const text = resumeFile(candidate).content.toString('latin1');
      for (const number of Object.values(candidate.identity ?? {})) expect(text).not.toContain(number);
    }
  });
});
