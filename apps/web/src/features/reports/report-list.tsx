import { formatDate, todayInIndia } from '@job-alert/domain/india/calendar';
import type { RecordedFrom } from '@job-alert/domain/reports/report-definition';
import { coveredMonthLabel } from '@job-alert/domain/reports/report-period';
import { REPORTS, type ReportName, reportToWire } from '@job-alert/domain/reports/reports';
import { ErrorState } from '../../components/states';
import type { BannerState } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { today } from '../../lib/today';
import { type LoadedReports, reportView } from '../shared/reports/report-view';
import type { LinkedReport } from './new-link';
import { ReportCard } from './report-card';
import classes from './reports.module.css';
import type { ReportFiltersState } from './use-report-filters';

export interface ReportListProps {
  state: ReportFiltersState;
  banner: BannerState;
  /** Creates a link for spreadsheets. Only administrators have it; they can also download reports. */
  onLink?: ((report: LinkedReport) => void) | undefined;
}

interface Answer {
  data: LoadedReports | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

export function ReportList({
  reports,
  answer: { data, error, refetch },
  headingOrder = 3,
  state,
  banner,
  onLink,
}: ReportListProps & { reports: readonly ReportName[]; answer: Answer; headingOrder?: 2 | 3 }) {
  if (error && !data) {
    return (
      <ErrorState text={describeError(error, { fallback: 'Could not load the reports.' })} onRetry={() => refetch()} />
    );
  }
  const { days } = state;
  const nameMonth = days ? (month: string) => coveredMonthLabel(month, days, today()) : undefined;
  return (
    <div className={classes.cards}>
      {reports.map((name) => {
        const { title, definition, recordedFrom } = REPORTS[name];
        const since = data?.reports.find((report) => report.name === name)?.since;
        return (
          <ReportCard
            key={name}
            name={reportToWire(name)}
            title={title}
            headingOrder={headingOrder}
            definition={definition}
            since={recordedFrom && since ? sinceNote(recordedFrom, since, state) : undefined}
            view={data ? reportView(name, data, nameMonth) : null}
            filters={onLink ? state.csv : null}
            banner={banner}
            onLink={onLink && (() => onLink({ name: reportToWire(name), title, query: state.query }))}
          />
        );
      })}
    </div>
  );
}

const RECORDED: Readonly<Record<RecordedFrom, string>> = {
  SOURCES: 'Sources',
  JOB_VIEWS: 'Views',
  JOININGS: 'Joinings',
};

/** Returns a note if the period starts before the first record. */
function sinceNote(what: RecordedFrom, since: string, { days }: ReportFiltersState): string | undefined {
  const day = todayInIndia(new Date(since));
  if (days && days.from >= day) return undefined;
  return `${RECORDED[what]} are recorded since ${formatDate(day)}; earlier data is not included.`;
}
