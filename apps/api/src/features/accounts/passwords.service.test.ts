import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { PasswordsService } from './passwords.service.js';

/** The kind of a hash and what it costs, without the salt: `$argon2id$v=19$m=19456,t=2,p=1`. */
const costOf = (hash: string | Uint8Array): string => String(hash).split('$').slice(0, 4).join('$');

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

test('an account that is not there, or has no password yet, costs the work of a wrong password', async () => {
  const check = vi.fn(verify);
  const passwords = new PasswordsService(check);
  const stored = await passwords.hash('Loom&Thread7');
  for (const passwordHash of [stored, undefined, null]) {
    expect(await passwords.matches('wrong', passwordHash)).toBe(false);
    const checked = check.mock.calls.map(([hash, password]) => [costOf(hash), password]);
    expect(checked).toEqual([[costOf(stored), 'wrong']]);
    check.mockClear();
  }
});
