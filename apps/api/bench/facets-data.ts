import { EXPERIENCE_BANDS } from '@job-alert/domain/job-bands';
import { familyTerms } from '@job-alert/domain/job-families';
import { JOB_TYPES, WORK_MODES } from '@job-alert/domain/job-post';
import { searchWords } from '@job-alert/domain/job-search';
import mysql from 'mysql2/promise';
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
const GRADES = ['Junior', 'Senior', 'Lead', 'Night Shift'];

/** So many open jobs of all kinds, with whole words in the index, which is what a count of a search reads. */
export async function fillOpenJobs(databaseUrl: string, count: number): Promise<void> {
  const connection = await mysql.createConnection({ uri: databaseUrl, timezone: 'Z' });
  try {
    await connection.query("SET unique_checks = 0, foreign_key_checks = 0, time_zone = '+00:00'");
    const random = seededRandom(14);
    for (let from = 1; from <= count; from += BATCH)
      await insertJobs(connection, from, Math.min(count, from + BATCH - 1), random);
    await connection.query('ANALYZE TABLE job, job_term');
  } finally {
    await connection.end();
  }
}

/** Nine more of each of the first so many jobs, so that there are ten times as many. */
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
      }
    }
    await connection.query('ANALYZE TABLE job, job_term');
  } finally {
    await connection.end();
  }
}

async function insertJobs(connection: mysql.Connection, from: number, to: number, random: () => number): Promise<void> {
  const jobs: unknown[][] = [];
  const terms: unknown[][] = [];
  for (let id = from; id <= to; id += 1) {
    const title = `${pick(GRADES, random)} ${pick(TITLES, random)}`;
    const city = pick(CITIES, random);
    const at = new Date(Date.UTC(2020, 0, 1) + id * 60_000);
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
        '["Excel"]',
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
    for (const term of familyTerms({ title, skills: ['Excel'], city, state: 'Gujarat' })) terms.push([id, term, 0, at]);
  }
  await connection.query(`INSERT INTO job (id, posted_at, listed_at, ${COLUMNS}) VALUES ?`, [jobs]);
  await connection.query('INSERT INTO job_term (job_id, term, weight, listed_at) VALUES ?', [terms]);
}
