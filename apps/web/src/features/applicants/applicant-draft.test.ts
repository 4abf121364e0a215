import { describe, expect, it } from 'vitest';
import { initialDraft, isChanged, joiningDateError, rowError, statusChoices, toProposal } from './applicant-draft';
import type { ApplicantFragment } from './applicants.generated';

const row: ApplicantFragment = {
  id: '1201',
  candidate: { id: '40', firstName: 'Meera', lastName: 'Iyer' },
  appliedAt: '2026-03-01T10:00:00.000Z',
  job: { id: '12', title: 'Data Analyst' },
  status: 'SHORTLISTED',
  proposedStatus: 'SHORTLISTED',
  approval: null,
  isActive: true,
  invitationProblem: null,
  hasInterview: true,
  withdrawal: null,
  answers: [],
  offer: null,
  expectedSalary: null,
  noticePeriod: null,
  isRecommended: false,
  isUnread: false,
  feedback: null,
  dateOfJoining: null,
  offerLetter: null,
};
const selected = { ...initialDraft(row), status: 'SELECTED' as const };

describe('a row of the applicants table', () => {
  it('can be submitted only when it proposes something new', () => {
    expect(isChanged(row, initialDraft(row))).toBe(false);
    expect(isChanged(row, { ...initialDraft(row), feedback: 'Only goes with a selection.' })).toBe(false);
    expect(isChanged(row, selected)).toBe(true);
    expect(rowError(row, selected)).toBeNull();
    const hired: ApplicantFragment = {
      ...row,
      status: 'SELECTED',
      proposedStatus: 'SELECTED',
      dateOfJoining: '2030-01-05',
    };
    expect(isChanged(hired, initialDraft(hired))).toBe(false);
    expect(isChanged(hired, { ...initialDraft(hired), dateOfJoining: '2030-01-06' })).toBe(true);
    expect(isChanged({ ...row, status: 'PENDING', proposedStatus: 'SELECTED' }, selected)).toBe(false);
  });

  it('disables Interview Scheduled for a candidate who cannot be invited', () => {
    const offered = (applicant: ApplicantFragment) =>
      statusChoices(applicant).find(({ value }) => value === 'INTERVIEW_SCHEDULED')?.disabled;
    expect(offered(row)).toBe(false);
    expect(offered({ ...row, invitationProblem: 'This job is inactive.' })).toBe(true);
  });

  it('rejects a date of joining before today', () => {
    const early = { ...selected, dateOfJoining: '2020-01-05' };
    expect(joiningDateError(row, early)).toBe('Date of Joining cannot be before today.');
    expect(joiningDateError(row, { ...early, status: 'REJECTED' })).toBeNull();
    expect(rowError(row, early)).toBe('Error submitting row: Date of Joining cannot be before today.');
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
      'nothing has changed',
      row,
      initialDraft(row),
      'Error submitting row: Nothing has changed: the application already has this status and these details.',
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
  ])('cannot be submitted when %s', (_case, applicant, draft, sentence) => {
    expect(rowError(applicant, draft)).toBe(sentence);
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
