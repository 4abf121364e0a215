import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../../config/paths';
import { saveApplyIntent } from '../../../lib/session/apply-intent';
import { enterText } from '../../../testing/enter-text';
import { renderApp } from '../../../testing/render-app';
import { answerMutation, errorResponse, networkFailure } from '../../../testing/server';
import { controlUploads } from '../../../testing/uploads';
import {
  RegisterCandidateDocument,
  RegisterEmployerDocument,
  RequestToJoinCompanyDocument,
} from './sign-up.public.generated';

type App = ReturnType<typeof renderApp>;

const resume = new File(['%PDF-1.7'], 'asha.pdf', { type: 'application/pdf' });
const upload = (app: App, file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('The form has no file input.');
  return app.user.upload(input, file);
};
const press = (app: App) => app.user.click(screen.getByRole('button', { name: 'Sign Up' }));

const enter = (label: RegExp, value: string) => enterText(screen.getByLabelText(label), value);

async function fillInPerson(app: App) {
  await screen.findByLabelText(/First Name/);
  await enter(/First Name/, 'Asha9');
  await enter(/Last Name/, "D'Souza-Pāt@el");
  await enter(/Email/, 'asha@example.com');
  await enter(/Contact No/, '98765-432109');
  await enter(/^Password/, 'Monsoon#2025');
  await enter(/Confirm Password/, 'Monsoon#2025');
  await app.user.click(screen.getByRole('checkbox', { name: /Privacy Policy/ }));
}

/** Advances the clock by the 2 s before the redirect to the login. */
const untilLogin = () => act(() => vi.advanceTimersByTimeAsync(2000));

async function fillInCandidate(app: App) {
  await fillInPerson(app);
  await app.user.click(screen.getByRole('radio', { name: 'Fresher' }));
  await upload(app, resume);
}

describe("the candidate's sign-up", () => {
  it('asks for the address that was probably meant after a typing error in its domain, and accepts both', async () => {
    const app = renderApp(paths.candidate.signUp);
    const email = await screen.findByLabelText(/Email/);
    await app.user.type(email, 'krupa@gmial.com');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    await app.user.tab();
    expect(screen.getByText(/^Did you mean/)).toHaveTextContent('Did you mean krupa@gmail.com?');
    expect(email).toBeValid();
    await app.user.click(screen.getByRole('button', { name: 'krupa@gmail.com' }));
    expect(email).toHaveValue('krupa@gmail.com');
    expect(email).toHaveFocus();
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it('reports missing fields, a weak password, different passwords and a wrong file type', async () => {
    const app = renderApp(paths.candidate.signUp);
    await screen.findByRole('heading', { name: 'Candidate Sign Up' });
    await press(app);
    for (const message of [
      'First Name is required',
      'Last Name is required',
      'Email is required',
      'Contact No is required',
      'Password is required',
      'Confirm Password is required',
      'Resume is required',
      'Experience is required',
      'Please agree to the privacy policy to continue',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    await enter(/^Password/, 'monsoon');
    await enter(/Confirm Password/, 'Monsoon#2025');
    document.querySelector('input[type="file"]')?.removeAttribute('accept');
    await upload(app, new File(['x'], 'photo.png', { type: 'image/png' }));
    await press(app);
    const weaknesses =
      /at least 8 characters, at least one uppercase letter, at least one number, at least one special character/;
    expect(await screen.findByText(weaknesses)).toBeVisible();
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    expect(screen.getByText('Only PDF or DOCX files are allowed.')).toBeVisible();
    await enter(/^Password/, 'Monsoon#2025');
    await app.user.tab();
    await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull());
  });

  it('shows a validation message only after the mouse button is released', async () => {
    const app = renderApp(paths.candidate.signUp);
    await enterText(await screen.findByLabelText(/Email/), 'asha@');
    const link = screen.getByRole('heading', { name: 'Candidate Sign Up' });
    await app.user.pointer({ keys: '[MouseLeft>]', target: link });
    expect(screen.getByLabelText(/Email/)).not.toHaveFocus();
    expect(screen.queryByText('Invalid email format')).toBeNull();
    await app.user.pointer({ keys: '[/MouseLeft]', target: document.body });
    expect(await screen.findByText('Invalid email format')).toBeVisible();
  });

  it('keeps the input after an error or a cancelled upload, and marks an email that is taken', async () => {
    const app = renderApp(paths.candidate.signUp);
    await fillInCandidate(app);
    const message = 'This email is already registered.';
    for (const [response, sentence] of [
      [errorResponse('INTERNAL', 'boom'), 'Something went wrong'],
      [networkFailure(), 'Network error. Please try again later.'],
      [errorResponse('EMAIL_TAKEN', message), message],
    ] as const) {
      answerMutation(RegisterCandidateDocument, () => response);
      await press(app);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      expect(screen.getByLabelText(/First Name/)).toHaveValue('Asha');
    }
    const field = screen.getByLabelText(/Email/);
    await waitFor(() => expect(field).toHaveAccessibleDescription('This email is already registered. Log in'));
    expect(field).toHaveFocus();
    const error = document.getElementById(field.getAttribute('aria-describedby') ?? '') as HTMLElement;
    expect(within(error).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', paths.candidate.login);
    await app.user.type(field, 'x');
    expect(field).not.toHaveAccessibleDescription('This email is already registered. Log in');

    const requests = controlUploads();
    await press(app);
    await waitFor(() => expect(requests).toHaveLength(1));
    const bar = await screen.findByRole('progressbar', { name: 'Upload: Resume' });
    requests[0]?.progress(3000, 6000);
    expect(bar).toHaveAttribute('aria-valuenow', '50');
    const cancel = screen.getByRole('button', { name: 'Cancel the upload of resume' });
    await waitFor(() => expect(cancel).toBeEnabled());
    await app.user.click(cancel);
    expect(await screen.findByText('Upload cancelled. Nothing has been saved.')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByLabelText(/First Name/)).toHaveValue('Asha');
    expect(screen.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
  });

  it('sends the job that the visitor wants to apply for, which the confirming email names', async () => {
    saveApplyIntent({ id: '12', title: 'Accountant', company: 'Rao & Sons', path: `${paths.openings}/12-accountant` });
    const requests = answerMutation(RegisterCandidateDocument, { registerCandidate: { user: { id: '7' } } });
    const app = renderApp(paths.candidate.signUp);
    await fillInCandidate(app);
    await press(app);
    await screen.findByText('Form submitted successfully!');
    expect(requests).toMatchObject([{ jobId: '12' }]);
  });

  it('sends the form with the resume, confirms it, clears the form and opens the login after 2 s', async () => {
    const requests = answerMutation(RegisterCandidateDocument, { registerCandidate: { user: { id: '7' } } });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const app = renderApp(paths.candidate.signUp);
    await fillInCandidate(app);
    await press(app);

    await screen.findByText('Form submitted successfully!');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toEqual({
      firstName: 'Asha',
      lastName: "D'Souza-Pātel",
      email: 'asha@example.com',
      contact: '9876543210',
      password: 'Monsoon#2025',
      experienceLevel: 'FRESHER',
      consent: true,
      resume: expect.any(File),
    });
    expect(requests[0]?.resume.name).toBe('asha.pdf');
    expect(screen.getByLabelText(/First Name/)).toHaveValue('');
    const sentence = 'We have emailed a link to asha@example.com. Open it to confirm your address.';
    expect(screen.getByText('asha@example.com').closest('[role=status]')).toHaveTextContent(sentence);
    await untilLogin();
    expect(await screen.findByRole('heading', { name: 'Candidate Login' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    expect(screen.getByLabelText(/Email/)).toHaveValue('asha@example.com');
    await app.user.click(screen.getByRole('link', { name: 'Forgot Password?' }));
    await screen.findByRole('heading', { name: 'Forgot Password' });
    expect(screen.getByLabelText(/Email/)).toHaveValue('asha@example.com');
    await act(() => app.router.navigate(-1));
    await screen.findByRole('heading', { name: 'Candidate Login' });
    expect(app.path()).toBe(paths.candidate.login);
  });
});

describe("the employer's sign-up", () => {
  it('shows errors, removes invalid characters from organization and GSTIN, and opens the login', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const app = renderApp(paths.employer.signUp);
    await screen.findByRole('heading', { name: 'Employer Sign Up' });
    await press(app);
    for (const message of ['Organization Name is required', 'GSTIN is required', 'Company Website is required']) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    answerMutation(RegisterEmployerDocument, () =>
      errorResponse('INVALID_INPUT', 'Please check the form.', { fields: { gstin: ['This GSTIN is not known.'] } }),
    );
    await fillInPerson(app);
    await enter(/Organization Name/, 'Rao & Sons# (Exports)');
    await enter(/Company Website/, 'https://rao.example.com');
    await enter(/GSTIN/, '24-ABCDE1234F1Z5XY');
    await press(app);
    expect(await screen.findByText('This GSTIN is not known.')).toBeVisible();
    expect(screen.getByLabelText(/GSTIN/)).toHaveAccessibleDescription(/This GSTIN is not known/);

    const requests = answerMutation(RegisterEmployerDocument, { registerEmployer: { user: { id: '8' } } });
    await press(app);
    await screen.findByText('Form submitted successfully!');
    expect(requests[0]).toMatchObject({
      organizationName: 'Rao & Sons (Exports)',
      companyWebsite: 'https://rao.example.com',
      gstin: '24ABCDE1234F1Z5',
      contact: '9876543210',
      consent: true,
    });
    await untilLogin();
    expect(await screen.findByRole('heading', { name: 'Employer Login' })).toBeVisible();
  });

  it('asks the people of a company whose GSTIN is known to let the person in, without typing again', async () => {
    const app = renderApp(paths.employer.signUp);
    await fillInPerson(app);
    await enter(/Organization Name/, 'Rao Mills');
    await enter(/Company Website/, 'https://rao.example.com');
    await enter(/GSTIN/, '24ABCDE1234F1Z5');
    const sentence = 'Rao Exports is registered. Ask its people to let you in.';
    answerMutation(RegisterEmployerDocument, () =>
      errorResponse('COMPANY_REGISTERED', sentence, { companyName: 'Rao Exports' }),
    );
    await press(app);
    expect(await screen.findByText(sentence)).toBeVisible();
    const asked = answerMutation(RequestToJoinCompanyDocument, {
      requestToJoinCompany: { companyName: 'Rao Exports' },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Ask to Join' }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'We have asked Rao Exports to let you in. You get an email at asha@example.com once they have decided.',
    );
    expect(asked).toEqual([
      {
        organizationName: 'Rao Mills',
        companyWebsite: 'https://rao.example.com',
        gstin: '24ABCDE1234F1Z5',
        firstName: 'Asha',
        lastName: "D'Souza-Pātel",
        email: 'asha@example.com',
        contact: '9876543210',
        consent: true,
      },
    ]);
  });
});
