import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { takeConsoleErrors } from '../../testing/console';
import {
  activeTab,
  goToHistory,
  goToQualification,
  open,
  panel,
  pdf,
  type,
  upload,
} from '../../testing/data/candidate-profile';
import { enterText } from '../../testing/enter-text';
import { held } from '../../testing/held';
import { press } from '../../testing/press';
import { errorResponse } from '../../testing/server';

describe('Job History', () => {
  it('needs no entry of a fresher, only the choice', async () => {
    const { sent } = await open({ experiences: [] });
    await goToHistory();
    await userEvent.click(panel().getByRole('radio', { name: 'Fresher' }));
    await press('Next');
    await waitFor(() => expect(activeTab()).toContain('Qualification'));
    await press('Submit');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ experienceLevel: 'FRESHER', experiences: [] });
  });

  it('shows letter and resume as links, takes only dates in the past in their order, and adds and removes blocks', async () => {
    await open();
    await goToHistory();
    expect(panel().getByRole('link', { name: 'asha-resume.pdf' })).toBeVisible();
    expect(panel().getByRole('link', { name: 'letter.pdf' })).toBeVisible();
    const to = panel().getByLabelText('To Date');
    await enterText(to, '01/01/2999');
    await userEvent.tab();
    await press('Next');
    expect(await screen.findByText('Date must be in the past.')).toBeVisible();
    await enterText(to, '01/01/2019');
    await userEvent.tab();
    await press('Next');
    expect(await screen.findByText('To Date must not be before From Date.')).toBeVisible();
    expect(activeTab()).toContain('Job History');
    // The last block stays.
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await press('Add Professional Experience');
    const names = panel().getAllByLabelText('Company Name');
    expect(names).toHaveLength(2);
    await enterText(names[1] as HTMLElement, 'Second Ltd');
    await press('Remove Professional Experience 1');
    expect(panel().getByLabelText('Company Name')).toHaveValue('Second Ltd');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('goes back without a check, but not on without a resume', async () => {
    await open({ resume: null });
    await goToHistory();
    await press('Previous');
    expect(activeTab()).toContain('My Profile');
    await goToHistory();
    await press('Next');
    expect(await screen.findByText('Resume is required.')).toBeVisible();
    await upload('Resume', pdf('asha.pdf'));
    await press('Next');
    await waitFor(() => expect(activeTab()).toContain('Qualification'));
  });

  it('asks for company, role and first day of an entry that was filled in, past an untouched block', async () => {
    await open({ experiences: [] });
    await goToHistory();
    await press('Add Professional Experience');
    const second = (label: string) => panel().getAllByLabelText(label)[1] as HTMLElement;
    await enterText(second('Skills used in this job'), 'Tally');
    await press('Next');
    expect(await screen.findByText('From Date is required.')).toBeVisible();
    for (const label of ['Company Name', 'Job Role', 'From Date']) {
      expect(second(label)).toHaveAccessibleDescription(expect.stringContaining(`${label} is required.`));
    }
    expect(screen.getAllByText(/is required\.$/)).toHaveLength(3);
  });
});

describe('Qualification', () => {
  it('says what is required of each block, keeps wrong marks as typed, caps the year, and adds and removes blocks', async () => {
    const { sent } = await open({ educations: [] });
    await goToQualification();
    await press('Submit');
    for (const message of [
      'Qualification is required.',
      'University/School is required.',
      'Year of Completion is required.',
      'CGPA/Percentage is required.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(sent).toHaveLength(1);
    const marks = panel().getByLabelText(/CGPA/);
    await enterText(marks, 'abc');
    expect(marks).toHaveValue('');
    for (const typed of ['101.555', '-5', '9/10']) {
      await enterText(marks, typed);
      await press('Submit');
      expect(marks).toHaveValue(typed);
      expect(
        await screen.findByText('CGPA/Percentage must be a number from 0 to 100 with at most two decimals.'),
      ).toBeVisible();
    }
    await type(/Year of Completion/, '20199x');
    expect(panel().getByLabelText(/Year of Completion/)).toHaveValue('2019');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await press('Add Experience');
    expect(panel().getAllByLabelText(/CGPA/)).toHaveLength(2);
    await press('Remove Education 2');
    expect(panel().getAllByLabelText(/CGPA/)).toHaveLength(1);
  });

  it('saves the whole profile with Submit, says so and leads to the dashboard', async () => {
    const saved = held(undefined);
    const { sent, path } = await open({}, ({ educations }) => (educations ? saved.answer : undefined));
    await goToQualification();
    await upload('Certification', pdf('degree.pdf'));
    await press('Submit');
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
    saved.release();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({
      firstName: 'Asha',
      experienceLevel: 'EXPERIENCED',
      experiences: [
        {
          id: '31',
          companyName: 'Rao & Sons',
          fromDate: '2020-01-01',
          toDate: '2024-06-30',
          jobRole: 'Accounts',
          lastDesignation: 'Accountant',
          skills: 'Tally, GST',
        },
      ],
      educations: [{ id: '41', qualification: 'B.Com', university: 'VNSGU', yearOfCompletion: 2019, marks: '81.25' }],
      version: 4,
    });
    expect(sent[1]?.educations?.[0]?.certificate).toBeInstanceOf(File);
    await screen.findByText('Profile updated successfully!');
    await waitFor(() => expect(path()).toBe(paths.candidate.home));
  });

  it("leads back to the tab of the server's first message, past an untouched block", async () => {
    const { sent } = await open({ experiences: [] }, (input) =>
      input.educations
        ? errorResponse('INVALID_INPUT', 'No.', { fields: { 'input.experiences.0.jobRole': ['Job Role is odd.'] } })
        : undefined,
    );
    await goToHistory();
    await press('Add Professional Experience');
    const second = panel().getAllByLabelText('Company Name')[1] as HTMLElement;
    await enterText(second, 'Second Ltd');
    await enterText(panel().getAllByLabelText('Job Role')[1] as HTMLElement, 'Accounts');
    const from = panel().getAllByLabelText('From Date')[1] as HTMLElement;
    await enterText(from, '01/02/2020');
    await userEvent.tab();
    await press('Next');
    await waitFor(() => expect(activeTab()).toContain('Qualification'));
    await press('Submit');
    expect(await screen.findByText('Job Role is odd.')).toBeVisible();
    expect(activeTab()).toContain('Job History');
    expect(sent[1]?.experiences).toHaveLength(1);
    expect(panel().getAllByLabelText('Job Role')[1]).toHaveAccessibleDescription('Job Role is odd.');
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});
