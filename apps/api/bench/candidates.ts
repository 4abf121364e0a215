import { readFile } from 'node:fs/promises';
import { PRIVACY_NOTICE_VERSION } from '@job-alert/domain/accounts/privacy-notice';
import { createScratchDatabase, dropScratchDatabase } from '@job-alert/local-database/scratch';
import type { TestServer } from '@job-alert/local-database/test-server';
import mysql from 'mysql2/promise';
import { createContainer } from '../src/container.js';
import { openDataSource } from '../src/database/data-source.js';
import { migrate } from '../src/database/migrate.js';
import type { CandidateSearchFilter } from '../src/features/sourcing/candidate-search.types.js';
import { readConfig } from '../src/platform/config.js';
import { createLogger } from '../src/platform/observability/logger.js';
import { cpuOf } from './child-server.js';
import { FIRST_NAMES, LAST_NAMES, pick, seededRandom } from './data.js';
import { type Group, ROUNDS, type Table } from './table.js';
import { CITIES, SKILLS } from './ten-times-data.js';

/** Milliseconds of processor time, of the server and the database together. */
const GOAL = 60;
const SIZES = (process.env['BENCH_CANDIDATES'] ?? '10000,100000').split(',').map(Number);
const REQUESTS = 20;
const BATCH = 1_000;
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

const CASES: Readonly<Record<string, CandidateSearchFilter>> = {
  'no words': {},
  'one common word': { allOf: ['tally'] },
  'two words': { allOf: ['tally', 'gst'] },
  'a title and filters': { allOf: ['accountant'], cities: ['Surat'], experiences: ['YEARS_3_TO_5'] },
  'any, all and none': { allOf: ['excel'], anyOf: ['autocad', 'photoshop', 'payroll'], noneOf: ['sales'] },
  'a phrase': { allOf: ['"tally gst"'] },
  'a common word of resumes': { allOf: ['word40'] },
  'a wrong letter': { allOf: ['photoshap'] },
  nobody: { allOf: ['horologist'] },
};

/** Measures the search for candidates with 10,000 and 100,000 of them, whose resumes have 3 kB of text. */
export const candidates: Group = { name: 'candidates', measure: measureCandidates };

async function measureCandidates(database: TestServer, table: Table): Promise<void> {
  for (const size of SIZES) {
    const name = `bench_candidates_${size}`;
    const databaseUrl = await createScratchDatabase(database.serverUrl, name);
    await measureSize(databaseUrl, size, table);
    await dropScratchDatabase(database.serverUrl, name);
  }
}

async function measureSize(databaseUrl: string, size: number, table: Table): Promise<void> {
  const dataSource = await openDataSource(databaseUrl, 4);
  const config = readConfig({ DATABASE_URL: databaseUrl, STORAGE_URL: 'file:/nonexistent' });
  const container = createContainer({ config, dataSource, secret: '', logger: createLogger('silent') });
  try {
    await migrate(dataSource);
    await fill(databaseUrl, size);
    const startedAt = performance.now();
    await container.candidateIndexing.indexAll();
    const minutes = (performance.now() - startedAt) / 60_000;
    table.add({
      name: `candidates: index of ${size}`,
      rounds: [minutes * 60_000],
      goal: { atMost: 30 * 60_000 },
      unit: 'ms',
      details: `${minutes.toFixed(1)} minutes without pauses`,
    });
    await dataSource.query('ANALYZE TABLE candidate_term, candidate_search, candidate_profile, user');
    const [{ file } = { file: '' }] = await dataSource.query<{ file: string }[]>('SELECT @@pid_file AS file');
    const databasePid = (await readFile(file, 'utf8')).trim();
    for (const [name, filter] of Object.entries(CASES)) {
      const rounds: number[] = [];
      let found = 0;
      for (let round = 0; round <= ROUNDS; round += 1) {
        const before = await processorTime(databasePid);
        for (let count = 0; count < REQUESTS; count += 1) {
          const page = await container.candidateSearch.page({ filter, first: 20, orderBy: 'BEST_MATCH' }, 100);
          found = await page.totalCount();
        }
        if (round > 0) rounds.push(((await processorTime(databasePid)) - before) / REQUESTS);
      }
      table.add({
        name: `${size} candidates: ${name}`,
        rounds,
        goal: { atMost: GOAL },
        unit: 'ms',
        details: `${found} found`,
      });
    }
  } finally {
    await dataSource.destroy();
  }
}

/** Returns the processor time of this process and the database in milliseconds. */
async function processorTime(databasePid: string): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000 + cpuOf(await readFile(`/proc/${databasePid}/stat`, 'utf8')) * 1_000;
}

async function fill(databaseUrl: string, size: number): Promise<void> {
  const random = seededRandom(51);
  const connection = await mysql.createConnection({ uri: databaseUrl, timezone: 'Z' });
  const insert = (into: string, rows: unknown[][]) => connection.query(`INSERT INTO ${into} VALUES ?`, [rows]);
  const some = <Value>(values: readonly Value[]): Value => values[Math.floor(random() ** 2 * values.length)] as Value;
  try {
    for (let from = 1; from <= size; from += BATCH) {
      const ids = Array.from({ length: Math.min(BATCH, size - from + 1) }, (_, index) => from + index);
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
        'candidate_profile (id, experience_level, city, state, is_complete)',
        ids.map((id) => [id, 'EXPERIENCED', some(CITIES), 'Gujarat', 1]),
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
    random() < 0.008 ? pick(SKILLS, random) : `word${Math.floor(VOCABULARY ** random())}`,
  ).join(' ');
