import { expect, test } from 'vitest';
import { HotStatements } from './hot-statements.js';

const sendings = (often: HotStatements, sql: string, times: number): boolean[] =>
  Array.from({ length: times }, () => often.recordUse(sql));

test('prepares a statement when it is sent for the third time', () => {
  expect(sendings(new HotStatements(), 'SELECT 1', 4)).toEqual([false, false, true, true]);
});

test('keeps preparing a frequent statement among many statements that occur once', () => {
  const often = new HotStatements();
  sendings(often, 'SELECT 1', 3);
  for (let odd = 0; odd < 5_000; odd += 1) {
    expect(often.recordUse(`SELECT ${odd} AS odd`)).toBe(false);
    if (odd % 100 === 0) expect(often.recordUse('SELECT 1')).toBe(true);
  }
});

test('forgets a statement that has not been sent for long', () => {
  const often = new HotStatements();
  sendings(often, 'SELECT 1', 3);
  for (let odd = 0; odd < 1_000; odd += 1) often.recordUse(`SELECT ${odd} AS odd`);
  expect(often.recordUse('SELECT 1')).toBe(false);
});

test('never prepares a very long statement', () => {
  expect(sendings(new HotStatements(), `SELECT '${'x'.repeat(2_000)}'`, 5)).not.toContain(true);
});
