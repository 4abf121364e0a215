import { addDays, todayInIndia } from '@job-alert/domain/india/calendar';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, withQuery } from '../../config/paths';
import {
  type JobToEditQuery,
  type MyJobFragment,
  MyJobsDocument,
  type MyJobsQueryVariables,
} from '../../features/jobs/my-jobs/my-jobs.generated';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { enterText } from '../enter-text';
import { renderApp } from '../render-app';
import { answerQuery } from '../server';
import { aSession, aViewer } from './builders';

const employer = aSession('employer');
export const today = todayInIndia(new Date());
export const nextMonth = addDays(today, 30);

export const analyst: MyJobFragment = {
  id: '12',
  title: 'Data Analyst',
  postedAt: '2026-03-01T10:00:00.000Z',
  deadline: nextMonth,
  openings: 1500,
  applicantCount: 4,
  isActive: true,
  jobStatus: 'LIVE',
  takenDownAt: null,
  takenDownNote: null,
  viewerCanActivate: true,
  approvalState: 'APPROVED',
  approval: null,
  flaggedTerms: [],
};

export const toEdit: { job: NonNullable<JobToEditQuery['job']> } = {
  job: {
    id: '12',
    description: 'Numbers.',
    deadline: nextMonth,
    openings: 2,
    version: 5,
    approvalState: 'APPROVED',
    questions: [],
    people: [],
    company: { id: '7', members: [] },
    changesSinceApproval: [],
  },
};

export const requests: MyJobsQueryVariables[] = [];

/** Answers the list and adds its requests to `requests`. */
export function answerJobs(nodes: MyJobFragment[], hasNextPage = false) {
  answerQuery(MyJobsDocument, (variables) => {
    requests.push(variables);
    return { viewer: { id: '7', jobs: { nodes, pageInfo: { hasNextPage }, totalCount: nodes.length } } };
  });
}

export async function open(query: Record<string, string> = {}) {
  const app = renderApp(withQuery(paths.employer.myJobs, query), { as: employer });
  await screen.findByRole('heading', { name: 'My Jobs' });
  return app;
}

export async function act(item: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Data Analyst' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

export const type = (label: RegExp, value: string) =>
  enterText(screen.getByLabelText(label, { selector: 'input, textarea' }), value);

/** Runs before each story. */
export function setUp(): void {
  requests.length = 0;
  answerQuery(ViewerDocument, aViewer(employer));
  answerJobs([analyst]);
}
