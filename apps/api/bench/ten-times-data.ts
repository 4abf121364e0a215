import { skillKeys } from '@job-alert/domain/search/skill-fit';
import { EXPERIENCE_BANDS } from '@job-alert/domain/jobs/job-bands';
import { JOB_TYPES, WORK_MODES } from '@job-alert/domain/jobs/job-labels';
import { searchWords } from '@job-alert/domain/search/job-search';
import { companyTerms, synonymGroupTerms } from '@job-alert/domain/search/synonym-groups';
import mysql from 'mysql2/promise';
import { hashToken } from '../src/platform/crypto.js';
import { pick, seededRandom } from './data.js';

const BATCH = 2_000;
const COLUMNS = `company_id, title, description, job_type, work_mode, city, state, country, salary_min, salary_max, min_experience, max_experience,
  openings, minimum_qualification, preferred_skills, company_name, company_website, company_description, industry, deadline, is_active, approval_state, version`;

export const CITIES = [
  'Surat',
  'Navsari',
  'Bardoli',
  'Vapi',
  'Ankleshwar',
  'Bharuch',
  'Vadodara',
  'Ahmedabad',
  'Mumbai',
  'Pune',
];
export const INDUSTRIES = [
  'Textile',
  'Diamonds',
  'Finance',
  'Tourism',
  'Garment',
  'Media',
  'Interior',
  'Manufacturing',
];
/** A word in the title of one in RARE jobs. */
export const RARE_WORD = 'horologist';
const RARE = 5_000;

/** Returns the time of a job. One job is listed per minute. */
export const listedAt = (id: number): Date => new Date(Date.UTC(2020, 0, 1) + id * 60_000);

const TITLES = [
  'Accountant',
  'Accounts Executive',
  'Sales Executive',
  'Loom Operator',
  'Driver',
  'Receptionist',
  'Web Developer',
  'Tailor',
];
/** The skills from the most common, which every third job names, to rare ones. */
export const SKILLS = [
  ...['Excel', 'Tally', 'GST', 'Typing', 'Sales', 'AutoCAD', 'Photoshop', 'Payroll', 'Audit', 'Banking', 'Stitching'],
  ...['Looms', 'Weaving', 'Driving', 'Dispatch', 'Dyeing', 'Printing', 'React', 'Node.js', 'SQL', 'Canva', 'SEO'],
  ...['Amadeus', 'Ticketing', 'CorelDRAW', 'Welding', 'Lathe', 'CNC', 'Boilers', 'Safety', 'Export', 'Customs', 'SAP'],
  ...['Hindi', 'Gujarati', 'Tamil', 'Drafting', 'Survey', 'Estimates', 'Draping', 'Knitting', 'HPLC', 'Turbines'],
];
/** The login of the benchmark's candidate. */
export const TOKEN = 'candidate-of-the-bench';
const CANDIDATE = 7;
const GRADES = ['Junior', 'Senior', 'Lead', 'Night Shift'];

/** Inserts `count` open jobs of all kinds. The index contains their whole words, which counting a search reads. */
export async function fillOpenJobs(databaseUrl: string, count: number): Promise<void> {
  const connection = await mysql.createConnection({ uri: databaseUrl, timezone: 'Z' });
  try {
    await connection.query("SET unique_checks = 0, foreign_key_checks = 0, time_zone = '+00:00'");
    const random = seededRandom(14);
    for (let from = 1; from <= count; from += BATCH)
      await insertJobs(connection, from, Math.min(count, from + BATCH - 1), random);
    await insertCandidate(connection);
    await connection.query('ANALYZE TABLE job, job_term, job_skill');
  } finally {
    await connection.end();
  }
}

/** Copies each of the first `count` jobs nine times, so that there are ten times as many. */
export async function growTenfold(databaseUrl: string, count: number): Promise<void> {
  const connection = await mysql.createConnection({ uri: databaseUrl, timezone: 'Z' });
  try {
    await connection.query("SET unique_checks = 0, foreign_key_checks = 0, time_zone = '+00:00'");
    for (let copy = 1; copy < 10; copy += 1) {
      for (let from = 0; from < count; from += 10_000) {
        const range = [from, Math.min(count, from + 10_000)];
        const minutes = copy * count;
        await connection.query(
          `INSERT INTO job (id, posted_at, listed_at, ${COLUMNS}) SELECT id + ?, posted_at + INTERVAL ? MINUTE, listed_at + INTERVAL ? MINUTE, ${COLUMNS}
           FROM job WHERE id > ? AND id <= ?`,
          [minutes, minutes, minutes, ...range],
        );
        await connection.query(
          'INSERT INTO job_term (job_id, term, weight, listed_at) SELECT job_id + ?, term, weight, listed_at + INTERVAL ? MINUTE FROM job_term WHERE job_id > ? AND job_id <= ?',
          [minutes, minutes, ...range],
        );
        await connection.query(
          'INSERT INTO job_skill (job_id, skill, listed_at) SELECT job_id + ?, skill, listed_at + INTERVAL ? MINUTE FROM job_skill WHERE job_id > ? AND job_id <= ?',
          [minutes, minutes, ...range],
        );
      }
    }
    await connection.query('ANALYZE TABLE job, job_term, job_skill');
  } finally {
    await connection.end();
  }
}

async function insertJobs(connection: mysql.Connection, from: number, to: number, random: () => number): Promise<void> {
  const jobs: unknown[][] = [];
  const terms: unknown[][] = [];
  const known: unknown[][] = [];
  for (let id = from; id <= to; id += 1) {
    const title = `${pick(GRADES, random)} ${pick(TITLES, random)}${id % RARE === 0 ? ` ${RARE_WORD}` : ''}`;
    const city = pick(CITIES, random);
    const skills = someSkills(3 + Math.floor(random() * 4), random);
    const at = listedAt(id);
    const minExperience = Math.floor(random() * 2 * EXPERIENCE_BANDS.length);
    const salaryMin = 100_000 + Math.floor(random() * 20) * 50_000;
    const salaryMax = salaryMin + 150_000;
    const [type, mode, industry] = [pick(JOB_TYPES, random), pick(WORK_MODES, random), pick(INDUSTRIES, random)];
    jobs.push([
      ...[
        id,
        at,
        at,
        1,
        title,
        'Work.',
        type,
        mode,
        city,
        'Gujarat',
        'India',
        salaryMin,
        salaryMax,
        minExperience,
        minExperience + 2,
      ],
      ...[
        1,
        'Graduate',
        JSON.stringify(skills),
        'Tapi',
        'https://tapi.example',
        'A company.',
        industry,
        '2099-12-31',
        1,
        'APPROVED',
        1,
      ],
    ]);
    for (const word of searchWords(title)) terms.push([id, word, 2, at]);
    const related = [
      ...synonymGroupTerms({ title, skills, city, state: 'Gujarat', minimumQualification: '' }),
      ...companyTerms('Tapi'),
    ];
    for (const term of related) terms.push([id, term, 0, at]);
    for (const skill of skillKeys(skills)) known.push([id, skill, at]);
  }
  await connection.query(`INSERT INTO job (id, posted_at, listed_at, ${COLUMNS}) VALUES ?`, [jobs]);
  await connection.query('INSERT INTO job_term (job_id, term, weight, listed_at) VALUES ?', [terms]);
  await connection.query('INSERT INTO job_skill (job_id, skill, listed_at) VALUES ?', [known]);
}

/** Returns up to `count` random skills. Common skills are more likely. */
export const someSkills = (count: number, random: () => number): string[] => [
  ...new Set(Array.from({ length: count }, () => SKILLS[Math.floor(random() ** 2 * SKILLS.length)] ?? 'Excel')),
];

async function insertCandidate(connection: mysql.Connection): Promise<void> {
  const [now, later] = [new Date(), new Date('2099-01-01')];
  await connection.query(
    "INSERT INTO user (id, email, type, first_name, last_name, contact, created_at) VALUES (?, 'candidate@bench.example', 'CANDIDATE', 'Bench', 'Candidate', '9000000000', ?)",
    [CANDIDATE, now],
  );
  await connection.query("INSERT INTO candidate_profile (id, experience_level, is_complete) VALUES (?, 'FRESHER', 1)", [
    CANDIDATE,
  ]);
  await connection.query(
    'INSERT INTO session (token_hash, user_id, created_at, last_used_at, expires_at) VALUES (?, ?, ?, ?, ?)',
    [hashToken(TOKEN), CANDIDATE, now, now, later],
  );
}
