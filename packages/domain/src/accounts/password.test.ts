import { expect, test } from 'vitest';
import { checkPasswordRules, passwordMessage, unmetPasswordRules } from './password.js';

test('a password that meets every rule has no problem', () => {
  expect(unmetPasswordRules('Monsoon#2025')).toEqual([]);
  expect(unmetPasswordRules('Pass word 1!')).toEqual([]);
});

test.each([
  { password: 'Sh0rt!', problem: 'at least 8 characters' },
  { password: 'monsoon#2025', problem: 'at least one uppercase letter' },
  { password: 'MONSOON#2025', problem: 'at least one lowercase letter' },
  { password: 'Monsoon#rain', problem: 'at least one number' },
  { password: 'Monsoon2025', problem: 'at least one special character' },
  { password: `Aa1!${'x'.repeat(125)}`, problem: 'at most 128 characters' },
])('$password lacks $problem', ({ password, problem }) => {
  expect(unmetPasswordRules(password)).toEqual([problem]);
});

test('a space or a letter of another script does not count as a special character', () => {
  expect(unmetPasswordRules('Monsoon 2025')).toEqual(['at least one special character']);
  expect(unmetPasswordRules('Monsoonवर्षा2025')).toEqual(['at least one special character']);
});

test('all problems are joined by commas in one message', () => {
  expect(passwordMessage(unmetPasswordRules('abc'))).toBe(
    'Password must have at least 8 characters, at least one uppercase letter, at least one number, at least one special character',
  );
});

test('the rule list has five rules, and a sixth one when the maximum length is exceeded', () => {
  expect(checkPasswordRules('')).toEqual([
    { demand: 'at least 8 characters', isMet: false },
    { demand: 'at least one uppercase letter', isMet: false },
    { demand: 'at least one lowercase letter', isMet: false },
    { demand: 'at least one number', isMet: false },
    { demand: 'at least one special character', isMet: false },
  ]);
  expect(checkPasswordRules('Monsoon').filter(({ isMet }) => isMet)).toHaveLength(2);
  expect(checkPasswordRules('Monsoon#2025').every(({ isMet }) => isMet)).toBe(true);
  expect(checkPasswordRules('x'.repeat(129)).at(-1)).toEqual({ demand: 'at most 128 characters', isMet: false });
});
