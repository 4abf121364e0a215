import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { readSession } from '../../lib/session/session-storage';
import { enterText } from '../../testing/enter-text';
import { openAs } from '../../testing/open-as';
import { pendingResponse } from '../../testing/pending-response';
import { press } from '../../testing/press';
import { renderApp } from '../../testing/render-app';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../testing/server';
import { DeleteMyAccountDocument, MyDataMembershipDocument, RequestMyDataDocument } from './my-data.generated';

const answerMembership = (viewerCanManage: boolean) =>
  answerQuery(MyDataMembershipDocument, { viewer: { id: '7', company: { id: '7', viewerCanManage } } });

async function open(role: 'candidate' | 'employer' = 'candidate', viewerCanManage = true) {
  answerMembership(viewerCanManage);
  const app = openAs(role, paths[role].myData);
  await screen.findByRole('heading', { level: 1, name: 'My Data' });
  return app;
}

describe('downloading your data', () => {
  let opened: string[];
  beforeEach(() => {
    opened = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(`${this.getAttribute('href')} as ${this.download}`);
    });
  });

  it('requests a new link each time, starts the download and shows a message for 5 s', async () => {
    const link = (signature: number) => ({ requestMyData: { url: `/my-data.zip?user=7&signature=${signature}` } });
    const first = pendingResponse(link(1));
    answerMutation(RequestMyDataDocument, () => first.answer);
    await open();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await press('Download My Data');
    expect(screen.getByRole('button', { name: 'Preparing...' })).toHaveAttribute('aria-disabled', 'true');
    first.release();
    expect(await screen.findByRole('status')).toHaveTextContent('Your download has started.');
    await vi.advanceTimersByTimeAsync(5100);
    await waitFor(() => expect(screen.queryByText('Your download has started.')).toBeNull());
    answerMutation(RequestMyDataDocument, link(2));
    await press('Download My Data');
    await screen.findByRole('status');
    expect(opened).toEqual([
      '/my-data.zip?user=7&signature=1 as my-data.zip',
      '/my-data.zip?user=7&signature=2 as my-data.zip',
    ]);
  });

  it('shows the reason and downloads nothing when the request fails', async () => {
    await open();
    for (const [answer, sentence] of [
      [errorResponse('RATE_LIMITED', 'Too many requests.'), 'Too many requests.'],
      [errorResponse('INTERNAL', 'boom'), 'Something went wrong. Please try again.'],
      [networkFailure(), 'Network error. Please try again later.'],
    ] as const) {
      answerMutation(RequestMyDataDocument, () => answer);
      await press('Download My Data');
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
      expect(screen.getByRole('button', { name: 'Download My Data' })).toBeEnabled();
    }
    expect(opened).toEqual([]);
  });
});

describe('deleting your account', () => {
  async function openDialog(role: 'candidate' | 'employer' = 'candidate', viewerCanManage = true) {
    const app = await open(role, viewerCanManage);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete My Account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    return { ...app, dialog };
  }
  const goesWithIt = (dialog: Awaited<ReturnType<typeof openDialog>>['dialog'], parts: readonly string[]) => {
    const list = dialog.getAllByRole('listitem').map((item) => item.textContent);
    for (const part of parts) expect(list.some((line) => line?.startsWith(part))).toBe(true);
  };

  it('lists what will be deleted, requires the correct password, ends the session and confirms the deletion', async () => {
    const { dialog, path } = await openDialog();
    goesWithIt(dialog, ['your resume, certificates and identity papers', 'all your applications']);
    const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Delete for Good' }));
    const password = dialog.getByLabelText(/^Password/, { selector: 'input' });
    await confirm();
    expect(await dialog.findByText('Password is required.')).toBeVisible();
    await waitFor(() => expect(password).toHaveFocus());

    const wrong = 'The password is not correct.';
    answerMutation(DeleteMyAccountDocument, () =>
      errorResponse('INVALID_INPUT', 'No.', { fields: { password: [wrong] } }),
    );
    await enterText(password, 'wrong');
    await confirm();
    expect(await dialog.findByText(wrong)).toBeVisible();
    expect(password).toHaveAccessibleDescription(/The password is not correct\./);
    expect(path()).toBe(paths.candidate.myData);
    expect(readSession()).not.toBeNull();

    answerMutation(DeleteMyAccountDocument, () => networkFailure());
    await enterText(password, 'Monsoon#2025');
    await confirm();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Network error. Please try again later.');

    const sent = answerMutation(DeleteMyAccountDocument, { deleteMyAccount: { deleted: { users: 1 } } });
    await confirm();
    expect(await screen.findByRole('heading', { name: 'Your account has been deleted.' })).toBeVisible();
    expect(path()).toBe(paths.accountDeleted);
    expect(sent).toEqual([{ password: 'Monsoon#2025' }]);
    await waitFor(() => expect(readSession()).toBeNull());
    expect(path()).toBe(paths.accountDeleted);
  });

  it('lists what will be deleted for an employer, and keeps the session after Cancel', async () => {
    const { dialog } = await openDialog('employer');
    goesWithIt(dialog, ['your company with its profile', 'all your jobs', 'all applications for these jobs']);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(readSession()).not.toBeNull();
  });
});

it('the page of a recruiter says that the company stays', async () => {
  await open('employer', false);
  expect(
    await screen.findByText('your account and login; the company, its jobs and its applicants stay'),
  ).toBeVisible();
  expect(screen.queryByText(/^your company/)).toBeNull();
});

it.each(['candidate', 'employer'] as const)("the %s's avatar menu opens the My Data page", async (role) => {
  answerMembership(true);
  const app = openAs(role, paths[role].home);
  await app.user.click(await screen.findByRole('button', { name: 'Account of Asha' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'My Data' }));
  await waitFor(() => expect(app.path()).toBe(paths[role].myData));
});

it('the page about a deleted account shows "Page not found" to visitors who have not deleted an account', async () => {
  renderApp(paths.accountDeleted);
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.queryByText('Your account has been deleted.')).toBeNull();
});
