import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths, withQuery } from '../../config/paths';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { takeConsoleErrors } from '../../testing/console';
import { aViewer } from '../../testing/data/builders';
import {
  activeTab,
  asha,
  candidate,
  file,
  fresh,
  goToHistory,
  open,
  panel,
  pdf,
  type,
  upload,
} from '../../testing/data/candidate-profile';
import { pendingResponse } from '../../testing/pending-response';
import { press } from '../../testing/press';
import { renderApp } from '../../testing/render-app';
import { answerQuery, errorResponse, networkFailure } from '../../testing/server';
import { answerUnsaved } from '../../testing/unsaved-question';
import { MyCandidateProfileDocument } from './candidate-profile.generated';

describe('My Profile', () => {
  it('names no steps once the profile is complete', async () => {
    await open();
    await waitFor(() => expect(screen.queryByText(/^Three short steps/)).toBeNull());
  });

  it('shows the stored data and opens uploads with a newly signed URL', async () => {
    await open();
    expect(panel().getByLabelText(/First name/)).toHaveValue('Asha');
    expect(panel().getByLabelText(/^Email/)).toBeDisabled();
    expect(panel().getByLabelText(/^Email/)).toHaveValue('asha@example.com');
    expect(panel().getByLabelText('Aadhaar ID')).toHaveValue('XXXX-XXXX-1234');
    expect(panel().getByRole('combobox', { name: /Gender/ })).toHaveValue('Female');
    const link = panel().getByRole('link', { name: 'pan.pdf' });
    expect(link).toHaveAttribute('href', '/files/21?signature=old');
    answerQuery(MyCandidateProfileDocument, {
      viewer: {
        id: '7',
        candidate: { ...asha, panCard: { ...file('21', 'pan.pdf'), url: '/files/21?signature=new' } },
      },
    });
    const opened: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(this.href);
    });
    await userEvent.click(link);
    await waitFor(() => expect(opened).toEqual(['http://localhost:4000/files/21?signature=new']));
    vi.restoreAllMocks();
  });

  it('saves the preferences for the next job, and removes those that are emptied', async () => {
    const { sent, user } = await open({
      expectedSalary: 420_000,
      noticePeriod: 'DAYS_15',
      preferredCities: ['Surat'],
      workModes: ['ONSITE'],
      openTo: 'LOOKING',
      statedExperienceYears: 4,
    });
    expect(panel().getByLabelText('Expected Salary')).toHaveAccessibleDescription('₹4,20,000 a year');
    expect(panel().getByRole('combobox', { name: 'Notice Period' })).toHaveValue('15 days');
    await type('Expected Salary', '4.8 lakh');
    await type('Years of Experience', '');
    await user.type(panel().getByRole('combobox', { name: 'Preferred Cities' }), 'Navsari,');
    await user.click(panel().getByRole('checkbox', { name: 'Hybrid' }));
    await user.click(panel().getByRole('checkbox', { name: 'On-site' }));
    await goToHistory();
    expect(sent[0]).toMatchObject({
      expectedSalary: 480_000,
      noticePeriod: 'DAYS_15',
      preferredCities: ['Surat', 'Navsari'],
      workModes: ['HYBRID'],
      openTo: 'LOOKING',
      statedExperienceYears: null,
    });
  });

  it('marks missing fields, focuses the first one and offers all states and India as the only country', async () => {
    const { sent } = await open({ ...fresh, firstName: '', lastName: '', contact: '' });
    await press('Next');
    for (const message of [
      'First name is required.',
      'Last name is required.',
      'Gender is required.',
      'Contact No is required.',
      'Address Line-1 is required.',
      'City is required.',
      'State is required.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    await waitFor(() => expect(panel().getByLabelText(/First name/)).toHaveFocus());
    expect(panel().getByLabelText(/First name/)).toHaveAccessibleDescription(/First name is required/);
    expect(activeTab()).toContain('My Profile');
    expect(sent).toEqual([]);
    // India has 28 states and 8 union territories.
    await userEvent.click(panel().getByRole('combobox', { name: /State/ }));
    expect(await screen.findAllByRole('option')).toHaveLength(36);
    expect(screen.getByRole('option', { name: 'Ladakh' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Jammu and Kashmir' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('option', { name: 'Gujarat' }));
    expect(panel().getByRole('combobox', { name: /State/ })).toHaveValue('Gujarat');
    await userEvent.click(panel().getByRole('combobox', { name: /Country/ }));
    await waitFor(() => expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['India']));
  });

  it('filters characters in names and phone numbers, and rejects invalid identity numbers and file types', async () => {
    const { sent } = await open();
    await type(/First name/, 'Ash4 Rani!');
    expect(panel().getByLabelText(/First name/)).toHaveValue('Ash Rani');
    await type(/Last name/, 'D’Souza-श्री');
    expect(panel().getByLabelText(/Last name/)).toHaveValue('D’Souza-श्री');
    await type(/Contact No/, '98765-432109');
    expect(panel().getByLabelText(/Contact No/)).toHaveValue('9876543210');
    await type(/Contact No/, '+91 91987-65432');
    expect(panel().getByLabelText(/Contact No/)).toHaveValue('9198765432');
    const wrong = [
      ['Aadhaar ID', '12345678901', 'Aadhaar ID must be exactly 12 digits.'],
      ['PAN Card ID', 'ABC1234567', 'PAN must be 10 characters: 5 letters, 4 digits, 1 letter (e.g., ABCDE1234F)'],
      ['Driving License No', 'MH14', 'Enter a valid Indian Driving License Number (e.g., MH1420110012345).'],
      ['Passport No', 'Q1234567', 'Passport should start with a letter followed by 7 digits (e.g., A1234567).'],
    ] as const;
    for (const [label, value] of wrong) await type(label, value);
    await upload('Aadhaar Card', new File(['x'], 'card.txt', { type: 'text/plain' }));
    await press('Next');
    for (const [, , message] of wrong) expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('Only PDF, JPEG or PNG files are allowed.')).toBeVisible();
    await waitFor(() => expect(panel().getByLabelText('Aadhaar ID')).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('replaces the whole Aadhaar mask when the user types, and removes the number when the field is emptied', async () => {
    const { sent } = await open();
    await userEvent.type(panel().getByLabelText('Aadhaar ID'), '{Backspace}');
    expect(panel().getByLabelText('Aadhaar ID')).toHaveValue('');
    await goToHistory();
    expect(sent[0]).toMatchObject({ aadhaarNumber: '' });
    await press('Previous');
    expect(panel().getByLabelText('Aadhaar ID')).toHaveValue('XXXX-XXXX-1234');
    await userEvent.type(panel().getByLabelText('Aadhaar ID'), '5');
    expect(panel().getByLabelText('Aadhaar ID')).toHaveValue('5');
    await type('Aadhaar ID', '5678 9012 3456 7');
    expect(panel().getByLabelText('Aadhaar ID')).toHaveValue('567890123456');
  });

  it('saves once with normalized identity numbers on Next, shows success for 5 s and opens Job History', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const saved = pendingResponse(undefined);
    const { sent } = await open({}, () => saved.answer);
    await type(/City/, 'Vadodara');
    await type('PAN Card ID', 'fghij5678k');
    await type('Driving License No', 'MH14 2011 0012345');
    await type('Passport No', 'A1234567');
    await upload('Passport', pdf('passport.pdf'));
    await press('Next');
    expect(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    await press('Saving...');
    saved.release();
    await waitFor(() => expect(activeTab()).toContain('Job History'));
    await waitFor(() => expect(panel().getByRole('heading', { name: 'Experience and Resume' })).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent('Profile updated successfully!');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      firstName: 'Asha',
      city: 'Vadodara',
      country: 'India',
      panNumber: 'FGHIJ5678K',
      drivingLicenseNumber: 'MH1420110012345',
      passportNumber: 'A1234567',
      version: 3,
    });
    expect(sent[0]?.passport).toBeInstanceOf(File);
    // Unchanged values are not sent, including the mask of the Aadhaar number.
    for (const name of ['aadhaarNumber', 'educations', 'experiences']) expect(sent[0]).not.toHaveProperty(name);
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(screen.queryByText('Profile updated successfully!')).toBeNull());
    await press('Previous');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Personal Details' })).toHaveFocus());
  });

  it.each([
    ['profile', { city: '' }, 'My Profile', 'textbox', /City/],
    ['nonsense', {}, 'My Profile', null, null],
  ] as const)('opens My Profile for ?step=%s in the URL', async (step, missing, tab, role, name) => {
    await open(missing, undefined, withQuery(paths.candidate.profile, { step }));
    expect(activeTab()).toContain(tab);
    if (role) await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus());
  });

  it('scrolls to the tabs on Next, with the cards above them collapsed until the first step is open again', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
    await open();
    const cards = screen.getByText('Your resume and skills', { ignore: false }).closest('details');
    expect(cards).toHaveAttribute('open');
    await press('Next');
    await waitFor(() => expect(scrolled.mock.contexts).toEqual([screen.getByRole('tablist')]));
    expect(cards).not.toHaveAttribute('open');
    await press('Previous');
    await waitFor(() => expect(cards).toHaveAttribute('open'));
    scrolled.mockRestore();
  });

  it('folds the identity documents without data, and opens them for an invalid one', async () => {
    await open(fresh);
    const fold = panel().getByText('Numbers and files').closest('details');
    expect(fold).not.toHaveAttribute('open');
    await type('PAN Card ID', 'short');
    await press('Next');
    await waitFor(() => expect(fold).toHaveAttribute('open'));
  });

  it('must be valid before a later tab opens, and is saved on the way there', async () => {
    const { sent } = await open({ city: '' });
    await userEvent.click(screen.getByRole('tab', { name: /Qualification/ }));
    expect(await screen.findByText('City is required.')).toBeVisible();
    expect(activeTab()).toContain('My Profile');
    await type(/City/, 'Surat');
    await userEvent.click(screen.getByRole('tab', { name: /Qualification/ }));
    await waitFor(() => expect(activeTab()).toContain('Qualification'));
    expect(sent).toHaveLength(1);
  });

  it('shows for 5 s that saving failed, with server messages beside the fields, and keeps the input', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const fields = { 'input.city': ['City is unknown.'], 'input.panCard': ['Too odd.'] };
    const answers = [
      errorResponse('INVALID_INPUT', 'No.', { fields }),
      networkFailure(),
      errorResponse('STALE_VERSION', 'Changed by someone else.'),
      errorResponse('INTERNAL', 'Stack trace.'),
    ];
    await open({}, () => answers.shift());
    await type(/City/, 'Atlantis');
    await press('Next');
    expect(await screen.findByText('Submission failed. Please check the console.')).toBeVisible();
    expect(screen.getByText('Please correct the marked fields.')).toBeVisible();
    expect(screen.getByText('City is unknown.')).toBeVisible();
    expect(screen.getByText('Too odd.')).toBeVisible();
    expect(panel().getByLabelText(/City/)).toHaveValue('Atlantis');
    expect(activeTab()).toContain('My Profile');
    expect(takeConsoleErrors()[0]).toContain('The profile could not be saved.');
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(screen.queryByText(/Submission failed/)).toBeNull());
    const internal = 'Something went wrong. Please try again.';
    for (const cause of ['Network error. Please try again later.', 'Changed by someone else.', internal]) {
      await press('Next');
      expect(await screen.findByText(cause)).toBeVisible();
      expect(screen.getByText('Submission failed. Please check the console.')).toBeVisible();
      expect(takeConsoleErrors()).toHaveLength(1);
    }
  });
});

describe('the profile screen', () => {
  it('offers a retry when the profile cannot be loaded', async () => {
    answerQuery(ViewerDocument, aViewer(candidate));
    answerQuery(MyCandidateProfileDocument, () => networkFailure());
    renderApp(paths.candidate.profile, { as: candidate });
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again later.');
    answerQuery(MyCandidateProfileDocument, { viewer: { id: '7', candidate: asha } });
    await press('Retry');
    expect(await screen.findByRole('tab', { name: /My Profile/ })).toBeVisible();
  });

  it('warns before unsaved changes are lost, but not after they are saved', async () => {
    const { router, path } = await open();
    await type(/City/, 'Vadodara');
    await act(() => router.navigate(paths.candidate.home));
    await answerUnsaved('Stay');
    expect(path()).toBe(paths.candidate.profile);
    await goToHistory();
    await act(() => router.navigate(paths.candidate.home));
    await waitFor(() => expect(path()).toBe(paths.candidate.home));
  });
});
