import { describe, expect, test } from 'vitest';
import { type CandidateProfileState, isCandidateProfileComplete, missingProfileParts } from './profile-parts.js';

const education = { qualification: 'B.Com', university: 'VNSGU', yearOfCompletion: 2019, marks: 81.25 };

const personal = {
  experienceLevel: 'FRESHER',
  firstName: 'Asha',
  lastName: 'Patel',
  gender: 'FEMALE',
  contact: '9876543210',
  addressLine1: '4 Lake View',
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
};

describe('a candidate profile', () => {
  const complete: CandidateProfileState = {
    ...personal,
    hasResume: true,
    educations: [education],
  };

  test('is complete with the required fields, the experience choice, a resume and one complete qualification', () => {
    expect(isCandidateProfileComplete(complete)).toBe(true);
    expect(isCandidateProfileComplete({ ...complete, educations: [{ ...education, university: '' }, education] })).toBe(
      true,
    );
    expect(isCandidateProfileComplete({ ...complete, educations: [{ ...education, marks: 0 }] })).toBe(true);
  });

  test.each(['firstName', 'lastName', 'gender', 'contact', 'addressLine1', 'city', 'state', 'country'])(
    'is incomplete without %s',
    (field) => {
      expect(isCandidateProfileComplete({ ...complete, [field]: null })).toBe(false);
    },
  );

  test('lists its missing parts', () => {
    expect(missingProfileParts(complete)).toEqual([]);
    const homeless = { ...complete, city: ' ', educations: [] };
    expect(missingProfileParts(homeless)).toEqual(['PERSONAL', 'QUALIFICATION']);
    expect(missingProfileParts({ ...complete, hasResume: false })).toEqual(['RESUME']);
  });

  test('is incomplete without the experience choice, the resume or a qualification', () => {
    expect(isCandidateProfileComplete({ ...complete, experienceLevel: null })).toBe(false);
    expect(isCandidateProfileComplete({ ...complete, hasResume: false })).toBe(false);
    expect(isCandidateProfileComplete({ ...complete, educations: [] })).toBe(false);
    expect(isCandidateProfileComplete({ ...complete, educations: [{ ...education, marks: null }] })).toBe(false);
  });
});
