import { expect, test } from 'vitest';
import { suggestEmail } from './email-typo.js';

test.each([
  ['krupa@gmial.com', 'krupa@gmail.com'],
  ['Krupa@Gmail.con', 'krupa@gmail.com'],
  ['krupa@gmail.co', 'krupa@gmail.com'],
  ['krupa@gmaill.com', 'krupa@gmail.com'],
  ['krupa@yaho.com', 'krupa@yahoo.com'],
  ['krupa@yahoo.co.i', 'krupa@yahoo.co.in'],
  ['krupa@redifmail.con', 'krupa@rediffmail.com'],
  ['krupa@hotmial.com', 'krupa@hotmail.com'],
])('%s probably means %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'krupa@gmail.com',
  'krupa@mail.com',
  'krupa@ymail.com',
  'hr@tapi-textiles.example',
  'krupa@hive.com',
  'krupa',
  '',
])('%s is left alone', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
