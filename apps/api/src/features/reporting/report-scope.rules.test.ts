import { describe, expect, test } from 'vitest';
import { splitPeriod } from './report-scope.rules.js';

const TODAY = '2026-11-23';
const halves = (from: string, to: string) => splitPeriod({ from, to, city: 'Surat' }, TODAY);

describe('a period split in halves', () => {
  test('becomes two consecutive periods with the same filters', () => {
    expect(halves('2026-11-01', '2026-11-04')).toEqual([
      { from: '2026-11-01', to: '2026-11-02', city: 'Surat' },
      { from: '2026-11-03', to: '2026-11-04', city: 'Surat' },
    ]);
    expect(halves('2026-11-01', '2026-11-02').map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-01', '2026-11-01'],
      ['2026-11-02', '2026-11-02'],
    ]);
  });

  test('is split at the middle of the days until today and keeps its last day', () => {
    expect(halves('2026-11-21', '2027-03-31').map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-21', '2026-11-22'],
      ['2026-11-23', '2027-03-31'],
    ]);
  });

  test.each([
    ['of one day', '2026-11-23', '2026-11-23'],
    ['that begins today', '2026-11-23', '2026-12-31'],
    ['that is still to come', '2027-01-01', '2027-01-31'],
  ])('%s is not split', (_, from, to) => expect(halves(from, to)).toEqual([{ from, to, city: 'Surat' }]));
});
