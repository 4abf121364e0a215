import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../config/paths';
import { informationOf } from '../../../testing/data/candidate-information';
import { openAs } from '../../../testing/open-as';
import { answerQuery, errorResponse } from '../../../testing/server';
import { CandidateInformationDocument } from './candidate-information.generated';
import { ManagedCandidatesDocument } from './manage-candidates.generated';
import { SuggestedJobsDocument } from './suggested-jobs.generated';

const person = { id: '21', firstName: 'Imran', lastName: 'Shaikh', email: 'imran@example.com', isActive: true };
const job = {
  id: '31',
  title: 'Accountant',
  companyName: 'Shree Weaving Mills',
  city: 'Surat',
  minExperience: 3,
  maxExperience: 5,
  salaryMax: 450_000,
};

async function openCandidate() {
  answerQuery(ManagedCandidatesDocument, {
    candidates: { nodes: [], pageInfo: { hasNextPage: false }, totalCount: 0 },
  });
  answerQuery(CandidateInformationDocument, {
    candidate: informationOf(person, { city: 'Surat', experienceMonths: 50 }),
    user: { id: '21', isInvited: false, isEmailVerified: true },
  });
  openAs('admin', `${paths.admin.candidates}?record=21`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Candidate Information' }));
  return { dialog, button: await dialog.findByRole('button', { name: 'Suggest Jobs' }) };
}

describe('the suggested jobs of a candidate', () => {
  it('load on request after an error, with the reasons and a link to each job', async () => {
    let hasFailed = false;
    const requests = answerQuery(SuggestedJobsDocument, () => {
      if (!hasFailed) {
        hasFailed = true;
        return errorResponse('INTERNAL', 'boom');
      }
      const node = { job, profileSkills: ['Tally'], resumeSkills: ['GST'], missingSkills: ['Excel'] };
      const leftOut = [{ reason: 'APPLIED' as const, count: 1 }];
      return { suggestedJobs: { nodes: [node], leftOut, notSuggestedReason: null } };
    });
    const { dialog, button } = await openCandidate();
    expect(requests).toEqual([]);
    await userEvent.click(button);
    await userEvent.click(await dialog.findByRole('button', { name: 'Try Again' }));
    expect(await dialog.findByRole('link', { name: 'Accountant · Shree Weaving Mills' })).toHaveAttribute(
      'href',
      `${paths.admin.jobs}?record=31`,
    );
    expect(
      dialog.getByText(/^Tally, GST \(resume\), without Excel · 4 years for 3–5 years · Surat · Salary unknown/),
    ).toBeVisible();
    expect(dialog.getByText('1 not shown: 1 applied to the company within 30 days.')).toBeVisible();
  });

  it.each([
    [null, 'No open job fits this candidate.'],
    ['NOT_LOOKING', 'No jobs are suggested: not looking.'],
  ] as const)('say why there are none: %s', async (notSuggestedReason, text) => {
    answerQuery(SuggestedJobsDocument, { suggestedJobs: { nodes: [], leftOut: [], notSuggestedReason } });
    const { dialog, button } = await openCandidate();
    await userEvent.click(button);
    expect(await dialog.findByText(text)).toBeVisible();
  });
});
