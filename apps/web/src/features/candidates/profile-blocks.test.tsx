import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { takeConsoleErrors } from '../../testing/console';
import { activeTab, asha, goToHistory, openAt, panel, pdf, type, upload } from '../../testing/data/candidate-profile';
import { enterText } from '../../testing/enter-text';
import { pendingResponse } from '../../testing/pending-response';
import { press } from '../../testing/press';
import { errorResponse } from '../../testing/server';

describe('Job History', () => {
  it('requires no experience entry from a fresher', async () => {
    const { sent } = await openAt('history', { experiences: [] });
    await userEvent.click(panel().getByRole('radio', { name: 'Fresher' }));
    await press('Next');
    await waitFor(() => expect(activeTab()).toContain('Qualification'));
    await press('Submit');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ experienceLevel: 'FRESHER', experiences: [] });
  });

  it('links to letter and resume, rejects future or unordered dates, and adds and removes entries', async () => {
    await openAt('history');
    expect(panel().getByRole('link', { name: 'asha-resume.pdf' })).toBeVisible();
    expect(panel().getByRole('link', { name: 'letter.pdf' })).toBeVisible();
    const to = panel().getByLabelText('To Date');
    await enterText(to, '01/01/2199');
    await userEvent.tab();
    await press('Next');
    expect(await screen.findByText('Date must be in the past.')).toBeVisible();
    await enterText(to, '01/01/2019');
    await userEvent.tab();
    await press('Next');
    expect(await screen.findByText('To Date must not be before From Date.')).toBeVisible();
    expect(activeTab()).toContain('Job History');
    // The last block cannot be removed.
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await press('Add Professional Experience');
    const names = panel().getAllByLabelText('Company Name');
    expect(names).toHaveLength(2);
    await enterText(names[1] as HTMLElement, 'Second Ltd');
    await press('Remove Professional Experience 1');
    expect(panel().getByLabelText('Company Name')).toHaveValue('Second Ltd');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('names the administrator who stored the resume', async () => {
    await openAt('history', { resumeStoring: { storedByName: 'Meera Shah', storedAt: '2026-11-28T06:30:00.000Z' } });
    expect(panel().getByText(/Stored by Meera Shah, Job Alert, on 28\/11\/2026/)).toBeVisible();
    expect(panel().getByRole('link', { name: 'asha-resume.pdf' })).toBeVisible();
  });

  it('allows Previous without validation but requires a resume for Next', async () => {
    await openAt('history', { resume: null });
    await press('Previous');
    expect(activeTab()).toContain('My Profile');
    await goToHistory();
    await press('Next');
    expect(await screen.findByText('Resume is required.')).toBeVisible();
    await upload('Resume', pdf('asha.pdf'));
    await press('Next');
    await waitFor(() => expect(activeTab()).toContain('Qualification'));
  });

  it('requires company, role and start date for a started entry but not for an untouched one', async () => {
    await openAt('history', { experiences: [] });
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
  it('marks missing fields, rejects invalid marks, limits the year to four digits, and adds and removes entries', async () => {
    const { sent } = await openAt('qualification', { educations: [] });
    await press('Submit');
    for (const message of [
      'Qualification is required.',
      'University/School is required.',
      'Year of Completion is required.',
      'CGPA/Percentage is required.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(sent).toEqual([]);
    const marks = panel().getByLabelText(/CGPA/);
    await enterText(marks, 'abc');
    expect(marks).toHaveValue('');
    await enterText(marks, '9/10');
    await press('Submit');
    expect(marks).toHaveValue('9/10');
    const reason = 'CGPA/Percentage must be a number from 0 to 100 with at most two decimals.';
    expect(await screen.findByText(reason)).toBeVisible();
    await type(/Year of Completion/, '20199x');
    expect(panel().getByLabelText(/Year of Completion/)).toHaveValue('2019');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await press('Add Experience');
    expect(panel().getAllByLabelText(/CGPA/)).toHaveLength(2);
    await press('Remove Education 2');
    expect(panel().getAllByLabelText(/CGPA/)).toHaveLength(1);
  });

  it('saves the whole profile on Submit, confirms it and opens the dashboard', async () => {
    const saved = pendingResponse(undefined);
    const { sent, path } = await openAt('qualification', {}, () => saved.answer);
    await upload('Certification', pdf('degree.pdf'));
    await press('Submit');
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
    saved.release();
    await waitFor(() => expect(sent).toHaveLength(1));
    const [{ experienceLetter: _letter, ...experience } = {}] = asha.experiences;
    const [{ certificate: _certificate, ...education } = {}] = asha.educations;
    expect(sent[0]).toMatchObject({
      firstName: 'Asha',
      experienceLevel: 'EXPERIENCED',
      experiences: [experience],
      educations: [education],
      version: 3,
    });
    expect(sent[0]?.educations?.[0]?.certificate).toBeInstanceOf(File);
    await screen.findByText('Profile updated successfully!');
    await waitFor(() => expect(path()).toBe(paths.candidate.home));
  });

  it('opens the tab of the first server error and shows it at its entry, even after an untouched entry', async () => {
    const { sent } = await openAt('history', { experiences: [] }, (input) =>
      input.educations
        ? errorResponse('INVALID_INPUT', 'No.', { fields: { 'input.experiences.0.jobRole': ['Job Role is odd.'] } })
        : undefined,
    );
    await press('Add Professional Experience');
    for (const [label, text] of [
      ['Company Name', 'Second Ltd'],
      ['Job Role', 'Accounts'],
      ['From Date', '01/02/2020'],
    ] as const) {
      await enterText(panel().getAllByLabelText(label)[1] as HTMLElement, text);
    }
    await userEvent.tab();
    await press('Next');
    await waitFor(() => expect(activeTab()).toContain('Qualification'));
    await press('Submit');
    expect(await screen.findByText('Job Role is odd.')).toBeVisible();
    expect(activeTab()).toContain('Job History');
    expect(sent.at(-1)?.experiences).toHaveLength(1);
    expect(panel().getAllByLabelText('Job Role')[1]).toHaveAccessibleDescription('Job Role is odd.');
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});
