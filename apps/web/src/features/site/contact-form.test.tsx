import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { renderApp } from '../../testing/render-app';
import { answerMutation, networkFailure, refusal } from '../../testing/server';
import { SendContactMessageDocument, type SendContactMessageMutationVariables } from './contact-form.public.generated';

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function open(
  answer: () => { sendContactMessage: { replyTo: string } } | Response = () => ({
    sendContactMessage: { replyTo: 'asha@test.example' },
  }),
) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sent: SendContactMessageMutationVariables['input'][] = [];
  answerMutation(SendContactMessageDocument, ({ input }) => {
    sent.push(input);
    return answer();
  });
  renderApp(paths.contact);
  await screen.findByRole('form', { name: 'Contact form' });
  return { sent };
}

function fillIn() {
  fireEvent.click(screen.getByRole('radio', { name: 'Candidate' }));
  type(/^Name/, 'Asha Patel');
  type(/^Email/, 'asha@example.com');
  type(/^Phone/, '98765 43210 please');
  type(/^Message/, 'When do you open?');
}

describe('the contact form', () => {
  it('is written as an employer unless one says otherwise, with +91 before the phone', async () => {
    await open();
    expect(screen.getByRole('radio', { name: 'Employer' })).toBeChecked();
    expect(screen.getByText('+91')).toBeVisible();
  });

  it('says what is required and sends nothing', async () => {
    const { sent } = await open();
    press('Send Message');
    for (const message of ['Name is required', 'Email is required', 'Phone is required', 'Message is required']) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it('sends the message, clears itself and says so for 3 s', async () => {
    const { sent } = await open();
    fillIn();
    press('Send Message');
    expect(screen.getByRole('button', { name: 'Sending…' })).toBeDisabled();
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
    await vi.advanceTimersByTimeAsync(3000);
    await waitFor(() => expect(screen.queryByText(/Your message has been sent/)).toBeNull());
  });

  it.each([
    ['the words of the server', () => refusal('RATE_LIMITED', 'Too many messages.'), 'Too many messages.'],
    ['a fault of the server', () => refusal('INTERNAL', 'boom'), 'Something went wrong.'],
    ['no answer', () => networkFailure(), 'Something went wrong.'],
  ])('is refused with %s and keeps what was typed', async (_case, answer, sentence) => {
    await open(answer);
    fillIn();
    press('Send Message');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText(/^Message/)).toHaveValue('When do you open?');
  });
});
