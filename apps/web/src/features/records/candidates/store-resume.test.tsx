import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { chooseFile } from '../../../testing/choose-file';
import { informationOf } from '../../../testing/data/candidate-information';
import { openAs } from '../../../testing/open-as';
import { press } from '../../../testing/press';
import { answerMutation, answerQuery, errorResponse } from '../../../testing/server';
import { CandidateInformationDocument } from './candidate-information.generated';
import { ManagedCandidatesDocument } from './manage-candidates.generated';
import { StoreResumeDocument } from './store-resume.generated';

const person = { id: '21', firstName: 'Imran', lastName: 'Shaikh', email: 'imran@example.com' };
const storing = { storedByName: 'Meera Shah', storedAt: '2026-11-28T06:30:00.000Z' };
const resume = { id: '7', name: 'imran.pdf', url: '/files/7' };

async function open(overrides: Parameters<typeof informationOf>[1]) {
  const createdAt = '2026-02-01T06:30:00.000Z';
  answerQuery(ManagedCandidatesDocument, {
    candidates: {
      nodes: [{ ...person, createdAt, isActive: true, appliedJobsCount: 0 }],
      pageInfo: { hasNextPage: false },
      totalCount: 1,
    },
  });
  answerQuery(CandidateInformationDocument, {
    candidate: informationOf(person, overrides),
    user: { id: '21', isInvited: true, isEmailVerified: false },
  });
  openAs('admin', paths.admin.candidates);
  await userEvent.click(await screen.findByRole('button', { name: 'View Imran Shaikh' }));
  await screen.findByRole('rowheader', { name: 'Account Status' });
}
const line = () => within(screen.getByRole('rowheader', { name: 'Stored Resume' }).closest('tr') as HTMLElement);

async function choose(name: string, type = 'application/pdf') {
  const input = line().getByLabelText('Resume from the candidate');
  const field = input.closest('tr')?.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error('There is no file input.');
  await chooseFile(field, new File(['resume'], name, { type }));
}

describe('the resume of an imported candidate in the record', () => {
  it('is stored by the administrator, and then says who stored it', async () => {
    await open({ canStoreResume: true });
    await press('Store Resume');
    expect(await line().findByRole('alert')).toHaveTextContent('Choose the resume first.');
    await choose('imran.txt', 'text/plain');
    await press('Store Resume');
    expect(await line().findByRole('alert')).toHaveTextContent('PDF or DOCX');
    const sent = answerMutation(StoreResumeDocument, {
      storeResume: {
        candidate: { id: '21', isProfileComplete: false, canStoreResume: true, resumeStoring: storing, resume },
      },
    });
    await choose('imran.pdf');
    await press('Store Resume');
    expect(await line().findByText('Stored by Meera Shah, Job Alert, on 28/11/2026')).toBeVisible();
    expect(line().getByRole('status')).toHaveTextContent('The resume is stored.');
    expect(screen.getByRole('link', { name: 'View Resume: imran.pdf' })).toBeVisible();
    expect(sent).toMatchObject([{ candidateId: '21' }]);
  });

  it('shows the reason when the candidate has logged in meanwhile', async () => {
    await open({ canStoreResume: true, resumeStoring: storing, resume });
    const message = 'This candidate has logged in. Only they can change their resume now.';
    answerMutation(StoreResumeDocument, () => errorResponse('FORBIDDEN', message));
    await choose('imran.pdf');
    await press('Store Resume');
    await waitFor(() => expect(line().getByRole('alert')).toHaveTextContent(message));
  });

  it('is only named after the first login', async () => {
    await open({ resumeStoring: storing, resume });
    expect(line().getByText('Stored by Meera Shah, Job Alert, on 28/11/2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Store Resume' })).toBeNull();
  });

  it('has no row for a candidate who has signed up', async () => {
    await open({ resume });
    expect(screen.queryByRole('rowheader', { name: 'Stored Resume' })).toBeNull();
  });
});
