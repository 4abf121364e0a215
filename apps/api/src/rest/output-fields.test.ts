import { expect, test } from 'vitest';
import {
  activeStatus,
  nested,
  group,
  object,
  list,
  link,
  computed,
  type OutputFields,
  outputSchema,
  show,
  string,
  timestamp,
} from './output-fields.js';

interface Person {
  id: string;
  isActive: boolean;
  at: string;
  resume: { url: string } | null;
  company: { name: string; city: string | null } | null;
  job: { title: string } | null;
  addresses: { city: string; line1: string; isMain: boolean }[];
}

const FIELDS: OutputFields<Person> = {
  id: string('id'),
  status: activeStatus('isActive'),
  at: timestamp('at'),
  resume: link('resume'),
  company: group({ name: nested('company', string('name')), city: nested('company', string('city')) }),
  job: object('job', { title: string('title') }),
  all: list('addresses', { city: string('city') }),
  main: computed({ type: 'string' }, ({ addresses }) => addresses.find(({ isMain }) => isMain)?.line1),
};

const ASHA: Person = {
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

test('shows an object with the REST field names', () => {
  expect(show(FIELDS, ASHA)).toEqual({
    id: '7',
    status: 'Inactive',
    at: '01-02-2026 01:30:00',
    resume: '/files/1',
    company: { name: 'Silk', city: null },
    job: { title: 'Weaver' },
    all: [{ city: 'Surat' }, { city: 'Navsari' }],
    main: 'B',
  });
});

test('shows null for missing values and an empty list for no items', () => {
  expect(show(FIELDS, { ...ASHA, resume: null, company: null, job: null, addresses: [] })).toMatchObject({
    resume: null,
    company: { name: null, city: null },
    job: null,
    all: [],
  });
});

test('describes the shown fields in the schema', () => {
  expect(outputSchema(FIELDS).properties).toMatchObject({
    status: { enum: ['Active', 'Inactive'] },
    all: { type: 'array', items: { properties: { city: {} } } },
    job: { type: ['object', 'null'], properties: { title: {} } },
  });
});
