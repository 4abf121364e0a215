import { PRIVACY_NOTICE_VERSION } from '@job-alert/domain/accounts/privacy-notice';
import { NOTICE_PERIODS, OPEN_TO } from '@job-alert/domain/jobs/job-preference-labels';
import mysql from 'mysql2/promise';
import { FIRST_NAMES, LAST_NAMES, pick, seededRandom } from './data.js';
import { CITIES, SKILLS } from './ten-times-data.js';

const BATCH = 1_000;
/** Ids of candidates follow this one, which leaves room for other accounts. */
export const CANDIDATES_AFTER = 1_000;
/** Words of a resume, from common to rare. A resume of 3 kB has about 450 words. */
const VOCABULARY = 30_000;
const RESUME_WORDS = 420;
const TITLES = [
  'Accountant',
  'Accounts Executive',
  'Sales Executive',
  'Loom Operator',
  'CNC Operator',
  'Driver',
  'Web Developer',
  'Tailor',
];
const QUALIFICATIONS = ['B.Com', 'M.Com', 'ITI', '12th', 'B.Tech', 'Diploma'];

/** Inserts candidates who wait for their first index. Four of five have a resume of 3 kB and say what they want. */
export async function fillCandidates(databaseUrl: string, size: number): Promise<void> {
  const random = seededRandom(51);
  const connection = await mysql.createConnection({ uri: databaseUrl, timezone: 'Z' });
  const insert = (into: string, rows: unknown[][]) => connection.query(`INSERT INTO ${into} VALUES ?`, [rows]);
  const some = <Value>(values: readonly Value[]): Value => values[Math.floor(random() ** 2 * values.length)] as Value;
  try {
    for (let from = 1; from <= size; from += BATCH) {
      const ids = Array.from(
        { length: Math.min(BATCH, size - from + 1) },
        (_, index) => CANDIDATES_AFTER + from + index,
      );
      const day = () => new Date(Date.now() - Math.floor(random() * 500) * 86_400_000);
      await insert(
        'user (id, email, type, first_name, last_name, contact, created_at, consent_version, consent_at, last_active_on)',
        ids.map((id) => {
          const at = day();
          const name = [pick(FIRST_NAMES, random), pick(LAST_NAMES, random)];
          return [id, `c${id}@bench.example`, 'CANDIDATE', ...name, '9000000000', at, PRIVACY_NOTICE_VERSION, at, at];
        }),
      );
      await insert(
        'candidate_profile (id, experience_level, city, state, is_complete, expected_salary, notice_period, open_to, work_modes, preferred_cities)',
        ids.map((id) => {
          const profile = [id, 'EXPERIENCED', some(CITIES), 'Gujarat', 1];
          if (random() < 0.2) return [...profile, null, null, null, null, null];
          const cities = JSON.stringify([some(CITIES), some(CITIES)]);
          const salary = 100_000 + Math.floor(random() * 40) * 10_000;
          return [...profile, salary, some(NOTICE_PERIODS), some(OPEN_TO), '["ONSITE","HYBRID"]', cities];
        }),
      );
      await insert(
        'candidate_experience (candidate_id, position, company_name, from_date, job_role)',
        ids.map((id) => [
          id,
          0,
          `Company ${id % 997}`,
          new Date(Date.now() - random() * 15 * 365 * 86_400_000),
          pick(TITLES, random),
        ]),
      );
      await insert(
        'candidate_education (candidate_id, position, qualification, university, year_of_completion, marks)',
        ids.map((id) => [id, 0, pick(QUALIFICATIONS, random), 'VNSGU', 2015, '70']),
      );
      await insert(
        'candidate_skill (candidate_id, position, name, skill)',
        ids.flatMap((id) =>
          [...new Set(Array.from({ length: 6 }, () => some(SKILLS)))].map((skill, position) => [
            id,
            position,
            skill,
            skill.toLowerCase(),
          ]),
        ),
      );
      await insert(
        'candidate_search (candidate_id, due_at, resume_text)',
        ids.map((id) => [id, new Date(), random() < 0.8 ? resume(random) : null]),
      );
    }
  } finally {
    await connection.end();
  }
}

/** A text whose words are as common as those of a language: a few are in every resume, most in very few. */
const resume = (random: () => number): string =>
  Array.from({ length: RESUME_WORDS }, () =>
    random() < 0.008 ? pick(SKILLS, random) : wordOf(Math.floor(VOCABULARY ** random())),
  ).join(' ');

/** Returns an invented word of letters alone. */
export const wordOf = (rank: number): string =>
  `zo${rank.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')}`;
