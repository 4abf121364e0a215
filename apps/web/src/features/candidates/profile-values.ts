import { NAME_AND_ADDRESS_FIELDS } from '@job-alert/domain/candidates/candidate-profile';
import type { ExperienceLevel } from '@job-alert/domain/candidates/experience-level';
import { COUNTRY } from '@job-alert/domain/india/india';
import type { FormDraft } from '../../lib/drafts/use-form-draft';
import type { OwnProfileFragment } from './candidate-profile.generated';

/** A previous job in the form. `key` identifies the entry while it is edited. */
interface ExperienceValues {
  key: string;
  /** Null for an entry that is not saved yet. */
  id: string | null;
  companyName: string;
  fromDate: string;
  toDate: string;
  jobRole: string;
  lastDesignation: string;
  skills: string;
  experienceLetter: File | null;
}

interface EducationValues {
  key: string;
  id: string | null;
  qualification: string;
  university: string;
  yearOfCompletion: string;
  marks: string;
  skills: string;
  certificate: File | null;
}

let newBlockCount = 0;

function newKey(): string {
  newBlockCount += 1;
  return `new-${newBlockCount}`;
}

export const emptyExperience = (): ExperienceValues => ({
  key: newKey(),
  id: null,
  companyName: '',
  fromDate: '',
  toDate: '',
  jobRole: '',
  lastDesignation: '',
  skills: '',
  experienceLetter: null,
});

export const emptyEducation = (): EducationValues => ({
  key: newKey(),
  id: null,
  qualification: '',
  university: '',
  yearOfCompletion: '',
  marks: '',
  skills: '',
  certificate: null,
});

/** The preferences for the next job that are texts. A draft contains no lists. */
const DRAFTED_PREFERENCES = ['expectedSalary', 'noticePeriod', 'openTo', 'statedExperienceYears'];

/** The fields that a draft contains. Identity numbers and files are never part of it. */
export const profileDraft: FormDraft = {
  name: 'candidate-profile',
  fields: [...NAME_AND_ADDRESS_FIELDS, ...DRAFTED_PREFERENCES]
    .map((field) => `personal.${field}`)
    .concat('experienceLevel'),
  blocks: {
    experiences: {
      fields: ['id', 'companyName', 'fromDate', 'toDate', 'jobRole', 'lastDesignation', 'skills'],
      empty: emptyExperience,
    },
    educations: {
      fields: ['id', 'qualification', 'university', 'yearOfCompletion', 'marks', 'skills'],
      empty: emptyEducation,
    },
  },
};

/** Converts a profile to form values. File values are null, because uploaded files are shown as links. */
export function toProfileValues(profile: OwnProfileFragment) {
  const experiences = profile.experiences.map(
    ({ id, companyName, fromDate, toDate, jobRole, lastDesignation, skills }): ExperienceValues => ({
      key: id,
      id,
      companyName,
      fromDate,
      jobRole,
      experienceLetter: null,
      toDate: toDate ?? '',
      lastDesignation: lastDesignation ?? '',
      skills: skills ?? '',
    }),
  );
  const educations = profile.educations.map(
    ({ id, qualification, university, yearOfCompletion, marks, skills }): EducationValues => ({
      key: id,
      id,
      qualification,
      university,
      marks,
      certificate: null,
      yearOfCompletion: String(yearOfCompletion),
      skills: skills ?? '',
    }),
  );
  return {
    personal: {
      firstName: profile.firstName,
      middleName: profile.middleName ?? '',
      lastName: profile.lastName,
      gender: profile.gender,
      email: profile.email,
      contact: profile.contact,
      addressLine1: profile.addressLine1 ?? '',
      addressLine2: profile.addressLine2 ?? '',
      city: profile.city ?? '',
      state: profile.state,
      country: profile.country ?? COUNTRY,
      aadhaarNumber: profile.aadhaarMasked ?? '',
      panNumber: profile.panNumber ?? '',
      drivingLicenseNumber: profile.drivingLicenseNumber ?? '',
      passportNumber: profile.passportNumber ?? '',
      expectedSalary: profile.expectedSalary === null ? '' : String(profile.expectedSalary),
      noticePeriod: profile.noticePeriod,
      preferredCities: profile.preferredCities ?? [],
      workModes: profile.workModes ?? [],
      openTo: profile.openTo,
      statedExperienceYears: profile.statedExperienceYears === null ? '' : String(profile.statedExperienceYears),
      /** True if the box is ticked or the candidate has agreed before. */
      identityConsent: profile.identityConsentAt !== null,
    },
    papers: {
      aadhaarCard: null as File | null,
      panCard: null as File | null,
      drivingLicense: null as File | null,
      passport: null as File | null,
    },
    experienceLevel: profile.experienceLevel as ExperienceLevel | '',
    resume: null as File | null,
    experiences: experiences.length > 0 ? experiences : [emptyExperience()],
    educations: educations.length > 0 ? educations : [emptyEducation()],
  };
}
export type ProfileValues = ReturnType<typeof toProfileValues>;
