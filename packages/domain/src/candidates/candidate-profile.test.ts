import { describe, expect, test } from 'vitest';
import { errorsOf } from '../../test/errors-of.js';
import { validate } from '../fields/validation.js';
import {
  candidateHistorySchema,
  candidatePersonalSchema,
  candidateProfileSchema,
  candidateQualificationSchema,
  GENDERS,
  genderNames,
  isBlankExperience,
} from './candidate-profile.js';

const today = '2025-11-20';
const personal = {
  firstName: 'Asha',
  middleName: null,
  lastName: 'Patel',
  gender: 'FEMALE',
  contact: '9876543210',
  addressLine1: '4 Lake View',
  addressLine2: null,
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
};
const experience = {
  id: '7',
  companyName: 'Rao & Sons',
  fromDate: '2020-01-01',
  toDate: '2024-06-30',
  jobRole: 'Accounts',
  lastDesignation: 'Accountant',
  skills: 'Tally, GST',
};
const education = {
  id: null,
  qualification: 'B.Com',
  university: 'VNSGU',
  yearOfCompletion: 2019,
  marks: 81.25,
  skills: null,
};

test('genders are lower case in the wire format', () => {
  expect(GENDERS.map(genderNames.toWire)).toEqual(['male', 'female', 'other']);
  expect(genderNames.fromWire('Female')).toBe('FEMALE');
  expect(genderNames.fromWire('x')).toBeUndefined();
});

describe('the My Profile tab', () => {
  test('lists the required fields', () => {
    expect(errorsOf(candidatePersonalSchema, {})).toEqual({
      firstName: ['First name is required.'],
      lastName: ['Last name is required.'],
      gender: ['Gender is required.'],
      email: ['Email is required.'],
      contact: ['Contact No is required.'],
      addressLine1: ['Address Line-1 is required.'],
      city: ['City is required.'],
      state: ['State is required.'],
      country: ['Country is required.'],
    });
  });

  test('rejects malformed values', () => {
    expect(
      errorsOf(candidatePersonalSchema, {
        ...personal,
        email: 'asha@',
        contact: '12345',
        gender: 'female',
        aadhaarNumber: '123',
      }),
    ).toEqual({
      email: ['Enter a valid email address.'],
      contact: ['Contact number must be exactly 10 digits.'],
      gender: ['Choose a valid Gender.'],
      aadhaarNumber: ['Aadhaar ID must be exactly 12 digits.'],
    });
  });
});

describe('the Job History tab', () => {
  const schema = candidateHistorySchema(today);

  test('requires the experience choice', () => {
    expect(errorsOf(schema, { experienceLevel: '', experiences: [] })).toEqual({
      experienceLevel: ['Please select your experience level'],
    });
    expect(errorsOf(schema, { experiences: [] })).toEqual({ experienceLevel: ['Please select your experience level'] });
  });

  test('accepts a job without an end, a designation and skills', () => {
    const { id, companyName, fromDate, jobRole } = experience;
    const least = { id, companyName, fromDate, jobRole };
    const result = validate(schema, { experienceLevel: 'EXPERIENCED', experiences: [experience, least] });
    expect(result.ok && result.value.experiences).toEqual([
      experience,
      { ...least, toDate: null, lastDesignation: null, skills: null },
    ]);
  });

  test('requires the company name, start date and job role of each entry', () => {
    const nothing = { companyName: ' ', fromDate: '', jobRole: undefined, skills: 'Tally' };
    expect(errorsOf(schema, { experienceLevel: 'FRESHER', experiences: [experience, nothing] })).toEqual({
      'experiences.1.companyName': ['Company Name is required.'],
      'experiences.1.fromDate': ['From Date is required.'],
      'experiences.1.jobRole': ['Job Role is required.'],
    });
  });

  test('recognises an empty entry even if it has an id', () => {
    const blank = { id: '7', companyName: ' ', fromDate: '', toDate: null, experienceLetter: null };
    expect(isBlankExperience(blank)).toBe(true);
    for (const filled of [
      { skills: 'Tally' },
      { fromDate: '2020-01-01' },
      { experienceLetter: { name: 'letter.pdf' } },
    ]) {
      expect(isBlankExperience({ ...blank, ...filled })).toBe(false);
    }
  });

  test('requires dates in the past', () => {
    expect(
      errorsOf(schema, {
        experienceLevel: 'EXPERIENCED',
        experiences: [
          { ...experience, fromDate: today, toDate: '2025-11-21' },
          { ...experience, toDate: '2024-02-30' },
        ],
      }),
    ).toEqual({
      'experiences.0.fromDate': ['Date must be in the past.'],
      'experiences.0.toDate': ['Date must be in the past.'],
      'experiences.1.toDate': ['To Date must be a valid date.'],
    });
    expect(
      errorsOf(schema, { experienceLevel: 'EXPERIENCED', experiences: [{ ...experience, toDate: '2025-11-19' }] }),
    ).toEqual({});
  });

  test('rejects an end date before the start date', () => {
    expect(
      errorsOf(schema, { experienceLevel: 'EXPERIENCED', experiences: [{ ...experience, toDate: '2019-12-31' }] }),
    ).toEqual({ 'experiences.0.toDate': ['To Date must not be before From Date.'] });
  });

  test('accepts at most twenty entries', () => {
    expect(errorsOf(schema, { experienceLevel: 'EXPERIENCED', experiences: Array(21).fill(experience) })).toEqual({
      experiences: ['At most 20 entries are allowed.'],
    });
  });
});

describe('the Qualification tab', () => {
  test('lists the required fields of each entry', () => {
    expect(errorsOf(candidateQualificationSchema(today), { educations: [education, {}] })).toEqual({
      'educations.1.qualification': ['Qualification is required.'],
      'educations.1.university': ['University/School is required.'],
      'educations.1.yearOfCompletion': ['Year of Completion is required.'],
      'educations.1.marks': ['CGPA/Percentage is required.'],
    });
  });

  test('requires at least one entry', () => {
    expect(errorsOf(candidateQualificationSchema(today), { educations: [] })).toEqual({
      educations: ['Qualification is required.'],
    });
  });

  test.each([
    { typed: '81.25', marks: 81.25 },
    { typed: 100, marks: 100 },
    { typed: ' 8.5 ', marks: 8.5 },
    { typed: '0', marks: 0 },
  ])('accepts the marks $typed', ({ typed, marks }) => {
    const result = validate(candidateQualificationSchema(today), { educations: [{ ...education, marks: typed }] });
    expect(result.ok && result.value.educations[0]?.marks).toBe(marks);
  });

  test.each(['100.01', 101, '81.255', -1, 'A+', '1e1', [80], Number.NaN])('rejects the marks %s', (marks) => {
    expect(errorsOf(candidateQualificationSchema(today), { educations: [{ ...education, marks }] })).toEqual({
      'educations.0.marks': ['CGPA/Percentage must be a number from 0 to 100 with at most two decimals.'],
    });
  });

  test('requires a year of four digits', () => {
    for (const yearOfCompletion of ['19', 20199, 'last year']) {
      expect(
        errorsOf(candidateQualificationSchema(today), { educations: [{ ...education, yearOfCompletion }] }),
      ).toEqual({
        'educations.0.yearOfCompletion': ['Year of Completion must be 4 digits.'],
      });
    }
  });

  test('accepts years from sixty years ago to six years ahead', () => {
    const problems = (yearOfCompletion: unknown) =>
      errorsOf(candidateQualificationSchema(today), { educations: [{ ...education, yearOfCompletion }] });
    for (const near of ['1965', 2025, '2031']) expect(problems(near)).toEqual({});
    for (const far of ['1899', 1964, 2032, '2099']) {
      expect(problems(far)).toEqual({
        'educations.0.yearOfCompletion': ['Year of Completion must be between 1965 and 2031.'],
      });
    }
  });
});

describe('the input of a profile update', () => {
  test('can be the personal data only', () => {
    expect(validate(candidateProfileSchema(today), personal)).toEqual({ ok: true, value: personal });
  });

  test('can be all three tabs', () => {
    const profile = { ...personal, experienceLevel: 'EXPERIENCED', experiences: [experience], educations: [education] };
    expect(validate(candidateProfileSchema(today), profile)).toEqual({ ok: true, value: profile });
  });

  test('drops the email, the active flag and the user type', () => {
    const result = validate(candidateProfileSchema(today), {
      ...personal,
      email: 'other@example.com',
      isActive: true,
      userType: 'ADMIN',
    });
    expect(result).toEqual({ ok: true, value: personal });
  });

  test('is rejected with the paths of invalid fields', () => {
    expect(
      errorsOf(candidateProfileSchema(today), {
        ...personal,
        city: '',
        experienceLevel: '',
        educations: [{ ...education, marks: '' }],
      }),
    ).toEqual({
      city: ['City is required.'],
      experienceLevel: ['Please select your experience level'],
      'educations.0.marks': ['CGPA/Percentage is required.'],
    });
  });
});
