import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { informationOf } from '../../testing/data/candidate-information';
import { enterText } from '../../testing/enter-text';
import { openAs } from '../../testing/open-as';
import { press } from '../../testing/press';
import { answerMutation, answerQuery, errorResponse } from '../../testing/server';
import { CandidateInformationDocument } from '../records/candidates/candidate-information.generated';
import {
  InvitationCheckDocument,
  InviteToJobDocument,
  JobsToInviteToDocument,
} from '../shared/people/invite-dialog.generated';
import {
  AddToTalentPoolDocument,
  CreateTalentPoolDocument,
  DeleteTalentPoolDocument,
  type PoolMembershipFragment,
  RemoveFromTalentPoolDocument,
  RenameTalentPoolDocument,
  SetTalentPoolNoteDocument,
  TalentPoolsDocument,
  type TalentPoolsQuery,
} from '../shared/pools/talent-pools.generated';
import { FindCandidatesDocument, type FoundCandidateFragment } from './find-candidates.generated';

const person = (id: string, lastName: string): FoundCandidateFragment => ({
  id,
  firstName: 'Pooja',
  lastName,
  jobTitle: null,
  companyName: null,
  city: null,
  experienceMonths: null,
  qualification: 'UNKNOWN',
  expectedSalary: null,
  noticePeriod: null,
  openTo: null,
  lastActiveOn: null,
  hasResume: false,
  foundIn: [],
});
const facets = {
  cities: [],
  experiences: [],
  qualifications: [],
  activities: [],
  noticePeriods: [],
  openTo: [],
  workModes: [],
  resumes: [],
  pools: [
    { value: '7', count: 2 },
    { value: '5', count: 0 },
  ],
};

describe('pools in Find Candidates', () => {
  let pools: TalentPoolsQuery['talentPools'];
  beforeEach(() => {
    pools = [
      { id: '7', name: 'CNC operators', memberCount: 2 },
      { id: '5', name: 'Weavers', memberCount: 0 },
    ];
  });

  function open(query = '?order=active') {
    answerQuery(TalentPoolsDocument, () => ({ talentPools: pools }));
    const nodes = [person('21', 'Sharma'), person('22', 'Patel')];
    const requests = answerQuery(FindCandidatesDocument, () => ({
      findCandidates: {
        nodes,
        pageInfo: { hasNextPage: false },
        totalCount: nodes.length,
        facets,
        corrections: [],
        leftOutWords: [],
      },
    }));
    return { ...openAs('admin', paths.admin.findCandidates + query), requests };
  }
  const membership = (note: string | null): PoolMembershipFragment => ({
    pool: { id: '7', name: 'CNC operators' },
    note,
    addedByName: 'Asha Patel',
    addedAt: '2026-11-20T06:30:00.000Z',
  });
  const candidate = (memberships: PoolMembershipFragment[]) => ({ id: '21', pools: memberships });

  it('are a filter with names and counts', async () => {
    const { requests, router } = open('?pool=7');
    expect(await screen.findByText('Pooja Sharma')).toBeVisible();
    expect(requests.at(-1)?.filter).toEqual({ pools: ['7'] });
    await press('CNC operators , chosen 2 candidates');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('get the selected candidates, also under a new name, and the list is read again', async () => {
    const created = answerMutation(CreateTalentPoolDocument, ({ name }) => {
      const pool = { id: '9', name, memberCount: 0 };
      pools = [...pools, pool];
      return { createTalentPool: { pool } };
    });
    const added = answerMutation(AddToTalentPoolDocument, ({ candidateIds }) => ({
      addToTalentPool: {
        results: [candidateIds].flat().map((id) => ({ message: null, candidate: { id, pools: [] } })),
      },
    }));
    const { user, requests } = open();
    for (const name of ['Sharma', 'Patel']) await user.click(await screen.findByLabelText(`Select Pooja ${name}`));
    await press('Pool (2)');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pool of 2 candidates' }));
    await enterText(dialog.getByLabelText(/^Pool/, { selector: 'input' }), 'Night shift');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('2 candidates added to Night shift.')).toBeVisible();
    expect(created).toEqual([{ name: 'Night shift' }]);
    expect(added).toEqual([{ poolId: '9', candidateIds: ['21', '22'] }]);
    await waitFor(() => expect(requests.length).toBeGreaterThan(1));
  });

  it('are beside the invitation of the selected candidates to an open job that is chosen by its title', async () => {
    const searched = answerQuery(JobsToInviteToDocument, {
      openJobs: { nodes: [{ id: '31', title: 'Accountant', companyName: 'Rao & Sons', city: 'Surat' }] },
    });
    answerQuery(InvitationCheckDocument, {
      invitationCheck: {
        candidates: [
          { candidateId: '21', problem: null, message: null },
          { candidateId: '22', problem: null, message: null },
        ],
        remainingToday: 100,
        expiresAt: '2026-12-12T06:00:00.000Z',
      },
    });
    const sent = answerMutation(InviteToJobDocument, {
      inviteToJob: {
        results: ['21', '22'].map((candidateId) => ({ candidateId, message: null, invitation: { id: candidateId } })),
        job: { id: '31', invitationCounts: [{ state: 'OPEN', count: 2 }] },
      },
    });
    const { user } = open();
    for (const name of ['Sharma', 'Patel']) await user.click(await screen.findByLabelText(`Select Pooja ${name}`));
    await press('Invite (2)');
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite 2 candidates' }));
    await user.type(dialog.getByLabelText(/^Job/, { selector: 'input' }), 'accountant');
    await waitFor(() => expect(searched.at(-1)).toEqual({ query: 'accountant' }));
    await user.click(await screen.findByRole('option', { name: 'Accountant at Rao & Sons, Surat' }));
    await user.click(await dialog.findByRole('button', { name: 'Invite 2 candidates' }));
    expect(await screen.findByText('2 candidates invited.')).toBeVisible();
    expect(sent).toEqual([{ jobId: '31', candidateIds: ['21', '22'], message: null }]);
    expect(screen.getByLabelText('Select Pooja Sharma')).not.toBeChecked();
  });

  it('lose selected candidates, and say when a candidate could not be changed', async () => {
    const removed = answerMutation(RemoveFromTalentPoolDocument, {
      removeFromTalentPool: { results: [{ message: 'Candidate not found.', candidate: null }] },
    });
    const { user } = open();
    await user.click(await screen.findByLabelText('Select Pooja Sharma'));
    await press('Pool (1)');
    const dialog = within(await screen.findByRole('dialog', { name: 'Pool of 1 candidate' }));
    await user.click(dialog.getByRole('radio', { name: 'Remove' }));
    await enterText(dialog.getByLabelText(/^Pool/, { selector: 'input' }), 'cnc operators');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('0 candidates removed from cnc operators. Candidate not found.')).toBeVisible();
    expect(removed).toEqual([{ poolId: '7', candidateIds: ['21'] }]);
  });

  it('are created, renamed and deleted after a confirmation that counts the candidates', async () => {
    const sentence = 'There is already a pool with this name.';
    answerMutation(RenameTalentPoolDocument, () =>
      errorResponse('INVALID_INPUT', sentence, { fields: { 'input.name': [sentence] } }),
    );
    const deleted = answerMutation(DeleteTalentPoolDocument, ({ id }) => {
      pools = pools.filter((pool) => pool.id !== id);
      return { deleteTalentPool: { id: '7' } };
    });
    const { user } = open();
    await screen.findByText('Pooja Sharma');
    await press('Pools');
    await press('Rename CNC operators');
    const rename = within(await screen.findByRole('dialog', { name: 'Rename the pool' }));
    await enterText(rename.getByLabelText(/Name/), 'weavers');
    await user.click(rename.getByRole('button', { name: 'Save' }));
    expect(await rename.findByText(sentence)).toBeVisible();
    await user.click(rename.getByRole('button', { name: 'Cancel' }));
    await press('Delete CNC operators');
    const question = within(await screen.findByRole('dialog', { name: 'Delete the pool CNC operators?' }));
    expect(question.getByText(/^It has 2 candidates/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete CNC operators' })).toBeNull());
    expect(deleted).toEqual([{ id: '7' }]);
  });

  it('are part of the record with a note that can be changed, and can be left', async () => {
    answerQuery(CandidateInformationDocument, {
      candidate: informationOf(
        { id: '21', firstName: 'Pooja', lastName: 'Sharma', email: 'pooja@example.com' },
        { pools: [membership('Days only')] },
      ),
      user: null,
    });
    const noted = answerMutation(SetTalentPoolNoteDocument, {
      setTalentPoolNote: { candidate: candidate([membership('Night shift')]) },
    });
    const removed = answerMutation(RemoveFromTalentPoolDocument, {
      removeFromTalentPool: { results: [{ message: null, candidate: candidate([]) }] },
    });
    const { user } = open('?order=active&candidate=21');
    const record = within(await screen.findByRole('dialog', { name: 'Pooja Sharma' }));
    const section = within(await record.findByRole('region', { name: 'Pools' }));
    const note = section.getByRole('textbox', { name: 'Note in CNC operators' });
    expect(note).toHaveValue('Days only');
    await enterText(note, 'Night shift');
    await user.click(section.getByRole('button', { name: 'Save Note' }));
    await waitFor(() => expect(noted).toEqual([{ poolId: '7', candidateId: '21', note: 'Night shift' }]));
    await waitFor(() => expect(section.queryByRole('button', { name: 'Save Note' })).toBeNull());
    await user.click(section.getByRole('button', { name: 'Remove' }));
    await user.click(section.getByRole('button', { name: 'Remove from CNC operators?' }));
    expect(await section.findByText('In no pool.')).toBeVisible();
    expect(removed).toEqual([{ poolId: '7', candidateIds: ['21'] }]);
  });
});
