import { skipToken } from '@apollo/client/react';
import type { ReportName } from '@job-alert/domain/reports/reports';
import { Title } from '@mantine/core';
import { useEffect } from 'react';
import { useSeen } from '../../lib/use-seen';
import { ReportList, type ReportListProps } from './report-list';
import { useReportsQuery } from './reports.generated';
import classes from './reports.module.css';
import { reportVariables } from './use-report-filters';

interface ChapterDefinition {
  title: string;
  reports: readonly ReportName[];
}

/** The distance from the viewport at which a section loads its reports. */
export const NEAR_THE_VIEW = '400px 0px';

export const chapters: readonly ChapterDefinition[] = [
  { title: 'Hiring speed', reports: ['TIME_TO_FILL', 'TIME_TO_HIRE'] },
  { title: 'The pipeline', reports: ['PASS_THROUGH', 'STAGE_TIME'] },
  { title: 'Interviews and offers', reports: ['INTERVIEWS', 'OFFERS'] },
  { title: 'The desk', reports: ['APPROVALS'] },
  { title: 'Where people come from', reports: ['SOURCES'] },
  { title: 'Clients and jobs', reports: ['CLIENT_SCORECARD', 'JOBS'] },
];

export interface ChapterProps extends ReportListProps {
  chapter: ChapterDefinition;
  /** True if the section has to load regardless of its position. */
  atOnce: boolean;
  /** Called once the reports are loaded. */
  onReady: (title: string) => void;
}

/** A section of reports that one request loads when it comes near the viewport. */
export function Chapter({ chapter: { title, reports }, atOnce, onReady, ...props }: ChapterProps) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  const { element, seen } = useSeen<HTMLElement>(NEAR_THE_VIEW);
  const { data, error, refetch } = useReportsQuery(
    seen || atOnce ? { variables: reportVariables(reports, props.state), fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const isReady = data !== undefined || error !== undefined;
  useEffect(() => {
    if (isReady) onReady(title);
  }, [isReady, onReady, title]);
  return (
    <section ref={element} className={classes.chapter} aria-labelledby={id}>
      <Title order={2} id={id} className={classes.chapterTitle}>
        {title}
      </Title>
      <ReportList {...props} reports={reports} answer={{ data, error, refetch: () => refetch() }} />
    </section>
  );
}
