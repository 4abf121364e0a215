import { describe, expect, it } from 'vitest';
import { rowProblem, toProposal, untouchedDraft } from './applicant-draft';
import type { ApplicantFragment } from './applicants.generated';

const row: ApplicantFragment = {
  id: '1201',
  candidateId: '40',
  candidateName: 'Meera Iyer',
  appliedAt: '2026-03-01T10:00:00.000Z',
  jobId: '12',
  jobTitle: 'Data Analyst',
  status: 'SHORTLISTED',
  proposedStatus: 'SHORTLISTED',
  isActive: true,
  feedback: null,
  dateOfJoining: null,
  offerLetter: null,
};
const selected = { ...untouchedDraft(row), status: 'SELECTED' as const };

describe('a row of the applicants table', () => {
  it('can be submitted with the same or a later status', () => {
    expect(rowProblem(row, untouchedDraft(row))).toBeNull();
    expect(rowProblem(row, selected)).toBeNull();
  });

  it.each([
    ['it is no longer in the list', undefined, selected, 'Missing row data!'],
    ['it has no application', { ...row, id: '' }, selected, 'Missing backend application_id'],
    [
      'it waits for approval',
      { ...row, status: 'PENDING' as const },
      selected,
      "Cannot update application with 'Pending' status. Please wait for admin approval.",
    ],
    [
      'its status is an earlier one',
      { ...row, status: 'REJECTED' as const, proposedStatus: 'REJECTED' as const },
      selected,
      'Error submitting row: An application cannot go back to an earlier status.',
    ],
    [
      'its offer letter is no document',
      row,
      { ...selected, offerLetter: new File(['x'], 'offer.png', { type: 'image/png' }) },
      'Error submitting row: Only PDF or DOCX files are allowed.',
    ],
  ])('cannot be submitted when %s', (_case, given, draft, sentence) => {
    expect(rowProblem(given, draft)).toBe(sentence);
  });

  it('sends an offer letter with a selection only', () => {
    const offerLetter = new File(['x'], 'offer.pdf', { type: 'application/pdf' });
    expect(toProposal({ ...selected, offerLetter })).toEqual({
      status: 'SELECTED',
      feedback: null,
      dateOfJoining: null,
      offerLetter,
    });
    expect(toProposal({ ...selected, status: 'SHORTLISTED', feedback: 'x', offerLetter })).toEqual({
      status: 'SHORTLISTED',
    });
  });
});
