import type { EntityManager } from 'typeorm';

/** India is five and a half hours ahead all year. */
const dayInIndia = (instant: string): string => `DATE(${instant} + INTERVAL 330 MINUTE)`;

/**
 * What reporting tools read, and what the portal's own reports are made of: one row a thing, no personal data, times in
 * UTC and days in India. docs/reporting.md defines each column. The views merge into the queries on them, so that their
 * conditions reach the indexes of the tables.
 */
const VIEWS: readonly [name: string, select: string][] = [
  [
    'report_application',
    `SELECT a.id AS application_id, a.job_id, a.company_id, j.industry, j.city, j.state, a.status AS stage,
      a.applied_at, ${dayInIndia('a.applied_at')} AS applied_on,
      DATE_SUB(${dayInIndia('a.applied_at')}, INTERVAL WEEKDAY(${dayInIndia('a.applied_at')}) DAY) AS week_start
    FROM application a JOIN job j ON j.id = a.job_id`,
  ],
  [
    'report_stage',
    `SELECT a.id AS application_id, a.job_id, a.company_id, a.applied_at, p.proposed_value AS stage,
      p.decided_at AS reached_at
    FROM application a JOIN approval p ON p.application_id = a.id WHERE p.state = 'APPROVED'`,
  ],
  [
    'report_decision',
    `SELECT p.id AS approval_id,
      CASE WHEN p.company_id IS NOT NULL THEN 'COMPANY' WHEN p.job_id IS NOT NULL THEN 'JOB' ELSE 'APPLICATION' END AS subject,
      p.state AS outcome, p.requested_at, p.decided_at,
      TIMESTAMPDIFF(SECOND, p.requested_at, p.decided_at) / 3600 AS hours
    FROM approval p WHERE p.decided_at > p.requested_at`,
  ],
  [
    'report_open_job',
    `SELECT j.id AS job_id, j.company_id, j.title, j.industry, j.city, j.state, j.openings, j.posted_at, j.deadline
    FROM job j WHERE j.listed_at IS NOT NULL AND j.deadline >= ${dayInIndia('UTC_TIMESTAMP()')}`,
  ],
];

export const viewNames = VIEWS.map(([name]) => name);

/**
 * Makes all views anew: after a restore by another user nobody could read them. They read the tables as who made them (SQL
 * SECURITY DEFINER), since the accounts of reporting tools see the views and nothing else.
 */
export async function makeViews(manager: EntityManager): Promise<void> {
  for (const [name, select] of VIEWS)
    await manager.query(`CREATE OR REPLACE ALGORITHM = MERGE VIEW ${name} AS ${select}`);
}
