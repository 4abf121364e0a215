import { expect, test } from 'vitest';
import { OftenSent } from './often-sent.js';

const sendings = (often: OftenSent, sql: string, times: number): boolean[] =>
  Array.from({ length: times }, () => often.count(sql));

test('prepares a statement when it is sent for the third time', () => {
  expect(sendings(new OftenSent(), 'SELECT 1', 4)).toEqual([false, false, true, true]);
});

test('goes on preparing what everybody sends through a flood of statements that come once', () => {
  const often = new OftenSent();
  sendings(often, 'SELECT 1', 3);
  for (let odd = 0; odd < 5_000; odd += 1) {
    expect(often.count(`SELECT ${odd} AS odd`)).toBe(false);
    if (odd % 100 === 0) expect(often.count('SELECT 1')).toBe(true);
  }
});

test('begins anew with what was not sent for long, so that it need not remember everything', () => {
  const often = new OftenSent();
  sendings(often, 'SELECT 1', 3);
  for (let odd = 0; odd < 1_000; odd += 1) often.count(`SELECT ${odd} AS odd`);
  expect(often.count('SELECT 1')).toBe(false);
});

test('never prepares a very long statement', () => {
  expect(sendings(new OftenSent(), `SELECT '${'x'.repeat(2_000)}'`, 5)).not.toContain(true);
});
