import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { takeConsoleErrors } from '../../testing/console';
import {
  activeTab,
  asha,
  fresh,
  goToHistory,
  open,
  panel,
  pdf,
  type,
  upload,
} from '../../testing/data/candidate-profile';
import { press } from '../../testing/press';
import { controlUploads } from '../../testing/uploads';

describe('uploads', () => {
  it('show the combined progress of all files of a form and announce it in quarters', async () => {
    await open();
    const requests = controlUploads();
    await upload('PAN Card', pdf('pan.pdf'));
    await upload('Passport', pdf('passport.pdf'));
    await press('Next');
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

  it('can be cancelled, which keeps the chosen files', async () => {
    await open();
    const requests = controlUploads();
    await upload('PAN Card', pdf('new-pan.pdf'));
    await press('Next');
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel the upload of files' })).toBeEnabled());
    await press('Cancel the upload of files');
    expect(await screen.findByText('Upload cancelled. Nothing has been saved.')).toBeVisible();
    expect(panel().getByText('new-pan.pdf')).toBeVisible();
    await press('Clear new-pan.pdf');
    expect(panel().queryByText('new-pan.pdf')).toBeNull();
    expect(activeTab()).toContain('My Profile');
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });
});

describe('the consent to the use of identity details', () => {
  const consent = () => panel().queryByRole('checkbox', { name: /I agree that my identity details/ });
  const agree = 'Please agree to the use of your identity details to save them';
  const person = { ...asha, ...fresh, gender: asha.gender, addressLine1: 'A', city: 'Surat', state: 'Gujarat' };

  it('is not requested again once given, and its date is shown', async () => {
    await open();
    expect(consent()).toBeNull();
    expect(panel().getByText(/You agreed to this on 05\/01\/2026/)).toBeVisible();
  });

  it('is not required without identity numbers and documents', async () => {
    const { sent } = await open(person);
    expect(consent()).not.toBeChecked();
    await goToHistory();
    expect(sent[0]).not.toHaveProperty('identityConsent');
  });

  it.each([
    ['number', () => type('PAN Card ID', 'ABCDE1234F')],
    ['paper', () => upload('Passport', pdf('passport.pdf'))],
  ])('is required with the first identity %s and is sent with it', async (_what, fillIn) => {
    const { sent } = await open(person);
    await fillIn();
    await press('Next');
    expect(await screen.findByText(agree)).toBeVisible();
    await waitFor(() => expect(consent()).toHaveFocus());
    expect(sent).toEqual([]);
    await userEvent.click(panel().getByRole('checkbox', { name: /I agree that my identity details/ }));
    await goToHistory();
    expect(sent[0]).toMatchObject({ identityConsent: true });
  });
});
