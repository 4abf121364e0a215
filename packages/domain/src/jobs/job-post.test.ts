import { describe, expect, test } from 'vitest';
import { errorsOf } from '../../test/errors-of.js';
import { validate } from '../fields/validation.js';
import { JOB_TYPES, WORK_MODES } from './job-labels.js';
import { jobTypeNames, workModeNames } from './job-wire-names.js';
import { deadlineExtensionSchema, jobEditSchema, jobPostFormSchema, jobPostSchema } from './job-post.js';

const today = '2025-11-20';
const job = {
  title: 'Accountant',
  description: 'Keeps the books.\nFiles GST returns.',
  jobType: 'FULL_TIME',
  deadline: '2025-12-20',
  openings: 2,
  workMode: 'ONSITE',
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
  salaryMin: 300000,
  salaryMax: 450000,
  minimumQualification: 'B.Com',
  preferredSkills: ['Tally', 'GST'],
  questions: [],
  minExperience: 0,
  maxExperience: 3,
};

/** Empty company fields. */
const PROFILE_ONLY = { companyName: null, companyDescription: null, companyWebsite: null, industry: null };

test('job types and work modes have their own names in the wire format', () => {
  expect(JOB_TYPES.map(jobTypeNames.toWire)).toEqual(['fulltime', 'parttime']);
  expect(WORK_MODES.map(workModeNames.toWire)).toEqual(['onsite', 'remote', 'hybrid', 'wfh']);
  expect(jobTypeNames.fromWire('FullTime')).toBe('FULL_TIME');
  expect(workModeNames.fromWire('WFH')).toBe('WORK_FROM_HOME');
  expect(workModeNames.fromWire('moon')).toBeUndefined();
});

describe('a new job', () => {
  const schema = jobPostSchema(today);

  test('accepts a valid job unchanged', () => {
    expect(validate(schema, job)).toEqual({ ok: true, value: { ...job, ...PROFILE_ONLY } });
  });

  test('accepts numbers and skills as text from a form', () => {
    const form = {
      ...job,
      openings: ' 2 ',
      salaryMin: '300000',
      salaryMax: '450000',
      minExperience: '0',
      maxExperience: '3',
      preferredSkills: 'Tally, GST,tally,',
      state: 'gujarat',
      country: 'india',
    };
    expect(validate(schema, form)).toEqual({ ok: true, value: { ...job, ...PROFILE_ONLY } });
  });

  test('lists every required field when the input is empty', () => {
    expect(errorsOf(schema, {})).toEqual({
      title: ['Job Title is required.'],
      description: ['Job Description is required.'],
      jobType: ['Job Type is required.'],
      deadline: ['Application Deadline is required.'],
      openings: ['No of Openings is required.'],
      workMode: ['Work Mode is required.'],
      city: ['City is required.'],
      state: ['State is required.'],
      country: ['Country is required.'],
      salaryMin: ['Minimum salary is required'],
      salaryMax: ['Maximum salary is required'],
      minimumQualification: ['Minimum Qualification is required.'],
      preferredSkills: ['Preferred Skills is required.'],
      minExperience: ['Minimum experience is required'],
      maxExperience: ['Maximum experience is required'],
    });
  });

  test.each([
    { field: 'deadline', value: today, message: "Deadline can't be a past date." },
    { field: 'deadline', value: '2025-11-19', message: "Deadline can't be a past date." },
    { field: 'deadline', value: '2025-11-31', message: 'Application Deadline must be a valid date.' },
    { field: 'maxExperience', value: 0, message: 'Max experience should be greater than min experience' },
    { field: 'salaryMax', value: 300000, message: 'Max salary should be greater than min salary' },
    { field: 'minExperience', value: -1, message: 'Minimum experience must be positive' },
    { field: 'maxExperience', value: '-1', message: 'Maximum experience must be positive' },
    { field: 'salaryMin', value: 0, message: 'Minimum salary must be positive' },
    { field: 'salaryMax', value: -5, message: 'Maximum salary must be positive' },
    { field: 'maxExperience', value: 51, message: 'Maximum experience must be at most 50' },
    { field: 'minExperience', value: '2.5', message: 'Minimum experience must be a whole number' },
    { field: 'salaryMax', value: '1e9', message: 'Maximum salary must be a whole number' },
    { field: 'openings', value: 0, message: 'No of Openings must be a whole number from 1 to 10000.' },
    { field: 'openings', value: 10001, message: 'No of Openings must be a whole number from 1 to 10000.' },
    { field: 'title', value: 'x'.repeat(151), message: 'Job Title must be at most 150 characters.' },
    { field: 'description', value: 'x'.repeat(10001), message: 'Job Description must be at most 10000 characters.' },
    { field: 'preferredSkills', value: ' , ', message: 'Preferred Skills is required.' },
    { field: 'preferredSkills', value: ['x'.repeat(61)], message: 'Each skill must be at most 60 characters.' },
    { field: 'jobType', value: 'fulltime', message: 'Choose a valid Job Type.' },
    { field: 'state', value: 'Texas', message: 'Choose a valid State.' },
    { field: 'country', value: 'Nepal', message: 'Choose a valid Country.' },
  ])('rejects $field $value', ({ field, value, message }) => {
    expect(errorsOf(schema, { ...job, [field]: value })).toEqual({ [field]: [message] });
  });

  test('checks its ranges even when other fields are invalid', () => {
    expect(errorsOf(schema, { ...job, title: '', salaryMax: 1, maxExperience: 0 })).toEqual({
      title: ['Job Title is required.'],
      salaryMax: ['Max salary should be greater than min salary'],
      maxExperience: ['Max experience should be greater than min experience'],
    });
  });

  test('stores only the company fields that are given and validates them', () => {
    const company = { companyName: ' Rao & Sons ', companyWebsite: 'rao.example.com', industry: '' };
    expect(validate(schema, { ...job, ...company })).toMatchObject({
      value: { companyName: 'Rao & Sons', companyWebsite: 'https://rao.example.com', industry: null },
    });
    expect(errorsOf(schema, { ...job, companyWebsite: 'nowhere' })).toEqual({
      companyWebsite: ['Enter a valid URL (e.g., https://example.com)'],
    });
  });

  test('rejects an input that is not an object without an exception', () => {
    for (const input of [null, undefined, 'text', 7, []]) expect(validate(schema, input).ok).toBe(false);
  });
});

describe('the Job Post screen', () => {
  test('requires the company fields', () => {
    expect(errorsOf(jobPostFormSchema(today), job)).toEqual({
      companyName: ['Company Name is required.'],
      companyDescription: ['Company Description is required.'],
      companyWebsite: ['Company Website is required.'],
      industry: ['Industries is required.'],
    });
  });

  test('accepts a complete form and checks the ranges', () => {
    const company = {
      companyName: 'Rao & Sons',
      companyDescription: 'Exports of cotton.',
      companyWebsite: 'https://rao.example.com',
      industry: 'Textile',
    };
    expect(errorsOf(jobPostFormSchema(today), { ...job, ...company })).toEqual({});
    expect(errorsOf(jobPostFormSchema(today), { ...job, ...company, salaryMax: 1 })).toEqual({
      salaryMax: ['Max salary should be greater than min salary'],
    });
  });
});

describe('editing a job', () => {
  const edit = { description: 'Keeps the books.', deadline: '2026-01-31', openings: '3' };

  test('accepts only description, deadline and openings', () => {
    expect(validate(jobEditSchema(today), { ...edit, title: 'Director' })).toEqual({
      ok: true,
      value: { ...edit, openings: 3 },
    });
  });

  test('rejects a deadline that is not after today', () => {
    expect(errorsOf(jobEditSchema(today), { ...edit, deadline: today })).toEqual({
      deadline: ['Deadline cant be a past date.'],
    });
  });

  test('accepts a passed deadline only if it is unchanged', () => {
    expect(errorsOf(jobEditSchema(today, '2025-11-01'), { ...edit, deadline: '2025-11-01' })).toEqual({});
    expect(errorsOf(jobEditSchema(today, '2025-11-01'), { ...edit, deadline: '2025-11-02' })).toEqual({
      deadline: ['Deadline cant be a past date.'],
    });
  });
});

describe('an extended deadline', () => {
  const problems = (deadline: string, present: string) =>
    errorsOf(deadlineExtensionSchema('2026-11-20', present), { deadline });

  test('must be after the present deadline', () => {
    expect(problems('2026-12-02', '2026-12-01')).toEqual({});
    expect(problems('2026-12-01', '2026-12-01')).toEqual({
      deadline: ['The new deadline must be after 01/12/2026.'],
    });
  });

  test('must be after today when the present deadline has passed', () => {
    expect(problems('2026-11-21', '2026-11-01')).toEqual({});
    expect(problems('2026-11-20', '2026-11-01')).toEqual({
      deadline: ['The new deadline must be after 20/11/2026.'],
    });
  });
});

test('a deadline is at most two years away, unless it is unchanged', () => {
  const message = { deadline: ['Application Deadline must not be after 20/11/2027.'] };
  expect(errorsOf(jobPostSchema(today), { ...job, deadline: '2027-11-20' })).toEqual({});
  expect(errorsOf(jobPostSchema(today), { ...job, deadline: '2027-11-21' })).toEqual(message);
  expect(errorsOf(jobEditSchema(today, '2199-01-01'), { ...job, deadline: '2199-01-01' })).toEqual({});
  expect(errorsOf(jobEditSchema(today, '2199-01-01'), { ...job, deadline: '2198-01-01' })).toEqual(message);
  expect(errorsOf(deadlineExtensionSchema(today, '2025-12-20'), { deadline: '2027-11-21' })).toEqual(message);
});
