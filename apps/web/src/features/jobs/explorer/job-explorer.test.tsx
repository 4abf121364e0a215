import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { ViewerDocument } from '../../../lib/graphql/viewer.generated';
import { aSession, aViewer } from '../../../testing/data/builders';
import { anOpening, openings, openingsAnswer } from '../../../testing/data/openings';
import { enterText } from '../../../testing/enter-text';
import { pendingResponse } from '../../../testing/pending-response';
import { press } from '../../../testing/press';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import {
  ApplyToJobDocument,
  type ApplyToJobMutation,
  ExploreJobsDocument,
  type ExploreJobsQuery,
  type ExploreJobsQueryVariables,
  type ExplorerJobFragment,
} from './job-explorer.generated';

const candidate = aSession('candidate');
const now = new Date('2025-11-20T06:00:00Z');

const aJob = (overrides: Partial<ExplorerJobFragment> = {}): ExplorerJobFragment => ({
  ...anOpening({ salaryMax: 450_000, deadline: '2025-12-31' }),
  description: 'Keeps the books.',
  minimumQualification: 'B.Com',
  match: { matched: 1, total: 2 },
  questions: [],
  ...overrides,
});

type AppliedJobs = NonNullable<NonNullable<ExploreJobsQuery['viewer']>['appliedJobs']>;
const answer = (jobs: ExplorerJobFragment[], applied: AppliedJobs = [], hasNextPage = false): ExploreJobsQuery => ({
  openJobs: { ...openingsAnswer([]).openJobs, nodes: jobs, pageInfo: { hasNextPage }, totalCount: jobs.length },
  viewer: { id: '7', candidate: null, appliedJobs: applied, savedJobs: { nodes: [] } },
});

/** Opens the Job Explorer on 20 November 2025. Returns its requests. */
async function open(
  answers: ExploreJobsQuery | ((variables: ExploreJobsQueryVariables) => ExploreJobsQuery | Response),
  address: string = paths.candidate.jobs,
) {
  vi.useFakeTimers({ shouldAdvanceTime: true, now });
  answerQuery(ViewerDocument, aViewer(candidate));
  const requests = answerQuery(ExploreJobsDocument, answers);
  const app = renderApp(address, { as: candidate });
  await screen.findByRole('heading', { name: 'Find Your Dream Job' });
  return { ...app, requests };
}

const type = (label: string, value: string) => enterText(screen.getByLabelText(label), value);
const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the list of the Job Explorer', () => {
  it('shows the specified facts on each card, with one request for jobs and buttons', async () => {
    const { requests } = await open(answer([aJob()]));
    const card = within(await screen.findByRole('article'));
    for (const text of [
      'Surat',
      '2-5 years',
      '₹3,00,000 to ₹4,50,000 a year ₹25,000 to ₹37,500 a month',
      'Keeps the books.',
      'Tally, GST',
      '1 of 2 skills match',
      'B.Com',
    ]) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.getByRole('link', { name: 'Accountant' })).toHaveAttribute('href', aJob().path);
    expect(card.getAllByRole('button')).toHaveLength(2);
    expect(requests).toHaveLength(1);
  });

  it('shows the button that matches the earlier application to each job', async () => {
    const states: readonly [string, string | null, string, boolean][] = [
      ['1', null, 'Apply', true],
      ['2', 'OPEN', 'Apply', true],
      ['3', 'APPLIED', 'Applied', false],
      ['4', 'EXPIRED', 'Application Expired', false],
      ['5', 'REAPPLY_LATER', 'Reapply after 19/12/2025', false],
    ];
    const applied = states
      .filter(([, applyState]) => applyState)
      .map(([id, applyState]) => ({ job: { id }, applyState, reapplyOn: '2025-12-19' }) as AppliedJobs[number]);
    await open(
      answer(
        states.map(([id]) => aJob({ id, title: `Job ${id}` })),
        applied,
      ),
    );
    for (const [id, , label, enabled] of states) {
      const button = await screen.findByRole<HTMLButtonElement>('button', { name: `${label}: Job ${id}` });
      expect(button).toHaveTextContent(label);
      expect(button.disabled).toBe(!enabled);
    }
  });

  it('offers a retry when loading fails and says when there are no jobs', async () => {
    let down = true;
    await open(() => (down ? networkFailure() : answer([])));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    down = false;
    await press('Retry');
    expect(await screen.findByText('No jobs found.')).toBeVisible();
  });

  it('grows by Load more, and starts at the first page when its order changes, with both stored in the URL', async () => {
    const user = userEvent.setup();
    const { requests, router } = await open(({ orderBy, first }) => {
      if (orderBy) return answer([aJob({ id: '2', title: 'Auditor', match: { matched: 2, total: 2 } })]);
      return answer(openings(22).slice(0, first).map(aJob), [], first < 22);
    });
    await user.click(await screen.findByRole('link', { name: 'Load more openings' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Job 21' })).toHaveFocus());
    expect(router.state.location.search).toBe('?shown=40');
    await user.click(await screen.findByRole('link', { name: 'Best match' }));
    expect(await screen.findByRole('link', { name: 'Auditor' })).toBeVisible();
    expect(requests).toEqual([
      { first: 20 },
      { first: 40 },
      { first: 20, orderBy: { field: 'MATCH', direction: 'DESC' } },
    ]);
    expect(router.state.location.search).toBe('?sort=match');
    await user.click(screen.getByRole('link', { name: 'Newest' }));
    expect(await screen.findByRole('link', { name: 'Job 1' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('has the filters of the public list with counts, and keeps the order by match when filters change', async () => {
    const { requests, router, user } = await open(answer([aJob()]), `${paths.candidate.jobs}?sort=match`);
    await user.click(await screen.findByRole('link', { name: 'Remote 2 openings' }));
    expect(await screen.findByRole('link', { name: 'Remove Remote' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filters 1' })).toBeInTheDocument();
    expect(requests.at(-1)).toMatchObject({ filter: { workModes: ['REMOTE'] }, orderBy: { field: 'MATCH' } });
    const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
    await user.click(chips.getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=match'));
  });

  it('searches by the URL without a success message and links to a job alert for the same search', async () => {
    const { requests } = await open(
      answer([aJob()]),
      `${paths.candidate.jobs}?title=account&location=Surat&sort=match`,
    );
    await screen.findByRole('link', { name: 'Accountant' });
    expect(screen.getByLabelText('Location')).toHaveValue('Surat');
    expect(requests).toEqual([
      {
        first: 20,
        filter: { query: 'account', location: 'Surat' },
        orderBy: { field: 'MATCH', direction: 'DESC' },
      },
    ]);
    expect(screen.queryByText('Searching best jobs for you.')).toBeNull();
    const link = screen.getByRole('link', { name: 'Email me new openings' });
    expect(link).toHaveAttribute('href', `${paths.candidate.savedJobs}?title=account&location=Surat&alert=new`);
  });
});

describe('searching the Job Explorer', () => {
  it('keeps the list after an error, sends only non-empty fields, shows success for 3 s and requires a login', async () => {
    let down = true;
    const { requests, router } = await open(({ filter }) => {
      if (filter && down) return errorResponse('INTERNAL', 'boom');
      return answer([aJob(filter ? { id: '2', title: 'Senior Accountant' } : {})]);
    });
    await screen.findByRole('link', { name: 'Accountant' });
    await type('Job Title', ' account ');
    await type('Experience', '4 years');
    expect(screen.getByLabelText('Experience')).toHaveValue('4');
    await press('Search');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    expect(screen.getByRole('link', { name: 'Accountant' })).toBeVisible();
    expect(screen.getByLabelText<HTMLInputElement>('Job Title').value.trim()).toBe('account');

    down = false;
    await press('Search');
    expect(await screen.findByText('Searching best jobs for you.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Senior Accountant' })).toBeVisible();
    expect(requests.at(-1)).toEqual({ first: 20, filter: { query: 'account', experience: 4 } });
    expect(router.state.location.search).toBe('?title=account&experience=4');
    await passed(3000);
    await waitFor(() => expect(screen.queryByText('Searching best jobs for you.')).toBeNull());

    const requestsBefore = requests.length;
    localStorage.removeItem('token');
    await press('Search');
    expect(screen.getByRole('alert')).toHaveTextContent('User not logged in. Please login again.');
    expect(requests).toHaveLength(requestsBefore);
    await passed(3000);
    await waitFor(() => expect(screen.queryByText(/User not logged in/)).toBeNull());
  });

  it('says when nothing was found, and can be cleared', async () => {
    const { router } = await open(({ filter }) => answer(filter ? [] : [aJob()]));
    await screen.findByRole('link', { name: 'Accountant' });
    await type('Job Title', 'astronaut');
    await press('Search');
    expect(await screen.findByRole('alert')).toHaveTextContent('No jobs found matching your search.');
    await press('Clear the search');
    expect(await screen.findByRole('link', { name: 'Accountant' })).toBeVisible();
    expect(screen.getByLabelText('Job Title')).toHaveValue('');
    expect(router.state.location.search).toBe('');
  });

  it('scrolls to the result heading on a phone, also when nothing was found', async () => {
    const { router } = await open(({ filter }) => answer(filter?.query === 'astronaut' ? [] : [aJob()]));
    await screen.findByRole('link', { name: 'Accountant' });
    const { matchMedia } = window;
    vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: query.includes('47.99em') }));
    const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    for (const [word, heading] of [
      ['account', '1 opening'],
      ['astronaut', 'No openings'],
    ] as const) {
      intoView.mockClear();
      await type('Job Title', word);
      await press('Search');
      await waitFor(() => expect(router.state.location.search).toContain(word));
      const title = await screen.findByRole('heading', { level: 2, name: heading });
      await waitFor(() => expect(intoView).toHaveBeenCalledOnce());
      expect(intoView.mock.contexts[0]).toContainElement(title);
    }
    intoView.mockRestore();
  });
});

describe('applying in the Job Explorer', () => {
  /** Opens the list and presses Apply on its only job. Returns the applications that were sent. */
  async function apply(outcome: () => Promise<ApplyToJobMutation>) {
    const applied = answerMutation(ApplyToJobDocument, outcome);
    await open(answer([aJob()]));
    await userEvent.click(await screen.findByRole('button', { name: 'Apply: Accountant' }));
    return { applied };
  }
  const button = () => within(screen.getByRole('article')).getByRole('button', { name: /^(?!Save).*: Accountant$/ });
  const success = { applyToJob: { application: { id: '77', appliedAt: now.toISOString() } } };

  it('asks the screening questions first, sends the answers and focuses the question with a server error', async () => {
    const fields = { 'answers.1': ['Enter a whole number.'] };
    const errors = [errorResponse('INVALID_INPUT', 'Enter a whole number.', { fields })];
    const sent = answerMutation(ApplyToJobDocument, () => errors.shift() ?? success);
    const questions = [
      { text: 'Do you have a bike?', kind: 'YES_NO' as const, isRequired: true, options: ['Yes', 'No'] },
      { text: 'Notice period in days', kind: 'NUMBER' as const, isRequired: false, options: [] },
      { text: 'Why here?', kind: 'TEXT' as const, isRequired: false, options: [] },
    ];
    await open(answer([aJob({ questions })]));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Apply: Accountant' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply for Accountant' }));
    await user.click(dialog.getByRole('button', { name: 'Submit application' }));
    expect(dialog.getByText('Please answer this question.')).toBeVisible();
    expect(dialog.getByRole('radiogroup', { name: /bike/ })).toHaveFocus();
    await user.click(dialog.getByRole('radio', { name: 'No' }));
    await enterText(dialog.getByLabelText('Why here?'), 'Near home.');
    await user.click(dialog.getByRole('button', { name: 'Submit application' }));
    await waitFor(() => expect(dialog.getByLabelText('Notice period in days')).toHaveFocus());
    await enterText(dialog.getByLabelText('Notice period in days'), '15');
    await user.click(dialog.getByRole('button', { name: 'Submit application' }));
    await screen.findByText('Application submitted successfully!');
    expect(sent[1]?.answers).toEqual([
      { question: 'Do you have a bike?', answer: 'No' },
      { question: 'Notice period in days', answer: '15' },
      { question: 'Why here?', answer: 'Near home.' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(button()).toHaveTextContent('Reapply after 20/12/2025');
  });

  it('shows success for 5 s, then a button with the date from which the candidate can apply again', async () => {
    const application = pendingResponse({ applyToJob: { application: { id: '77', appliedAt: now.toISOString() } } });
    const { applied } = await apply(() => application.answer);
    expect(button()).toHaveTextContent('Applying...');
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    application.release();
    await screen.findByText('Application submitted successfully!');
    expect(button()).toHaveTextContent('Reapply after 20/12/2025');
    expect(button()).toBeDisabled();
    expect(applied.map(({ jobId }) => jobId)).toEqual(['1']);
    await passed(5000);
    await waitFor(() => expect(screen.queryByText('Application submitted successfully!')).toBeNull());
  });

  it('shows for 5 s why it was rejected, and rejects jobs past their deadline without a request', async () => {
    const tooSoon = (facts: Record<string, unknown>) => errorResponse('REAPPLY_TOO_SOON', 'Too soon.', facts);
    const passedDeadline = 'The job application deadline has passed.';
    const errors: readonly [Response, string, string][] = [
      [
        errorResponse('APPLICATION_EXPIRED', 'Expired.'),
        'You have already applied. Your previous application has expired.',
        'Application Expired',
      ],
      [tooSoon({ reapplyOn: '2025-12-05' }), 'You can reapply after 05/12/2025', 'Reapply after 05/12/2025'],
      [
        tooSoon({ lastAppliedAt: '2025-11-10T08:00:00.000Z' }),
        'You can reapply after 10/12/2025',
        'Reapply after 10/12/2025',
      ],
      [errorResponse('FORBIDDEN', 'Wait 30 days before you apply again.'), 'You can reapply after 30 days.', 'Apply'],
      [errorResponse('DEADLINE_PASSED', passedDeadline), passedDeadline, 'Apply'],
      [errorResponse('JOB_NOT_OPEN', 'This job is closed.'), 'This job is closed.', 'Apply'],
      [errorResponse('INTERNAL', 'boom'), 'Failed to apply.', 'Apply'],
      [networkFailure(), 'Network error. Please try again later.', 'Apply'],
    ];
    const applied = answerMutation(ApplyToJobDocument, ({ jobId }) => errors[Number(jobId)]?.[0] ?? success);
    await open(
      answer([
        ...errors.map((_error, index) => aJob({ id: String(index), title: `Job ${index}` })),
        aJob({ id: '20', title: 'Late', deadline: '2025-11-19' }),
        aJob({ id: '21', title: 'Last day', deadline: '2025-11-20' }),
        aJob({ id: '22', title: 'Open' }),
      ]),
    );
    await screen.findByRole('link', { name: 'Open' });
    const refused = async (title: string, sentence: string, label: string) => {
      await press(`Apply: ${title}`);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      expect(screen.getByRole('button', { name: `${label}: ${title}` })).toHaveTextContent(label);
    };
    for (const [index, [, sentence, label]] of errors.entries()) await refused(`Job ${index}`, sentence, label);
    await refused('Late', passedDeadline, 'Apply');
    expect(applied).toHaveLength(errors.length);
    await passed(5000);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await press('Apply: Last day');
    await screen.findByText('Application submitted successfully!');
    expect(applied.at(-1)?.jobId).toBe('21');
    localStorage.removeItem('token');
    await press('Apply: Open');
    expect(await screen.findByRole('alert')).toHaveTextContent('You must be logged in to apply.');
    expect(applied.map(({ jobId }) => jobId)).not.toContain('22');
  });
});
