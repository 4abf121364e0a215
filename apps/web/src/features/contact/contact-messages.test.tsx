import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import { paths } from '../../config/paths';
import { aPage } from '../../testing/data/a-page';
import { exported } from '../../testing/exported';
import { openAs } from '../../testing/open-as';
import { press } from '../../testing/press';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../testing/server';
import {
  type ContactMessageCardFragment,
  ContactMessagesDocument,
  MarkContactMessageHandledDocument,
} from './contact-messages.generated';

const aMessage = (overrides: Partial<ContactMessageCardFragment> = {}): ContactMessageCardFragment => ({
  id: '41',
  name: 'Asha Patel',
  email: 'asha@example.com',
  phone: '9876543210',
  message: 'When do you open?\nI come on Monday.',
  userType: 'CANDIDATE',
  isHandled: false,
  createdAt: '2026-02-01T06:30:00.000Z',
  ...overrides,
});

/** Serves the inbox from `messages`. Marking a message as handled changes it there. Returns the requests. */
function serve(messages: ContactMessageCardFragment[], hasNextPage = false) {
  const requests = answerQuery(ContactMessagesDocument, (variables) => {
    const { isHandled } = variables.filter;
    const nodes = messages.filter((message) => isHandled == null || message.isHandled === isHandled);
    return { contactMessages: { nodes, pageInfo: { hasNextPage }, totalCount: nodes.length } };
  });
  answerMutation(MarkContactMessageHandledDocument, ({ input: { id } }) => {
    messages.forEach((message, index) => {
      if (message.id === id) messages[index] = { ...message, isHandled: true };
    });
    return { markContactMessageHandled: { contactMessage: { id, isHandled: true } } };
  });
  return requests;
}
const open = (query = '') => openAs('admin', paths.admin.contactMessages + query);
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const markButton = (name: string) => screen.findByRole('button', { name: `Mark as handled: ${name}` });

describe('the inbox of the contact page', () => {
  it('shows new messages with sender, reply links and text', async () => {
    const requests = serve([aMessage(), aMessage({ id: '42', name: 'Imran Shaikh', phone: '+442079460000' })]);
    open();
    const foreign = (await card('Imran Shaikh')).getByRole('link', { name: '+442079460000' });
    expect(foreign).toHaveAttribute('href', 'tel:+442079460000');
    const message = await card('Asha Patel');
    for (const text of ['Candidate', '01/02/2026 12:00 pm', /When do you open\?\s+I come on Monday\./]) {
      expect(message.getByText(text)).toBeVisible();
    }
    expect(message.getByRole('link', { name: 'asha@example.com' })).toHaveAttribute('href', 'mailto:asha@example.com');
    expect(message.getByRole('link', { name: '+91 9876543210' })).toHaveAttribute('href', 'tel:+919876543210');
    expect(message.getByRole('link', { name: 'Reply to Asha Patel' })).toHaveAttribute(
      'href',
      'mailto:asha@example.com?subject=Your%20message%20to%20Job%20Alert',
    );
    expect(screen.getByText('2 messages')).toBeVisible();
    expect(requests).toEqual([{ first: 25, page: 1, filter: { isHandled: false } }]);
  });

  it('shows handled or all messages when chosen and stores the choice in the URL', async () => {
    const requests = serve([aMessage(), aMessage({ id: '42', name: 'Imran Shaikh', isHandled: true })]);
    const app = open();
    await card('Asha Patel');
    for (const [label, show, filter] of [
      ['Handled', 'handled', { isHandled: true }],
      ['All', 'all', {}],
    ] as const) {
      await userEvent.click(screen.getByRole('radio', { name: label }));
      await waitFor(() => expect(requests.at(-1)).toEqual({ first: 25, page: 1, filter }));
      const message = await card('Imran Shaikh');
      expect(message.getByText('Handled')).toBeVisible();
      expect(message.queryByRole('button', { name: /^Mark as handled/ })).toBeNull();
      expect(app.router.state.location.search).toBe(`?show=${show}`);
    }
  });

  it('says when there are no messages and returns from a page past the end', async () => {
    serve([]);
    const app = open('?page=9');
    expect(await screen.findByText('No new messages.')).toBeVisible();
    expect(app.router.state.location.search).toBe('');
    await userEvent.click(screen.getByRole('radio', { name: 'Handled' }));
    expect(await screen.findByText('No handled messages.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(await screen.findByText('No messages.')).toBeVisible();
  });

  it('shows an error when loading fails and loads again on Retry', async () => {
    answerQuery(ContactMessagesDocument, () => networkFailure());
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch messages. Please try again.');
    serve([aMessage()]);
    await press('Retry');
    expect(await screen.findByRole('article', { name: 'Asha Patel' })).toBeVisible();
  });
});

describe('marking a message as handled', () => {
  it('removes it from the new messages, confirms it and focuses the button of the next message', async () => {
    serve([aMessage(), aMessage({ id: '42', name: 'Imran Shaikh' })]);
    const app = open();
    const button = await markButton('Asha Patel');
    button.focus();
    await app.user.click(button);
    expect(await screen.findByText('The message from Asha Patel is marked as handled.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Asha Patel' })).toBeNull());
    expect(screen.getByRole('article', { name: 'Imran Shaikh' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Mark as handled: Imran Shaikh' })).toHaveFocus());
  });

  it('shows the error and reloads the list when it fails', async () => {
    const requests = serve([aMessage()]);
    open();
    for (const [response, sentence, requestCount] of [
      [errorResponse('NOT_FOUND', 'Message not found.'), 'Message not found.', 2],
      [errorResponse('INTERNAL', 'boom'), 'Could not mark the message as handled. Please try again.', 3],
    ] as const) {
      answerMutation(MarkContactMessageHandledDocument, () => response);
      await userEvent.click(await markButton('Asha Patel'));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      await waitFor(() => expect(requests).toHaveLength(requestCount));
    }
  });
});

test('contact messages are exported with the current filter', async () => {
  answerQuery(ContactMessagesDocument, { contactMessages: aPage([aMessage()]) });
  const files = await exported(/\/exports\//, async () => openAs('admin', paths.admin.contactMessages));
  expect(files).toEqual(['/exports/contact-messages.csv?status=new']);
});
