import { expect, test } from 'vitest';
import {
  activeWord,
  group,
  inner,
  items,
  link,
  oneOf,
  schemaOfOutput,
  select,
  show,
  text,
  timestamp,
} from './output-fields.js';

const FIELDS = {
  id: text('id'),
  status: activeWord('isActive'),
  at: timestamp('at'),
  resume: link('resume'),
  company: group({ name: text('company.name'), city: text('company.city') }),
  job: inner('job', { title: text('title') }),
  all: items('addresses', { city: text('city') }),
  main: oneOf('addresses', { street: text('line1') }, (list) => list.find(({ isMain }) => isMain)),
};

test('selects what is shown, each field once', () => {
  expect(select(FIELDS)).toBe(
    '{ id isActive at resume { url } company { name city } job { title } addresses { city line1 } }',
  );
});

test('shows an object under the names of REST', () => {
  const node = {
    id: '7',
    isActive: false,
    at: '2026-01-31T20:00:00.000Z',
    resume: { url: '/files/1' },
    company: { name: 'Silk', city: null },
    job: { title: 'Weaver' },
    addresses: [
      { city: 'Surat', line1: 'A', isMain: false },
      { city: 'Navsari', line1: 'B', isMain: true },
    ],
  };
  expect(show(FIELDS, node)).toEqual({
    id: '7',
    status: 'Inactive',
    at: '01-02-2026 01:30:00',
    resume: '/files/1',
    company: { name: 'Silk', city: null },
    job: { title: 'Weaver' },
    all: [{ city: 'Surat' }, { city: 'Navsari' }],
    main: { street: 'B' },
  });
});

test('shows null for what is not there', () => {
  expect(show(FIELDS, { id: '7', resume: null, job: null, addresses: [] })).toEqual({
    id: '7',
    status: null,
    at: null,
    resume: null,
    company: { name: null, city: null },
    job: null,
    all: [],
    main: null,
  });
});

test('describes what is shown', () => {
  expect(schemaOfOutput(FIELDS).properties).toMatchObject({
    status: { enum: ['Active', 'Inactive'] },
    all: { type: 'array', items: { properties: { city: {} } } },
    main: { type: 'object', properties: { street: {} } },
  });
});
