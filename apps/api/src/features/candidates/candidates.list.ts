import type { Gender } from '@job-alert/domain/candidates/candidate-profile';
import type { ExperienceLevel } from '@job-alert/domain/candidates/experience-level';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { NoticePeriod, OpenTo } from '@job-alert/domain/jobs/job-preference-labels';
import { searchedWays } from '@job-alert/domain/lists/list-search';
import { CANDIDATE_WORDS } from '../../database/search/word-search.js';
import { listArgs } from '../../platform/lists/list.types.js';
import {
  type Columns,
  column,
  computed,
  defineList,
  type RowOf,
  selectSql,
} from '../../platform/lists/list-definition.js';
import { activeCell, activeFilter, changedSince, dayFilters } from '../../platform/lists/list-filters.js';
import type { Candidate } from './candidates.types.js';

/** Forces the index: MySQL would choose another one of the same width and sort all candidates. */
const candidatesBy = (index: string): string => `user u FORCE INDEX (${index})`;

const ACCOUNT = {
  id: column<string>('u.id', { csv: 'ID' }),
  name: computed(
    'Candidate Name',
    ({ firstName, lastName }: Pick<Candidate, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`,
  ),
  firstName: column<string>('u.first_name', {
    sort: {
      field: 'NAME',
      description: 'Their first and last names.',
      columns: ['u.first_name', 'u.last_name'],
      from: candidatesBy('user_type_name'),
    },
  }),
  lastName: column<string>('u.last_name'),
  email: column<string>('u.email', {
    csv: 'Email',
    sort: { field: 'EMAIL', description: 'Their email addresses.', from: candidatesBy('user_type_email') },
  }),
  contact: column<string>('u.contact', { csv: 'Contact No' }),
  status: computed('Status', ({ isActive }: Pick<Candidate, 'isActive'>) => activeCell(isActive)),
  isActive: column<number>('u.is_active', {
    csv: 'Active/Inactive',
    cell: activeCell,
    filters: { isActive: activeFilter('Only active or only inactive accounts.') },
  }),
  appliedJobs: computed('Applied Jobs', (row: { appliedJobs: number }) => row.appliedJobs),
  createdAt: column<Date>('u.created_at', {
    csv: 'Date Joined',
    cell: todayInIndia,
    sort: {
      field: 'CREATED_AT',
      description: 'When they signed up.',
      kind: 'instant',
      from: candidatesBy('user_type_created'),
    },
    filters: dayFilters('Signed up on', 'u.created_at'),
  }),
  changedAt: column<Date>('u.modified_at', { filters: changedSince('u.modified_at', { from: 'user u' }) }),
};

const PROFILE = {
  middleName: column<string | null>('p.middle_name'),
  gender: column<Gender | null>('p.gender'),
  addressLine1: column<string | null>('p.address_line1'),
  addressLine2: column<string | null>('p.address_line2'),
  city: column<string | null>('p.city'),
  state: column<string | null>('p.state'),
  country: column<string | null>('p.country'),
  experienceLevel: column<ExperienceLevel>('p.experience_level'),
  resumeId: column<string | null>('p.resume_id', { field: 'resume' }),
  isProfileComplete: column<number>('p.is_complete'),
  version: column<number>('p.version'),
};

const IDENTITY = {
  aadhaarLastFour: column<string | null>('p.aadhaar_last_four', { field: 'aadhaarMasked' }),
  panNumberSealed: column<string | null>('p.pan_number_sealed', { field: 'panNumber' }),
  drivingLicenseNumberSealed: column<string | null>('p.driving_license_number_sealed', {
    field: 'drivingLicenseNumber',
  }),
  passportNumberSealed: column<string | null>('p.passport_number_sealed', { field: 'passportNumber' }),
  aadhaarCardId: column<string | null>('p.aadhaar_card_id', { field: 'aadhaarCard' }),
  panCardId: column<string | null>('p.pan_card_id', { field: 'panCard' }),
  drivingLicenseId: column<string | null>('p.driving_license_id', { field: 'drivingLicense' }),
  passportId: column<string | null>('p.passport_id', { field: 'passport' }),
  identityConsentAt: column<Date | null>('p.identity_consent_at'),
};

/** Like identity columns, preferences are read only for their owner and administrators. */
const PREFERENCES = {
  expectedSalary: column<number | null>('p.expected_salary'),
  noticePeriod: column<NoticePeriod | null>('p.notice_period'),
  /** JSON. */
  preferredCities: column<string | null>('p.preferred_cities'),
  /** JSON. */
  workModes: column<string | null>('p.work_modes'),
  openTo: column<OpenTo | null>('p.open_to'),
  statedExperienceYears: column<number | null>('p.stated_experience_years'),
  statedDesignation: column<string | null>('p.stated_designation'),
  statedCompany: column<string | null>('p.stated_company'),
  preferencesConfirmedAt: column<Date | null>('p.preferences_confirmed_at'),
};

export type AccountRow = RowOf<typeof ACCOUNT>;
export type ProfileRow = RowOf<typeof PROFILE>;
export type IdentityRow = RowOf<typeof IDENTITY>;
type PreferencesRow = RowOf<typeof PREFERENCES>;

/** A candidate's account, with the profile and identity columns if they were requested. */
export type CandidateRow = AccountRow & Partial<ProfileRow & IdentityRow & PreferencesRow>;

/** The columns of a level, and the GraphQL fields that require it. */
const readLevel = (columns: Columns<never>, own: Columns<never>, join = 'JOIN candidate_profile p ON p.id = u.id') => ({
  columns: selectSql(columns),
  fields: Object.entries(own).flatMap(([name, { sql, field = name }]) => (sql && name !== 'id' ? [field] : [])),
  join,
});

const PRIVATE = readLevel({ ...ACCOUNT, ...PROFILE, ...IDENTITY, ...PREFERENCES }, { ...IDENTITY, ...PREFERENCES });

export const CANDIDATE_LEVELS = {
  ACCOUNT: readLevel(ACCOUNT, ACCOUNT, ''),
  PROFILE: readLevel({ ...ACCOUNT, ...PROFILE }, PROFILE),
  PRIVATE: { ...PRIVATE, fields: [...PRIVATE.fields, 'experienceMonths'] },
};

export const CANDIDATES = defineList<Pick<Candidate, keyof AccountRow> & { appliedJobs: number }>({
  records: 'candidates',
  columns: ACCOUNT,
  filterName: 'CandidatesFilter',
  search: {
    description: 'The first letters of words in the name or the email address, in any order, or of the phone number.',
    index: {
      source: CANDIDATE_WORDS,
      alternatives: searchedWays,
      joined: 'user u ON u.id = found.id',
      hasShortRows: true,
    },
  },
  from: 'user u',
  id: 'u.id',
  rest: 'STRAIGHT_JOIN user u ON u.id = page.id',
  always: [{ sql: `u.type = 'CANDIDATE'`, values: [] }],
  orderName: 'Candidate',
  order: { field: 'CREATED_AT', direction: 'DESC' },
});

export const CandidatesArgs = listArgs(CANDIDATES);
