import mysql from 'mysql2/promise';
import { indexedTerms } from '../src/database/search/job-terms.js';

const COMPANIES = 200;
const BATCH = 1_000;

const ROLES = [
  'Accountant',
  'Textile Designer',
  'Travel Consultant',
  'Production Manager',
  'Content Writer',
  'Software Developer',
  'Receptionist',
  'Sales Executive',
  'Interior Designer',
  'HR Manager',
  'Quality Engineer',
  'Digital Marketer',
];
const GRADES = ['Junior', 'Senior', 'Lead', 'Assistant', 'Chief', 'Trainee'];
const SKILLS = [
  'Tally',
  'Excel',
  'GST',
  'AutoCAD',
  'Photoshop',
  'React',
  'Node.js',
  'SQL',
  'Negotiation',
  'Amadeus',
  'Canva',
  'SEO',
  'Payroll',
  'ISO 9001',
  'CorelDRAW',
];
const PLACES = [
  ['Surat', 'Gujarat'],
  ['Ahmedabad', 'Gujarat'],
  ['Mumbai', 'Maharashtra'],
  ['Pune', 'Maharashtra'],
  ['Bengaluru', 'Karnataka'],
  ['Jaipur', 'Rajasthan'],
  ['Chennai', 'Tamil Nadu'],
  ['Indore', 'Madhya Pradesh'],
] as const;
export const FIRST_NAMES = [
  'Asha',
  'Meera',
  'Rohit',
  'Imran',
  'Kavya',
  'Arjun',
  'Divya',
  'Joseph',
  'Gurpreet',
  'Ananya',
  'Farhan',
  'Lakshmi',
  'Manish',
  'Nisha',
  'Omkar',
  'Pooja',
  'Rahul',
  'Sunita',
  'Tanvi',
  'Vikram',
  'Zoya',
  'Harish',
  'Ishita',
  'Jyoti',
];
export const LAST_NAMES = [
  'Patel',
  'Iyer',
  'Sharma',
  'Sheikh',
  'Nair',
  'Singh',
  'Rao',
  'DSouza',
  'Kaur',
  'Das',
  'Mehta',
  'Kulkarni',
  'Joshi',
  'Banerjee',
  'Chopra',
  'Reddy',
  'Verma',
  'Yadav',
  'Menon',
  'Gupta',
  'Bose',
  'Thomas',
  'Shetty',
  'Desai',
  'Gill',
];
const PARAGRAPH =
  'You will work with an experienced team, keep the promises made to customers, and report to the manager of the department every week. ';

/** A small seeded generator (mulberry32), so that every run measures the same rows. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)] as T;

/** Fills an empty, migrated database with `count` jobs, of which a third are open, and the word index of the open jobs. */
export async function fillJobs(databaseUrl: string, count: number, companies = COMPANIES): Promise<void> {
  const connection = await mysql.createConnection({ uri: databaseUrl, timezone: 'Z' });
  try {
    await connection.query("SET unique_checks = 0, foreign_key_checks = 0, time_zone = '+00:00'");
    await insertCompanies(connection, companies);
    const random = seededRandom(42);
    for (let from = 1; from <= count; from += BATCH) {
      const to = Math.min(count, from + BATCH - 1);
      await insertJobs(connection, from, to, companies, random);
    }
    await connection.query('ANALYZE TABLE job, job_term');
  } finally {
    await connection.end();
  }
}

async function insertCompanies(connection: mysql.Connection, companies: number): Promise<void> {
  const ids = Array.from({ length: companies }, (_, index) => index + 1);
  const now = new Date();
  await connection.query('INSERT INTO user (id, email, type, first_name, last_name, contact, created_at) VALUES ?', [
    ids.map((id) => [id, `employer${id}@bench.example`, 'EMPLOYER', 'Bench', 'Employer', '9000000000', now]),
  ]);
  await connection.query(
    'INSERT INTO company (id, name, website, gstin, description, industry, is_profile_complete, approval_state, created_at) VALUES ?',
    [
      ids.map((id) => [
        id,
        `Company ${id} Private Limited`,
        'https://company.example',
        '24ABCDE1234F1Z5',
        PARAGRAPH,
        'Textile',
        1,
        'APPROVED',
        now,
      ]),
    ],
  );
}

async function insertJobs(
  connection: mysql.Connection,
  from: number,
  to: number,
  companies: number,
  random: () => number,
): Promise<void> {
  const jobs: unknown[][] = [];
  const terms: unknown[][] = [];
  const start = Date.UTC(2026, 0, 1);
  for (let id = from; id <= to; id += 1) {
    const [city, state] = pick(PLACES, random);
    const title = `${pick(GRADES, random)} ${pick(ROLES, random)}`;
    const preferredSkills = Array.from(new Set([pick(SKILLS, random), pick(SKILLS, random), pick(SKILLS, random)]));
    const postedAt = new Date(start + id * 60_000);
    const isOpen = random() < 1 / 3;
    const listedAt = isOpen ? postedAt : null;
    const company = (id % companies) + 1;
    const companyName = `Company ${company} Private Limited`;
    const minExperience = Math.floor(random() * 8);
    const minimumQualification = 'Graduate';
    const salaryMin = 200_000 + Math.floor(random() * 20) * 50_000;
    const deadline = isOpen ? '2099-12-31' : '2026-01-02';
    jobs.push([
      id,
      company,
      title,
      PARAGRAPH.repeat(11),
      'FULL_TIME',
      'ONSITE',
      city,
      state,
      'India',
      salaryMin,
      salaryMin + 200_000,
      minExperience,
      minExperience + 3,
      2,
      minimumQualification,
      JSON.stringify(preferredSkills),
      companyName,
      'https://company.example',
      PARAGRAPH,
      'Textile',
      postedAt,
      deadline,
      1,
      'APPROVED',
      listedAt,
    ]);
    if (isOpen)
      for (const { term, weight } of indexedTerms({
        title,
        preferredSkills,
        minimumQualification,
        city,
        state,
        companyName,
      }))
        terms.push([id, term, weight, postedAt]);
  }
  await connection.beginTransaction();
  await connection.query(
    `INSERT INTO job (id, company_id, title, description, job_type, work_mode, city, state, country, salary_min, salary_max, min_experience, max_experience,
      openings, minimum_qualification, preferred_skills, company_name, company_website, company_description, industry, posted_at, deadline, is_active, approval_state, listed_at) VALUES ?`,
    [jobs],
  );
  for (let index = 0; index < terms.length; index += 5_000) {
    await connection.query('INSERT INTO job_term (job_id, term, weight, listed_at) VALUES ?', [
      terms.slice(index, index + 5_000),
    ]);
  }
  await connection.commit();
}
