import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { aSession, aSessionUser, aViewer } from '../../testing/builders';
import { takeConsoleErrors } from '../../testing/console';
import { renderApp } from '../../testing/render-app';
import { answerMutation, answerQuery, networkFailure, refusal } from '../../testing/server';
import { controlUploads } from '../../testing/uploads';
import {
  MyCandidateProfileDocument,
  type OwnProfileFragment,
  SaveCandidateProfileDocument,
  type SaveCandidateProfileMutationVariables,
} from './candidate-profile.generated';

const candidate = aSession('candidate');
const file = (id: string, name: string) => ({ id, name, url: `/files/${id}?signature=old` });

const asha: OwnProfileFragment = {
  id: '7',
  version: 3,
  firstName: 'Asha',
  middleName: null,
  lastName: 'Patel',
  gender: 'FEMALE',
  email: 'asha@example.com',
  contact: '9876543210',
  addressLine1: '4 Lake View',
  addressLine2: null,
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
  experienceLevel: 'EXPERIENCED',
  aadhaarMasked: 'XXXX-XXXX-1234',
  panNumber: 'ABCDE1234F',
  drivingLicenseNumber: null,
  passportNumber: null,
  identityConsentAt: '2026-01-05T06:30:00.000Z',
  aadhaarCard: null,
  panCard: file('21', 'pan.pdf'),
  drivingLicense: null,
  passport: null,
  resume: file('20', 'asha-resume.pdf'),
  experiences: [
    {
      id: '31',
      companyName: 'Rao & Sons',
      fromDate: '2020-01-01',
      toDate: '2024-06-30',
      jobRole: 'Accounts',
      lastDesignation: 'Accountant',
      skills: 'Tally, GST',
      experienceLetter: file('22', 'letter.pdf'),
    },
  ],
  educations: [
    {
      id: '41',
      qualification: 'B.Com',
      university: 'VNSGU',
      yearOfCompletion: 2019,
      marks: '81.25',
      skills: null,
      certificate: null,
    },
  ],
};

/** A candidate who has just signed up. */
const fresh: Partial<OwnProfileFragment> = {
  gender: null,
  addressLine1: null,
  city: null,
  state: null,
  country: null,
  aadhaarMasked: null,
  panNumber: null,
  identityConsentAt: null,
  panCard: null,
  experiences: [],
  educations: [],
};

type Input = SaveCandidateProfileMutationVariables['input'];

/** Opens the wizard; the mutation's inputs are collected. */
async function open(overrides: Partial<OwnProfileFragment> = {}, answer?: (input: Input) => Response | undefined) {
  const shown = { ...asha, ...overrides };
  const sent: Input[] = [];
  answerQuery(ViewerDocument, aViewer(candidate));
  answerQuery(MyCandidateProfileDocument, { viewer: { id: '7', candidate: shown } });
  answerMutation(SaveCandidateProfileDocument, ({ input }) => {
    sent.push(input);
    const saved = { ...shown, version: shown.version + sent.length, user: aSessionUser(candidate) };
    return answer?.(input) ?? { saveCandidateProfile: { candidate: saved } };
  });
  const app = renderApp(paths.candidate.profile, { as: candidate });
  await screen.findByRole('tab', { name: /My Profile/ });
  return { ...app, sent };
}

const activeTab = () => screen.getByRole('tab', { selected: true }).textContent;
const panel = () => within(screen.getByRole('tabpanel'));
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(panel().getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const upload = (label: string, chosen: File) => {
  // The hidden file input stands right before the field that it belongs to.
  const input = panel()
    .getByText(label, { selector: 'label' })
    .closest('.mantine-FileInput-root')?.previousElementSibling;
  if (!(input instanceof HTMLInputElement)) throw new Error(`No file input ${label}.`);
  fireEvent.change(input, { target: { files: [chosen] } });
};
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

async function goToHistory() {
  press('Next');
  await waitFor(() => expect(activeTab()).toContain('Job History'));
}
async function goToQualification() {
  await goToHistory();
  press('Next');
  await waitFor(() => expect(activeTab()).toContain('Qualification'));
}

describe('My Profile', () => {
  it('shows what is known; the e-mail cannot be changed', async () => {
    await open();
    expect(panel().getByLabelText(/First name/)).toHaveValue('Asha');
    expect(panel().getByLabelText(/^Email/)).toBeDisabled();
    expect(panel().getByLabelText(/^Email/)).toHaveValue('asha@example.com');
    expect(panel().getByLabelText('Aadhaar ID')).toHaveValue('XXXX-XXXX-1234');
    expect(panel().getByRole('combobox', { name: /Gender/ })).toHaveValue('Female');
  });

  it('says what is required, focuses the first wrong field and saves nothing', async () => {
    const { sent } = await open({ ...fresh, firstName: '', lastName: '', contact: '' });
    press('Next');
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
  });

  it('offers all 28 states and 8 union territories, and only India', async () => {
    await open(fresh);
    fireEvent.click(panel().getByRole('combobox', { name: /State/ }));
    expect(await screen.findAllByRole('option')).toHaveLength(36);
    expect(screen.getByRole('option', { name: 'Ladakh' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Jammu and Kashmir' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('option', { name: 'Gujarat' }));
    expect(panel().getByRole('combobox', { name: /State/ })).toHaveValue('Gujarat');
    fireEvent.click(panel().getByRole('combobox', { name: /Country/ }));
    await waitFor(() => expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['India']));
  });

  it('lets only letters into names and ten digits into the contact while typing', async () => {
    await open();
    type(/First name/, 'Ash4 Rani!');
    expect(panel().getByLabelText(/First name/)).toHaveValue('Ash Rani');
    type(/Contact No/, '98765-432109');
    expect(panel().getByLabelText(/Contact No/)).toHaveValue('9876543210');
    type(/Contact No/, '+91 91987-65432');
    expect(panel().getByLabelText(/Contact No/)).toHaveValue('9198765432');
  });

  it.each([
    ['Aadhaar ID', '12345678901', 'Aadhaar ID must be exactly 12 digits.'],
    ['PAN Card ID', 'ABC1234567', 'PAN must be 10 characters: 5 letters, 4 digits, 1 letter (e.g., ABCDE1234F)'],
    ['Driving License No', 'MH14', 'Enter a valid Indian Driving License Number (e.g., MH1420110012345).'],
    ['Passport No', 'Q1234567', 'Passport should start with a letter followed by 7 digits (e.g., A1234567).'],
  ])('refuses a wrong %s', async (label, value, message) => {
    const { sent } = await open();
    type(label, value);
    press('Next');
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(panel().getByLabelText(label)).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('takes identity numbers that are right, spaces ignored, and sends the Aadhaar mask as unchanged', async () => {
    const { sent } = await open();
    type('PAN Card ID', 'fghij5678k');
    type('Driving License No', 'MH14 2011 0012345');
    type('Passport No', 'A1234567');
    await goToHistory();
    expect(sent[0]).toMatchObject({
      panNumber: 'FGHIJ5678K',
      drivingLicenseNumber: 'MH1420110012345',
      passportNumber: 'A1234567',
    });
    expect(sent[0]).not.toHaveProperty('aadhaarNumber');
  });

  it('replaces the Aadhaar mask as a whole by what is typed, and removes the number when it is emptied', async () => {
    const { sent } = await open();
    type('Aadhaar ID', 'XXXX-XXXX-123');
    expect(panel().getByLabelText('Aadhaar ID')).toHaveValue('');
    await goToHistory();
    expect(sent[0]).toMatchObject({ aadhaarNumber: '' });
    press('Previous');
    expect(panel().getByLabelText('Aadhaar ID')).toHaveValue('XXXX-XXXX-1234');
    type('Aadhaar ID', 'XXXX-XXXX-12345');
    type('Aadhaar ID', '5678 9012 3456 7');
    expect(panel().getByLabelText('Aadhaar ID')).toHaveValue('567890123456');
  });

  it('saves itself with Next, says so for 5 s and goes on to Job History', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sent } = await open();
    type(/City/, 'Vadodara');
    upload('Passport', pdf('passport.pdf'));
    await goToHistory();
    expect(screen.getByRole('status')).toHaveTextContent('Profile updated successfully!');
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ firstName: 'Asha', city: 'Vadodara', country: 'India', version: 3 });
    expect(sent[0]?.passport).toBeInstanceOf(File);
    expect(sent[0]).not.toHaveProperty('educations');
    expect(sent[0]).not.toHaveProperty('experiences');
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(screen.queryByText('Profile updated successfully!')).toBeNull());
  });

  it('moves the focus to the step that Next and Previous lead to', async () => {
    await open();
    await goToHistory();
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
    press('Previous');
    await waitFor(() => expect(screen.getByRole('tabpanel', { name: /My Profile/ })).toHaveFocus());
  });

  it('is not left by choosing a later tab before it is valid, and is saved on the way', async () => {
    const { sent } = await open({ city: '' });
    fireEvent.click(screen.getByRole('tab', { name: /Qualification/ }));
    expect(await screen.findByText('City is required.')).toBeVisible();
    expect(activeTab()).toContain('My Profile');
    type(/City/, 'Surat');
    fireEvent.click(screen.getByRole('tab', { name: /Qualification/ }));
    await waitFor(() => expect(activeTab()).toContain('Qualification'));
    expect(sent).toHaveLength(1);
  });

  it('refuses papers of a wrong type', async () => {
    await open();
    upload('Aadhaar Card', new File(['x'], 'card.txt', { type: 'text/plain' }));
    press('Next');
    expect(await screen.findByText('Only PDF, JPEG or PNG files are allowed.')).toBeVisible();
  });

  it("says for 5 s that saving failed, with the server's messages beside the fields, and keeps what was typed", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open({}, () =>
      refusal('INVALID_INPUT', 'No.', {
        fields: { 'input.city': ['City is unknown.'], 'input.panCard': ['Too odd.'] },
      }),
    );
    type(/City/, 'Atlantis');
    press('Next');
    expect(await screen.findByText('Submission failed. Please check the console.')).toBeVisible();
    expect(screen.getByText('City is unknown.')).toBeVisible();
    expect(screen.getByText('Too odd.')).toBeVisible();
    expect(panel().getByLabelText(/City/)).toHaveValue('Atlantis');
    expect(activeTab()).toContain('My Profile');
    expect(takeConsoleErrors()[0]).toContain('The profile could not be saved.');
    await vi.advanceTimersByTimeAsync(5000);
    await waitFor(() => expect(screen.queryByText(/Submission failed/)).toBeNull());
  });

  it.each([
    ['no answer', () => networkFailure(), 'Network error. Please try again later.'],
    ['a newer version', () => refusal('STALE_VERSION', 'Changed by someone else.'), 'Changed by someone else.'],
  ])('adds the cause when saving failed with %s', async (_case, answer, cause) => {
    await open({}, answer);
    press('Next');
    expect(await screen.findByText('Submission failed. Please check the console.')).toBeVisible();
    expect(screen.getByText(cause)).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('cannot be sent twice', async () => {
    const { sent } = await open();
    press('Next');
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    press('Saving...');
    await waitFor(() => expect(activeTab()).toContain('Job History'));
    expect(sent).toHaveLength(1);
  });

  it('shows uploads as links, and asks for a fresh address when one is opened', async () => {
    await open();
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
    fireEvent.click(link);
    await waitFor(() => expect(opened).toEqual(['http://localhost:4000/files/21?signature=new']));
    vi.restoreAllMocks();
  });
});

describe('uploads', () => {
  it('show how far several files of one form have come, announced in quarters', async () => {
    await open();
    const requests = controlUploads();
    upload('PAN Card', pdf('pan.pdf'));
    upload('Passport', pdf('passport.pdf'));
    press('Next');
    await waitFor(() => expect(requests).toHaveLength(1));
    const form = requests[0]?.body as FormData;
    expect(JSON.parse(form.get('map') as string)).toEqual({
      1: ['variables.input.panCard'],
      2: ['variables.input.passport'],
    });
    requests[0]?.progress(620, 1000);
    expect(await screen.findByRole('progressbar', { name: 'Upload: Files' })).toHaveAttribute('aria-valuenow', '62');
    expect(screen.getByText('Uploading 62%')).toBeVisible();
    expect(screen.getByText('Files: 50% uploaded.')).toHaveAttribute('aria-live', 'polite');
    requests[0]?.progress(1000, 1000);
    expect(screen.getByText('Uploaded. Checking the files...')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
    requests[0]?.answer({ data: null, errors: [{ message: 'No.', extensions: { code: 'STALE_VERSION' } }] });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(await screen.findByText('Submission failed. Please check the console.')).toBeVisible();
    expect(takeConsoleErrors()).toHaveLength(1);
  });

  it('are stopped with Cancel, which keeps what was chosen', async () => {
    await open();
    const requests = controlUploads();
    upload('PAN Card', pdf('new-pan.pdf'));
    press('Next');
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel the upload of files' })).toBeEnabled());
    press('Cancel the upload of files');
    expect(await screen.findByText('Upload cancelled. Nothing has been saved.')).toBeVisible();
    expect(panel().getByText('new-pan.pdf')).toBeVisible();
    press('Clear new-pan.pdf');
    expect(panel().queryByText('new-pan.pdf')).toBeNull();
    expect(activeTab()).toContain('My Profile');
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  it('are not spoken of when the form has no file', async () => {
    const { sent } = await open();
    press('Next');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('Job History', () => {
  it('needs no entry of a fresher, only the choice', async () => {
    const { sent } = await open({ experiences: [] });
    await goToHistory();
    fireEvent.click(panel().getByRole('radio', { name: 'Fresher' }));
    press('Next');
    await waitFor(() => expect(activeTab()).toContain('Qualification'));
    press('Submit');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ experienceLevel: 'FRESHER', experiences: [] });
  });

  it('shows the experience letter and the resume as links', async () => {
    await open();
    await goToHistory();
    expect(panel().getByRole('link', { name: 'asha-resume.pdf' })).toBeVisible();
    expect(panel().getByRole('link', { name: 'letter.pdf' })).toBeVisible();
  });

  it('asks for a resume when there is none', async () => {
    await open({ resume: null });
    await goToHistory();
    press('Next');
    expect(await screen.findByText('Resume is required.')).toBeVisible();
    upload('Resume', pdf('asha.pdf'));
    press('Next');
    await waitFor(() => expect(activeTab()).toContain('Qualification'));
  });

  it('adds blocks, and removes them while more than one is left', async () => {
    await open();
    await goToHistory();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    press('Add Professional Experience');
    const names = panel().getAllByLabelText('Company Name');
    expect(names).toHaveLength(2);
    fireEvent.change(names[1] as HTMLElement, { target: { value: 'Second Ltd' } });
    press('Remove Professional Experience 1');
    expect(panel().getByLabelText('Company Name')).toHaveValue('Second Ltd');
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('takes only dates in the past, in their order', async () => {
    await open();
    await goToHistory();
    const to = panel().getByLabelText('To Date');
    fireEvent.change(to, { target: { value: '01/01/2999' } });
    fireEvent.blur(to);
    press('Next');
    expect(await screen.findByText('Date must be in the past.')).toBeVisible();
    fireEvent.change(to, { target: { value: '01/01/2019' } });
    fireEvent.blur(to);
    press('Next');
    expect(await screen.findByText('To Date must not be before From Date.')).toBeVisible();
    expect(activeTab()).toContain('Job History');
  });

  it('asks for company, role and first day of an entry that was filled in, past an untouched block', async () => {
    await open({ experiences: [] });
    await goToHistory();
    press('Add Professional Experience');
    const second = (label: string) => panel().getAllByLabelText(label)[1] as HTMLElement;
    fireEvent.change(second('Skills'), { target: { value: 'Tally' } });
    press('Next');
    expect(await screen.findByText('From Date is required.')).toBeVisible();
    for (const label of ['Company Name', 'Job Role', 'From Date']) {
      expect(second(label)).toHaveAccessibleDescription(`${label} is required.`);
    }
    expect(screen.getAllByText(/is required\.$/)).toHaveLength(3);
  });

  it('goes back without a check', async () => {
    await open({ resume: null });
    await goToHistory();
    press('Previous');
    expect(activeTab()).toContain('My Profile');
  });
});

describe('Qualification', () => {
  it('says what is required of each block', async () => {
    const { sent } = await open({ educations: [] });
    await goToQualification();
    press('Submit');
    for (const message of [
      'Qualification is required.',
      'University/School is required.',
      'Year of Completion is required.',
      'CGPA/Percentage is required.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(sent).toHaveLength(1);
  });

  it('caps marks at 100 with two decimals while typing, and the year at four digits', async () => {
    await open({ educations: [] });
    await goToQualification();
    const marks = panel().getByLabelText(/CGPA/);
    for (const typed of ['81.25', '81.255', '101', 'abc']) {
      fireEvent.change(marks, { target: { value: typed } });
      expect(marks).toHaveValue('81.25');
    }
    type(/Year of Completion/, '20199x');
    expect(panel().getByLabelText(/Year of Completion/)).toHaveValue('2019');
  });

  it('adds blocks with Add Experience, and removes them while more than one is left', async () => {
    await open();
    await goToQualification();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    press('Add Experience');
    expect(panel().getAllByLabelText(/CGPA/)).toHaveLength(2);
    press('Remove Education 2');
    expect(panel().getAllByLabelText(/CGPA/)).toHaveLength(1);
  });

  it('saves the whole profile with Submit, says so and leads to the dashboard', async () => {
    const { sent, path } = await open();
    await goToQualification();
    upload('Certification', pdf('degree.pdf'));
    press('Submit');
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
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
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    await waitFor(() => expect(path()).toBe(paths.candidate.home), { timeout: 4000 });
  });

  it("leads back to the tab of the server's first message, past an untouched block", async () => {
    const { sent } = await open({ experiences: [] }, (input) =>
      input.educations
        ? refusal('INVALID_INPUT', 'No.', { fields: { 'input.experiences.0.jobRole': ['Job Role is odd.'] } })
        : undefined,
    );
    await goToHistory();
    press('Add Professional Experience');
    const second = panel().getAllByLabelText('Company Name')[1] as HTMLElement;
    fireEvent.change(second, { target: { value: 'Second Ltd' } });
    fireEvent.change(panel().getAllByLabelText('Job Role')[1] as HTMLElement, { target: { value: 'Accounts' } });
    const from = panel().getAllByLabelText('From Date')[1] as HTMLElement;
    fireEvent.change(from, { target: { value: '01/02/2020' } });
    fireEvent.blur(from);
    press('Next');
    await waitFor(() => expect(activeTab()).toContain('Qualification'));
    press('Submit');
    expect(await screen.findByText('Job Role is odd.')).toBeVisible();
    expect(activeTab()).toContain('Job History');
    expect(sent[1]?.experiences).toHaveLength(1);
    expect(panel().getAllByLabelText('Job Role')[1]).toHaveAccessibleDescription('Job Role is odd.');
    expect(takeConsoleErrors()).toHaveLength(1);
  });
});

describe('the profile screen', () => {
  it('offers another try when the profile cannot be loaded', async () => {
    answerQuery(ViewerDocument, aViewer(candidate));
    answerQuery(MyCandidateProfileDocument, () => networkFailure());
    renderApp(paths.candidate.profile, { as: candidate });
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please try again later.');
    answerQuery(MyCandidateProfileDocument, { viewer: { id: '7', candidate: asha } });
    press('Retry');
    expect(await screen.findByRole('tab', { name: /My Profile/ })).toBeVisible();
  });

  it('warns before unsaved changes are lost, but not after they are saved', async () => {
    const { router, path } = await open();
    const confirm = vi.fn<() => boolean>(() => false);
    vi.stubGlobal('confirm', confirm);
    type(/City/, 'Vadodara');
    await router.navigate(paths.candidate.home);
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    expect(path()).toBe(paths.candidate.profile);
    await goToHistory();
    await router.navigate(paths.candidate.home);
    await waitFor(() => expect(path()).toBe(paths.candidate.home));
    expect(confirm).toHaveBeenCalledOnce();
  });
});

describe('the consent with identity papers', () => {
  const consent = () => panel().queryByRole('checkbox', { name: /I agree that my identity details/ });
  const agree = 'Please agree to the use of your identity details to save them';
  const person = { ...asha, ...fresh, gender: asha.gender, addressLine1: 'A', city: 'Surat', state: 'Gujarat' };

  it('is not asked for again; its day is shown', async () => {
    await open();
    expect(consent()).toBeNull();
    expect(panel().getByText(/You agreed to this on 05\/01\/2026/)).toBeVisible();
  });

  it('is not needed without numbers and papers', async () => {
    const { sent } = await open(person);
    expect(consent()).not.toBeChecked();
    await goToHistory();
    expect(sent[0]).not.toHaveProperty('identityConsent');
  });

  it.each([
    ['number', () => type('PAN Card ID', 'ABCDE1234F')],
    ['paper', () => upload('Passport', pdf('passport.pdf'))],
  ])('is needed with the first %s, and is sent', async (_what, fillIn) => {
    const { sent } = await open(person);
    fillIn();
    press('Next');
    expect(await screen.findByText(agree)).toBeVisible();
    await waitFor(() => expect(consent()).toHaveFocus());
    expect(sent).toEqual([]);
    fireEvent.click(panel().getByRole('checkbox'));
    await goToHistory();
    expect(sent[0]).toMatchObject({ identityConsent: true });
  });

  it("shows the server's word beside the box", async () => {
    await open(person, () => refusal('INVALID_INPUT', agree, { fields: { identityConsent: [agree] } }));
    press('Next');
    expect(await screen.findByText(agree)).toBeVisible();
    await waitFor(() => expect(consent()).toHaveFocus());
    expect(takeConsoleErrors()).not.toEqual([]);
  });
});
