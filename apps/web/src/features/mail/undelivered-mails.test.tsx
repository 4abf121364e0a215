import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { openAs } from '../../testing/open-as';
import { press } from '../../testing/press';
import { answerMutation, answerQuery, networkFailure, refusal } from '../../testing/server';
import {
  ResendMailDocument,
  ResendMailsDocument,
  type ResendMailsMutationVariables,
  type UndeliveredMailFragment,
  UndeliveredMailsDocument,
  type UndeliveredMailsQueryVariables,
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

/** Answers the list out of `mails`, which resending shortens; keeps what was asked and what was sent. */
function serve(mails: UndeliveredMailFragment[], { hasNextPage = false, totalCount = mails.length } = {}) {
  const seen = {
    asked: [] as UndeliveredMailsQueryVariables[],
    resent: [] as string[],
    severalResent: [] as ResendMailsMutationVariables['input'][],
  };
  const listed = mails.length;
  answerQuery(UndeliveredMailsDocument, (variables) => {
    seen.asked.push(variables);
    return { deadMails: { nodes: mails, pageInfo: { hasNextPage }, totalCount: totalCount - listed + mails.length } };
  });
  answerMutation(ResendMailDocument, ({ input: { id } }) => {
    seen.resent.push(id);
    mails.splice(0, mails.length, ...mails.filter((mail) => mail.id !== id));
    return { resendMail: { outgoingMail: { id, state: 'WAITING' } } };
  });
  answerMutation(ResendMailsDocument, ({ input }) => {
    seen.severalResent.push(input);
    const resentIds = mails.splice(0).map(({ id }) => id);
    return { resendMails: { resentIds, leftCount: 0 } };
  });
  return seen;
}
const open = (query = '') => openAs('admin', paths.admin.undeliveredMails + query);
const resendButtons = () => screen.findAllByRole('button', { name: /^Resend “/ });
const resendButton = () =>
  screen.findByRole('button', { name: 'Resend “Your interview on Monday” to imran@example.com' });

describe('the undelivered mails', () => {
  it('are listed with what went wrong and what the mail server said', async () => {
    const { asked } = serve([aMail(), aMail({ id: '52', recipient: 'b@example.com', lastError: null })]);
    open();
    await screen.findByText('550 No such mailbox');
    expect(screen.getByText("The mail server refused the recipient's address.")).toBeVisible();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      '',
      'Recipient',
      'Subject',
      'Last Error',
      'Attempts',
      'Date',
      'Actions',
    ]);
    const cells = screen.getAllByRole('row').at(-1)?.querySelectorAll('td') ?? [];
    expect([...cells].map((cell) => cell.textContent)).toEqual([
      '',
      'b@example.com',
      'Your interview on Monday',
      '–',
      '8',
      '01/02/2026 12:00',
      'Resend',
    ]);
    expect(screen.getByText('2 mails')).toBeVisible();
    expect(asked).toEqual([{ first: 25, page: 1, filter: { search: null } }]);
  });

  it('turn pages in the address', async () => {
    const { asked } = serve([aMail()], { hasNextPage: true });
    const app = open('?page=2');
    await resendButton();
    await press('Next page');
    await waitFor(() => expect(asked.map(({ page }) => page)).toEqual([2, 3]));
    expect(app.router.state.location.search).toBe('?page=3');
  });

  it('are searched by their recipients and subjects, in the address', async () => {
    const { asked } = serve([aMail()], { hasNextPage: true });
    const app = open('?page=2');
    await resendButton();
    await app.user.type(screen.getByRole('textbox', { name: 'Recipient, subject or error' }), ' imran {Enter}');
    await waitFor(() => expect(asked.at(-1)).toEqual({ first: 25, page: 1, filter: { search: 'imran' } }));
    expect(app.router.state.location.search).toBe('?search=imran');
    await app.user.click(await screen.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: { search: null } }));
  });

  it('say when none fits, and lead back to all', async () => {
    serve([]);
    const app = open('?search=nobody');
    await app.user.click((await screen.findAllByRole('button', { name: /^Clear/ })).at(-1) as HTMLElement);
    expect(app.router.state.location.search).toBe('');
  });

  it('may be none', async () => {
    serve([]);
    open();
    expect(await screen.findByText('No undelivered mails.')).toBeVisible();
  });

  it('say that they could not be fetched and try again', async () => {
    answerQuery(UndeliveredMailsDocument, () => networkFailure());
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch mails. Please try again.');
    serve([aMail()]);
    await press('Retry');
    expect(await resendButton()).toBeVisible();
  });
});

describe('resending several mails', () => {
  it('takes all that are chosen, in one request', async () => {
    const { severalResent } = serve([aMail(), aMail({ id: '52' }), aMail({ id: '53' })]);
    const app = open();
    await resendButtons();
    expect(screen.getByRole('button', { name: 'Resend Selected (0)' })).toHaveAttribute('aria-disabled', 'true');
    await app.user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    await app.user.click(screen.getByRole('button', { name: 'Resend Selected (3)' }));
    expect(await screen.findByText('3 mails will be sent again.')).toBeVisible();
    expect(severalResent).toEqual([{ ids: ['51', '52', '53'] }]);
    expect(await screen.findByText('No undelivered mails.')).toBeVisible();
  });

  it('takes all that the search finds, on every page, after a question that names how many', async () => {
    const { severalResent } = serve([aMail(), aMail({ id: '52' })], { totalCount: 312 });
    const app = open('?search=interview');
    await app.user.click(await screen.findByRole('button', { name: 'Resend All (312)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Resend All' });
    expect(dialog).toHaveTextContent('312 mails will be sent again, on all pages of this list.');
    await app.user.click(within(dialog).getByRole('button', { name: 'Resend All' }));
    expect(await screen.findByText('2 mails will be sent again.')).toBeVisible();
    expect(severalResent).toEqual([{ filter: { search: 'interview' } }]);
  });

  it('says how many are left when there are more than one request takes', async () => {
    serve([aMail()], { totalCount: 1312 });
    answerMutation(ResendMailsDocument, () => ({ resendMails: { resentIds: ['51'], leftCount: 1311 } }));
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'Resend All (1,312)' }));
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Resend All' }));
    expect(await screen.findByText('1 mail will be sent again. Still to resend: 1,311.')).toBeVisible();
  });

  it('says that it could not be done, and reads the list again', async () => {
    const { asked } = serve([aMail()]);
    answerMutation(ResendMailsDocument, () => refusal('INTERNAL', 'boom'));
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'Resend All (1)' }));
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Resend All' }));
    expect(await screen.findByText('Could not resend the mail. Please try again.')).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});

describe('resending a mail', () => {
  it('takes it out of the list and says so', async () => {
    const { resent } = serve([aMail()]);
    const app = open();
    await app.user.click(await resendButton());
    expect(await screen.findByText('The mail to imran@example.com will be sent again.')).toBeVisible();
    expect(await screen.findByText('No undelivered mails.')).toBeVisible();
    expect(resent).toEqual(['51']);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Undelivered Mails' })).toHaveFocus());
  });

  it('is sent once, however often the button is pressed', async () => {
    serve([aMail()]);
    let sent = 0;
    let release: () => void = () => undefined;
    answerMutation(ResendMailDocument, () => {
      sent += 1;
      return new Promise((resolve) => {
        release = () => resolve({ resendMail: { outgoingMail: { id: '51', state: 'WAITING' } } });
      });
    });
    open();
    const button = await resendButton();
    await userEvent.click(button);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Sending...'));
    await waitFor(() => expect(sent).toBe(1));
    release();
    expect(await screen.findByText(/will be sent again/)).toBeVisible();
    expect(sent).toBe(1);
  });

  it.each([
    ['the words of the server', () => refusal('NOT_FOUND', 'Mail not found.'), 'Mail not found.'],
    ['a fault of the server', () => refusal('INTERNAL', 'boom'), 'Could not resend the mail. Please try again.'],
  ])('is refused with %s, and the list is read again', async (_case, answer, sentence) => {
    const { asked } = serve([aMail()]);
    answerMutation(ResendMailDocument, answer);
    open();
    await userEvent.click(await resendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});
