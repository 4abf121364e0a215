import { describe, expect, test } from 'vitest';
import { hashToken, newToken, Signer, FieldEncryption } from './crypto.js';

const [OLD, NEW] = ['the first secret, of 32 characters and more', 'the second secret, of 32 characters and more'];

describe('an encrypted value', () => {
  test('can be decrypted after the secret has changed, and new values use the new key', () => {
    const before = new FieldEncryption(OLD).seal('ABCDE1234F');
    const rotated = new FieldEncryption(NEW, [OLD]);
    expect(rotated.open(before)).toBe('ABCDE1234F');
    const after = rotated.seal('ABCDE1234F');
    expect(after.split('.')[0]).not.toBe(before.split('.')[0]);
    expect(new FieldEncryption(NEW).open(after)).toBe('ABCDE1234F');
  });

  test('cannot be decrypted without its secret', () => {
    const sealed = new FieldEncryption(OLD).seal('ABCDE1234F');
    expect(() => new FieldEncryption(NEW).open(sealed)).toThrow(/^No secret is configured for the key [0-9a-f]{8} /);
  });

  test('cannot be decrypted after a change', () => {
    const fieldEncryption = new FieldEncryption(OLD);
    const parts = fieldEncryption.seal('ABCDE1234F').split('.');
    const other = fieldEncryption.seal('ZZZZZ9999Z').split('.');
    expect(() => fieldEncryption.open([...parts.slice(0, 3), other[3]].join('.'))).toThrow('Unsupported state');
  });
});

test('a signature is valid for its text and its secret only', () => {
  const signature = new Signer(OLD).sign('file=1&user=2');
  expect(new Signer(OLD).verify('file=1&user=2', signature)).toBe(true);
  expect(new Signer(OLD).verify('file=1&user=3', signature)).toBe(false);
  expect(new Signer(NEW).verify('file=1&user=2', signature)).toBe(false);
  expect(new Signer(OLD).verify('file=1&user=2', signature.slice(1))).toBe(false);
});

test('tokens are 43 characters long and unique, and a token hash has 64 hex digits', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true);
  expect(hashToken('a token')).toMatch(/^[0-9a-f]{64}$/);
});
