import { formatDate, todayInIndia } from '@job-alert/domain/calendar';
import { type RecordedFrom, type ReportName, REPORTS, reportToEdge } from '@job-alert/domain/reports';
import { ErrorState } from '../../components/states';
import type { BannerState } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { today } from '../../lib/today';
import type { LinkedReport } from './new-link';
import { ReportCard } from './report-card';
import { withCoveredDays } from './report-table';
import type { ReportView } from './report-view';
import classes from './reports.module.css';
import type { ReportFiltersState } from './use-report-filters';

/** A report of an answer. */
export interface AnsweredReport {
  view: ReportView;
  /** From when on all of it is recorded; nothing from the beginning. */
  since?: string | null;
}

/** What cards of reports need beside their answers. */
export interface ReportListProps {
  state: ReportFiltersState;
  banner: BannerState;
  /** Makes a link for a spreadsheet, and lets the reports be downloaded; only administrators can. */
  onLink?: ((report: LinkedReport) => void) | undefined;
}

interface Answer {
  /** Undefined until it is there. */
  answers: Readonly<Partial<Record<ReportName, AnsweredReport>>> | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Reports that are asked for together. */
export function ReportList({
  reports,
  answer: { answers, error, refetch },
  headingOrder = 3,
  state,
  banner,
  onLink,
}: ReportListProps & { reports: readonly ReportName[]; answer: Answer; headingOrder?: 2 | 3 }) {
  if (error && !answers) {
    return (
      <ErrorState text={describeError(error, { fallback: 'Could not load the reports.' })} onRetry={() => refetch()} />
    );
  }
  return (
    <div className={classes.cards}>
      {reports.map((name) => {
        const { title, definition, recordedFrom } = REPORTS[name];
        const answer = answers?.[name];
        return (
          <ReportCard
            key={name}
            name={reportToEdge(name)}
            title={title}
            headingOrder={headingOrder}
            definition={definition}
            since={recordedFrom && answer?.since ? sinceWords(recordedFrom, answer.since, state) : undefined}
            view={answer ? withDays(answer.view, state) : null}
            filters={onLink ? state.csv : null}
            banner={banner}
            onLink={onLink && (() => onLink({ name: reportToEdge(name), title, query: state.query }))}
          />
        );
      })}
    </div>
  );
}

function withDays(view: ReportView, { days }: ReportFiltersState): ReportView {
  return days ? { ...view, tables: withCoveredDays(view.tables, days, today()) } : view;
}

const RECORDED: Readonly<Record<RecordedFrom, string>> = {
  SOURCES: 'Sources',
  JOB_VIEWS: 'Views',
  JOININGS: 'Joinings',
};

/** Says so when the period begins before something was recorded. */
function sinceWords(what: RecordedFrom, since: string, { days }: ReportFiltersState): string | undefined {
  const day = todayInIndia(new Date(since));
  if (days && days.from >= day) return undefined;
  return `${RECORDED[what]} are recorded since ${formatDate(day)}; what was before is not in these numbers.`;
}
