import { REPORTS } from '@job-alert/domain/reports/reports';
import type { ReportFragment } from '../../features/shared/reports/report.generated';

type Cells = ReportFragment['rows'][number]['cells'];

/** Returns a report in the form of the API's response. */
export const aReport = (
  name: ReportFragment['name'],
  rows: Cells[],
  { summary = [], since = null }: { summary?: Cells[]; since?: string | null } = {},
): ReportFragment => ({
  name,
  since,
  columns: Object.keys(REPORTS[name].columns).map((column) => ({ name: column })),
  rows: rows.map((cells) => ({ cells })),
  summary: summary.map((cells) => ({ cells })),
});

/** Returns the reports of the first section for two months, one of them without data. */
export const speedReports = () => ({
  reports: [
    aReport(
      'TIME_TO_FILL',
      [
        ['2026-04-01', 3, 21.5, 40],
        ['2026-05-01', 0, null, null],
      ],
      { summary: [[null, 1250, 21.5, 40]] },
    ),
    aReport('TIME_TO_HIRE', [], {
      since: '2026-05-10T06:00:00.000Z',
      summary: [[null, 0, null, null, 0, null, null]],
    }),
  ],
  before: [
    aReport('TIME_TO_FILL', [], { summary: [[null, 900, 30, null]] }),
    aReport('TIME_TO_HIRE', [], { summary: [[null, 0, null, null, 0, null, null]] }),
  ],
});

const sourced = [12, 5, 3, 0, 2, 0, 0, 0, 1, 4, 4, 2, 2, 1, 1, 1, 2.5, 3, 20];

/** Returns the report on sourcing with all its tables. */
export const sourcingReports = () => ({
  reports: [
    aReport('SOURCING', [['2026-04-01', ...sourced]], { summary: [[null, ...sourced]] }),
    aReport('SOURCING_ADMINISTRATORS', [['3', 'Ravi Desai', ...sourced]]),
    aReport('SOURCING_COMPANIES', [['7', 'Surat Silk Mills', ...sourced]]),
    aReport('SOURCING_JOBS', [
      ['9', 'Accountant', '7', 'Surat Silk Mills', ...sourced],
      ['4', null, '7', 'Surat Silk Mills', ...sourced],
    ]),
    aReport('SOURCING_REASONS', [
      ['PAY', 2],
      ['OTHER', 1],
    ]),
  ],
  before: [],
});
