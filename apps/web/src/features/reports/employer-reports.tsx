import type { ReportName } from '@job-alert/domain/reports/reports';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Banner } from '../../components/banner';
import { Screen } from '../../components/screen';
import { useBanner } from '../../components/use-banner';
import { OwnJobField, ReportFiltersForm } from './report-filters';
import { ReportList } from './report-list';
import { useEmployerReportsQuery } from './reports.generated';
import { reportVariables, useReportFilters } from './use-report-filters';

const OWN: readonly ReportName[] = ['JOBS', 'PASS_THROUGH', 'INTERVIEWS', 'OFFERS', 'TIME_TO_FILL'];

export function EmployerReports() {
  const state = useReportFilters();
  const banner = useBanner();
  const { data, error, refetch } = useEmployerReportsQuery({
    variables: reportVariables(OWN, state),
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Screen
      title="Your reports"
      lead="How your jobs perform: who applies, who comes to interviews, and how long hiring takes."
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
      <Banner message={banner.message} isFloating />
      <ReportFiltersForm state={state}>
        <OwnJobField state={state} />
      </ReportFiltersForm>
      <ReportList
        headingOrder={2}
        reports={OWN}
        answer={{ data: data?.viewer?.company ?? undefined, error, refetch: () => refetch() }}
        state={state}
        banner={banner}
      />
    </Screen>
  );
}
