import { addDays, todayInIndia } from '@job-alert/domain/india/calendar';
import type { JsonSchema } from './json-schema.js';

const FILE_LINK = '/files/12?expires=1795000000&signature=kd93';

/** A realistic value for each text field. A test fails for a field without one. */
const TEXTS: Readonly<Record<string, string>> = {
  Driving_License_No: 'GJ0520110012345',
  PAN_Card_ID: 'ABCDE1234F',
  aadharID: '234567890124',
  additional_notes: 'Ask for Hetal at the gate.',
  admin_approve_status: 'Approved',
  application_status: 'shortlisted',
  approval_status: 'Approved',
  certification: 'Certificate in spinning',
  changed_by: 'Hetal Vaghela',
  code: '123456',
  confirmed_companies: 'Tapi Textiles',
  company: '',
  company_description: 'Weaves silk since 1984.',
  description: 'Plans the looms of two halls.',
  device_mark: '5f2c9d0a7e41b8364c1f9e02d7a6b3584e0d1c9f7b2a6853',
  edu_qualification: 'B.Tech Textile Technology',
  employer_name: 'Hetal Vaghela',
  error: 'E-mail is not valid.',
  experience: '3',
  feedback: 'We would like to meet you.',
  first_name: 'Asha',
  gender: 'female',
  gstno: '24ABCDE1234F1Z5',
  job_type: 'full_time',
  last_name: 'Patel',
  left_out_words: 'helicopter',
  marks_obtained: '72',
  message: 'Do you recruit for spinning mills?',
  middle_name: 'Ramesh',
  minimum_qualification: 'Diploma',
  note: 'Please tell us when the interview took place.',
  org_pincode: '394210',
  passport_no: 'K1234567',
  password: 'Monsoon@2026',
  proposed_status: 'shortlisted',
  reason: 'more_facts_needed',
  search: 'weaving',
  status: 'Approved',
  time: '10:30',
  timestamp: '21-11-2026 10:30:00',
  token: 'Vb2kP0r8…',
  university: 'Veer Narmad South Gujarat University',
  user_type: 'candidate',
  website: '',
  work_mode: 'onsite',
};

/** Values for fields with similar names. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/address_1$/, '12 Ring Road'],
  [/address_2$/, 'Near the textile market'],
  [/city$|cities$|^location$|headquarter$/, 'Surat'],
  [/state$/, 'Gujarat'],
  [/country$/, 'India'],
  [/^(?:candidate_|full_)?name$/, 'Asha Patel'],
  [/^(?:company|org)_name$|^posted_by$/, 'Tapi Textiles'],
  [/skills?$/, 'Weaving, Loom maintenance'],
  [/^industr/, 'Textiles'],
  [/title$|role$|designation$/, 'Weaving Master'],
  [/email$/, 'asha.patel@people.example'],
  [/(?:contact|phone)$/, '9876543210'],
  [/(?:^|_)(?:id|ids|job)$/, '12'],
  [/_website$/, 'https://tapi-textiles.example'],
  [/^(?:resume|pan_card|aadhar_card|driving_license|passport|experience_later|offer_later)$/, FILE_LINK],
];

const NUMBERS: Readonly<Record<string, number>> = {
  company_size: 240,
  expected_salary: 420000,
  years_of_experience: 4,
  experience_months: 46,
  min_experience: 3,
  max_experience: 6,
  min_salary: 300000,
  salary_min: 360000,
  salary_max: 480000,
  page_size: 500,
  row_number: 7,
  year_established: 1984,
  year_of_completion: 2019,
};

const INSTANT = '2026-11-21T05:00:00.000Z';
/** Days of the past. All other days of the documentation are ahead: deadlines, interviews, days of joining. */
const PAST_DAYS: Readonly<Record<string, string>> = {
  from_date: '2019-06-01',
  to_date: '2023-05-31',
  consent_on: addDays(todayInIndia(new Date()), -30),
};
const DAYS_AHEAD = 180;

const exampleDay = (name: string): string => PAST_DAYS[name] ?? addDays(todayInIndia(new Date()), DAYS_AHEAD);

export function exampleText(name: string): string | undefined {
  return TEXTS[name] ?? PATTERNS.find(([names]) => names.test(name))?.[1];
}

/** Returns a realistic value for a schema under this name. */
export function schemaExample(schema: JsonSchema, name = ''): unknown {
  if (schema.examples) return schema.examples[0];
  if (schema.enum) return schema.enum[0];
  if (schema.contentMediaType) return `${name}.pdf`;
  if (schema.anyOf?.[0]) return schemaExample(schema.anyOf[0], name);
  if (schema.items) return [schemaExample(schema.items, name)];
  if (schema.properties) {
    const isIncluded = ([key, inner]: [string, JsonSchema]) =>
      !inner.contentMediaType || schema.required?.includes(key);
    const entries = Object.entries(schema.properties).filter(isIncluded);
    return Object.fromEntries(entries.map(([key, inner]) => [key, schemaExample(inner, key)]));
  }
  const types = [schema.type].flat();
  if (types.includes('boolean')) return true;
  if (schema.format === 'date') return exampleDay(name);
  if (schema.format === 'date-time') return INSTANT;
  if (types.includes('string')) return exampleText(name) ?? '';
  return NUMBERS[name] ?? 1;
}
