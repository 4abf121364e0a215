import mysql from 'mysql2/promise';
import { PasswordsService } from '../src/features/accounts/passwords/passwords.service.js';
import { NO_LIMITS } from '../test/builders/no-limits.js';
import { FIRST_NAMES, fillJobs, LAST_NAMES, pick, seededRandom } from './data.js';

/** The login of the benchmark's employer. */
export const EMPLOYER_LOGIN = { email: 'employer1@bench.example', password: 'Monsoon#2025' };

/** The number of records of one employer. */
export interface EmployerSize {
  jobs: number;
  applicants: number;
  /** The number of jobs that each applicant applies for. */
  applicationsEach: number;
}

const STATUSES = ['APPLIED', 'SHORTLISTED', 'INTERVIEW_SCHEDULED', 'SELECTED', 'REJECTED'] as const;
/** The id of the first applicant. Applicants' user ids follow the employer's. */
const FIRST_APPLICANT = 1_001;

/** Fills an empty, migrated database with one employer who has long lists. A fifth of the applications wait for approval. */
export async function fillEmployer(databaseUrl: string, size: EmployerSize): Promise<void> {
  await fillJobs(databaseUrl, size.jobs, 1);
  const connection = await mysql.createConnection({ uri: databaseUrl, timezone: 'Z' });
  try {
    await connection.query("SET unique_checks = 0, foreign_key_checks = 0, time_zone = '+00:00'");
    const hash = await new PasswordsService(NO_LIMITS).hash(EMPLOYER_LOGIN.password, '');
    await connection.query('UPDATE user SET password_hash = ? WHERE id = 1', [hash]);
    await insertApplicants(connection, size.applicants);
    await insertApplications(connection, size);
    await connection.query('ANALYZE TABLE user, application, approval');
  } finally {
    await connection.end();
  }
}

async function insertApplicants(connection: mysql.Connection, count: number): Promise<void> {
  const random = seededRandom(7);
  const ids = Array.from({ length: count }, (_, index) => FIRST_APPLICANT + index);
  const now = new Date();
  await connection.query('INSERT INTO user (id, email, type, first_name, last_name, contact, created_at) VALUES ?', [
    ids.map((id) => [
      id,
      `candidate${id}@bench.example`,
      'CANDIDATE',
      pick(FIRST_NAMES, random),
      pick(LAST_NAMES, random),
      '9000000001',
      now,
    ]),
  ]);
  await connection.query('INSERT INTO candidate_profile (id, gender, city, experience_level, is_complete) VALUES ?', [
    ids.map((id) => [id, 'OTHER', 'Surat', 'EXPERIENCED', 1]),
  ]);
}

async function insertApplications(connection: mysql.Connection, size: EmployerSize): Promise<void> {
  const random = seededRandom(11);
  const start = Date.UTC(2026, 0, 2);
  const applications: unknown[][] = [];
  const approvals: unknown[][] = [];
  for (let id = 1; id <= size.applicants * size.applicationsEach; id += 1) {
    const candidate = FIRST_APPLICANT + (id % size.applicants);
    const round = Math.floor((id - 1) / size.applicants);
    const job = ((candidate * 7 + round) % size.jobs) + 1;
    const appliedAt = new Date(start + id * 60_000);
    const proposed = pick(STATUSES, random);
    const waits = proposed !== 'APPLIED' && random() < 0.25;
    const feedback = proposed === 'SELECTED' || proposed === 'REJECTED' ? 'Thank you for the talk.' : null;
    applications.push([
      id,
      job,
      1,
      candidate,
      1,
      waits ? 'PENDING' : proposed,
      proposed,
      waits ? 'APPLIED' : proposed,
      waits ? 'PENDING' : 'APPROVED',
      id,
      waits ? null : feedback,
      appliedAt,
      appliedAt,
    ]);
    approvals.push([
      id,
      id,
      waits ? 'PENDING' : 'APPROVED',
      1,
      'Company 1 Private Limited',
      appliedAt,
      proposed,
      feedback,
      ...(waits ? [null, null] : ['Admin', appliedAt]),
    ]);
  }
  await connection.query(
    `INSERT INTO application (id, job_id, company_id, candidate_id, attempt, status, proposed_status, approved_status,
      approval_state, approval_id, feedback, applied_at, status_updated_at) VALUES ?`,
    [applications],
  );
  await connection.query(
    `INSERT INTO approval (id, application_id, state, requested_by_id, requested_by_name, requested_at, proposed_value, feedback,
      decided_by_name, decided_at) VALUES ?`,
    [approvals],
  );
}
