import { skipToken } from '@apollo/client/react';
import { REPORTS, type ReportName, reportToWire } from '@job-alert/domain/reports/reports';
import { Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { Banner } from '../../components/banner';
import { PendingButton } from '../../components/buttons/pending-button';
import { Screen } from '../../components/screen';
import { useBanner } from '../../components/use-banner';
import { useInView } from '../../lib/use-in-view';
import { type LinkedReport, NewLink } from './new-link';
import { AdminFilterFields, ReportFiltersForm } from './report-filters';
import { ReportLinks } from './report-links';
import { ReportList, type ReportListProps } from './report-list';
import { useReportsQuery } from './reports.generated';
import classes from './reports.module.css';
import { reportVariables, useReportFilters } from './use-report-filters';

/** The ten reports of the consultancy, and the links for spreadsheets. */
export function Reports() {
  const state = useReportFilters();
  const banner = useBanner();
  const [linked, setLinked] = useState<LinkedReport | null>(null);
  const { isPrinting, print, onReady } = usePrint(reportSections.length);
  const { element: linksPlace, isInView: areLinksInView } = useInView<HTMLDivElement>(PRELOAD_MARGIN);
  return (
    <Screen
      title="Reports"
      lead="How fast openings are filled, where candidates come from, and what is pending."
      action={
        <PendingButton
          size="sm"
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          isPending={isPrinting}
          pendingText="Preparing..."
          onClick={print}
        >
          Print all
        </PendingButton>
      }
    >
      <Banner message={banner.message} isFloating />
      <ReportFiltersForm state={state}>
        <AdminFilterFields state={state} />
      </ReportFiltersForm>
      <nav aria-label="Reports" data-no-print>
        <ul className={classes.jumps}>
          {reportSections.flatMap(({ reports }) =>
            reports.map((name) => (
              <li key={name}>
                <a href={`#${reportToWire(name)}`} onClick={jump}>
                  {REPORTS[name].title}
                </a>
              </li>
            )),
          )}
        </ul>
      </nav>
      {reportSections.map((chapter, index) => (
        <ReportSection
          key={chapter.title}
          section={chapter}
          state={state}
          banner={banner}
          onLink={setLinked}
          isEager={index === 0 || isPrinting}
          onReady={onReady}
        />
      ))}
      <div ref={linksPlace}>
        <ReportLinks isInView={areLinksInView} banner={banner} />
      </div>
      <NewLink report={linked} onClose={() => setLinked(null)} />
    </Screen>
  );
}

/** Scrolls to a report without adding a history entry, because history entries store filters. */
function jump(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const card = document.getElementById(event.currentTarget.hash.slice(1));
  card?.scrollIntoView();
  card?.querySelector('h3')?.focus({ preventScroll: true });
}

function usePrint(count: number) {
  const [readyTitles, setReadyTitles] = useState<ReadonlySet<string>>(new Set());
  const [isPrinting, setPrinting] = useState(false);
  const onReady = useCallback((title: string) => setReadyTitles((current) => new Set(current).add(title)), []);
  useEffect(() => {
    if (!isPrinting || readyTitles.size < count) return;
    // Waits until the charts are rendered.
    const timer = setTimeout(() => {
      setPrinting(false);
      window.print();
    }, 300);
    return () => clearTimeout(timer);
  }, [isPrinting, readyTitles, count]);
  return { isPrinting, print: () => setPrinting(true), onReady };
}

interface ReportSectionDefinition {
  title: string;
  reports: readonly ReportName[];
}

/** The distance from the viewport at which a section loads its reports. */
const PRELOAD_MARGIN = '400px 0px';

const reportSections: readonly ReportSectionDefinition[] = [
  { title: 'Hiring speed', reports: ['TIME_TO_FILL', 'TIME_TO_HIRE'] },
  { title: 'The pipeline', reports: ['PASS_THROUGH', 'STAGE_TIME'] },
  { title: 'Interviews and offers', reports: ['INTERVIEWS', 'OFFERS'] },
  { title: 'Approval times', reports: ['APPROVALS'] },
  { title: 'Where candidates come from', reports: ['SOURCES'] },
  { title: 'Clients and jobs', reports: ['CLIENT_SCORECARD', 'JOBS'] },
];

interface ReportSectionProps extends ReportListProps {
  section: ReportSectionDefinition;
  /** True if the section must load regardless of its position. */
  isEager: boolean;
  onReady: (title: string) => void;
}

/** A section of reports. One request loads all of them when the section comes near the viewport. */
function ReportSection({ section: { title, reports }, isEager, onReady, ...props }: ReportSectionProps) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  const { element, isInView } = useInView<HTMLElement>(PRELOAD_MARGIN);
  const { data, error, refetch } = useReportsQuery(
    isInView || isEager
      ? { variables: reportVariables(reports, props.state), fetchPolicy: 'cache-and-network' }
      : skipToken,
  );
  const isReady = data !== undefined || error !== undefined;
  useEffect(() => {
    if (isReady) onReady(title);
  }, [isReady, onReady, title]);
  return (
    <section ref={element} className={classes.section} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.sectionTitle}>
        {title}
      </Title>
      <ReportList {...props} reports={reports} answer={{ data, error, refetch: () => refetch() }} />
    </section>
  );
}
