import { RESUME_MESSAGES } from '@job-alert/domain/resumes/resume-messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fresh, goToHistory, open, panel, pdf } from '../../testing/data/candidate-profile';
import { pendingResponse } from '../../testing/pending-response';
import { press } from '../../testing/press';
import { answerMutation, errorResponse } from '../../testing/server';
import { ParseResumeDocument, SaveCandidateSkillsDocument } from './resume-proposal.generated';

const proposal = {
  firstName: 'Asha',
  middleName: 'Rani',
  lastName: 'Patel',
  contact: '9825012345',
  email: 'asha.patel@example.org',
  city: 'Vadodara',
  state: 'Gujarat',
  skills: ['Tally', 'Excel', 'Payroll'],
  experiences: [
    { companyName: 'Tapi Traders', jobRole: 'Accountant', fromDate: '2024-07-01', toDate: null },
    { companyName: 'Surat Yarns', jobRole: 'Clerk', fromDate: '2021-06-01', toDate: '2024-06-30' },
  ],
  education: { qualification: 'M.Com', university: 'VNSGU', yearOfCompletion: 2021, marks: '70' },
};

const reader = () => within(screen.getByRole('region', { name: 'Fill in from your resume' }));

describe('resume parsing', () => {
  it('shows suggestions beside fields with other values and lets the user apply each one', async () => {
    const { sent } = await open({ experiences: [] });
    const files = answerMutation(ParseResumeDocument, { parseResume: { resume: proposal } });
    await press('Read my resume');
    expect(
      await reader().findByText(/^We found 8 suggestions, shown with your skills and next to the fields/),
    ).toBeVisible();
    expect(files).toEqual([{ file: null }]);
    expect(panel().getByLabelText(/City/)).toHaveValue('Surat');
    expect(panel().queryByRole('button', { name: 'Use for First name' })).toBeNull();
    expect(panel().queryByRole('button', { name: 'Use for State' })).toBeNull();
    expect(panel().getByText('asha.patel@example.org')).toBeVisible();

    await userEvent.click(panel().getByRole('button', { name: 'Use for City' }));
    expect(panel().getByLabelText(/City/)).toHaveValue('Vadodara');
    expect(panel().getByRole('button', { name: 'Used for City' })).toHaveFocus();
    expect(panel().getByLabelText(/Contact No/)).toHaveValue('9876543210');
    await goToHistory();
    expect(sent[0]).toMatchObject({ city: 'Vadodara', contact: '9876543210', middleName: '' });

    await userEvent.click(panel().getByRole('button', { name: 'Use for Tapi Traders' }));
    expect(panel().getByLabelText('Company Name')).toHaveValue('Tapi Traders');
    expect(panel().getByLabelText('From Date')).toHaveValue('01/07/2024');
    await userEvent.click(panel().getByRole('button', { name: 'Use for Surat Yarns' }));
    expect(
      panel()
        .getAllByLabelText('Company Name')
        .map((field) => (field as HTMLInputElement).value),
    ).toEqual(['Tapi Traders', 'Surat Yarns']);
    await press('Next');
    await userEvent.click(await screen.findByRole('button', { name: 'Use for Qualification' }));
    expect(panel().getAllByLabelText(/^Qualification/)[0]).toHaveValue('M.Com');
    expect(panel().getAllByLabelText(/^Qualification/)[1]).toHaveValue('B.Com');
  });

  it('suggests no name that consists of the words of the account', async () => {
    await open();
    const resume = { ...proposal, firstName: 'Patel', middleName: 'Asha', lastName: 'Rameshbhai', skills: [] };
    answerMutation(ParseResumeDocument, { parseResume: { resume } });
    await press('Read my resume');
    await userEvent.click(await reader().findByRole('button', { name: 'Use all' }));
    expect(panel().getByLabelText(/City/)).toHaveValue('Vadodara');
    expect(panel().getByLabelText(/First name/)).toHaveValue('Asha');
    expect(panel().getByLabelText(/Last name/)).toHaveValue('Patel');
    expect(panel().queryByRole('button', { name: /for (?:First|Middle|Last) name/ })).toBeNull();
  });

  it('applies all suggestions at once, with the latest job first', async () => {
    await open({ experiences: [], skills: [] });
    answerMutation(ParseResumeDocument, { parseResume: { resume: proposal } });
    const saved = answerMutation(SaveCandidateSkillsDocument, {
      saveCandidateSkills: { candidate: { id: '7', skills: proposal.skills } },
    });
    await press('Read my resume');
    await userEvent.click(await reader().findByRole('button', { name: 'Use all' }));
    expect(reader().getByRole('button', { name: 'All used' })).toHaveFocus();
    expect(panel().getByLabelText(/City/)).toHaveValue('Vadodara');
    await waitFor(() => expect(saved).toEqual([{ skills: ['Tally', 'Excel', 'Payroll'] }]));
    await goToHistory();
    expect(
      panel()
        .getAllByLabelText('Company Name')
        .map((field) => (field as HTMLInputElement).value),
    ).toEqual(['Tapi Traders', 'Surat Yarns']);
  });

  it('suggests skills and saves each one when it is chosen or typed', async () => {
    await open();
    const first = pendingResponse(undefined);
    answerMutation(ParseResumeDocument, { parseResume: { resume: proposal } });
    const saved = answerMutation(SaveCandidateSkillsDocument, async ({ input }) => {
      if (saved.length === 1) await first.answer;
      return { saveCandidateSkills: { candidate: { id: '7', skills: [...[input.skills].flat()] } } };
    });
    await press('Read my resume');
    expect(screen.queryByRole('checkbox', { name: 'Tally' })).toBeNull();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Excel' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Skill tags' }), 'Audit,');
    first.release();
    expect(await screen.findByText('Your skills are saved.')).toBeVisible();
    expect(saved).toEqual([{ skills: ['Tally', 'GST', 'Excel'] }, { skills: ['Tally', 'GST', 'Excel', 'Audit'] }]);
    answerMutation(SaveCandidateSkillsDocument, () => errorResponse('INVALID_INPUT', 'At most 30 skills are allowed.'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Payroll' }));
    expect(await screen.findByText('At most 30 skills are allowed.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Payroll' })).not.toBeChecked();
  });

  it('says why a file cannot be read and leaves the form unchanged', async () => {
    await open({ ...fresh, resume: null });
    answerMutation(ParseResumeDocument, () => errorResponse('INVALID_INPUT', RESUME_MESSAGES.scanned));
    expect(screen.queryByRole('button', { name: 'Read my resume' })).toBeNull();
    const input = reader()
      .getByRole('button', { name: 'Choose a file' })
      .parentElement?.parentElement?.querySelector('input');
    if (!input) throw new Error('No file input.');
    await userEvent.upload(input, pdf('scan.pdf'));
    await waitFor(() => expect(reader().getByRole('alert')).toHaveTextContent(RESUME_MESSAGES.scanned));
    expect(panel().queryByText(/From your resume/)).toBeNull();
  });
});
