import type { ReportRecord, ReportValue } from '@job-alert/domain/reports/report-definition';
import { REPORT_NAMES, REPORTS, type ReportName, toReportRecord } from '@job-alert/domain/reports/reports';
import fc from 'fast-check';
import { JobEntity } from '../../src/database/entities/jobs/job.entity.js';
import { rebuildFacts } from '../../src/database/reports/report-facts.js';
import { type Portal, startPortal } from '../harness.js';
import { createAdmin } from './admin.js';
import { type Office, openOffice } from './applications.js';
import { TestClient } from './client.js';
import { approvedEmployer, openJob } from './employer.js';
import { hiringStory, insertHiringStory } from './hiring-stories.js';
import { type Actor, insertCandidate } from './records.js';

const HOUR = 3_600_000;
const FROM = new Date('2026-02-01T00:00:00Z');

/** A row of a report by column name. */
export type Row = ReportRecord;
/** A report with its total, which is the first row of its summary. The total omits columns that a summary lacks, such as the month. */
interface Report {
  rows: Row[];
  summary: Row[];
  total: Row;
  since: string | null;
}
export type Reports = Record<ReportName, Report>;

export interface AnsweredReport {
  name: ReportName;
  since: string | null;
  columns: { name: string }[];
  rows: { cells: ReportValue[] }[];
  summary: { cells: ReportValue[] }[];
}

export function readReports(answers: readonly AnsweredReport[]): Reports {
  const read = ({ name, since, columns, rows, summary }: AnsweredReport): Report => {
    const { keys } = REPORTS[name];
    const sums = summary.map(({ cells }) =>
      Object.fromEntries(
        Object.entries(toReportRecord(columns, cells)).filter(
          ([column, value]) => value !== null || !keys.includes(column),
        ),
      ),
    );
    return {
      since,
      rows: rows.map(({ cells }) => toReportRecord(columns, cells)),
      summary: sums,
      total: sums[0] ?? {},
    };
  };
  return Object.fromEntries(answers.map((answer) => [answer.name, read(answer)])) as Reports;
}

/** The fields that `readReports` reads. */
export const REPORT_FIELDS = '{ name since columns { name } rows { cells } summary { cells } }';
const QUERY = `query ($names: [ReportName!]!, $filter: ReportFilter) { reports(names: $names, filter: $filter) ${REPORT_FIELDS} }`;
/** The reports of an employer's own company. */
export const OWN = `query ($names: [ReportName!]!, $filter: ReportFilter) { viewer { company { reports(names: $names, filter: $filter) ${REPORT_FIELDS} } } }`;
/** The reports that employers can read. */
export const OWN_NAMES = REPORT_NAMES.filter((name) => !REPORTS[name].isOfficeOnly);

/** A portal with two companies and 150 random applications. */
export interface ReportedPortal {
  portal: Portal;
  office: Office;
  other: Actor;
  /** The key of an API client that reads reports. */
  reader: string;
  candidates: Actor[];
  jobs: { id: string; companyId: string }[];
  /** Returns all reports for an administrator, or for the owner of the token. */
  read: (filter: object, token?: string) => Promise<Reports>;
}

/** Starts the portal. The same seed gives the same data. */
export async function startReportedPortal(seed: number): Promise<ReportedPortal> {
  const portal = await startPortal();
  const office = await openOffice(portal);
  const other = await approvedEmployer(portal, office.admin);
  const deciders = [office.admin.id, (await createAdmin(portal)).id];
  const create = 'mutation { createApiClient(input: { name: "BI", scopes: [REPORTS_READ] }) { key } }';
  const reader = (await office.admin.client.ask<{ createApiClient: { key: string } }>(create)).createApiClient.key;
  const jobs = await openJobs(portal, office, other);
  const candidates = await Promise.all(Array.from({ length: 30 }, () => insertCandidate(portal)));
  const stories = fc.sample(hiringStory, { numRuns: 150, seed });
  for (const [index, story] of stories.entries()) {
    const job = jobs[Math.floor(index / candidates.length)];
    const candidate = candidates[index % candidates.length];
    if (!job || !candidate) throw new Error('There is a job and a candidate for each story.');
    await insertHiringStory(portal, story, {
      candidateId: candidate.id,
      jobId: job.id,
      companyId: job.companyId,
      deciders,
      from: FROM,
    });
  }
  await rebuildFacts(portal.dataSource.manager);
  const read = async (filter: object, token = office.admin.token) =>
    readReports(
      (
        await new TestClient(portal.url, token).ask<{ reports: AnsweredReport[] }>(QUERY, {
          names: REPORT_NAMES,
          filter,
        })
      ).reports,
    );
  return { portal, office, other, reader, candidates, jobs, read };
}

/** Opens jobs of two companies, in two industries and two cities, posted before and after the start of the financial year. */
async function openJobs(portal: Portal, office: Office, other: Actor): Promise<{ id: string; companyId: string }[]> {
  const { manager } = portal.dataSource;
  const jobs: { id: string; companyId: string }[] = [];
  for (let index = 0; index < 5; index += 1) {
    const employer = index % 2 === 0 ? office.employer : other;
    const id = await openJob(employer, office.admin, { openings: 1 + index * 2 });
    const postedAt = new Date(FROM.getTime() + index * 500 * HOUR - 48 * HOUR);
    await manager.query('UPDATE approval SET requested_at = ?, decided_at = ? WHERE job_id = ?', [
      postedAt,
      new Date(postedAt.getTime() + index * 9 * HOUR),
      id,
    ]);
    const city = index < 3 ? 'Pune' : 'Surat';
    const changed = {
      city,
      industry: index === 1 ? 'Finance' : 'Textile',
      postedAt,
      listedAt: null,
      isActive: false,
    };
    await manager.update(JobEntity, { id }, { ...changed, deadline: '2026-05-20' });
    await manager.query('INSERT INTO job_view_day VALUES ?', [
      [
        ['2026-03-31', 40 + index],
        ['2026-04-01', 7],
      ].map(([day, views]) => [id, day, employer.id, changed.industry, city, 'Gujarat', views]),
    ]);
    jobs.push({ id, companyId: employer.id });
  }
  return jobs;
}
