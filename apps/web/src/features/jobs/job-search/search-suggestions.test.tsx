import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { openings, openingsAnswer } from '../../../testing/data/openings';
import { renderApp } from '../../../testing/render-app';
import { answerQuery, networkFailure } from '../../../testing/server';
import { JobSuggestionsDocument } from './job-suggestions.public.generated';
import { OpenJobsDocument } from './open-jobs.public.generated';

/** Opens the page. Returns its requests for suggestions. */
async function open() {
  answerQuery(OpenJobsDocument, openingsAnswer(openings(3)));
  const requests = answerQuery(JobSuggestionsDocument, ({ field }) => ({
    jobSuggestions:
      field === 'TITLE'
        ? [
            { text: 'Accountant', kind: 'TITLE', count: 12 },
            { text: 'Accounts Payable', kind: 'SKILL', count: 1 },
          ]
        : [{ text: 'Bengaluru', kind: 'CITY', count: 4 }],
  }));
  const app = renderApp(paths.openings);
  await screen.findByRole('list', { name: 'Openings' });
  return { ...app, requests };
}

const list = () => screen.findByRole('listbox', { name: 'Suggestions' });

it('the title field suggests titles and skills with their counts, which can be chosen by keyboard', async () => {
  const { user, requests, router } = await open();
  await user.type(screen.getByRole('combobox', { name: 'Job Title' }), 'acc');
  const options = within(await list()).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Accountant12 openings',
    'Accounts PayableSkill · 1 opening',
  ]);
  const field = screen.getByRole('combobox', { name: 'Job Title', expanded: true });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Accounts Payable');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(router.state.location.search).toBe('');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?title=Accounts+Payable'));
  expect(requests).toEqual([{ field: 'TITLE', query: 'acc' }]);
});

it('the location field suggests places to click, and closes the list on Escape and when it loses focus', async () => {
  const { user } = await open();
  const field = screen.getByLabelText('Location');
  await user.type(field, 'banga');
  await user.click(await screen.findByRole('option', { name: /Bengaluru/ }));
  expect(field).toHaveValue('Bengaluru');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('{ArrowDown}');
  await list();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{ArrowDown}');
  await list();
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('the title field requests no suggestions for a single letter', async () => {
  const { user, requests, router } = await open();
  await user.type(screen.getByLabelText('Job Title'), 'x{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?title=x'));
  expect(requests).toEqual([]);
});

it('the search works when the request for suggestions fails, without the suggestions for an earlier text', async () => {
  const { user, router } = await open();
  await user.type(screen.getByLabelText('Job Title'), 'acc');
  await list();
  answerQuery(JobSuggestionsDocument, networkFailure);
  await user.keyboard('x');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?title=accx'));
});
