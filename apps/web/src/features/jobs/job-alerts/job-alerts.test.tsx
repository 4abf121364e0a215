import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { ViewerDocument } from '../../../lib/graphql/viewer.generated';
import { readAlertIntent } from '../../../lib/session/alert-intent';
import { aPage } from '../../../testing/data/a-page';
import { aSession, aSessionUser, aViewer } from '../../../testing/data/builders';
import { openings, openingsAnswer } from '../../../testing/data/openings';
import { enterText } from '../../../testing/enter-text';
import { openAs } from '../../../testing/open-as';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, answerQuery, errorResponse } from '../../../testing/server';
import { SignInDocument } from '../../accounts/login/sign-in.public.generated';
import { OpenJobsDocument } from '../job-search/open-jobs.public.generated';
import {
  CreateJobAlertDocument,
  DeleteJobAlertDocument,
  type JobAlertRowFragment,
  SavedJobsDocument,
  UpdateJobAlertDocument,
  type UpdateJobAlertMutationVariables,
} from '../saved-jobs/saved-jobs.generated';

const SEARCH = '?title=accountant&mode=work-from-home&city=Surat';
const anAlert = (overrides: Partial<JobAlertRowFragment> = {}): JobAlertRowFragment => ({
  id: '1',
  name: 'Accounts at home',
  frequency: 'DAILY',
  state: 'ACTIVE',
  path: `${paths.openings}${SEARCH}`,
  emailedAt: null,
  ...overrides,
});
const serve = (...jobAlerts: JobAlertRowFragment[]) =>
  answerQuery(SavedJobsDocument, { viewer: { id: '7', savedJobs: aPage([]), jobAlerts } });

describe('job alerts', () => {
  it('are created from the search shown in the list of openings, under a chosen name', async () => {
    answerQuery(OpenJobsDocument, openingsAnswer(openings(2)));
    const visitor = renderApp(`${paths.openings}${SEARCH}&sort=oldest&shown=40`);
    const link = await screen.findByRole('link', { name: 'Email me new openings' });
    const address = link.getAttribute('href') ?? '';
    visitor.unmount();

    serve();
    const sent = answerMutation(CreateJobAlertDocument, () => {
      if (sent.length === 1)
        return errorResponse('INVALID_INPUT', 'No.', { fields: { name: ['You have ten alerts.'] } });
      return { createJobAlert: { jobAlert: { id: '1' }, user: { id: '7', jobAlerts: [anAlert()] } } };
    });
    const { user, router } = openAs('candidate', address);
    const form = within(await screen.findByRole('form', { name: 'New job alert' }));
    expect(form.getByText('Email me new openings for “accountant” · Work From Home · Surat')).toBeVisible();
    const name = form.getByLabelText(/^Name/);
    expect(name).toHaveValue('accountant · Work From Home · Surat');
    await user.clear(name);
    await user.click(form.getByRole('button', { name: 'Save alert' }));
    expect(await form.findByText('Name is required.')).toBeVisible();
    await enterText(name, 'Accounts at home');
    await user.selectOptions(form.getByLabelText('How often'), 'At once');
    await user.click(form.getByRole('button', { name: 'Save alert' }));
    expect(await form.findByText('You have ten alerts.')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save alert' }));
    const row = within(await screen.findByRole('article', { name: 'Accounts at home' }));
    expect(await row.findByText('Saved.')).toBeVisible();
    expect(row.getByText('Active')).toBeVisible();
    expect(sent[1]).toEqual({
      name: 'Accounts at home',
      frequency: 'AT_ONCE',
      filter: { query: 'accountant', workModes: ['WORK_FROM_HOME'], cities: ['Surat'] },
    });
    expect(router.state.location.search).toBe('');
    expect(screen.getByRole('heading', { name: 'Job alerts' })).toHaveFocus();
  });

  it('are named on the sign-up and login pages for a visitor, and are created after the login', async () => {
    answerQuery(OpenJobsDocument, openingsAnswer(openings(2)));
    serve();
    answerMutation(SignInDocument, {
      signIn: { token: 'fresh', expiresAt: '2030-01-01T00:00:00.000Z', user: aSessionUser(aSession('candidate')) },
    });
    answerQuery(ViewerDocument, aViewer(aSession('candidate')));
    const sent = answerMutation(CreateJobAlertDocument, {
      createJobAlert: { jobAlert: { id: '1' }, user: { id: '7', jobAlerts: [anAlert()] } },
    });
    const sentence = 'After you log in, we will email you new openings for “accountant” · Work From Home · Surat';
    const { user, path, router } = renderApp(`${paths.openings}${SEARCH}`);
    await user.click(await screen.findByRole('link', { name: 'Email me new openings' }));
    await screen.findByRole('heading', { name: 'Candidate Login' });
    expect(screen.getByText(sentence)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Sign Up' }));
    await screen.findByRole('heading', { name: 'Candidate Sign Up' });
    expect(screen.getByText(sentence)).toBeVisible();
    await user.click(screen.getAllByRole('link', { name: 'Log in' }).at(-1) as HTMLElement);
    await screen.findByRole('heading', { name: 'Candidate Login' });
    await enterText(screen.getByLabelText(/Email/), 'asha@example.com');
    await enterText(screen.getByLabelText(/^Password/), 'Secret#12');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByText('Login successfully!');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    const row = within(await screen.findByRole('article', { name: 'Accounts at home' }));
    expect(await row.findByText('Saved.')).toBeVisible();
    expect(sent).toEqual([
      {
        name: 'accountant · Work From Home · Surat',
        frequency: 'DAILY',
        filter: { query: 'accountant', workModes: ['WORK_FROM_HOME'], cities: ['Surat'] },
      },
    ]);
    expect([path(), router.state.location.search]).toEqual([paths.candidate.savedJobs, '']);
    expect(readAlertIntent()).toBeNull();
  });

  it('can be paused, resumed, renamed, deleted and set to another frequency, and say why they are inactive', async () => {
    serve(
      anAlert(),
      anAlert({ id: '2', name: 'Looms', state: 'REFUSED' }),
      anAlert({ id: '3', name: 'Dyes', state: 'UNVERIFIED' }),
    );
    const sent: UpdateJobAlertMutationVariables['input'][] = [];
    answerMutation(UpdateJobAlertDocument, ({ input }) => {
      const changed = [input].flat()[0];
      if (changed) sent.push(changed);
      return {
        updateJobAlert: { jobAlert: anAlert({ state: changed?.isPaused ? 'PAUSED' : 'ACTIVE', frequency: 'WEEKLY' }) },
      };
    });
    answerMutation(DeleteJobAlertDocument, { deleteJobAlert: { user: { id: '7', jobAlerts: [] } } });
    const { user } = openAs('candidate', paths.candidate.savedJobs);
    expect(await screen.findByText(/could not be delivered/)).toBeVisible();
    expect(screen.getByText(/once you have confirmed your email address/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resume: Looms' })).toBeVisible();
    const row = within(screen.getByRole('article', { name: 'Accounts at home' }));
    await user.selectOptions(row.getByLabelText('How often: Accounts at home'), 'Every Monday at 9:00 am');
    await user.click(row.getByRole('button', { name: 'Pause: Accounts at home' }));
    await user.click(await row.findByRole('button', { name: 'Resume: Accounts at home' }));
    await row.findByRole('button', { name: 'Pause: Accounts at home' });
    expect(sent).toEqual([
      { id: '1', frequency: 'WEEKLY' },
      { id: '1', isPaused: true },
      { id: '1', isPaused: false },
    ]);
    answerMutation(UpdateJobAlertDocument, ({ input }) => {
      sent.push({ id: '1', name: [input].flat()[0]?.name });
      return { updateJobAlert: { jobAlert: anAlert({ name: 'Books from home' }) } };
    });
    await user.click(row.getByRole('button', { name: 'Rename: Accounts at home' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename the job alert' }));
    const name = dialog.getByLabelText(/^Name/);
    expect(name).toHaveValue('Accounts at home');
    await user.clear(name);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Name is required.')).toBeVisible();
    await enterText(name, 'Books from home');
    await user.keyboard('{Enter}');
    expect(await row.findByRole('heading', { name: 'Books from home' })).toBeVisible();
    expect(sent.at(-1)).toEqual({ id: '1', name: 'Books from home' });
    await waitFor(() => expect(row.getByRole('button', { name: 'Rename: Books from home' })).toHaveFocus());
    await user.click(row.getByRole('button', { name: 'Delete' }));
    await user.click(row.getByRole('button', { name: 'Delete it?' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Books from home' })).toBeNull());
    expect(screen.getByText(/You have no alerts/)).toBeVisible();
  });
});

describe('the page of the stop link in a job alert email', () => {
  it('stops nothing until its button is pressed, and shows the result', async () => {
    const first = renderApp(`${paths.stopAlert}?alert=1&signature=abc`);
    const button = await screen.findByRole('button', { name: 'Stop the alert' });
    expect(button.closest('form')).toHaveAttribute('method', 'post');
    expect(button.closest('form')).not.toHaveAttribute('action');
    first.unmount();
    const second = renderApp(`${paths.stopAlert}?stopped=yes`);
    expect(await screen.findByText(/The job alert is stopped/)).toBeVisible();
    second.unmount();
    renderApp(`${paths.stopAlert}?stopped=no`);
    expect(await screen.findByText(/This link is not valid/)).toBeVisible();
  });
});
