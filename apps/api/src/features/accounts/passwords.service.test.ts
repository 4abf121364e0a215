import { expect, test } from 'vitest';
import { PasswordsService } from './passwords.service.js';

const codeOf = (error: unknown): unknown => (error as { code?: string }).code;
const outcomes = async (count: number, work: () => Promise<unknown>): Promise<unknown[]> => {
  const settled = await Promise.allSettled(Array.from({ length: count }, work));
  return settled.map((result) => (result.status === 'fulfilled' ? 'OK' : codeOf(result.reason)));
};

test('two are hashed at once and forty wait their turn; the next is told to come back', async () => {
  const passwords = new PasswordsService();
  const all = await outcomes(43, () => passwords.hash('Loom&Thread7'));
  expect(all).toEqual([...Array<string>(42).fill('OK'), 'RATE_LIMITED']);
  expect(await outcomes(3, () => passwords.hash('Loom&Thread7'))).toEqual(['OK', 'OK', 'OK']);
});

test('a flood of checks is held back like one of hashes', async () => {
  const passwords = new PasswordsService();
  const hash = await passwords.hash('Loom&Thread7');
  const all = await outcomes(50, () => passwords.matches('wrong', hash));
  expect(all.filter((outcome) => outcome === 'RATE_LIMITED')).toHaveLength(8);
});

test('a password counts as it was typed, spaces and case included', async () => {
  const passwords = new PasswordsService();
  const hash = await passwords.hash(' Loom & Thread7 ');
  const typed = [' Loom & Thread7 ', 'Loom & Thread7', ' loom & thread7 '];
  expect(await Promise.all(typed.map((password) => passwords.matches(password, hash)))).toEqual([true, false, false]);
});

test('an account that is not there, or has no password yet, takes the time of a wrong password', async () => {
  const passwords = new PasswordsService();
  const hash = await passwords.hash('Loom&Thread7');
  await passwords.matches('warm', undefined);
  const fastest = async (stored: string | null | undefined): Promise<number> => {
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const from = performance.now();
      expect(await passwords.matches('wrong', stored)).toBe(false);
      times.push(performance.now() - from);
    }
    return Math.min(...times);
  };
  const wrong = await fastest(hash);
  // Without a hash to check, the answer would come a hundred times as fast.
  expect(await fastest(undefined)).toBeGreaterThan(wrong / 3);
  expect(await fastest(null)).toBeGreaterThan(wrong / 3);
});
