import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { OperationVariables } from '@apollo/client';
import { skipToken, useQuery } from '@apollo/client/react';
import type { ReportName } from '@job-alert/domain/reports';
import { Title } from '@mantine/core';
import { useEffect } from 'react';
import { approvalsView, clientScorecardView, jobsView, sourcesView } from './desk-views';
import { interviewsView, offersView } from './offer-views';
import { type AnsweredReport, ReportList, type ReportListProps } from './report-list';
import {
  ClientReportsDocument,
  DeskReportsDocument,
  OfferReportsDocument,
  PipelineReportsDocument,
  SourceReportsDocument,
  SpeedReportsDocument,
} from './reports.generated';
import classes from './reports.module.css';
import { passThroughView, stageTimeView, timeToFillView, timeToHireView } from './speed-views';
import { reportVariables } from './use-report-filters';
import { useSeen } from './use-seen';

export interface ChapterProps extends ReportListProps {
  /** Ask now, wherever the chapter stands. */
  atOnce: boolean;
  /** It is known what the reports say. */
  onReady: (title: string) => void;
}

type Variables = ReturnType<typeof reportVariables>;
type Answers = Readonly<Partial<Record<ReportName, AnsweredReport>>>;

/** Reports that one request asks for, once they come near the view. */
function chapter<Data, Asked extends OperationVariables>(
  title: string,
  reports: readonly ReportName[],
  document: TypedDocumentNode<Data, Asked>,
  ask: (variables: Variables) => NoInfer<Asked>,
  read: (data: NoInfer<Data>) => Answers,
) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  function Chapter({ atOnce, onReady, ...props }: ChapterProps) {
    const { element, seen } = useSeen<HTMLElement>();
    const isAsked = seen || atOnce;
    const variables = ask(reportVariables(props.state));
    const query = useQuery<Data, Asked>(
      document,
      isAsked ? { variables, fetchPolicy: 'cache-and-network' } : skipToken,
    );
    const { data, error, refetch } = query;
    const isReady = data !== undefined || error !== undefined;
    useEffect(() => {
      if (isReady) onReady(title);
    }, [isReady, onReady]);
    return (
      <section ref={element} className={classes.chapter} aria-labelledby={id}>
        <Title order={2} id={id} className={classes.chapterTitle}>
          {title}
        </Title>
        <ReportList
          {...props}
          reports={reports}
          answer={{ answers: data === undefined ? undefined : read(data), error, refetch: () => refetch() }}
        />
      </section>
    );
  }
  return { title, reports, Chapter };
}

/** The chapters of the administrator's screen. */
export const chapters = [
  chapter(
    'Hiring speed',
    ['timeToFill', 'timeToHire'],
    SpeedReportsDocument,
    (variables) => variables,
    ({ reports: { timeToFill, timeToHire }, before }) => ({
      timeToFill: { view: timeToFillView(timeToFill, before.timeToFill.summary) },
      timeToHire: { view: timeToHireView(timeToHire, before.timeToHire.summary), since: timeToHire.since },
    }),
  ),
  chapter(
    'The pipeline',
    ['passThrough', 'stageTime'],
    PipelineReportsDocument,
    ({ filter }) => ({ filter }),
    ({ reports: { passThrough, stageTime } }) => ({
      passThrough: { view: passThroughView(passThrough) },
      stageTime: { view: stageTimeView(stageTime) },
    }),
  ),
  chapter(
    'Interviews and offers',
    ['interviews', 'offers'],
    OfferReportsDocument,
    (variables) => variables,
    ({ reports: { interviews, offers }, before }) => ({
      interviews: { view: interviewsView(interviews, before.interviews.summary) },
      offers: { view: offersView(offers, before.offers.summary), since: offers.since },
    }),
  ),
  chapter(
    'The desk',
    ['approvals'],
    DeskReportsDocument,
    ({ filter }) => ({ filter }),
    ({ reports: { approvals } }) => ({ approvals: { view: approvalsView(approvals) } }),
  ),
  chapter(
    'Where people come from',
    ['sources'],
    SourceReportsDocument,
    ({ filter }) => ({ filter }),
    ({ reports: { sources } }) => ({ sources: { view: sourcesView(sources), since: sources.since } }),
  ),
  chapter(
    'Clients and jobs',
    ['clientScorecard', 'jobs'],
    ClientReportsDocument,
    ({ filter }) => ({ filter }),
    ({ reports: { clientScorecard, jobs } }) => ({
      clientScorecard: { view: clientScorecardView(clientScorecard), since: clientScorecard.since },
      jobs: { view: jobsView(jobs), since: jobs.since },
    }),
  ),
] as const;
