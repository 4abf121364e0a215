import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../config/paths';
import { OpenJobDocument } from '../features/jobs/job-page/open-job.public.generated';
import { OpenJobsDocument } from '../features/jobs/job-search/open-jobs.public.generated';
import { anOpenJob } from '../testing/data/open-job';
import { openingsAnswer } from '../testing/data/openings';
import { renderApp } from '../testing/render-app';
import { answerQuery } from '../testing/server';

it('alternative paths redirect to the intended pages and keep their query', async () => {
  answerQuery(OpenJobsDocument, openingsAnswer([]));
  answerQuery(OpenJobDocument, { openJob: anOpenJob() });
  const { router, path } = renderApp('/job-alert/');
  await waitFor(() => expect(path()).toBe(paths.home));
  for (const [address, target] of [
    ['/job-alert', paths.home],
    ['/job-alert/login', paths.candidate.login],
    ['/job-alert/signup', paths.candidate.signUp],
    ['/job-alert/candidate', paths.candidate.signUp],
    ['/job-alert/employer', paths.employer.signUp],
    ['/job-alert/job-opportunities?title=weaver', paths.openings],
    ['/job-alert/job-opportunities/12-accountant-surat', anOpenJob().path],
    ['/job-alert/forgot-password', paths.forgotPassword],
  ] as const) {
    await act(() => router.navigate(address));
    await waitFor(() => expect(path()).toBe(target));
    expect(router.state.location.search).toBe(address.match(/\?.*/)?.[0] ?? '');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  }
});
