import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '../../../testing/console';
import { anEmployer, open, serveEmployers } from '../../../testing/data/managed-employers';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../../testing/server';
import { EmployerInformationDocument, type EmployerInformationQuery } from './employer-information.generated';
import {
  CompanyMergePreviewDocument,
  type CompanyMergePreviewQuery,
  MergeCompaniesDocument,
} from './merge-companies.generated';

type Company = NonNullable<EmployerInformationQuery['company']>;
type Preview = CompanyMergePreviewQuery['companyMergePreview'];

const branch = { id: '12', name: 'Himalaya Branch', email: 'ravi@branch.example', approvalState: 'APPROVED' } as const;
const company = (overrides: Partial<Company> = {}): Company => ({
  ...anEmployer({ approvalState: 'APPROVED' }),
  gstin: '27AAPFU0939F1ZV',
  website: 'https://himalaya.example/',
  description: 'Weaves.',
  industry: 'Textiles',
  companyEmail: null,
  phone: null,
  headquarters: null,
  size: null,
  yearEstablished: null,
  isProfileComplete: true,
  employer: { id: '11', isInvited: false, isEmailVerified: true },
  approval: null,
  possibleDuplicates: [
    { reasons: ['GSTIN'], company: branch },
    { reasons: ['NAME'], company: { ...branch, id: '13', name: 'Himalaya Textile', email: 'other@example.com' } },
  ],
  merges: [],
  notes: [],
  joinRequests: [],
  addresses: [],
  ...overrides,
});

const side = (id: string, version: number): Preview['keep'] => ({
  company: {
    id,
    name: id === '11' ? 'Himalaya Textiles' : branch.name,
    fullName: id === '11' ? 'Asha Patel' : 'Ravi Desai',
    email: id === '11' ? 'asha@himalaya.example' : branch.email,
    gstin: '27AAPFU0939F1ZV',
    website: 'https://himalaya.example/',
    approvalState: 'APPROVED',
    isActive: true,
    createdAt: '2026-03-31T20:00:00.000Z',
    version,
  },
  members: 2,
  jobs: id === '11' ? 7 : 1,
  applications: 1_200,
  interviews: 0,
});
const preview = (keepId: string, removeId: string, values: Partial<Preview> = {}): Preview => ({
  keep: side(keepId, 4),
  removed: side(removeId, 9),
  problem: null,
  effects: [`${removeId} goes over to ${keepId}.`],
  ...values,
});

/** Opens the record of the employer. Each request returns the next answer, and the last answer repeats. */
async function openRecord(...answers: Company[]) {
  serveEmployers([anEmployer(), anEmployer({ id: '12', fullName: 'Ravi Desai', name: branch.name })]);
  answerQuery(EmployerInformationDocument, () => ({
    company: (answers.length > 1 ? answers.shift() : answers[0]) ?? null,
  }));
  const app = open();
  await app.user.click(await screen.findByRole('button', { name: 'View Asha Patel' }));
  return app;
}

const startMerge = async () =>
  userEvent.click(await screen.findByRole('button', { name: `Merge with ${branch.name}` }));

describe('a company with the same GSTIN', () => {
  it('is merged into the one that you keep, side by side with its effects, after typing its name', async () => {
    answerQuery(CompanyMergePreviewDocument, ({ keepId, removeId }) => ({
      companyMergePreview: preview(String(keepId), String(removeId)),
    }));
    const merges = [
      { id: '3', removedName: branch.name, mergedAt: '2026-11-20T06:30:05.000Z', mergedByName: 'Asha Patel' },
    ];
    await openRecord(company(), company({ possibleDuplicates: [], merges }));
    expect(await screen.findByText('Same GSTIN')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Merge with Himalaya Textile' })).toBeNull();
    await startMerge();
    expect(screen.getByRole('radio', { name: /^Himalaya Textiles/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: `Merge with ${branch.name}` })).toHaveFocus();

    await startMerge();
    expect(await screen.findByText('12 goes over to 11.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^Himalaya Branch/ }));
    expect(await screen.findByText('11 goes over to 12.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^Himalaya Textiles/ }));
    expect(await screen.findByText('12 goes over to 11.')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'The two companies' }));
    expect(table.getByRole('row', { name: 'Jobs 7 1' })).toBeVisible();
    expect(table.getByRole('row', { name: 'Applications 1,200 1,200' })).toBeVisible();

    expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
    const name = screen.getByLabelText(`Type ${branch.name} to merge it`);
    await userEvent.type(name, 'Himalaya Tex');
    expect(screen.getByText('This is another name.')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.type(name, branch.name);
    const requests = answerMutation(MergeCompaniesDocument, {
      mergeCompanies: { merge: { id: '3' }, company: anEmployer() },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Merged Companies')).toBeVisible();
    expect(requests).toEqual([
      { keepId: '11', keepVersion: 4, removeId: '12', removeVersion: 9, confirmedName: branch.name },
    ]);
    expect(document.body).not.toHaveFocus();
  });

  it('keeps the typed name when the merge fails, and shows the new effects when a company has changed', async () => {
    const effects = [['1 job goes over.'], ['2 jobs go over.']];
    answerQuery(CompanyMergePreviewDocument, () => ({
      companyMergePreview: preview('11', '12', { effects: (effects.length > 1 ? effects.shift() : effects[0]) ?? [] }),
    }));
    await openRecord(company());
    await startMerge();
    await userEvent.type(await screen.findByLabelText(`Type ${branch.name} to merge it`), branch.name);
    answerMutation(MergeCompaniesDocument, networkFailure);
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    answerMutation(MergeCompaniesDocument, () => errorResponse('STALE_VERSION', 'It has changed.'));
    await userEvent.click(screen.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('2 jobs go over.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('One of the companies has changed. Check the effects again.');
    expect(screen.getByLabelText(`Type ${branch.name} to merge it`)).toHaveValue(branch.name);
    takeConsoleErrors();
  });

  it('cannot be merged when the server says why, and the comparison can be loaded again after a failure', async () => {
    answerQuery(CompanyMergePreviewDocument, () => errorResponse('INTERNAL', 'boom'));
    await openRecord(company());
    await startMerge();
    expect(await screen.findByText('Could not compare the companies.')).toBeVisible();
    takeConsoleErrors();
    const problem = 'Himalaya Branch is deactivated. Activate it before you merge it.';
    answerQuery(CompanyMergePreviewDocument, { companyMergePreview: preview('11', '12', { problem, effects: [] }) });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(problem)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Type/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
  });
});
