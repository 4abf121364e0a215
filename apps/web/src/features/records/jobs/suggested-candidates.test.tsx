import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aJob, details, open, serveJobs } from '../../../testing/data/managed-jobs';
import { answerMutation, answerQuery, errorResponse } from '../../../testing/server';
import { InvitationCheckDocument, InviteToJobDocument } from '../../shared/people/invite-dialog.generated';
import { JobInformationDocument } from './job-information.generated';
import { SuggestedCandidatesDocument } from './suggested-candidates.generated';

const candidate = {
  id: '9',
  firstName: 'Asha',
  lastName: 'Patel',
  city: 'Surat',
  experienceMonths: 50,
  expectedSalary: null,
  noticePeriod: 'DAYS_15' as const,
  profileSkills: ['Looms'],
  resumeSkills: ['PLC'],
  missingSkills: [],
};

async function openJob(isOpen = false) {
  serveJobs([aJob()]);
  answerQuery(JobInformationDocument, { job: { ...details, isOpen } });
  const app = open('?record=31');
  const dialog = within(await screen.findByRole('dialog', { name: 'Job Information' }));
  return { app, dialog, tab: await dialog.findByRole('tab', { name: 'Candidates' }) };
}

describe('the suggested candidates of a job', () => {
  it('load on request after an error, with the reasons, the number of others and of those left out', async () => {
    let hasFailed = false;
    const requests = answerQuery(SuggestedCandidatesDocument, () => {
      if (!hasFailed) {
        hasFailed = true;
        return errorResponse('INTERNAL', 'boom');
      }
      const leftOut = [{ reason: 'APPLIED' as const, count: 2 }];
      return { suggestedCandidates: { nodes: [candidate], totalCount: 13, leftOut } };
    });
    const { app, dialog, tab } = await openJob();
    expect(requests).toEqual([]);
    await app.user.click(tab);
    await app.user.click(await dialog.findByRole('button', { name: 'Try Again' }));
    expect((await dialog.findByRole('link', { name: 'Asha Patel' })).getAttribute('href')).toContain('candidate=9');
    expect(
      dialog.getByText(/^Looms, PLC \(resume\) · 4 years for .* · Surat · Salary unknown · notice: 15 days$/),
    ).toBeVisible();
    expect(dialog.getByText('12 more')).toBeVisible();
    expect(dialog.getByRole('tab', { name: 'Suggested (13)' })).toBeVisible();
    expect(dialog.getByText('2 not shown: 2 applied to the company within 30 days.')).toBeVisible();
  });

  it('say when nobody fits', async () => {
    answerQuery(SuggestedCandidatesDocument, { suggestedCandidates: { nodes: [], totalCount: 0, leftOut: [] } });
    const { app, dialog, tab } = await openJob();
    await app.user.click(tab);
    expect(await dialog.findByText('No candidates fit this job.')).toBeVisible();
  });

  it('are invited after the dialog has said who gets an email and who cannot be invited', async () => {
    const second = { ...candidate, id: '10', firstName: 'Bhavin' };
    const found = answerQuery(SuggestedCandidatesDocument, {
      suggestedCandidates: { nodes: [candidate, second], totalCount: 2, leftOut: [] },
    });
    const checked = answerQuery(InvitationCheckDocument, {
      invitationCheck: {
        candidates: [
          { candidateId: '9', problem: null, message: null },
          { candidateId: '10', problem: 'OPEN_INVITATIONS', message: 'The candidate has 3 invitations to answer.' },
        ],
        remainingToday: 88,
        expiresAt: '2026-12-12T06:00:00.000Z',
      },
    });
    const sent = answerMutation(InviteToJobDocument, {
      inviteToJob: {
        results: [{ candidateId: '9', message: null, invitation: { id: '1' } }],
        job: { id: '31', invitationCounts: [{ state: 'OPEN', count: 1 }] },
      },
    });
    const { app, dialog, tab } = await openJob(true);
    await app.user.click(tab);
    await app.user.click(await dialog.findByRole('button', { name: 'Select All' }));
    await app.user.click(dialog.getByRole('button', { name: 'Invite Selected (2)' }));
    const invite = within(await screen.findByRole('dialog', { name: 'Invite 2 candidates' }));
    expect(
      await invite.findByText(
        /^1 candidate gets an email and can answer until .*11:30 am.* You can invite 88 candidates today\.$/,
      ),
    ).toBeVisible();
    expect(invite.getByText('Bhavin Patel: The candidate has 3 invitations to answer.')).toBeVisible();
    await app.user.type(invite.getByLabelText(/^Your message/), 'The mill is near your home.');
    await app.user.click(invite.getByRole('button', { name: 'Invite 1 candidate' }));
    expect(await dialog.findByText('1 candidate invited.')).toBeVisible();
    expect(checked).toEqual([{ jobId: '31', candidateIds: ['9', '10'] }]);
    expect(sent).toEqual([{ jobId: '31', candidateIds: ['9'], message: 'The mill is near your home.' }]);
    await waitFor(() => expect(found).toHaveLength(2));
    expect(dialog.getByRole('checkbox', { name: 'Select Bhavin Patel' })).toBeChecked();
  });

  it('keep the message after an error', async () => {
    answerQuery(SuggestedCandidatesDocument, {
      suggestedCandidates: { nodes: [candidate], totalCount: 1, leftOut: [] },
    });
    answerQuery(InvitationCheckDocument, {
      invitationCheck: {
        candidates: [{ candidateId: '9', problem: null, message: null }],
        remainingToday: 1,
        expiresAt: '2026-12-12T06:00:00.000Z',
      },
    });
    answerMutation(InviteToJobDocument, () => errorResponse('JOB_NOT_OPEN', 'Only an open job can have invitations.'));
    const { app, dialog, tab } = await openJob(true);
    await app.user.click(tab);
    await app.user.click(await dialog.findByRole('checkbox', { name: 'Select Asha Patel' }));
    await app.user.click(dialog.getByRole('button', { name: 'Invite Selected (1)' }));
    const invite = within(await screen.findByRole('dialog', { name: 'Invite 1 candidate' }));
    await app.user.type(await invite.findByLabelText(/^Your message/), 'Near your home.');
    await app.user.click(invite.getByRole('button', { name: 'Invite 1 candidate' }));
    expect(await invite.findByText('Only an open job can have invitations.')).toBeVisible();
    expect(invite.getByLabelText(/^Your message/)).toHaveValue('Near your home.');
  });
});
