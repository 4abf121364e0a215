import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { informationOf } from '../../../testing/data/candidate-information';
import { openAs } from '../../../testing/open-as';
import { press } from '../../../testing/press';
import { answerMutation, answerQuery, errorResponse } from '../../../testing/server';
import { CandidateInformationDocument } from './candidate-information.generated';
import { ManagedCandidatesDocument } from './manage-candidates.generated';
import { RevealIdentityNumberDocument, type RevealIdentityNumberMutationVariables } from './revealed-number.generated';

const person = { id: '21', firstName: 'Imran', lastName: 'Shaikh', email: 'imran@example.com', isActive: true };
const createdAt = '2026-02-01T06:30:00.000Z';
const candidate = informationOf(person, {
  gender: 'MALE',
  isProfileComplete: true,
  aadhaarMasked: 'XXXX-XXXX-5566',
  panNumber: 'XXXXXX234F',
  drivingLicenseNumber: 'XXXXXXXXXXX2345',
});

/** Opens the information of a candidate and collects the requests for the number. */
async function open(answer: (kind: string) => Response | string = () => 'ABCDE1234F') {
  const requests: RevealIdentityNumberMutationVariables[] = [];
  const row = { ...person, createdAt, appliedJobsCount: 1 };
  answerQuery(ManagedCandidatesDocument, {
    candidates: { nodes: [row], pageInfo: { hasNextPage: false }, totalCount: 1 },
  });
  answerQuery(CandidateInformationDocument, {
    candidate,
    user: { id: '21', isInvited: false, isEmailVerified: false },
  });
  answerMutation(RevealIdentityNumberDocument, (variables) => {
    requests.push(variables);
    const result = answer(variables.kind);
    return typeof result === 'string' ? { revealIdentityNumber: { number: result } } : result;
  });
  openAs('admin', paths.admin.candidates);
  await userEvent.click(await screen.findByRole('button', { name: /Imran Shaikh/ }));
  await screen.findByText('XXXXXX234F');
  return requests;
}

describe('an identity number of a candidate', () => {
  it('is revealed on request with a note that this is recorded, and can be hidden again', async () => {
    const requests = await open();
    const reveal = screen.getByRole('button', { name: 'Reveal PAN Number' });
    expect(reveal).toHaveAccessibleDescription('Revealing it is recorded with your name.');
    expect(requests).toEqual([]);
    await userEvent.click(reveal);
    expect(await screen.findByText('ABCDE1234F')).toBeVisible();
    expect(requests).toEqual([{ candidateId: '21', kind: 'PAN' }]);
    expect(screen.getByText('This has been recorded with your name.')).toBeVisible();
    expect(screen.getByText('XXXXXXXXXXX2345')).toBeVisible();
    await press('Hide PAN Number');
    expect(await screen.findByText('XXXXXX234F')).toBeVisible();
    expect(screen.queryByText('ABCDE1234F')).toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('has its own Reveal button if the full number is stored', async () => {
    const requests = await open(() => 'GJ0520110012345');
    await press('Reveal Driving License Number');
    await waitFor(() => expect(requests).toEqual([{ candidateId: '21', kind: 'DRIVING_LICENSE' }]));
    const names = screen
      .getAllByRole('button', { name: /^(Reveal|Hide) / })
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual(['Reveal PAN Number', expect.stringContaining('Driving License Number')]);
  });

  it('stays masked and shows the reason when revealing it fails', async () => {
    await open(() => errorResponse('NOT_FOUND', 'Identity number not found.'));
    await press('Reveal PAN Number');
    expect(await screen.findByText('Identity number not found.')).toBeVisible();
    expect(screen.getByText('XXXXXX234F')).toBeVisible();
  });
});
