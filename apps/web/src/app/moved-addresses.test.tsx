import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../config/paths';
import { OpenJobDocument } from '../features/jobs/job-page/open-job.public.generated';
import { OpenJobsDocument } from '../features/jobs/job-search/open-jobs.public.generated';
import { anOpenJob } from '../testing/data/open-job';
import { openingsAnswer } from '../testing/data/openings';
import { renderApp } from '../testing/render-app';
import { answerQuery } from '../testing/server';

it.each([
  ['/job-alert', paths.home],
  ['/job-alert/', paths.home],
  ['/job-alert/login', paths.candidate.login],
  ['/job-alert/signup', paths.candidate.signUp],
  ['/job-alert/candidate', paths.candidate.signUp],
  ['/job-alert/employer', paths.employer.signUp],
  ['/job-alert/job-opportunities', paths.openings],
  ['/job-alert/job-opportunities/12-accountant-surat', anOpenJob().path],
  ['/job-alert/forgot-password', paths.forgotPassword],
])('%s leads to %s', async (address, target) => {
  answerQuery(OpenJobsDocument, openingsAnswer([]));
  answerQuery(OpenJobDocument, { openJob: anOpenJob() });
  const { path } = renderApp(address);
  await waitFor(() => expect(path()).toBe(target));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

it('the search of a corrected address stays', async () => {
  answerQuery(OpenJobsDocument, openingsAnswer([]));
  const { router } = renderApp('/job-alert/job-opportunities?title=weaver');
  await waitFor(() => expect(router.state.location.search).toBe('?title=weaver'));
});
