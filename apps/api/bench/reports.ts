import { MAIN_REPORTS, REPORT_NAMES } from '@job-alert/domain/reports/reports';
import mysql from 'mysql2/promise';
import { openDataSource } from '../src/database/data-source.js';
import { rebuildFacts } from '../src/database/reports/report-facts.js';
import { ADMIN_LOGIN, fillPortal } from './admin-data.js';
import { benchLists, type ListCase } from './lists.js';

/** The same portal as for the administrator's lists. The applications were made from January to October 2026. */
const size = { companies: 5_000, jobs: 100_000, candidates: 100_000, applicationsEach: 5 };
const GOAL_MILLISECONDS = 300;
/** Each candidate of the period has own days between the steps, so this report has many groups. */
const SOURCING_MILLISECONDS = 1_000;
const VIEW_MILLISECONDS = 1_000;

/** The requested periods and their filters. */
const FILTERS = {
  '12 weeks': { from: '2026-07-27', to: '2026-10-18' },
  'the financial year': { from: '2026-04-01', to: '2027-03-31' },
  'a company': { from: '2026-04-01', to: '2027-03-31', companyId: '77' },
  'a job': { from: '2026-04-01', to: '2027-03-31', jobId: '77' },
  'an industry': { from: '2026-04-01', to: '2027-03-31', industry: 'Textile' },
  'a city': { from: '2026-07-27', to: '2026-10-18', city: 'Surat' },
} as const;

const NAMES = REPORT_NAMES.filter((name) => MAIN_REPORTS.some((main) => main === name) || name.startsWith('SOURCING_'));

const cases: readonly ListCase[] = NAMES.flatMap((name) =>
  Object.entries(FILTERS).map(([what, filter]) => ({
    name: `reports: ${name}, ${what}`,
    query: `query ($filter: ReportFilter) { reports(names: [${name}], filter: $filter) { rows { cells } } }`,
    variables: { filter },
    limitMilliseconds: name.startsWith('SOURCING') ? SOURCING_MILLISECONDS : GOAL_MILLISECONDS,
  })),
);

/** Returns the statement that inserts an earlier step of applications that have advanced. */
const step = (value: string, decided: string, further: string): string => `INSERT INTO approval (application_id, state,
    requested_by_id, requested_by_name, requested_at, previous_value, proposed_value, decided_by_id, decided_by_name, decided_at)
  SELECT id, 'APPROVED', company_id, 'Bench', ${decided} - INTERVAL id MOD 1500 + 1 MINUTE, IF('${value}' = 'APPLIED', NULL, 'APPLIED'),
    '${value}', ${size.companies + 1}, 'Bench Admin', ${decided} FROM application WHERE approved_status IN (${further})`;

const HISTORY = [
  `UPDATE approval SET requested_at = decided_at - INTERVAL id MOD 3000 + 1 MINUTE, decided_by_id = ${size.companies + 1}
  WHERE decided_at IS NOT NULL`,
  step('APPLIED', 'applied_at', "'SHORTLISTED', 'INTERVIEW_SCHEDULED', 'SELECTED', 'REJECTED'"),
  step('SHORTLISTED', 'applied_at + INTERVAL 2 HOUR', "'INTERVIEW_SCHEDULED', 'SELECTED'"),
  `UPDATE application a JOIN approval p ON p.id = a.approval_id SET a.offer_id = p.id, a.offer_answer = 'ACCEPTED'
  WHERE a.approved_status = 'SELECTED' AND p.state = 'APPROVED'`,
  `INSERT INTO offer_reply (application_id, offer_id, answer, answered_at)
  SELECT id, offer_id, 'ACCEPTED', status_updated_at + INTERVAL id MOD 9 DAY FROM application WHERE offer_id IS NOT NULL`,
  `INSERT INTO joining (offer_id, application_id, outcome, day, told_at)
  SELECT offer_id, id, 'JOINED', DATE(status_updated_at) + INTERVAL 20 + id MOD 40 DAY, status_updated_at + INTERVAL 60 DAY
  FROM application WHERE offer_id IS NOT NULL AND id MOD 3 > 0`,
  `INSERT INTO interview (application_id, company_id, candidate_id, approval_id, round_type, starts_at, mode, location, created_at, outcome)
  SELECT a.id, a.company_id, a.candidate_id, a.approval_id, 'FIRST_ROUND', p.decided_at + INTERVAL a.id MOD 10 DAY, 'ONLINE', 'x',
    p.requested_at, ELT(1 + a.id MOD 3, 'HELD', 'HELD', 'NO_SHOW')
  FROM application a JOIN approval p ON p.id = a.approval_id WHERE a.approved_status = 'INTERVIEW_SCHEDULED'`,
  // Each fifth application follows an invitation, and each fourth one is recommended, by twenty people in turn.
  `INSERT INTO job_invitation (job_id, candidate_id, invited_by_id, invited_by_name, invited_at, expires_at, answer, answered_at,
    decline_reason, application_id)
  SELECT job_id, candidate_id, ${size.companies + 1} + id MOD 20, 'Bench', applied_at - INTERVAL id MOD 12 DAY, applied_at + INTERVAL 14 DAY,
    ELT(1 + id MOD 4, 'ACCEPTED', 'ACCEPTED', 'DECLINED'), IF(id MOD 4 = 3, NULL, applied_at),
    IF(id MOD 4 = 2, ELT(1 + id MOD 3, 'PAY', 'WORK', 'OTHER'), NULL), IF(id MOD 4 < 2, id, NULL) FROM application WHERE id MOD 5 = 0`,
  `UPDATE application a JOIN job_invitation i ON i.application_id = a.id SET a.source = 'INVITATION', a.source_name = ''`,
  `INSERT INTO recommendation (application_id, text, rating, written_by_id, written_by_name, written_at)
  SELECT id, 'Fits.', 4, ${size.companies + 1} + id MOD 19, 'Bench', applied_at + INTERVAL 1 + id MOD 7 DAY FROM application WHERE id MOD 4 = 0`,
  `INSERT INTO job_view_day (job_id, day, company_id, industry, city, state, views)
  SELECT j.id, DATE('2026-01-02') + INTERVAL (j.id * 13 + d.d * 29) MOD 290 DAY, j.company_id, j.industry, j.city, j.state, 1 + j.id MOD 7
  FROM job j, (SELECT 0 AS d UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5 UNION SELECT 6 UNION SELECT 7) d`,
];

async function fill(databaseUrl: string): Promise<void> {
  await fillPortal(databaseUrl, size);
  const dataSource = await openDataSource(databaseUrl, 2);
  for (const sql of HISTORY) await dataSource.query(sql);
  await rebuildFacts(dataSource.manager);
  await dataSource.query(
    'ANALYZE TABLE application_fact, approval_fact, interview_fact, offer_fact, invitation_fact, job_fact, job_view_day, approval',
  );
  await dataSource.destroy();
}

/** The date column by which a reporting tool groups each view into months. */
const BY_MONTH = {
  report_application: 'applied_on',
  report_stage: 'reached_at',
  report_approval: 'requested_on',
  report_interview: 'starts_on',
  report_offer: 'made_on',
  report_job: 'posted_on',
} as const;

async function timeViews(databaseUrl: string): Promise<void> {
  const connection = await mysql.createConnection({ uri: databaseUrl, timezone: 'Z' });
  try {
    console.log(`\nviews by month (goal ${VIEW_MILLISECONDS} ms)`);
    for (const [view, day] of Object.entries(BY_MONTH)) {
      const times: number[] = [];
      for (let run = 0; run < 4; run += 1) {
        const started = performance.now();
        await connection.query(`SELECT EXTRACT(YEAR_MONTH FROM ${day}) AS month, COUNT(*) FROM ${view} GROUP BY month`);
        times.push(performance.now() - started);
      }
      const most = Math.max(...times.slice(1));
      console.log(`${view.padEnd(20)} ${most.toFixed(0).padStart(6)} ms`);
      if (most > VIEW_MILLISECONDS) process.exitCode = 1;
    }
  } finally {
    await connection.end();
  }
}

/** Times each report in a large portal, and the views that reporting tools read. */
export function benchReports(): Promise<void> {
  console.log(`reports at 100,000 candidates and 500,000 applications (goal ${GOAL_MILLISECONDS} ms)\n`);
  return benchLists({
    database: 'bench_reports',
    login: ADMIN_LOGIN,
    userType: 'ADMIN',
    limitMilliseconds: GOAL_MILLISECONDS,
    fill,
    cases,
    beside: timeViews,
  });
}
