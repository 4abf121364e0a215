import type { SpeedReportsQuery } from '../features/reports/reports.generated';

const noBefore = { filled: 0, medianDays: null, p90Days: null };

/** The first chapter of the reports: two months, one of them quiet. */
export const speedReports = (): SpeedReportsQuery => ({
  reports: {
    timeToFill: {
      rows: [
        { month: '2026-04-01', filled: 3, medianDays: 21.5, p90Days: 40 },
        { month: '2026-05-01', filled: 0, medianDays: null, p90Days: null },
      ],
      summary: { filled: 1250, medianDays: 21.5, p90Days: 40 },
    },
    timeToHire: {
      since: '2026-05-10T06:00:00.000Z',
      rows: [],
      summary: { selected: 0, medianDaysToSelected: null, joined: 0, medianDaysToJoined: null },
    },
  },
  before: {
    timeToFill: { summary: { ...noBefore, filled: 900, medianDays: 30 } },
    timeToHire: { summary: { selected: 0, medianDaysToSelected: null, joined: 0, medianDaysToJoined: null } },
  },
});
