import type { ReportName } from '@job-alert/domain/reports';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Banner } from '../../components/banner';
import { Screen } from '../../components/screen';
import { useBanner } from '../../components/use-banner';
import { jobsView } from './desk-views';
import { interviewsView, offersView } from './offer-views';
import { OwnJobField, ReportFiltersForm } from './report-filters';
import { ReportList } from './report-list';
import { type EmployerReportsQuery, useEmployerReportsQuery } from './reports.generated';
import { passThroughView, timeToFillView } from './speed-views';
import { reportVariables, useReportFilters } from './use-report-filters';

const OWN: readonly ReportName[] = ['jobs', 'passThrough', 'interviews', 'offers', 'timeToFill'];

/** How an employer's own jobs do. */
export function EmployerReports() {
  const state = useReportFilters();
  const banner = useBanner();
  const { data, error, refetch } = useEmployerReportsQuery({
    variables: reportVariables(state),
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Screen
      title="Your reports"
      lead="How your jobs do: who applies, who comes to interviews, and how long hiring takes."
      action={
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          disabled={!data}
          onClick={() => window.print()}
          data-no-print
        >
          Print
        </Button>
      }
    >
      <Banner message={banner.message} floating />
      <ReportFiltersForm state={state}>
        <OwnJobField state={state} />
      </ReportFiltersForm>
      <ReportList
        headingOrder={2}
        reports={OWN}
        answer={{ answers: answersOf(data), error, refetch: () => refetch() }}
        state={state}
        banner={banner}
      />
    </Screen>
  );
}

function answersOf(data: EmployerReportsQuery | undefined) {
  const company = data?.viewer?.company;
  if (!company) return undefined;
  const { reports, before } = company;
  return {
    timeToFill: { view: timeToFillView(reports.timeToFill, before.timeToFill.summary) },
    passThrough: { view: passThroughView(reports.passThrough) },
    interviews: { view: interviewsView(reports.interviews, before.interviews.summary) },
    offers: { view: offersView(reports.offers, before.offers.summary), since: reports.offers.since },
    jobs: { view: jobsView(reports.jobs), since: reports.jobs.since },
  };
}
