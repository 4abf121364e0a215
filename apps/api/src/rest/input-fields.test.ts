import { describe, expect, test } from 'vitest';
import {
  activeStatus,
  date,
  file,
  boolean,
  group,
  id,
  list,
  readFields,
  restName,
  string,
  integer,
  enumValue,
} from './input-fields.js';

const FIELDS = {
  title: string('title'),
  job_id: id('id'),
  salary_min: integer('salaryMin'),
  deadline: date('deadline'),
  status: activeStatus('isActive'),
  job_type: enumValue('jobType', ['fulltime'], (value) => (value === 'fulltime' ? 'FULL_TIME' : undefined)),
  resume: file('resume'),
  company_info: group({ industry: string('industry') }),
  other_addresses: list('addresses', { org_pincode: string('pincode'), is_primary: boolean('isPrimary') }),
};

describe('reading fields', () => {
  test('maps fields to their GraphQL names and omits missing and unknown ones', () => {
    expect(readFields(FIELDS, { title: 'Weaver', role: 'ADMIN', id: '7' })).toEqual({ title: 'Weaver' });
  });

  test.each([
    ['a number as text', { salary_min: '300000' }, { salaryMin: 300_000 }],
    ['a number', { salary_min: 300_000 }, { salaryMin: 300_000 }],
    ['what is no number, as it is', { salary_min: 'lots' }, { salaryMin: 'lots' }],
    ['an empty number as nothing', { salary_min: '' }, { salaryMin: null }],
    ['an empty text as it is', { title: '' }, { title: '' }],
    ['an empty day as nothing', { deadline: ' ' }, { deadline: null }],
    ['an id as a number', { job_id: 12 }, { id: '12' }],
    ['a word in any case', { status: 'INACTIVE' }, { isActive: false }],
    ['a word that means something else inside', { job_type: 'fulltime' }, { jobType: 'FULL_TIME' }],
    ['a word that is none of them, as it is', { job_type: 'sometimes' }, { jobType: 'sometimes' }],
    ['the link of a file as unchanged', { resume: '/files/1' }, {}],
    ['a group side by side', { company_info: { industry: 'Textile' } }, { industry: 'Textile' }],
    ['nothing of a group that is none', { company_info: 'x', other_addresses: 'y' }, { addresses: [] }],
  ])('reads %s', (_, body, expected) => {
    expect(readFields(FIELDS, body)).toEqual(expected);
  });

  test('reads numbered blocks in order, from a form and from JSON', () => {
    const blocks = {
      '10': { org_pincode: 'c' },
      '2': { org_pincode: 'b', is_primary: 'true' },
      x: { org_pincode: 'no' },
    };
    expect(readFields(FIELDS, { other_addresses: blocks })).toEqual({
      addresses: [{ pincode: 'b', isPrimary: true }, { pincode: 'c' }],
    });
    expect(readFields(FIELDS, { other_addresses: [{ org_pincode: 'a' }] })).toEqual({ addresses: [{ pincode: 'a' }] });
  });

  test('reads at most 100 blocks', () => {
    const { addresses } = readFields(FIELDS, { other_addresses: Array.from({ length: 5_000 }, () => ({})) });
    expect(addresses).toHaveLength(100);
  });

  test('ignores inherited properties', () => {
    expect(readFields(FIELDS, Object.create({ title: 'inherited' }))).toEqual({});
  });
});

test.each([
  ['title', 'title'],
  ['salaryMin', 'salary_min'],
  ['industry', 'company_info[industry]'],
  ['addresses', 'other_addresses'],
  ['addresses.3.pincode', 'other_addresses[3][org_pincode]'],
  ['unknown', undefined],
  ['addresses.3.unknown', undefined],
])('an error at %s is reported at %s', (path, name) => {
  expect(restName(FIELDS, path)).toBe(name);
});
