import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { enterText } from '../../testing/enter-text';
import { pendingResponse } from '../../testing/pending-response';
import { press } from '../../testing/press';
import { renderApp } from '../../testing/render-app';
import { answerMutation, errorResponse, networkFailure } from '../../testing/server';
import { SendContactMessageDocument, type SendContactMessageMutation } from './contact-form.public.generated';

const type = (label: RegExp, value: string) => enterText(screen.getByLabelText(label), value);

const received: SendContactMessageMutation = { sendContactMessage: { replyTo: 'asha@test.example' } };

async function open(
  answer: () => SendContactMessageMutation | Response | Promise<SendContactMessageMutation> = () => received,
) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sent = answerMutation(SendContactMessageDocument, () => answer());
  renderApp(paths.contact);
  await screen.findByRole('form', { name: 'Contact form' });
  return { sent };
}

async function fillIn() {
  await userEvent.click(screen.getByRole('radio', { name: 'Candidate' }));
  await type(/^Name/, 'Asha Patel');
  await type(/^Email/, 'asha@example.com');
  await type(/^Phone/, '98765 43210 please');
  await type(/^Message/, 'When do you open?');
}

describe('the contact form', () => {
  it('preselects Employer, shows +91 before the phone, and sends nothing while required fields are empty', async () => {
    const { sent } = await open();
    expect(screen.getByRole('radio', { name: 'Employer' })).toBeChecked();
    expect(screen.getByText('+91')).toBeVisible();
    await press('Send Message');
    for (const message of ['Name is required', 'Email is required', 'Phone is required', 'Message is required']) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('sends the message, clears itself and shows a confirmation for 3 s', async () => {
    const done = pendingResponse(received);
    const { sent } = await open(() => done.answer);
    await fillIn();
    await press('Send Message');
    expect(screen.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    done.release();
    expect(await screen.findByText(/Your message has been sent/)).toBeVisible();
    expect(sent).toEqual([
      {
        name: 'Asha Patel',
        email: 'asha@example.com',
        phone: '9876543210',
        message: 'When do you open?',
        userType: 'CANDIDATE',
        company: '',
      },
    ]);
    expect(screen.getByLabelText(/^Message/)).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Employer' })).toBeChecked();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByText(/Your message has been sent/)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText(/Your message has been sent/)).toBeNull();
  });

  it('shows the reason when sending fails, and keeps the typed text', async () => {
    let answer = errorResponse('RATE_LIMITED', 'Too many messages.');
    await open(() => answer);
    await fillIn();
    for (const [next, sentence] of [
      [errorResponse('INTERNAL', 'boom'), 'Too many messages.'],
      [networkFailure(), 'Something went wrong.'],
      [networkFailure(), 'Something went wrong.'],
    ] as const) {
      await press('Send Message');
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      expect(screen.getByLabelText(/^Message/)).toHaveValue('When do you open?');
      answer = next;
    }
  });
});
