import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anEmployer, numberedEmployer, open, serveEmployers } from '../../../testing/data/managed-employers';
import { assignAll, ravi, serveAdministrators } from '../../../testing/data/responsible';
import { exported } from '../../../testing/exported';
import { press } from '../../../testing/press';
import { answerMutation, errorResponse } from '../../../testing/server';
import { AssignResponsibleDocument } from '../../shared/responsible/responsible.generated';

const choose = async (id: string) => userEvent.click(await screen.findByLabelText(`Select Employer ${id}`));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const field = () => screen.getByRole('combobox', { name: 'Responsible' });

describe('the responsible administrators of employers', () => {
  it('stand in their rows, and filter the list by Mine, Nobody or a colleague, also in the URL and the file', async () => {
    const requests = serveEmployers([anEmployer({ responsible: ravi })]);
    const administrators = serveAdministrators();
    const files = await exported(/\/exports\//, async () => {
      const app = open('?responsible=none');
      expect(await screen.findByText('Responsible: Ravi Desai')).toBeVisible();
      expect(field()).toHaveValue('Nobody');
      expect(administrators).toHaveLength(0);
      await userEvent.click(field());
      await userEvent.click(await screen.findByRole('option', { name: 'Ravi Desai' }));
      expect(screen.queryByRole('option', { name: 'Asha Patel' })).toBeNull();
      await press('Search');
      await waitFor(() => expect(app.router.state.location.search).toBe('?responsible=8'));
      await userEvent.click(field());
      await userEvent.click(await screen.findByRole('option', { name: 'Mine' }));
      await press('Search');
      await waitFor(() => expect(app.router.state.location.search).toBe('?responsible=7'));
    });
    expect(requests.map(({ filter }) => filter.responsibleId)).toEqual(['none', '8', '7']);
    expect(files).toEqual(['/exports/employers.csv?responsible=7']);
  });

  it('are chosen for the selected employers, and rows that no longer match leave the list', async () => {
    const rows = [numberedEmployer('1', { responsible: ravi }), numberedEmployer('2', { responsible: ravi })];
    serveEmployers(rows);
    serveAdministrators();
    open('?responsible=8');
    await choose('1');
    await choose('2');
    answerMutation(AssignResponsibleDocument, () => errorResponse('RATE_LIMITED', 'Please wait.'));
    await press('Assign (2)');
    await userEvent.click((await dialog('Assign 2 employers')).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('2 selected')).toBeVisible();

    const sent = assignAll('Company', (id) => id === '1');
    await press('Assign (2)');
    const question = await dialog('Assign 2 employers');
    expect(question.getByText('Company 1, Company 2')).toBeVisible();
    expect(question.getByRole('combobox', { name: 'Responsible' })).toHaveValue('Me');
    rows.shift();
    await userEvent.click(question.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('You are now responsible for 1 employer. Left out, because they have changed: 1.'),
    ).toBeVisible();
    expect(sent).toEqual([{ kind: 'COMPANY', ids: ['1', '2'], responsibleId: '7' }]);
    await waitFor(() => expect(screen.queryByText('Employer 1')).toBeNull());
  });
});
