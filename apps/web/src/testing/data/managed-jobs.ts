import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '../../config/paths';
import type { JobInformationQuery } from '../../features/records/jobs/job-information.generated';
import { type ManagedJobFragment, ManagedJobsDocument } from '../../features/records/jobs/manage-jobs.generated';
import { openAs } from '../open-as';
import { answerQuery } from '../server';

export const aJob = (overrides: Partial<ManagedJobFragment> = {}): ManagedJobFragment => ({
  id: '31',
  title: 'Loom Engineer',
  companyName: 'Himalaya Textiles',
  company: { id: '5', name: 'Himalaya Textiles' },
  approvalState: 'PENDING',
  approval: {
    id: '71',
    requestedAt: '2026-11-03T06:30:00.000Z',
    outcomeIfApproved: 'Candidates find it.',
    outcomeIfRejected: 'Candidates do not see it.',
  },
  flaggedTerms: [],
  changesSinceApproval: [],
  version: 4,
  isActive: true,
  jobStatus: 'WAITING_FOR_APPROVAL',
  postedAt: '2026-11-03T06:30:00.000Z',
  responsible: null,
  ...overrides,
});

export const decided = (subject: ManagedJobFragment) => ({ decideApproval: { approval: { id: '71', subject } } });

/** A job that is waiting for approval again after an edit. */
export const changed = aJob({
  flaggedTerms: [{ topic: 'GENDER', words: 'Male only' }],
  changesSinceApproval: [
    { field: 'DESCRIPTION', approved: 'Keep old looms running.', present: 'Keep new looms running. Male only.' },
    { field: 'DEADLINE', approved: '2026-12-01', present: '2026-12-31' },
  ],
});

/** A job with all details. */
export const details: NonNullable<JobInformationQuery['job']> = {
  ...aJob(),
  description: 'Keep looms running.',
  jobType: 'FULL_TIME',
  workMode: 'WORK_FROM_HOME',
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
  deadline: '2026-12-31',
  openings: 3,
  salaryMin: 300000,
  salaryMax: 900000,
  minExperience: 1,
  maxExperience: 8,
  minimumQualification: 'Diploma',
  preferredSkills: ['Looms', 'PLC'],
  questions: [],
  notes: [],
  companyDescription: 'Weaves.',
  industry: 'Textiles',
  companyWebsite: 'https://himalaya.example/',
  isOpen: false,
  invitationCounts: [],
  answered: { totalCount: 0 },
  recommended: { totalCount: 0 },
  applicantCount: 12,
  approval: null,
  approvals: [],
  takenDownAt: null,
  takenDownNote: null,
  company: {
    id: '5',
    name: 'Himalaya Textiles',
    description: 'Weaves cloth.',
    industry: 'Textiles',
    website: 'https://himalaya.example/',
  },
};

/** Answers the list from `rows`, which a test may change, and returns the requests. */
export function serveJobs(rows: ManagedJobFragment[]) {
  return answerQuery(ManagedJobsDocument, () => ({
    jobs: { nodes: rows, pageInfo: { hasNextPage: false }, totalCount: rows.length },
  }));
}
export const newestFirst = { field: 'POSTED_AT', direction: 'DESC' };
export const open = (query = '') => openAs('admin', paths.admin.jobs + query);
export const confirm = async (app: ReturnType<typeof open>, verb: 'Approve' | 'Reject') => {
  await app.user.click(await screen.findByRole('button', { name: `${verb} Loom Engineer` }));
  const dialog = within(await screen.findByRole('dialog', { name: `${verb} this job?` }));
  expect(dialog.getByText(verb === 'Approve' ? 'Candidates find it.' : 'Candidates do not see it.')).toBeVisible();
  if (verb === 'Reject') await app.user.click(dialog.getByRole('radio', { name: 'The pay is unclear' }));
  await app.user.click(dialog.getByRole('button', { name: verb }));
};
