import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, test } from 'vitest';
import { paths } from '../../config/paths';
import { aPage } from '../../testing/data/a-page';
import { enterText } from '../../testing/enter-text';
import { exported } from '../../testing/exported';
import { openAs } from '../../testing/open-as';
import { pendingResponse } from '../../testing/pending-response';
import { press } from '../../testing/press';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../testing/server';
import {
  ResendEmailDocument,
  ResendEmailsDocument,
  type UndeliveredMailFragment,
  UndeliveredMailsDocument,
} from './undelivered-mails.generated';

const aMail = (overrides: Partial<UndeliveredMailFragment> = {}): UndeliveredMailFragment => ({
  id: '51',
  recipient: 'imran@example.com',
  subject: 'Your interview on Monday',
  attempts: 8,
  lastError: '550 No such mailbox',
  createdAt: '2026-02-01T06:30:00.000Z',
  ...overrides,
});

/** Answers the list from `mails`, which resending shortens. Returns the requests and the resent emails. */
function serve(mails: UndeliveredMailFragment[], { hasNextPage = false, totalCount = mails.length } = {}) {
  const listed = mails.length;
  const requests = answerQuery(UndeliveredMailsDocument, () => ({
    undeliveredEmails: { nodes: mails, pageInfo: { hasNextPage }, totalCount: totalCount - listed + mails.length },
  }));
  const bulkRequests = answerMutation(ResendEmailsDocument, () => ({
    resendEmails: { resentIds: mails.splice(0).map(({ id }) => id), remainingCount: 0 },
  }));
  return { requests, bulkRequests };
}
const open = (query = '') => openAs('admin', paths.admin.undeliveredMails + query);
const resendButtons = () => screen.findAllByRole('button', { name: /^Resend “/ });
const resendButton = () =>
  screen.findByRole('button', { name: 'Resend “Your interview on Monday” to imran@example.com' });

describe('undelivered emails', () => {
  it('are listed with the cause of the failure, the response of the mail server and the number of attempts', async () => {
    const { requests } = serve([aMail(), aMail({ id: '52', recipient: 'b@example.com', lastError: null })]);
    open();
    await screen.findByText('550 No such mailbox');
    expect(screen.getByText("The mail server refused the recipient's address.")).toBeVisible();
    const cells = screen.getAllByRole('row').at(-1)?.querySelectorAll('td') ?? [];
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers.map((header, index) => [header, cells[index]?.textContent])).toEqual([
      ['', ''],
      ['Recipient', 'b@example.com'],
      ['Subject', 'Your interview on Monday'],
      ['Last Error', '–'],
      ['Attempts', '8'],
      ['Date', '01/02/2026 12:00 pm'],
      ['Actions', 'Resend'],
    ]);
    expect(screen.getByText('2 emails')).toBeVisible();
    expect(requests).toEqual([{ first: 25, page: 1, filter: { search: null } }]);
  });

  it('can be paged and searched, and the URL holds the page and the search text', async () => {
    const { requests } = serve([aMail()], { hasNextPage: true });
    const app = open('?page=2');
    await resendButton();
    await press('Next page');
    await waitFor(() => expect(requests.map(({ page }) => page)).toEqual([2, 3]));
    expect(app.router.state.location.search).toBe('?page=3');
    await enterText(screen.getByRole('searchbox', { name: 'Recipient, subject or error' }), ' imran ');
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(requests.at(-1)).toEqual({ first: 25, page: 1, filter: { search: 'imran' } }));
    expect(app.router.state.location.search).toBe('?search=imran');
    await app.user.click(await screen.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(requests.at(-1)).toMatchObject({ filter: { search: null } }));
  });

  it('show an error with a Retry button when they cannot be fetched, and a message when there are none', async () => {
    answerQuery(UndeliveredMailsDocument, () => networkFailure());
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch emails. Please try again.');
    serve([]);
    await press('Retry');
    expect(await screen.findByText('No undelivered emails.')).toBeVisible();
  });
});

describe('resending several emails', () => {
  it('resends all selected emails in one request', async () => {
    const { bulkRequests } = serve([aMail(), aMail({ id: '52' }), aMail({ id: '53' })]);
    const app = open();
    await resendButtons();
    expect(screen.getByRole('button', { name: 'Resend Selected (0)' })).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await app.user.click(screen.getByRole('button', { name: 'Resend Selected (3)' }));
    expect(await screen.findByText('3 emails will be sent again.')).toBeVisible();
    expect(bulkRequests).toEqual([{ ids: ['51', '52', '53'] }]);
    expect(await screen.findByText('No undelivered emails.')).toBeVisible();
  });

  it('resends all emails that match the search, on all pages, after confirmation of their number', async () => {
    const { bulkRequests } = serve([aMail(), aMail({ id: '52' })], { totalCount: 312 });
    const app = open('?search=interview');
    await app.user.click(await screen.findByRole('button', { name: 'Resend All (312)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Resend All' });
    expect(dialog).toHaveTextContent('312 emails will be sent again, on all pages of this list.');
    await app.user.click(within(dialog).getByRole('button', { name: 'Resend All' }));
    expect(await screen.findByText('2 emails will be sent again.')).toBeVisible();
    expect(bulkRequests).toEqual([{ filter: { search: 'interview' } }]);
  });

  it('shows an error and refetches the list after a failure, and shows how many emails a partial resend leaves', async () => {
    const { requests } = serve([aMail()], { totalCount: 1312 });
    answerMutation(ResendEmailsDocument, () => errorResponse('INTERNAL', 'boom'));
    const app = open();
    const resendAll = async () => {
      await app.user.click(await screen.findByRole('button', { name: 'Resend All (1,312)' }));
      await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Resend All' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await resendAll();
    expect(await screen.findByText('Could not resend the email. Please try again.')).toBeVisible();
    await waitFor(() => expect(requests).toHaveLength(2));
    answerMutation(ResendEmailsDocument, () => ({ resendEmails: { resentIds: ['51'], remainingCount: 1311 } }));
    await resendAll();
    expect(await screen.findByText('1 email will be sent again. Still to resend: 1,311.')).toBeVisible();
  });
});

describe('resending an email', () => {
  it('refetches the list when it fails, and sends one request and removes the email from the list when it succeeds', async () => {
    const mails = [aMail()];
    const { requests } = serve(mails);
    open();
    for (const [response, sentence, requestCount] of [
      [errorResponse('NOT_FOUND', 'Mail not found.'), 'Mail not found.', 2],
      [errorResponse('INTERNAL', 'boom'), 'Could not resend the email. Please try again.', 3],
    ] as const) {
      answerMutation(ResendEmailDocument, () => response);
      await userEvent.click(await resendButton());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      await waitFor(() => expect(requests).toHaveLength(requestCount));
    }
    const done = pendingResponse({ resendEmail: { outgoingEmail: { id: '51', state: 'WAITING' as const } } });
    const resent = answerMutation(ResendEmailDocument, () => {
      mails.length = 0;
      return done.answer;
    });
    const button = await resendButton();
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Sending...'));
    await waitFor(() => expect(resent).toEqual([{ id: '51' }]));
    done.release();
    expect(await screen.findByText('The email to imran@example.com will be sent again.')).toBeVisible();
    expect(await screen.findByText('No undelivered emails.')).toBeVisible();
    expect(resent).toEqual([{ id: '51' }]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Undelivered Emails' })).toHaveFocus());
  });
});

test('undelivered emails can be exported as a CSV file', async () => {
  answerQuery(UndeliveredMailsDocument, { undeliveredEmails: aPage([aMail()]) });
  const files = await exported(/\/exports\//, async () => openAs('admin', paths.admin.undeliveredMails));
  expect(files).toEqual(['/exports/undelivered-mails.csv']);
});
