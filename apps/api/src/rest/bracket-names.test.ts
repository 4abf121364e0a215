import { expect, test } from 'vitest';
import { nameParts, nest } from './bracket-names.js';

test.each([
  ['title', ['title']],
  ['company_info[industry]', ['company_info', 'industry']],
  ['candidate_experience[0][from_date]', ['candidate_experience', '0', 'from_date']],
  ['list[]', ['list', '']],
  ['a[b][c][d][e][f]', ['a', 'b', 'c', 'd']],
  ['broken[', ['broken[']],
  ['a]b[c]', ['a]b[c]']],
  ['', ['']],
])('the name %s has the parts %o', (name, parts) => {
  expect(nameParts(name)).toEqual(parts);
});

test('flat names become nested values', () => {
  const nested = nest([
    ['title', 'Weaver'],
    ['user[full_name]', 'Meera'],
    ['user[contact]', '98'],
    ['list[1][city]', 'Surat'],
    ['list[0][city]', 'Navsari'],
  ]);
  expect(JSON.parse(JSON.stringify(nested))).toEqual({
    title: 'Weaver',
    user: { full_name: 'Meera', contact: '98' },
    list: { '0': { city: 'Navsari' }, '1': { city: 'Surat' } },
  });
});

test('a name that is both a value and a group keeps the last one', () => {
  expect(
    JSON.stringify(
      nest([
        ['a', 'text'],
        ['a[b]', 'inner'],
      ]),
    ),
  ).toBe('{"a":{"b":"inner"}}');
  expect(
    JSON.stringify(
      nest([
        ['a[b]', 'inner'],
        ['a', 'text'],
      ]),
    ),
  ).toBe('{"a":"text"}');
});

test('a file is a value and never a group', () => {
  const file = new Blob(['a file']);
  expect(
    nest([
      ['a', file],
      ['a[b]', 'x'],
    ])['a'],
  ).not.toBe(file);
  expect(nest([['a', file]])['a']).toBe(file);
  expect(file).not.toHaveProperty('b');
});

test('no name changes a prototype', () => {
  nest([
    ['__proto__[polluted]', 'yes'],
    ['constructor[prototype][polluted]', 'yes'],
    ['a[__proto__][polluted]', 'yes'],
  ]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('objects of one name are a group or the blocks of a list, and values with brackets add to them', () => {
  expect(
    nest([
      ['person', { city: 'Surat' }],
      ['person[pan]', 'file'],
    ]),
  ).toEqual({ person: { city: 'Surat', pan: 'file' } });
  const blocks = { 0: { title: 'Weaver', letter: 'file' }, 1: { title: 'Dyer' } };
  expect(
    nest([
      ['jobs[0][letter]', 'file'],
      ['jobs', { title: 'Weaver' }],
      ['jobs', { title: 'Dyer' }],
    ]),
  ).toEqual({ jobs: blocks });
  expect(
    nest([
      ['jobs', [{ title: 'Weaver' }, { title: 'Dyer' }]],
      ['jobs[0][letter]', 'file'],
    ]),
  ).toEqual({ jobs: blocks });
});
