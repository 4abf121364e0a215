import mysql from 'mysql2/promise';
import { PasswordsService } from '../src/features/accounts/passwords/passwords.service.js';
import { NO_LIMITS } from '../test/builders/no-limits.js';
import { FIRST_NAMES, fillJobs, LAST_NAMES, pick, seededRandom } from './data.js';

/** The login of the benchmark's administrator. */
export const ADMIN_LOGIN = { email: 'admin@bench.example', password: 'Monsoon#2025' };

/** The number of records in the portal. */
export interface PortalSize {
  companies: number;
  jobs: number;
  candidates: number;
  /** The number of jobs that each candidate applies for. */
  applicationsEach: number;
}

const STATUSES = ['APPLIED', 'SHORTLISTED', 'INTERVIEW_SCHEDULED', 'SELECTED', 'REJECTED'] as const;
const START = Date.UTC(2026, 0, 2);
const BATCH = 5_000;

/**
 * Fills an empty, migrated database with a large portal. 2 % of the jobs, 4 % of the applications and 1 % of the companies are pending;
 * administrators have rejected 3 % of the applications.
 */
export async function fillPortal(databaseUrl: string, size: PortalSize): Promise<void> {
  await fillJobs(databaseUrl, size.jobs, size.companies);
  const connection = await mysql.createConnection({ uri: databaseUrl, timezone: 'Z' });
  try {
    await connection.query("SET unique_checks = 0, foreign_key_checks = 0, time_zone = '+00:00'");
    await insertAdministrator(connection, size);
    await varyCompaniesAndJobs(connection, size);
    await insertCandidates(connection, size);
    await insertApplications(connection, size);
    await insertRequests(connection, 'company', 'id', 'name', 'created_at');
    await insertRequests(connection, 'job', 'company_id', 'company_name', 'posted_at');
    await connection.query('ANALYZE TABLE user, company, job, candidate_profile, application, approval');
  } finally {
    await connection.end();
  }
}

/** The ids of users: companies, then the administrator, then candidates. */
const administratorOf = ({ companies }: PortalSize): number => companies + 1;
const candidateOf = (size: PortalSize, index: number): number => administratorOf(size) + 1 + index;

async function insertAdministrator(connection: mysql.Connection, size: PortalSize): Promise<void> {
  const hash = await new PasswordsService(NO_LIMITS).hash(ADMIN_LOGIN.password, '');
  await connection.query(
    'INSERT INTO user (id, email, password_hash, type, first_name, last_name, contact, created_at) VALUES ?',
    [[[administratorOf(size), ADMIN_LOGIN.email, hash, 'ADMIN', 'Bench', 'Admin', '9000000000', new Date(START)]]],
  );
}

async function varyCompaniesAndJobs(connection: mysql.Connection, size: PortalSize): Promise<void> {
  const random = seededRandom(5);
  const people = Array.from({ length: size.companies }, (_, index) => {
    const createdAt = new Date(START + index * 3_600_000);
    return [
      index + 1,
      `employer${index + 1}@bench.example`,
      'EMPLOYER',
      pick(FIRST_NAMES, random),
      pick(LAST_NAMES, random),
      '9000000000',
      createdAt,
    ];
  });
  await connection.query(
    `INSERT INTO user (id, email, type, first_name, last_name, contact, created_at) VALUES ?
      ON DUPLICATE KEY UPDATE first_name = VALUES(first_name), last_name = VALUES(last_name), created_at = VALUES(created_at)`,
    [people],
  );
  await connection.query(
    `UPDATE company c JOIN user u ON u.id = c.id SET c.created_at = u.created_at,
      c.approval_state = CASE WHEN c.id % 100 = 0 THEN 'PENDING' WHEN c.id % 50 = 1 THEN 'REJECTED' ELSE 'APPROVED' END,
      c.name = CONCAT(u.last_name, ' ', ELT(1 + c.id % 4, 'Textiles', 'Travels', 'Designs', 'Foods'), ' ', c.id)`,
  );
  await connection.query(
    `UPDATE job j JOIN company c ON c.id = j.company_id SET j.company_name = c.name, j.is_active = j.id % 30 > 0,
      j.approval_state = CASE WHEN j.id % 50 = 0 THEN 'PENDING' WHEN j.id % 40 = 1 THEN 'REJECTED' ELSE 'APPROVED' END`,
  );
}

async function insertCandidates(connection: mysql.Connection, size: PortalSize): Promise<void> {
  const random = seededRandom(7);
  await inBatches(size.candidates, async (indexes) => {
    const ids = indexes.map((index) => candidateOf(size, index));
    const users = indexes.map((index) => [
      candidateOf(size, index),
      `candidate${index}@bench.example`,
      'CANDIDATE',
      pick(FIRST_NAMES, random),
      pick(LAST_NAMES, random),
      String(7_000_000_000 + index),
      random() < 0.02 ? 0 : 1,
      new Date(START + index * 180_000),
    ]);
    await connection.query(
      'INSERT INTO user (id, email, type, first_name, last_name, contact, is_active, created_at) VALUES ?',
      [users],
    );
    await connection.query('INSERT INTO candidate_profile (id, gender, city, experience_level, is_complete) VALUES ?', [
      ids.map((id) => [id, 'OTHER', 'Surat', 'EXPERIENCED', 1]),
    ]);
  });
}

async function insertApplications(connection: mysql.Connection, size: PortalSize): Promise<void> {
  const random = seededRandom(11);
  await inBatches(size.candidates * size.applicationsEach, async (indexes) => {
    const applications: unknown[][] = [];
    const approvals: unknown[][] = [];
    for (const index of indexes) {
      const id = index + 1;
      const round = Math.floor(index / size.candidates);
      const job = ((index * 7 + round) % size.jobs) + 1;
      const appliedAt = new Date(START + index * 50_000);
      const proposed = random() < 0.002 ? 'INTERVIEW_NOT_ATTENDED' : pick(STATUSES, random);
      const chance = random();
      const waits = chance < 0.04;
      const state = waits ? 'PENDING' : chance < 0.07 ? 'REJECTED' : 'APPROVED';
      // Half of the rejections are of first applications, which have not changed since they were made.
      const isFirst = state === 'REJECTED' && index % 2 === 0;
      const changedAt = new Date(appliedAt.getTime() + Math.floor(random() * 864_000_000));
      applications.push([
        id,
        job,
        (job % size.companies) + 1,
        candidateOf(size, index % size.candidates),
        1,
        ...(isFirst
          ? ['PENDING', 'APPLIED', null]
          : [waits ? 'PENDING' : proposed, proposed, waits ? 'APPLIED' : proposed]),
        state,
        id,
        random() < 0.01 ? 0 : 1,
        appliedAt,
        changedAt,
      ]);
      approvals.push([
        id,
        id,
        state,
        1,
        'Bench Company',
        changedAt,
        proposed,
        ...(waits ? [null, null] : ['Bench Admin', changedAt]),
      ]);
    }
    await connection.query(
      `INSERT INTO application (id, job_id, company_id, candidate_id, attempt, status, proposed_status, approved_status,
        approval_state, approval_id, is_active, applied_at, status_updated_at) VALUES ?`,
      [applications],
    );
    await connection.query(
      `INSERT INTO approval (id, application_id, state, requested_by_id, requested_by_name, requested_at, proposed_value,
        decided_by_name, decided_at) VALUES ?`,
      [approvals],
    );
  });
}

/** Inserts an approval for each company or job, in the record's current state. */
async function insertRequests(
  connection: mysql.Connection,
  table: string,
  requesterId: string,
  requesterName: string,
  at: string,
) {
  await connection.query(
    `INSERT INTO approval (${table}_id, state, requested_by_id, requested_by_name, requested_at, proposed_value,
      decided_by_name, decided_at)
    SELECT id, approval_state, ${requesterId}, ${requesterName}, ${at}, 'APPROVED',
      IF(approval_state = 'PENDING', NULL, 'Bench Admin'), IF(approval_state = 'PENDING', NULL, ${at}) FROM ${table}`,
  );
  await connection.query(`UPDATE ${table} t JOIN approval p ON p.${table}_id = t.id SET t.approval_id = p.id`);
}

async function inBatches(count: number, insert: (indexes: number[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < count; from += BATCH) {
    await insert(Array.from({ length: Math.min(BATCH, count - from) }, (_, offset) => from + offset));
  }
}
