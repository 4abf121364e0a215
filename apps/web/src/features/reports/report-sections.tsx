import { skipToken } from '@apollo/client/react';
import type { ReportName } from '@job-alert/domain/reports/reports';
import { Title } from '@mantine/core';
import { useEffect } from 'react';
import { useInView } from '../../lib/use-in-view';
import { ReportList, type ReportListProps } from './report-list';
import { useReportsQuery } from './reports.generated';
import classes from './reports.module.css';
import { reportVariables } from './use-report-filters';

interface ReportSectionDefinition {
  title: string;
  reports: readonly ReportName[];
}

/** The distance from the viewport at which a section loads its reports. */
export const PRELOAD_MARGIN = '400px 0px';

export const reportSections: readonly ReportSectionDefinition[] = [
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
export function ReportSection({ section: { title, reports }, isEager, onReady, ...props }: ReportSectionProps) {
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
