import { addDays, todayInIndia } from '@job-alert/domain/india/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { aPage } from '../../../testing/data/a-page';
import { aSession } from '../../../testing/data/builders';
import { openings, openingsAnswer } from '../../../testing/data/openings';
import { openAs } from '../../../testing/open-as';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, answerQuery, errorResponse } from '../../../testing/server';
import { OpenJobsDocument } from '../job-search/open-jobs.public.generated';
import { type SavedJobCardFragment, SavedJobsDocument } from './saved-jobs.generated';
import {
  AddSavedJobsDocument,
  SavedJobIdsDocument,
  SaveJobDocument,
  UnsaveJobDocument,
} from './saved-jobs.public.generated';

const saveButton = (title: string) => screen.findByRole('button', { name: `Save: ${title}` });
const saved = (...ids: string[]) => ({ id: '7', savedJobs: { nodes: ids.map((id) => ({ id, job: { id } })) } });
const closed = (id: string, title: string): SavedJobCardFragment => ({
  id,
  savedAt: '2026-11-12T06:30:00.000Z',
  job: { id, title, city: 'Surat', companyName: 'Rao & Sons' },
});
const open = (id: string, title: string, days: number): SavedJobCardFragment => ({
  ...closed(id, title),
  job: {
    ...closed(id, title).job,
    minExperience: 1,
    maxExperience: 3,
    salaryMin: 300_000,
    salaryMax: 420_000,
    deadline: addDays(todayInIndia(new Date()), days),
    path: `${paths.openings}/${id}-job`,
  },
});

describe('the save button of an opening', () => {
  it('saves a job of a visitor in the browser, says so and removes it when pressed again', async () => {
    answerQuery(OpenJobsDocument, openingsAnswer(openings(2)));
    const { user } = renderApp(paths.openings);
    await user.click(await saveButton('Job 1'));
    await user.click(await saveButton('Job 2'));
    expect(await saveButton('Job 1')).toHaveAttribute('aria-pressed', 'true');
    const [news] = screen.getAllByRole('status').filter((status) => status.textContent !== '');
    expect(news).toHaveTextContent('2 jobs are saved in this browser. Log in or sign up to keep them.');
    await user.click(await saveButton('Job 1'));
    expect(await saveButton('Job 1')).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('savedJobs')).toBe('2');
    expect(screen.queryByText(/saved in this browser/)).toBeNull();
  });

  it("shows a candidate's saved jobs, removes one when pressed and is reset when saving fails", async () => {
    answerQuery(OpenJobsDocument, openingsAnswer(openings(2)));
    answerQuery(SavedJobIdsDocument, { viewer: saved('1') });
    answerMutation(SaveJobDocument, () =>
      errorResponse('INVALID_INPUT', 'You can save at most 100 jobs. Remove one first.'),
    );
    answerMutation(UnsaveJobDocument, { unsaveJob: { user: { id: '7' } } });
    const { user } = renderApp(paths.openings, { as: aSession('candidate') });
    await waitFor(async () => expect(await saveButton('Job 1')).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await saveButton('Job 2'));
    expect(await screen.findByText('You can save at most 100 jobs. Remove one first.')).toBeVisible();
    expect(await saveButton('Job 2')).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await saveButton('Job 2')).toHaveFocus();
    await user.click(await saveButton('Job 1'));
    await waitFor(async () => expect(await saveButton('Job 1')).toHaveAttribute('aria-pressed', 'false'));
  });

  it('is hidden from employers', async () => {
    answerQuery(OpenJobsDocument, openingsAnswer(openings(1)));
    renderApp(paths.openings, { as: aSession('employer') });
    await screen.findByRole('link', { name: 'Job 1' });
    expect(screen.queryByRole('button', { name: 'Save: Job 1' })).toBeNull();
  });
});

describe('saved jobs', () => {
  it('show which close soon or have closed, and stay listed after they are unsaved', async () => {
    const nodes = [open('1', 'Weaver', 1), open('2', 'Dyer', 30), closed('3', 'Planner')];
    answerQuery(SavedJobsDocument, { viewer: { id: '7', savedJobs: aPage(nodes), jobAlerts: [] } });
    answerMutation(UnsaveJobDocument, { unsaveJob: { user: { id: '7' } } });
    const { user } = openAs('candidate', paths.candidate.savedJobs);
    const cards = within(await screen.findByRole('list', { name: 'Saved jobs' })).getAllByRole('article');
    const marks = cards.map((card) =>
      within(card).queryByText(/^Close[ds] ?(?:today|tomorrow|soon)?$/, { selector: 'span' }),
    );
    expect(marks.map((mark) => mark?.textContent)).toEqual(['Closes tomorrow', undefined, 'Closed']);
    expect(screen.getByRole('link', { name: 'Planner' })).toHaveAttribute('href', `${paths.openings}/3`);
    await user.click(await saveButton('Dyer'));
    expect(await saveButton('Dyer')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('link', { name: 'Dyer' })).toBeVisible();
  });

  it('are moved from the browser to the account of a logged-in candidate and listed', async () => {
    localStorage.setItem('savedJobs', '4 5');
    const inputs = answerMutation(AddSavedJobsDocument, { addSavedJobs: { user: saved('5', '4') } });
    const nodes = [open('5', 'Weaver', 9), open('4', 'Dyer', 9)];
    answerQuery(SavedJobsDocument, () => ({
      viewer: { id: '7', savedJobs: aPage(inputs.length > 0 ? nodes : []), jobAlerts: [] },
    }));
    openAs('candidate', paths.candidate.savedJobs);
    expect(await screen.findByRole('link', { name: 'Dyer' })).toBeVisible();
    expect(inputs).toEqual([{ jobIds: ['4', '5'] }]);
    expect(localStorage.getItem('savedJobs')).toBeNull();
    await waitFor(async () => expect(await saveButton('Weaver')).toHaveAttribute('aria-pressed', 'true'));
  });
});
