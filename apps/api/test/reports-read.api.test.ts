import { columnName, REPORT_NAMES, REPORTS, reportToWire } from '@job-alert/domain/reports/reports';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteUsers } from './builders/admin.js';
import {
  type AnsweredReport,
  OWN,
  OWN_NAMES,
  type ReportedPortal,
  type Reports,
  type Row,
  readReports,
  startReportedPortal,
} from './builders/reported-portal.js';

describe('the reports', () => {
  let reported: ReportedPortal;
  beforeAll(async () => {
    reported = await startReportedPortal(Date.now() % 1_000_000);
  });
  afterAll(() => reported.portal.stop());

  test('return the same rows over GraphQL and as CSV, which labels each code', async () => {
    const filter = { from: '2026-02-10', to: '2026-04-14', city: 'Pune' };
    const answer = await reported.read(filter, reported.reader);
    for (const report of REPORT_NAMES) {
      const [name, { rows }] = [reportToWire(report), answer[report]];
      const exported = Object.entries(REPORTS[report].columns).flatMap(([column, { isScreenOnly }]) =>
        isScreenOnly ? [] : [column],
      );
      const response = await csv(`${name}.csv?${new URLSearchParams(filter).toString()}`);
      expect([name, response.status]).toEqual([name, 200]);
      const [header = [], ...lines] = parse(await response.text(), { bom: true }) as string[][];
      const cells = rows.map((row) => exported.map((column) => cellOf(row[column])));
      const columns = header.flatMap((column, index) => (column.endsWith('label') ? [] : [index]));
      expect([name, columns.map((index) => header[index])]).toEqual([name, exported.map(columnName)]);
      expect([name, lines.map((line) => columns.map((index) => line[index]))]).toEqual([name, cells]);
    }
    const stages = parse(await (await csv('stage-time.csv')).text(), { bom: true }) as string[][];
    expect(stages[1]?.slice(0, 2)).toEqual(['APPLIED', 'Applied']);
    const statuses = ['salaries.csv', 'offers.csv?source=telepathy', 'offers.csv?from=2026-05-01&to=2026-04-01'].map(
      csv,
    );
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([404, 400, 400]);
  });

  const csv = (path: string): Promise<Response> =>
    fetch(`${reported.portal.url}/feeds/reports/${path}`, { headers: { authorization: `Bearer ${reported.reader}` } });

  test('agree with the database views', async () => {
    const { from, to } = { from: '2025-04-01', to: '2026-12-31' };
    const answer = await reported.read({ from, to });
    const [view] = await reported.portal.dataSource.query<Record<string, string>[]>(`SELECT
      (SELECT COUNT(selected_at) FROM report_application) AS selected, (SELECT COUNT(joined_on) FROM report_application) AS joined,
      (SELECT COUNT(*) FROM report_offer WHERE replaced_at IS NULL) AS made, (SELECT COUNT(*) FROM report_interview WHERE outcome = 'HELD') AS held,
      (SELECT COUNT(*) FROM report_stage WHERE stage NOT IN ('SELECTED', 'REJECTED')) AS entered,
      (SELECT COUNT(*) FROM report_approval WHERE outcome = 'PENDING') AS waiting, (SELECT SUM(LEAST(hires, openings)) FROM report_job) AS filled`);
    expect(Object.fromEntries(Object.entries(view ?? {}).map(([name, value]) => [name, Number(value)]))).toEqual({
      selected: answer.TIME_TO_HIRE.total['selected'],
      joined: answer.TIME_TO_HIRE.total['joined'],
      made: answer.OFFERS.total['made'],
      held: answer.INTERVIEWS.total['held'],
      entered: answer.STAGE_TIME.total['entered'],
      waiting: answer.APPROVALS.total['waiting'],
      filled: answer.CLIENT_SCORECARD.total['filled'],
    });
    const waits = await reported.portal.dataSource.query<Record<'hours' | 'working_hours', string>[]>(
      `SELECT hours, working_hours FROM report_approval WHERE outcome IN ('APPROVED', 'REJECTED') AND waited = 1
        AND DATE(decided_at + INTERVAL 330 MINUTE) BETWEEN ? AND ?`,
      [from, to],
    );
    const median = (column: 'hours' | 'working_hours') => {
      const sorted = waits.map((wait) => Number(wait[column])).toSorted((a, b) => a - b);
      const at = (index: number) => sorted[Math.floor(index)] ?? 0;
      return (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
    };
    // The report rounds to hundredths. The mean of two values of the view can lie exactly between two hundredths.
    const HALF_A_HUNDREDTH = 0.005_001;
    for (const [reportedHours, column] of [
      ['medianHours', 'hours'],
      ['medianWorkingHours', 'working_hours'],
    ] as const) {
      expect(Math.abs(Number(answer.APPROVALS.total[reportedHours]) - median(column))).toBeLessThanOrEqual(
        HALF_A_HUNDREDTH,
      );
    }
    const minutes = waits.flatMap((wait) => [Number(wait.hours) * 60, Number(wait.working_hours) * 60]);
    expect(minutes.every((value) => Math.abs(value - Math.round(value)) < 0.01)).toBe(true);
  });

  test('show employers only the reports about their own jobs, even if they filter by another company', async () => {
    const period = { from: '2026-02-10', to: '2026-06-30' };
    const { client } = reported.office.employer;
    const own = async (filter: object) => {
      const variables = { names: OWN_NAMES, filter: { ...period, ...filter } };
      const { viewer } = await client.ask<{ viewer: { company: { reports: AnsweredReport[] } } }>(OWN, variables);
      return readReports(viewer.company.reports);
    };
    const ofCompany = await reported.read({ ...period, companyId: reported.office.employer.id });
    const mine = await own({});
    expect(mine).toEqual(Object.fromEntries(OWN_NAMES.map((name) => [name, ofCompany[name]])));
    expect(mine.CLIENT_SCORECARD.rows.map((row) => row['companyId'])).toEqual([reported.office.employer.id]);
    const theirs = await own({ companyId: reported.other.id });
    expect([theirs.CLIENT_SCORECARD.rows, theirs.OFFERS.total['made'], theirs.JOBS_EACH.rows]).toEqual([[], 0, []]);
    expect((await own({ jobId: 'x' })).TIME_TO_HIRE.total['selected']).toBe(0);
    const others = REPORT_NAMES.filter((name) => !OWN_NAMES.includes(name));
    expect(others).toEqual([
      'APPROVALS_ADMINISTRATORS',
      'SOURCING',
      'SOURCING_ADMINISTRATORS',
      'SOURCING_COMPANIES',
      'SOURCING_JOBS',
      'SOURCING_REASONS',
      'RECRUITERS',
      'APPLICATIONS_PER_WEEK',
      'FUNNEL_BY_STAGE',
      'TIME_TO_APPROVE',
      'OPEN_JOBS_BY_INDUSTRY',
    ]);
    for (const name of others) expect(await client.outcome(OWN, { names: ['JOBS', name] })).toBe('FORBIDDEN');
    const tooLong = { names: ['JOBS'], filter: { from: '2010-01-01', to: '2026-01-01' } };
    expect(await client.errorOf(OWN, tooLong)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  test('stay the same when candidates are deleted, except figures about the present', async () => {
    const period = { from: '2025-04-01', to: '2027-03-31' };
    const before = await reported.read(period);
    await deleteUsers(reported.office.admin, ...reported.candidates.slice(0, 12).map(({ id }) => id));
    const after = await reported.read(period);
    expect(Number(before.STAGE_TIME.total['open'])).toBeGreaterThan(Number(after.STAGE_TIME.total['open']));
    const lasting = (answer: Reports) =>
      JSON.parse(
        JSON.stringify(answer, (key, value: unknown) =>
          /^(?:waiting|open$|medianOpen|p90Open)/.test(key) ? undefined : value,
        ),
      );
    expect(lasting(after)).toEqual(lasting(before));
  });
});

const cellOf = (value: Row[string] | undefined): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === null || value === undefined ? '' : String(value);
};
