import { skipToken } from '@apollo/client/react';
import { MAIN_REPORTS, type ReportName, REPORTS, reportToWire } from '@job-alert/domain/reports/reports';
import { Anchor, Skeleton, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { Banner } from '../../components/banner';
import { PendingButton } from '../../components/buttons/pending-button';
import { Screen } from '../../components/screen';
import { type BannerState, useBanner } from '../../components/use-banner';
import { useInView } from '../../lib/use-in-view';
import { type LinkedReport, NewLink } from './new-link';
import { AdminFilterFields, ReportFiltersForm } from './report-filters';
import { ReportList, type ReportListProps } from './report-list';
import { useReportsQuery } from './reports.generated';
import classes from './reports.module.css';
import { reportVariables, useReportFilters } from './use-report-filters';
import { formatDate, formatDateAndTime } from '@job-alert/domain/india/calendar';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { REPORT_PERIOD_LABELS, reportPeriodNames } from '@job-alert/domain/reports/report-presets';
import { parseReportQuery } from '@job-alert/domain/reports/report-query';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { RowButton } from '../../components/list/row-actions';
import { useDialog } from '../../components/list/use-dialog';
import { useRowChange } from '../../components/list/use-row-change';
import { ErrorState } from '../../components/states';
import { StatusBadge } from '../../components/status-badge';
import { type Column, DataTable } from '../../components/table/data-table';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { Allowed } from '../../lib/session/allowed';
import { useCan } from '../../lib/session/use-can';
import { type ReportLinkFragment, useReportLinksQuery, useRevokeReportLinkMutation } from './report-links.generated';

/** The reports of the consultancy, and the links for spreadsheets. */
export function Reports() {
  const state = useReportFilters();
  const banner = useBanner();
  const canLink = useCan('Mutation.createReportLink');
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
          onLink={canLink ? setLinked : undefined}
          isEager={index === 0 || isPrinting}
          onReady={onReady}
        />
      ))}
      <div ref={linksPlace}>
        <Allowed to="Query.reportLinks">
          <ReportLinks isInView={areLinksInView} banner={banner} />
        </Allowed>
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
  { title: 'Where candidates come from', reports: ['SOURCES', 'SOURCING'] },
  { title: 'People', reports: ['RECRUITERS'] },
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

const describe = (error: unknown) => describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop });

const reportTitle = (report: string): string => {
  const name = MAIN_REPORTS.find((one) => reportToWire(one) === report);
  return name ? REPORTS[name].title : report;
};

function linkPeriod(query: string): string {
  const { period, from, to } = parseReportQuery(query);
  const name = reportPeriodNames.fromWire(period ?? '');
  if (name) return REPORT_PERIOD_LABELS[name];
  if (!from && !to) return 'Chosen by the spreadsheet';
  return `${from ? formatDate(from) : ''} to ${to ? formatDate(to) : 'today'}`.trim();
}

const columns = (onRevoke: (link: ReportLinkFragment) => void): Column<ReportLinkFragment>[] => [
  { key: 'name', header: 'Name', cell: ({ name }) => <strong>{name}</strong> },
  {
    key: 'report',
    header: 'Report',
    cell: ({ report, query }) => (
      <Anchor component={Link} inherit to={`${paths.admin.reports}?${query}#${report}`}>
        {reportTitle(report)}
      </Anchor>
    ),
  },
  { key: 'period', header: 'Period', cell: ({ query }) => linkPeriod(query) },
  {
    key: 'used',
    header: 'Last Use',
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatDateAndTime(new Date(lastUsedAt)) : 'Never'),
  },
  { key: 'expires', header: 'Works Until', cell: ({ expiresAt }) => formatDate(new Date(expiresAt)) },
  {
    key: 'status',
    header: 'Status',
    cell: ({ isActive }) => (
      <StatusBadge tone={isActive ? 'green' : 'grey'}>{isActive ? 'Active' : 'Ended'}</StatusBadge>
    ),
  },
  {
    key: 'actions',
    header: 'Actions',
    cell: (link) =>
      link.isActive ? (
        <RowButton c="red.9" aria-label={`Revoke ${link.name}`} onClick={() => onRevoke(link)}>
          Revoke
        </RowButton>
      ) : (
        '–'
      ),
  },
];

function ReportLinks({ isInView, banner }: { isInView: boolean; banner: BannerState }) {
  const { data, error, refetch } = useReportLinksQuery(isInView ? { fetchPolicy: 'cache-and-network' } : skipToken);
  const [revoke] = useRevokeReportLinkMutation();
  const change = useRowChange({ banner, reload: refetch, describe });
  const revoked = useDialog<ReportLinkFragment>();
  const links = data?.reportLinks;
  return (
    <section className={classes.links} aria-labelledby="links" data-no-print>
      <Title order={2} id="links" className={classes.sectionTitle}>
        Links for spreadsheets
      </Title>
      {error && !links ? <ErrorState text="Failed to fetch the links. Please try again." onRetry={refetch} /> : null}
      {!links && !error ? <Skeleton height={120} radius="md" /> : null}
      {links && links.length === 0 ? (
        <Text c="gray.7">
          No links. Click Link on a report to read it in Google Sheets, Excel or LibreOffice, always up to date.
        </Text>
      ) : null}
      {links && links.length > 0 ? (
        <DataTable
          caption="Links for spreadsheets"
          columns={columns(revoked.open)}
          rows={links}
          rowKey={({ id }) => id}
        />
      ) : null}
      <ConfirmDialog
        opened={revoked.opened}
        title="Revoke this link?"
        confirmLabel="Revoke"
        pendingLabel="Revoking..."
        isDestructive
        onClose={revoked.close}
        onConfirm={async () => {
          const link = revoked.subject;
          if (link)
            await change(
              () => revoke({ variables: { input: { id: link.id } } }),
              `The link for ${link.name} has been revoked.`,
            );
        }}
      >
        <strong>{revoked.subject?.name}</strong>
        <br />
        The spreadsheet can no longer read the report. This cannot be undone.
      </ConfirmDialog>
    </section>
  );
}
