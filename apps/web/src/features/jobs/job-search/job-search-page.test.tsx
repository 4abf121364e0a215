import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { takeConsoleErrors } from '../../../testing/console';
import { aSession } from '../../../testing/data/builders';
import { anOpening, openings, openingsAnswer } from '../../../testing/data/openings';
import { enterText } from '../../../testing/enter-text';
import { press } from '../../../testing/press';
import { renderApp } from '../../../testing/render-app';
import { answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import { OpenJobCountsDocument } from '../../shared/jobs/openings-count.public.generated';
import { SavedJobIdsDocument } from '../saved-jobs/saved-jobs.public.generated';
import { OpenJobsDocument, type OpenJobsQuery, type OpenJobsQueryVariables } from './open-jobs.public.generated';

/** Answers the page's only query. Returns its variables. */
const answerJobs = (answers: Parameters<typeof answerQuery<OpenJobsQuery, OpenJobsQueryVariables>>[1]) =>
  answerQuery(OpenJobsDocument, answers);

const type = (label: string, value: string) => enterText(screen.getByLabelText(label), value);

describe('the current openings', () => {
  it('are a grid when there are three or fewer, with the specified facts on each card', async () => {
    answerJobs(openingsAnswer([anOpening(), anOpening({ id: '2', title: 'Helper', preferredSkills: [], city: '' })]));
    renderApp(paths.openings);
    const card = within((await screen.findByRole('link', { name: 'Accountant' })).closest('article') as HTMLElement);
    for (const text of ['Skills', 'Tally, GST', 'Experience', '2-5 years', 'Location', 'Surat', 'Apply']) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(document.querySelector('link[type="application/rss+xml"]')).toHaveAttribute('href', '/feeds/jobs.rss');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Fresh Openings, Real Updates — Your Gateway to the Latest Vacancies',
    );
    expect(screen.getByRole('heading', { name: 'Job Opportunites' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Current Openings' })).toBeVisible();
    const bare = within(screen.getByRole('link', { name: 'Helper' }).closest('article') as HTMLElement);
    expect(bare.getByText('N/A')).toBeVisible();
    expect(bare.getByText('Anywhere')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next openings' })).toBeNull();
  });

  it('are a carousel with a pause button when there are more than three', async () => {
    answerJobs(openingsAnswer(openings(4)));
    renderApp(paths.openings);
    expect(await screen.findByRole('button', { name: 'Next openings' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous openings' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /(Pause|Play) the openings/ })).toBeInTheDocument();
  });

  it('load more on request, announce how many were added and focus the first of them', async () => {
    const requests = answerJobs(({ first }) =>
      openingsAnswer(openings(22).slice(0, first), { totalCount: 22, pageInfo: { hasNextPage: first < 22 } }),
    );
    const { router } = renderApp(paths.openings);
    expect(await screen.findByText('20 of 22 openings')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Load more openings' }));
    const list = within(screen.getByRole('list', { name: 'Openings' }));
    await waitFor(() => expect(list.getByRole('link', { name: 'Job 21' })).toHaveFocus());
    expect(screen.getByRole('status', { name: '' })).toHaveTextContent('2 more openings');
    expect(list.getAllByRole('article')).toHaveLength(22);
    expect(screen.queryByRole('link', { name: 'Load more openings' })).toBeNull();
    expect(requests.map(({ first }) => first)).toEqual([20, 40]);
    expect(router.state.location.search).toBe('?shown=40');
  });

  it('log a failure, offer a retry and say when no jobs are posted yet', async () => {
    let down = true;
    answerJobs(() => (down ? networkFailure() : openingsAnswer([])));
    renderApp(paths.openings);
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    await waitFor(() => expect(takeConsoleErrors()[0]).toContain('The openings could not be loaded.'));
    down = false;
    await press('Retry');
    expect(await screen.findByText('No jobs posted yet.')).toBeVisible();
  });
});

describe('searching the openings', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

  it('keeps the list after an error, sends only non-empty fields, shows success for 3 s and updates the URL', async () => {
    let down = true;
    const requests = answerJobs(({ filter }) => {
      if (filter && down) return errorResponse('INTERNAL', 'boom');
      return openingsAnswer([anOpening(filter ? { id: '2', title: 'Senior Accountant' } : {})]);
    });
    const { router } = renderApp(paths.openings);
    await screen.findByRole('link', { name: 'Accountant' });
    await type('Location', ' Surat ');
    await type('Experience', 'about 4');
    expect(screen.getByLabelText('Experience')).toHaveValue('4');
    await press('Search');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    expect(screen.getByRole('link', { name: 'Accountant' })).toBeVisible();
    expect(screen.getByLabelText('Experience')).toHaveValue('4');
    await waitFor(() => expect(takeConsoleErrors()[0]).toContain('The openings could not be loaded.'));
    down = false;
    await press('Search');
    expect(await screen.findByText('Searching best jobs for you.')).toBeVisible();
    expect(screen.getByText('Searching best jobs for you.').closest('[data-tone]')).toHaveAttribute(
      'data-tone',
      'success',
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Accountant' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Senior Accountant' })).toBeVisible();
    expect(requests.at(-1)?.filter).toEqual({ location: 'Surat', experience: 4 });
    expect(router.state.location.search).toBe('?location=Surat&experience=4');
    await vi.advanceTimersByTimeAsync(3000);
    await waitFor(() => expect(screen.queryByText('Searching best jobs for you.')).toBeNull());
  });

  it('says when nothing was found, and can be cleared', async () => {
    answerJobs(({ filter }) => openingsAnswer(filter ? [] : [anOpening()]));
    answerQuery(OpenJobCountsDocument, { openJobCounts: [1] });
    renderApp(paths.openings);
    await screen.findByRole('link', { name: 'Accountant' });
    await type('Job Title', 'astronaut');
    await press('Search');
    expect(await screen.findByRole('alert')).toHaveTextContent('No jobs found matching your search.');
    await press('Clear the search');
    expect(await screen.findByRole('link', { name: 'Accountant' })).toBeVisible();
  });
});

describe('the links that depend on the session', () => {
  beforeEach(() => void answerJobs(openingsAnswer([anOpening()])));

  const signUpForIt = `${paths.candidate.signUp}?job=1`;
  const inExplorer = `${paths.candidate.jobs}?title=Accountant`;

  const targets = () =>
    ['Launch Your Career', 'Start Hiring Today', 'Apply: Accountant'].map((name) =>
      screen.queryByRole('link', { name })?.getAttribute('href'),
    );

  it.each([
    ['a visitor', undefined, paths.candidate.signUp, paths.employer.signUp, signUpForIt],
    ['a candidate', aSession('candidate'), paths.candidate.home, paths.employer.signUp, inExplorer],
    ['an employer', aSession('employer'), paths.candidate.signUp, paths.employer.home, undefined],
    ['an administrator', aSession('admin'), paths.candidate.signUp, paths.employer.signUp, undefined],
  ])('lead %s to the matching pages', async (_who, as, career, hiring, apply) => {
    answerQuery(SavedJobIdsDocument, { viewer: null });
    renderApp(paths.openings, { as });
    await screen.findByRole('link', { name: 'Accountant' });
    expect(targets()).toEqual([career, hiring, apply]);
  });

  it('lead to the sign-up when the stored user cannot be read', async () => {
    localStorage.setItem('token', 't');
    localStorage.setItem('user', '{broken');
    renderApp(paths.openings);
    await screen.findByRole('link', { name: 'Accountant' });
    expect(targets()).toEqual([paths.candidate.signUp, paths.employer.signUp, signUpForIt]);
  });
});
