import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { ViewerDocument } from '../../lib/graphql/viewer.generated';
import { currentSession } from '../../lib/session/session';
import { aSession, aSessionUser, aViewer } from '../../testing/data/builders';
import { enterText } from '../../testing/enter-text';
import { pendingResponse } from '../../testing/pending-response';
import { press } from '../../testing/press';
import { renderApp } from '../../testing/render-app';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../testing/server';
import {
  type CompanyProfileFragment,
  MyCompanyProfileDocument,
  SaveCompanyProfileDocument,
} from './company-profile.generated';

const employer = aSession('employer');

const address = (id: string, isPrimary: boolean, city = 'Pune'): CompanyProfileFragment['addresses'][number] => ({
  id,
  line1: `${id} MG Road`,
  line2: null,
  city,
  state: 'Maharashtra',
  country: 'India',
  pincode: '411001',
  isPrimary,
});

const company: CompanyProfileFragment = {
  id: '7',
  version: 3,
  viewerCanManage: true,
  fullName: 'Asha Patel',
  email: 'asha@example.com',
  contact: '9876543210',
  name: 'Bright Labs',
  website: 'https://bright.example.com',
  companyEmail: null,
  industry: 'Information Technology',
  size: 120,
  phone: '9876501234',
  headquarters: 'Pune',
  yearEstablished: 2014,
  description: 'We build instruments.',
  addresses: [address('1', true)],
};

const freshlySignedUp: Partial<CompanyProfileFragment> = {
  industry: null,
  size: null,
  phone: null,
  headquarters: null,
  yearEstablished: null,
  description: null,
  addresses: [],
};

/** Opens the wizard of a company. `sent` collects the inputs of the mutation. */
async function open(overrides: Partial<CompanyProfileFragment> = {}, until?: Promise<unknown>) {
  const profile = { ...company, ...overrides };
  const viewerRequests = answerQuery(ViewerDocument, aViewer(employer, { isProfileComplete: false }));
  answerQuery(MyCompanyProfileDocument, { viewer: { id: '7', company: profile } });
  const sent = answerMutation(SaveCompanyProfileDocument, async () => {
    await until;
    const approvalFields = { approvalState: 'PENDING', approval: null } as const;
    const saved = { ...profile, ...approvalFields, version: profile.version + 1, employer: aSessionUser(employer) };
    return { saveCompanyProfile: { company: saved } };
  });
  const app = renderApp(paths.employer.companyProfile, { as: employer });
  await screen.findByRole('tab', { name: /Account Details/ });
  return { ...app, sent, viewerRequests };
}

const type = (label: RegExp | string, value: string) => enterText(screen.getByLabelText(label), value);
const activeTab = () => screen.getByRole('tab', { selected: true }).textContent;

async function goToAddresses() {
  await press('Next');
  await press('Next');
  expect(activeTab()).toContain('Address & Location');
}

describe('the company profile', () => {
  it('is read-only for a member who does not manage the company', async () => {
    answerQuery(ViewerDocument, aViewer(employer));
    answerQuery(MyCompanyProfileDocument, { viewer: { id: '8', company: { ...company, viewerCanManage: false } } });
    renderApp(paths.employer.companyProfile, { as: employer });
    expect(
      await screen.findByText('Only Asha Patel, the owner of the company account, can change the profile.'),
    ).toBeVisible();
    expect(screen.getByText('We build instruments.')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('link', { name: 'Your Team' })).toHaveAttribute('href', paths.employer.team);
  });
});

describe('the company profile wizard', () => {
  it('shows the stored data with read-only email, company name and website', async () => {
    await open();
    expect(screen.getByText(/^Three short steps/)).toBeVisible();
    expect(screen.getByLabelText(/Full Name/)).toHaveValue('Asha Patel');
    expect(screen.getByLabelText(/^Email/)).toHaveAttribute('readonly');
    await press('Next');
    expect(screen.getByLabelText('Company Name')).toHaveValue('Bright Labs');
    expect(screen.getByLabelText('Company Name')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Company Website')).toHaveAttribute('readonly');
    expect(screen.getByLabelText(/Year Established/)).toHaveValue('2014');
  });

  it('blocks Next on an invalid tab, focuses its first wrong field and allows Previous without validation', async () => {
    await open({ fullName: '', contact: '12345' });
    await press('Next');
    expect(activeTab()).toContain('Account Details');
    expect(await screen.findByText('Full Name is required.')).toBeVisible();
    expect(screen.getByText('Contact number must be exactly 10 digits.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/Full Name/)).toHaveFocus());
    await type(/Full Name/, 'Asha Patel');
    await type(/Contact Number/, '9876543210');
    await press('Next');
    for (const [label, value, message] of [
      [/Year Established/, '201', 'Year must be 4 digits.'],
      [/Contact Phone Number/, '98765', 'Contact Phone number must be exactly 10 digits.'],
      [/Company Email/, 'careers', 'Enter a valid company email address.'],
    ] as const) {
      await type(label, value);
      await press('Next');
      expect(await screen.findByText(message)).toBeVisible();
      expect(activeTab()).toContain('Company Information');
    }
    await press('Previous');
    expect(activeTab()).toContain('Account Details');
  });

  it('stops at the first invalid tab when a later tab is chosen', async () => {
    await open(freshlySignedUp);
    await userEvent.click(screen.getByRole('tab', { name: /Address & Location/ }));
    expect(activeTab()).toContain('Company Information');
    expect(await screen.findByText('Industry Type is required.')).toBeVisible();
    expect(screen.getByText('Contact Phone number is required.')).toBeVisible();
    expect(screen.getByText('Head Quarter is required.')).toBeVisible();
    expect(screen.getByText('Year Established is required.')).toBeVisible();
    expect(screen.getByText('Company Description is required.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/Industry Type/)).toHaveFocus());
  });

  it('removes characters that its fields do not allow', async () => {
    await open();
    await type(/Full Name/, 'Asha2 Patel!');
    expect(screen.getByLabelText(/Full Name/)).toHaveValue('Asha Patel');
    await type(/Contact Number/, '98a7.654321099');
    expect(screen.getByLabelText(/Contact Number/)).toHaveValue('987.654321');
    await type(/Contact Number/, '9876543210');
    await press('Next');
    await type(/Industry Type/, 'Steel 2');
    await type(/Year Established/, 'a2014');
    await type(/Company Size/, '1,200');
    await userEvent.tab();
    const fields = [/Industry Type/, /Year Established/, /Company Size/].map((label) => screen.getByLabelText(label));
    expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(['Steel ', '2014', '1200']);
  });

  it('requires a complete address, and adds and removes further locations', async () => {
    await open({ addresses: [] });
    await goToAddresses();
    await press('Submit');
    for (const message of ['Address Line One', 'State', 'City', 'Pincode']) {
      expect(await screen.findByText(`${message} is required.`)).toBeVisible();
    }
    await type(/City/, 'Pune 4');
    expect(screen.getByLabelText(/City/)).toHaveValue('Pune ');
    await type(/Pincode/, '41100');
    await press('Submit');
    expect(await screen.findByText('Pin code must be 6 digits.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '- Remove' })).toBeNull();
    await press('+ Add Location');
    expect(screen.getAllByLabelText(/Address Line One/)).toHaveLength(2);
    await press('- Remove');
    expect(screen.getAllByLabelText(/Address Line One/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: '- Remove' })).toBeNull();
  });

  it('keeps only the first of several primary addresses and at most one while editing', async () => {
    await open({ addresses: [address('1', false), address('2', true), address('3', true)] });
    await goToAddresses();
    const primary = () =>
      screen.getAllByRole<HTMLInputElement>('radio', { name: 'Primary Address' }).map((radio) => radio.checked);
    expect(primary()).toEqual([false, true, false]);
    await userEvent.click(screen.getAllByRole('radio', { name: 'Primary Address' })[2] as HTMLElement);
    expect(primary()).toEqual([false, false, true]);
    await press('- Remove');
    expect(primary()).toEqual([true, false]);
  });

  it('sends all three tabs, confirms it and opens the dashboard', async () => {
    const saved = pendingResponse(undefined);
    const app = await open({}, saved.answer);
    await type(/Full Name/, 'Asha R Patel');
    await goToAddresses();
    await press('Submit');
    expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-disabled', 'true');
    saved.release();
    await screen.findByText('Profile submitted successfully.');
    expect(app.sent).toEqual([
      {
        fullName: 'Asha R Patel',
        contact: '9876543210',
        companyEmail: null,
        industry: 'Information Technology',
        size: 120,
        phone: '9876501234',
        headquarters: 'Pune',
        yearEstablished: 2014,
        description: 'We build instruments.',
        addresses: [
          {
            line1: '1 MG Road',
            line2: null,
            city: 'Pune',
            state: 'Maharashtra',
            country: 'India',
            pincode: '411001',
            isPrimary: true,
          },
        ],
        version: 3,
      },
    ]);
    await waitFor(() => expect(app.path()).toBe(paths.employer.home));
    expect(currentSession()?.profileComplete).toBe(true);
    expect(app.viewerRequests).toHaveLength(1);
  });

  it('keeps the input after an error, shows server details for 5 s and opens the tab of the wrong field', async () => {
    await open();
    await type(/Full Name/, 'Asha R Patel');
    await goToAddresses();
    for (const [response, sentence] of [
      [errorResponse('INTERNAL', 'boom'), 'Submission failed.'],
      [networkFailure(), 'Submission failed. Please try again later.'],
    ] as const) {
      answerMutation(SaveCompanyProfileDocument, () => response);
      await press('Submit');
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(sentence));
    }
    await press('Previous');
    await press('Previous');
    expect(screen.getByLabelText(/Full Name/)).toHaveValue('Asha R Patel');
    const sentence = 'Contact number must be exactly 10 digits.';
    const fields = { contact: [sentence], industry: ['Industry Type is too long.'] };
    answerMutation(SaveCompanyProfileDocument, () => errorResponse('INVALID_INPUT', sentence, { fields }));
    await goToAddresses();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('Submit');
    const details = `${sentence} Industry Type is too long.`;
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(details));
    expect(activeTab()).toContain('Account Details');
    expect(within(screen.getByRole('tabpanel')).getByText(sentence)).toBeVisible();
    await vi.advanceTimersByTimeAsync(4500);
    expect(screen.getByRole('alert')).toBeVisible();
    await vi.advanceTimersByTimeAsync(1000);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('can be loaded again after a failure', async () => {
    answerQuery(ViewerDocument, aViewer(employer));
    answerQuery(MyCompanyProfileDocument, () => networkFailure());
    renderApp(paths.employer.companyProfile, { as: employer });
    expect(await screen.findByText('Network error. Please try again later.')).toBeVisible();
    answerQuery(MyCompanyProfileDocument, { viewer: { id: '7', company } });
    await press('Retry');
    expect(await screen.findByLabelText(/Full Name/)).toHaveValue('Asha Patel');
  });
});
