import { verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { NO_LIMITS } from '../../../../test/builders/no-limits.js';
import type { Limit } from '../../../platform/limits/limiter.js';
import { PasswordsService } from './passwords.service.js';

const HERE = '192.0.2.1';
/** Returns the kind and the cost parameters of a hash, without the salt: `$argon2id$v=19$m=19456,t=2,p=1`. */
const costOf = (hash: string | Uint8Array): string => String(hash).split('$').slice(0, 4).join('$');

const codeOf = (error: unknown): unknown => (error as { code?: string }).code;
const outcomes = async (count: number, work: (index: number) => Promise<unknown>): Promise<unknown[]> => {
  const settled = await Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));
  return settled.map((result) => (result.status === 'fulfilled' ? 'OK' : codeOf(result.reason)));
};
/** A service with limits, and the limits that it has counted. */
function limited(check?: typeof verify) {
  const counted: string[] = [];
  const consume = async ({ name }: Limit, key: string): Promise<boolean> => {
    counted.push(`${name} ${key}`);
    return false;
  };
  return { passwords: new PasswordsService({ isEnabled: true, consume }, check), counted };
}

test('two passwords are hashed at once, forty wait, and the next one is rejected', async () => {
  const { passwords } = limited();
  const all = await outcomes(43, (index) => passwords.hash('Loom&Thread7', `192.0.2.${index}`));
  expect(all).toEqual([...Array<string>(42).fill('OK'), 'RATE_LIMITED']);
  expect(await outcomes(3, (index) => passwords.hash('Loom&Thread7', `192.0.2.${index}`))).toEqual(['OK', 'OK', 'OK']);
});

test('password checks have the same queue limit as hashes', async () => {
  const { passwords } = limited();
  const hash = await passwords.hash('Loom&Thread7', HERE);
  const all = await outcomes(50, (index) => passwords.matches('wrong', hash, `192.0.2.${index}`));
  expect(all.filter((outcome) => outcome === 'RATE_LIMITED')).toHaveLength(8);
});

test('one network has at most two passwords in the queue, and another network is served meanwhile', async () => {
  const { passwords } = limited();
  const flood = outcomes(50, () => passwords.hash('Loom&Thread7', HERE));
  expect(await outcomes(2, () => passwords.hash('Loom&Thread7', '192.0.2.2'))).toEqual(['OK', 'OK']);
  expect((await flood).filter((outcome) => outcome === 'OK')).toHaveLength(2);
});

test('every hash and check counts for its network, also with a correct password', async () => {
  const { passwords, counted } = limited();
  const hash = await passwords.hash('Loom&Thread7', HERE);
  expect(await passwords.matches('Loom&Thread7', hash, '192.0.2.2')).toBe(true);
  expect(await passwords.matches('wrong', null, '192.0.2.2')).toBe(false);
  expect(counted).toEqual([`password-address ${HERE}`, 'password-address 192.0.2.2', 'password-address 192.0.2.2']);
});

test('with limits off, one network may fill the queue', async () => {
  const passwords = new PasswordsService(NO_LIMITS);
  expect(await outcomes(10, () => passwords.hash('Loom&Thread7', HERE))).toEqual(Array<string>(10).fill('OK'));
});

test('a password matches only with its exact spaces and case', async () => {
  const passwords = new PasswordsService(NO_LIMITS);
  const hash = await passwords.hash(' Loom & Thread7 ', HERE);
  const typed = [' Loom & Thread7 ', 'Loom & Thread7', ' loom & thread7 '];
  const matches = await Promise.all(typed.map((password) => passwords.matches(password, hash, HERE)));
  expect(matches).toEqual([true, false, false]);
});

test('an unknown account or one without a password costs as much work as a wrong password', async () => {
  const check = vi.fn(verify);
  const { passwords } = limited(check);
  const stored = await passwords.hash('Loom&Thread7', HERE);
  for (const passwordHash of [stored, undefined, null]) {
    expect(await passwords.matches('wrong', passwordHash, HERE)).toBe(false);
    const checked = check.mock.calls.map(([hash, password]) => [costOf(hash), password]);
    expect(checked).toEqual([[costOf(stored), 'wrong']]);
    check.mockClear();
  }
});
