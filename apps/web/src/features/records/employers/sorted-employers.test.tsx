import { COMPANY_SORTS } from '@job-alert/domain/lists/list-sorts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { enterText } from '../../../testing/enter-text';
import { exported } from '../../../testing/exported';
import { openAs } from '../../../testing/open-as';
import { answerQuery } from '../../../testing/server';
import { usePhone } from '../../../testing/use-phone';
import { ManagedEmployersDocument } from './manage-employers.generated';

const names = ['Asha Patel', 'Rohan Mehta'];

function serveEmployers() {
  return answerQuery(ManagedEmployersDocument, () => {
    const nodes = names.map((fullName, index) => ({
      id: String(index + 1),
      fullName,
      name: `${fullName} Textiles`,
      contact: '9876543210',
      email: `person${index}@textiles.example`,
      approvalState: 'APPROVED' as const,
      approval: null,
      isActive: true,
      createdAt: '2026-03-31T20:00:00.000Z',
      responsible: null,
    }));
    return { companies: { nodes, pageInfo: { hasNextPage: true }, totalCount: 60 } };
  });
}

const open = (query = '') => openAs('admin', paths.admin.employers + query);
const header = (name: string) => screen.getByRole('columnheader', { name });
const press = (name: string) => userEvent.click(within(header(name)).getByRole('button', { name }));

describe('the sort order of the employers', () => {
  it('is chosen from a list on a phone, where the table is shown as cards', async () => {
    usePhone();
    const requests = serveEmployers();
    const app = open();
    await screen.findByText('Asha Patel');
    const choice = screen.getByRole('combobox', { name: 'Sort by' });
    expect(choice).toHaveValue('Newest first');
    await userEvent.click(choice);
    await screen.findByRole('option', { name: 'Oldest first' });
    const list = document.getElementById(choice.getAttribute('aria-controls') ?? '');
    expect(Array.from(list?.querySelectorAll('[role=option]') ?? [], (option) => option.textContent)).toEqual([
      'Newest first',
      'Oldest first',
      'Employer name, A to Z',
      'Employer name, Z to A',
      'Company name, A to Z',
      'Company name, Z to A',
      'Email id, A to Z',
      'Email id, Z to A',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Oldest first' }));
    await waitFor(() => expect(requests.at(-1)?.orderBy).toEqual(COMPANY_SORTS.OLDEST.orderBy));
    expect(app.router.state.location.search).toBe('?sort=oldest');
  });

  it('is newest first by default, and changes with a click or a key on a column header', async () => {
    const requests = serveEmployers();
    const app = open();
    await screen.findByText('Asha Patel');
    expect(requests[0]?.orderBy).toEqual(COMPANY_SORTS.LATEST.orderBy);
    expect(header('Date Joined')).toHaveAttribute('aria-sort', 'descending');
    for (const name of ['Employer Name', 'Company Name', 'Email Id']) {
      expect(header(name)).toHaveAttribute('aria-sort', 'none');
    }
    for (const name of ['Contact No', 'Status', 'Active/Inactive', 'Actions']) {
      expect(header(name)).not.toHaveAttribute('aria-sort');
      expect(within(header(name)).queryByRole('button')).toBeNull();
    }
    await press('Date Joined');
    await waitFor(() => expect(header('Date Joined')).toHaveAttribute('aria-sort', 'ascending'));
    expect(app.router.state.location.search).toBe('?sort=oldest');
    await press('Date Joined');
    await waitFor(() => expect(header('Date Joined')).toHaveAttribute('aria-sort', 'descending'));
    expect(app.router.state.location.search).toBe('');
    within(header('Company Name')).getByRole('button').focus();
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(requests.at(-1)?.orderBy).toEqual(COMPANY_SORTS.COMPANY_NAME.orderBy));
    expect(header('Company Name')).toHaveAttribute('aria-sort', 'ascending');
    expect(header('Date Joined')).toHaveAttribute('aria-sort', 'none');
    expect(within(header('Company Name')).getByRole('button')).toHaveFocus();
    await app.user.keyboard(' ');
    await waitFor(() => expect(requests.at(-1)?.orderBy).toEqual(COMPANY_SORTS.COMPANY_NAME_DESC.orderBy));
    expect(header('Company Name')).toHaveAttribute('aria-sort', 'descending');
  });

  it('is read from the URL in any letter case, and an unknown value is ignored', async () => {
    const requests = serveEmployers();
    const app = open('?sort=Email');
    await screen.findByText('Asha Patel');
    expect(requests.at(-1)?.orderBy).toEqual(COMPANY_SORTS.EMAIL.orderBy);
    await act(() => app.router.navigate('?sort=salary'));
    await waitFor(() => expect(requests.at(-1)?.orderBy).toEqual(COMPANY_SORTS.LATEST.orderBy));
  });

  it('resets page and selection but not the filters when it changes, and is kept while paging and searching', async () => {
    const requests = serveEmployers();
    const app = open('?status=Approved&page=2');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Asha Patel' }));
    expect(screen.getByText('1 selected')).toBeVisible();
    await press('Employer Name');
    await waitFor(() => expect(app.router.state.location.search).toBe('?status=Approved&sort=employer_name'));
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({ page: 2, orderBy: COMPANY_SORTS.EMPLOYER_NAME.orderBy }),
    );
    await enterText(screen.getByLabelText('Employer, company or email'), 'Asha');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({
        page: 1,
        orderBy: COMPANY_SORTS.EMPLOYER_NAME.orderBy,
        filter: { search: 'Asha' },
      }),
    );
  });

  it('applies to the exported file', async () => {
    serveEmployers();
    const fetched = await exported(/employers\.csv$/, async () => {
      open('?status=Approved&sort=company_name_desc');
      await screen.findByText('Asha Patel');
    });
    expect(fetched).toEqual(['/exports/employers.csv?status=Approved&sort=company_name_desc']);
  });
});
