import { act, screen, waitFor } from '@testing-library/react';
import { graphql } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { SignOutDocument } from '../../../lib/graphql/sign-out.public.generated';
import { ViewerDocument } from '../../../lib/graphql/viewer.generated';
import { readApplyIntent, saveApplyIntent } from '../../../lib/session/apply-intent';
import { aSession, aSessionUser, aViewer } from '../../../testing/data/builders';
import { anOpenJob } from '../../../testing/data/open-job';
import { enterText } from '../../../testing/enter-text';
import { openAs } from '../../../testing/open-as';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, answerQuery, errorResponse, networkFailure, server } from '../../../testing/server';
import { VerifyEmailDocument } from '../../accounts/email-links/email-verification.public.generated';
import { SignInDocument } from '../../accounts/login/sign-in.public.generated';
import { RegisterCandidateDocument } from '../../accounts/sign-up/sign-up.public.generated';
import { WantedClosedJobDocument, WantedJobDocument } from '../../shared/jobs/apply-intent.public.generated';
import { SavedJobIdsDocument } from '../saved-jobs/saved-jobs.public.generated';
import { ApplyHereDocument, ApplyStateDocument, type ApplyStateQuery } from './apply-here.public.generated';
import { ClosedJobDocument } from './closed-job.public.generated';
import { OpenJobDocument } from './open-job.public.generated';

const job = anOpenJob({ deadline: '2099-12-31' });
const APPLY_NOTICE = 'You are applying for Accountant at Rao & Sons';
const candidate = aSession('candidate');
const applyIntent = { id: job.id, title: job.title, company: job.company.name, path: job.path };

type Viewer = NonNullable<ApplyStateQuery['viewer']>;
type Match = NonNullable<ApplyStateQuery['openJob']>['match'];
const aPerson: Viewer['candidate'] = {
  id: '7',
  firstName: 'Asha',
  lastName: 'Patel',
  gender: 'FEMALE',
  contact: '9876543210',
  addressLine1: '4 Lake View',
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
  experienceLevel: 'FRESHER',
  expectedSalary: null,
  noticePeriod: null,
  resume: { id: '3' },
  educations: [{ id: '1', qualification: 'B.Com', university: 'VNSGU', yearOfCompletion: 2019, marks: '81.25' }],
};
const answerState = (overrides: Partial<Viewer> = {}, match: Match = null) =>
  answerQuery(ApplyStateDocument, {
    openJob: { id: job.id, match, questions: [] },
    viewer: {
      id: '7',
      isProfileComplete: true,
      candidate: aPerson,
      appliedJobs: [],
      savedJobs: { nodes: [] },
      ...overrides,
    },
  });

/** Mocks the API for an open job. */
function serveJob() {
  answerQuery(OpenJobDocument, { openJob: job });
  answerQuery(WantedJobDocument, ({ id }) => ({
    openJob: id === job.id ? { ...applyIntent, company: job.company } : null,
  }));
  answerState();
}
/** Mocks the API for a closed job. */
function serveClosedJob() {
  const closed = { id: job.id, title: job.title, company: job.company };
  answerQuery(OpenJobDocument, { openJob: null });
  answerQuery(WantedJobDocument, { openJob: null });
  answerQuery(WantedClosedJobDocument, { closedJob: closed });
  answerQuery(ClosedJobDocument, { closedJob: { id: job.id, title: job.title, city: 'Surat', similar: [] } });
}
const letIn = () =>
  answerMutation(SignInDocument, {
    signIn: { token: 'fresh', expiresAt: '2030-01-01T00:00:00.000Z', user: aSessionUser(candidate) },
  });

async function logIn(app: ReturnType<typeof renderApp>) {
  await enterText(await screen.findByLabelText(/Email/), 'asha@example.com');
  await enterText(screen.getByLabelText(/^Password/), 'Secret#12');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByText('Login successfully!');
  await act(() => vi.advanceTimersByTimeAsync(2000));
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the apply intent of a visitor', () => {
  it('is named on the sign-up and login pages, and the login returns to the job', async () => {
    serveJob();
    letIn();
    answerMutation(RegisterCandidateDocument, { registerCandidate: { user: { id: '7' } } });
    const app = renderApp(job.path);
    await app.user.click(await screen.findByRole('link', { name: 'Apply' }));
    await heading('Candidate Sign Up');
    expect(screen.getByText(APPLY_NOTICE)).toBeVisible();
    await app.user.click(screen.getAllByRole('link', { name: 'Log in' }).at(-1) as HTMLElement);
    await heading('Candidate Login');
    expect(screen.getByText(APPLY_NOTICE)).toBeVisible();
    expect(app.router.state.location.search).toBe('?job=12');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', `${paths.candidate.signUp}?job=12`);
    await logIn(app);
    await waitFor(() => expect(app.path()).toBe(job.path));
    expect(await screen.findByRole('button', { name: 'Apply' })).toBeVisible();
    expect(screen.getByText(APPLY_NOTICE)).toBeVisible();
  });

  it('is shown for a day on the candidate login, but not on the employer login', async () => {
    serveJob();
    saveApplyIntent(applyIntent);
    const app = renderApp(paths.candidate.login);
    expect(await screen.findByText(APPLY_NOTICE)).toBeVisible();
    await act(() => app.router.navigate(paths.employer.login));
    await heading('Employer Login');
    expect(screen.queryByText(APPLY_NOTICE)).toBeNull();
    app.unmount();
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] });
    renderApp(paths.candidate.login);
    await heading('Candidate Login');
    expect(screen.queryByText(APPLY_NOTICE)).toBeNull();
  });

  it('continues from the link in the welcome email', async () => {
    answerMutation(VerifyEmailDocument, { verifyEmail: { outcome: 'VERIFIED', user: null } });
    saveApplyIntent(applyIntent);
    const visitor = renderApp(`${paths.verifyEmail}?token=secret`);
    await visitor.user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByText(APPLY_NOTICE)).toBeVisible();
    const login = screen.getByRole('link', { name: 'Candidate Login' });
    expect(login).toHaveAttribute('href', `${paths.candidate.login}?job=12`);
    visitor.unmount();
    const { user } = renderApp(`${paths.verifyEmail}?token=secret`, { as: candidate });
    await user.click(await screen.findByRole('button', { name: 'Confirm this address' }));
    expect(await screen.findByRole('link', { name: 'Go back to the job' })).toHaveAttribute('href', job.path);
  });

  it('leads a logged-in candidate directly to the job', async () => {
    serveJob();
    const { path } = renderApp(`${paths.candidate.signUp}?job=12`, { as: candidate });
    await waitFor(() => expect(path()).toBe(job.path));
  });

  it('says on the login that the job has closed, links to similar openings and is removed', async () => {
    serveClosedJob();
    renderApp(`${paths.candidate.login}?job=12`);
    expect(await screen.findByText(/Accountant at Rao & Sons has closed\./)).toBeVisible();
    const similar = screen.getByRole('link', { name: 'See similar openings' });
    expect(similar).toHaveAttribute('href', `${paths.openings}/12`);
    expect(readApplyIntent()).toBeNull();
  });

  it('says on the job page that the job has closed, and is removed', async () => {
    serveClosedJob();
    answerQuery(SavedJobIdsDocument, { viewer: null });
    saveApplyIntent(applyIntent);
    renderApp(job.path, { as: candidate });
    expect(await screen.findByText(/It has closed since you started to apply\./)).toBeVisible();
    expect(readApplyIntent()).toBeNull();
  });

  it.each(['999', 'x'])('is empty when the URL names no existing job: %s', async (id) => {
    answerQuery(WantedJobDocument, { openJob: null });
    answerQuery(WantedClosedJobDocument, { closedJob: null });
    renderApp(`${paths.candidate.login}?job=${id}`);
    await heading('Candidate Login');
    expect(screen.queryByText(/You are applying/)).toBeNull();
  });
});

describe('applying on the job page', () => {
  const open = async () => {
    answerQuery(OpenJobDocument, { openJob: job });
    const app = renderApp(job.path, { as: candidate });
    await heading('Accountant');
    return app;
  };

  it('can be retried after a network failure, then confirms the application and removes the apply intent', async () => {
    serveJob();
    saveApplyIntent(applyIntent);
    answerMutation(ApplyHereDocument, () => networkFailure());
    const app = await open();
    const button = await screen.findByRole('button', { name: 'Apply' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    await app.user.click(button);
    expect(await screen.findByText('Network error. Please try again later.')).toBeVisible();
    expect(button).toHaveTextContent('Apply');
    expect(button).toHaveFocus();

    const requests = answerMutation(ApplyHereDocument, {
      applyToJob: { application: { id: '1', appliedAt: '2025-11-20T06:00:00.000Z' } },
    });
    await app.user.click(button);
    expect(await screen.findByText('Application submitted successfully!')).toBeVisible();
    const after = screen.getByRole('button', { name: 'Reapply after 20/12/2025' });
    expect(after).toHaveAttribute('aria-disabled', 'true');
    expect(after).toHaveFocus();
    expect(screen.getByRole('link', { name: 'My Applications' })).toHaveAttribute('href', paths.candidate.applications);
    await app.user.click(after);
    expect(requests).toEqual([{ jobId: '12', answers: [] }]);
    expect(readApplyIntent()).toBeNull();
    expect(screen.queryByText(APPLY_NOTICE)).toBeNull();
  });

  it('shows the skill match, or a link to add skills', async () => {
    answerState({}, { matched: 3, total: 4 });
    const app = await open();
    expect(await screen.findByText('3 of 4 skills match')).toBeVisible();
    app.unmount();
    answerState();
    await open();
    const link = await screen.findByRole('link', { name: 'Add your skills to see how they match' });
    expect(link).toHaveAttribute('href', paths.candidate.profile);
  });

  it('disables the button and shows the date for reapplying after an earlier application', async () => {
    answerState({ appliedJobs: [{ job: { id: '12' }, applyState: 'REAPPLY_LATER', reapplyOn: '2025-12-20' }] });
    await open();
    const button = await screen.findByRole('button', { name: 'Reapply after 20/12/2025' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('shares the expected salary and notice period only if the candidate ticks the box', async () => {
    const box = 'Share when I apply: Expected Salary ₹4,20,000 a year, Notice Period 15 days';
    answerState({ candidate: { ...aPerson, expectedSalary: 420_000, noticePeriod: 'DAYS_15' } });
    const sent = answerMutation(ApplyHereDocument, {
      applyToJob: { application: { id: '5', appliedAt: '2025-11-20T06:30:00.000Z' } },
    });
    const app = await open();
    const share = await screen.findByRole('checkbox', { name: box });
    expect(share).not.toBeChecked();
    await app.user.click(share);
    await app.user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(sent).toMatchObject([{ sharePreferences: true }]));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: box })).toBeNull());
  });

  it('asks nothing about sharing if there is nothing to share', async () => {
    answerState();
    await open();
    expect(await screen.findByRole('button', { name: 'Apply' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('requires a complete profile first and names the missing parts', async () => {
    answerState({ isProfileComplete: false, candidate: { ...aPerson, gender: null, educations: [] } });
    const app = await open();
    expect(await screen.findByText('Still missing: personal details and qualification.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    server.use(graphql.operation(() => new Promise<never>(() => undefined)));
    await app.user.click(screen.getByRole('link', { name: 'Complete Profile' }));
    await waitFor(() => expect(app.path()).toBe(paths.candidate.profile));
    // The profile page uses the stored job to link back to it.
    expect(readApplyIntent()).toEqual(applyIntent);
  });

  it('offers a retry after a network failure and keeps the focus', async () => {
    answerQuery(ApplyStateDocument, () => networkFailure());
    const app = await open();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('alert')).toHaveTextContent('Network error. Please try again later.');
    answerState();
    await app.user.click(retry);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveFocus();
  });

  it('asks for a login when the session has ended, then returns to the job', async () => {
    serveJob();
    letIn();
    answerQuery(ApplyStateDocument, () => errorResponse('UNAUTHENTICATED', 'Please log in.'));
    const app = await open();
    await app.user.click(await screen.findByRole('link', { name: 'Log in to apply' }));
    await heading('Candidate Login');
    expect(screen.getByText(APPLY_NOTICE)).toBeVisible();
    answerState();
    await logIn(app);
    await waitFor(() => expect(app.path()).toBe(job.path));
    expect(await screen.findByRole('button', { name: 'Apply' })).toBeVisible();
  });
});

describe("the candidate's area with an apply intent", () => {
  const CLOSE = 'I’m not applying';

  it('names the job with a link back to it, and can be dismissed', async () => {
    saveApplyIntent(applyIntent);
    const app = openAs('candidate', paths.candidate.home);
    expect(await screen.findByText(APPLY_NOTICE)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Go back and apply' })).toHaveAttribute('href', job.path);
    await app.user.click(screen.getByRole('button', { name: CLOSE }));
    expect(screen.queryByText(APPLY_NOTICE)).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(readApplyIntent()).toBeNull();
  });

  it('says that the profile must be completed first', async () => {
    saveApplyIntent(applyIntent);
    answerQuery(ViewerDocument, aViewer(candidate, { isProfileComplete: false }));
    renderApp(paths.candidate.home, { as: candidate });
    expect(await screen.findByText(/Complete your profile first\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the job' })).toHaveAttribute('href', job.path);
  });

  it('removes the apply intent on logout', async () => {
    saveApplyIntent(applyIntent);
    answerMutation(SignOutDocument, { signOut: { user: { id: '7' } } });
    const app = openAs('candidate', paths.candidate.home);
    await screen.findByText(APPLY_NOTICE);
    await app.user.click(screen.getByRole('button', { name: 'Account of Asha' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(readApplyIntent()).toBeNull());
  });
});
