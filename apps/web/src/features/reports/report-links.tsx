import { skipToken } from '@apollo/client/react';
import { formatDate, formatDateAndTime } from '@job-alert/domain/india/calendar';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { REPORT_PERIOD_LABELS, reportPeriodNames } from '@job-alert/domain/reports/report-presets';
import { parseReportQuery } from '@job-alert/domain/reports/report-query';
import { MAIN_REPORTS, REPORTS, reportToWire } from '@job-alert/domain/reports/reports';
import { Anchor, Skeleton, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { RowButton } from '../../components/list/row-actions';
import { useDialog } from '../../components/list/use-dialog';
import { useRowChange } from '../../components/list/use-row-change';
import { ErrorState } from '../../components/states';
import { StatusBadge } from '../../components/status-badge';
import { type Column, DataTable } from '../../components/table/data-table';
import type { BannerState } from '../../components/use-banner';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { type ReportLinkFragment, useReportLinksQuery, useRevokeReportLinkMutation } from './report-links.generated';
import classes from './reports.module.css';

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

export function ReportLinks({ isInView, banner }: { isInView: boolean; banner: BannerState }) {
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
