import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gutterPositions, groupIntoLines, type PlacedText } from './resume-layout.js';

const coordinate = fc.oneof(fc.double(), fc.double({ min: -15_000, max: 15_000 }), fc.constantFrom(1e9, -1e9, 14_400));
const piece: fc.Arbitrary<PlacedText> = fc.record({
  text: fc.constantFrom('Skills', 'Experience', 'Tally', ' ', ''),
  x: coordinate,
  y: coordinate,
  width: coordinate,
  size: coordinate,
});

describe('a page', () => {
  test('has at most 200 gutter positions for any width', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (left, right) => {
        expect(gutterPositions(left, right).length).toBeLessThanOrEqual(200);
      }),
    );
  });

  test('gives at most two lines more than it has pieces, for any positions', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const lines = groupIntoLines(pieces);
        expect(lines.length).toBeLessThanOrEqual(pieces.length + 2);
        for (const { size } of lines) expect(size).toBeLessThanOrEqual(14_400);
      }),
    );
  });

  test('ignores text outside of the largest page', () => {
    const near = { text: 'near', x: 50, y: 600, width: 100, size: 12 };
    for (const x of [1e9, -1e9, Number.NaN, Number.POSITIVE_INFINITY])
      expect(groupIntoLines([near, { ...near, text: 'far away', x }])).toEqual([{ text: 'near', size: 12 }]);
  });

  test('of 8,000 pieces is grouped into lines in less than 3 s', () => {
    const pieces = Array.from({ length: 8_000 }, (_, index) => ({
      text: index % 2 === 0 ? 'Skills' : 'Experience',
      x: (index * 7_919) % 14_400,
      y: 14_400 - (index % 4_000) * 3,
      width: 1,
      size: 1,
    }));
    const before = process.cpuUsage();
    groupIntoLines(pieces);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(3_000);
  });
});
