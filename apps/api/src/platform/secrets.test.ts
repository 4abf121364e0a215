import { describe, expect, test } from 'vitest';
import { hashToken, newToken, Signer, Vault } from './secrets.js';

const [OLD, NEW] = ['the first secret, of 32 characters and more', 'the second secret, of 32 characters and more'];

describe('a sealed number', () => {
  test('is read under its own key after the secret has changed, and new ones are sealed under the new key', () => {
    const before = new Vault(OLD).seal('ABCDE1234F');
    const rotated = new Vault(NEW, [OLD]);
    expect(rotated.open(before)).toBe('ABCDE1234F');
    const after = rotated.seal('ABCDE1234F');
    expect(after.split('.')[0]).not.toBe(before.split('.')[0]);
    expect(new Vault(NEW).open(after)).toBe('ABCDE1234F');
  });

  test('is not read without its secret, and the error says nothing of it', () => {
    const sealed = new Vault(OLD).seal('ABCDE1234F');
    expect(() => new Vault(NEW).open(sealed)).toThrow(/^No secret is configured for the key [0-9a-f]{8} /);
  });

  test('that was changed by somebody is not read', () => {
    const vault = new Vault(OLD);
    const parts = vault.seal('ABCDE1234F').split('.');
    const other = vault.seal('ZZZZZ9999Z').split('.');
    expect(() => vault.open([...parts.slice(0, 3), other[3]].join('.'))).toThrow('Unsupported state');
  });
});

test('a signature holds for its text and its secret only', () => {
  const signature = new Signer(OLD).sign('file=1&user=2');
  expect(new Signer(OLD).verify('file=1&user=2', signature)).toBe(true);
  expect(new Signer(OLD).verify('file=1&user=3', signature)).toBe(false);
  expect(new Signer(NEW).verify('file=1&user=2', signature)).toBe(false);
  expect(new Signer(OLD).verify('file=1&user=2', signature.slice(1))).toBe(false);
});

test('a token has 256 random bits, and its hash is no way back', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
  expect(hashToken('a token')).toMatch(/^[0-9a-f]{64}$/);
});
