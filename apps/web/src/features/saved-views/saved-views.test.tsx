import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { anAdminRights } from '../../testing/data/builders';
import { nothingWaits } from '../../testing/data/requests';
import { enterText } from '../../testing/enter-text';
import { openAs } from '../../testing/open-as';
import { answerMutation, answerQuery, errorResponse } from '../../testing/server';
import { UnreadNotificationCountDocument } from '../notifications/notifications.generated';
import { ManagedCandidatesDocument } from '../records/candidates/manage-candidates.generated';
import {
  DeleteViewDocument,
  RenameViewDocument,
  type SavedViewFragment,
  SaveViewDocument,
} from './saved-views.generated';

const INACTIVE = `${paths.admin.candidates}?status=inactive`;

describe('saved views', () => {
  let views: SavedViewFragment[];
  const user = () => ({ id: '7', savedViews: views });
  beforeEach(() => {
    views = [];
    answerQuery(ManagedCandidatesDocument, {
      candidates: { nodes: [], pageInfo: { hasNextPage: false }, totalCount: 0 },
    });
    answerMutation(SaveViewDocument, ({ input: { name, path } }) => {
      views = [...views, { id: String(views.length + 1), name, path }];
      return { saveView: { user: user() } };
    });
    answerMutation(RenameViewDocument, ({ input: { id, name } }) => {
      views = views.map((view) => (view.id === id ? { ...view, name } : view));
      return { renameView: { user: user() } };
    });
    answerMutation(DeleteViewDocument, ({ input: { id } }) => {
      views = views.filter((view) => view.id !== id);
      return { deleteView: { user: user() } };
    });
  });

  /** Opens a screen. The bell has loaded the saved views together with its count. */
  function open(address: string) {
    const app = openAs('admin', address);
    answerQuery(UnreadNotificationCountDocument, () => ({
      viewer: { ...anAdminRights(), ...user(), unreadNotificationCount: 0 },
      waitingCounts: nothingWaits,
    }));
    return app;
  }
  const sidebar = async () => within(await screen.findByRole('navigation', { name: 'Saved views' }));

  it('store the filters of a list under a name, and their link restores these filters', async () => {
    const app = open(`${INACTIVE}&page=1`);
    await app.user.click((await sidebar()).getByRole('button', { name: 'Save this view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await enterText(dialog.getByLabelText(/Name/), 'Sleeping');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    const link = await (await sidebar()).findByRole('link', { name: 'Sleeping' });
    expect(link).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save this view' })).toHaveFocus());
    await app.user.click(screen.getByRole('link', { name: 'Manage Candidate' }));
    await waitFor(() => expect(link).not.toHaveAttribute('aria-current'));
    await app.user.click(link);
    await waitFor(() => expect(app.router.state.location.search).toBe('?status=inactive'));
  });

  it('are renamed and deleted in the sidebar', async () => {
    views = [{ id: '1', name: 'Sleeping', path: INACTIVE }];
    const app = open(INACTIVE);
    await app.user.click(await (await sidebar()).findByRole('button', { name: 'Change the view Sleeping' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename the view' }));
    const name = dialog.getByLabelText(/Name/);
    expect(name).toHaveValue('Sleeping');
    await enterText(name, 'Switched off');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Switched off' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Change the view Switched off' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete the view?' }));
    await app.user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Switched off' })).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('show next to the name why a view cannot be saved', async () => {
    const sentence = 'You already have a view with this name.';
    answerMutation(SaveViewDocument, () =>
      errorResponse('INVALID_INPUT', sentence, { fields: { 'input.name': [sentence] } }),
    );
    const app = open(INACTIVE);
    await app.user.click((await sidebar()).getByRole('button', { name: 'Save this view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Name is required.')).toBeVisible();
    await enterText(dialog.getByLabelText(/Name/), 'Twice');
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(sentence)).toBeVisible();
  });

  it('are not offered for a list without filters', async () => {
    open(paths.admin.candidates);
    await screen.findByText('No candidates found.');
    expect(screen.queryByRole('navigation', { name: 'Saved views' })).toBeNull();
  });
});
