import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { enterText } from '../../testing/enter-text';
import { openAs } from '../../testing/open-as';
import { press } from '../../testing/press';
import { answerMutation, answerQuery, networkFailure, refusal } from '../../testing/server';
import {
  type ApiKeyFragment,
  ApiKeysDocument,
  CreateApiKeyDocument,
  type CreateApiKeyMutationVariables,
  RevokeApiKeyDocument,
} from './api-keys.generated';

const aKey = (overrides: Partial<ApiKeyFragment> = {}): ApiKeyFragment => ({
  id: '5',
  name: 'City Job Board',
  scopes: ['JOBS_READ', 'REPORTS_READ'],
  isActive: true,
  createdAt: '2026-11-01T06:30:00.000Z',
  lastUsedAt: '2026-11-20T18:31:00.000Z',
  ...overrides,
});

/** Answers the list out of `keys`, which a test may change, and counts the questions. */
function serve(keys: ApiKeyFragment[]) {
  const asked: unknown[] = [];
  answerQuery(ApiKeysDocument, (variables) => {
    asked.push(variables);
    return { apiClients: [...keys] };
  });
  return asked;
}
const open = () => openAs('admin', paths.admin.apiKeys);
const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Create API key' }));
  return within(await screen.findByRole('dialog', { name: 'Create API key' }));
};
const fillIn = async () => {
  const form = await openForm();
  await enterText(form.getByLabelText(/^Name/), ' City Job Board ');
  await userEvent.click(form.getByLabelText('jobs:read'));
  return form;
};
const send = () => press('Create key');

afterEach(() => vi.restoreAllMocks());

describe('the API keys', () => {
  it('are listed with scopes and last use', async () => {
    serve([aKey(), aKey({ id: '6', name: 'Old Tool', lastUsedAt: null, isActive: false, scopes: ['REPORTS_READ'] })]);
    open();
    await screen.findByText('City Job Board');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'Scopes',
      'Created',
      'Last Use',
      'Status',
      'Actions',
    ]);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))).toEqual([
      ['City Job Board', 'jobs:readreports:read', '01/11/2026', '21/11/2026 00:01', 'Active', 'Revoke'],
      ['Old Tool', 'reports:read', '01/11/2026', 'Never', 'Revoked', '–'],
    ]);
  });

  it('may be none', async () => {
    serve([]);
    open();
    expect(await screen.findByText('No API keys.')).toBeVisible();
  });

  it('say that they could not be fetched and try again', async () => {
    answerQuery(ApiKeysDocument, () => networkFailure());
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch API keys. Please try again.');
    serve([aKey()]);
    await press('Retry');
    expect(await screen.findByText('City Job Board')).toBeVisible();
  });
});

describe('creating a key', () => {
  it('needs a name and a scope', async () => {
    serve([]);
    open();
    const form = await openForm();
    await send();
    expect(await form.findByText('Name is required.')).toBeVisible();
    expect(form.getByText('Scope is required.')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText(/^Name/)).toHaveFocus());
  });

  it('moves the focus to the field that the server refuses', async () => {
    serve([]);
    answerMutation(CreateApiKeyDocument, () =>
      refusal('INVALID_INPUT', 'Please check.', { fields: { name: ['Name is too long.'] } }),
    );
    open();
    const form = await fillIn();
    await send();
    expect(await form.findByText('Name is too long.')).toBeVisible();
    expect(form.getByLabelText(/^Name/)).toHaveFocus();
  });

  it('shows the key once, copies it and lists it', async () => {
    const keys: ApiKeyFragment[] = [];
    serve(keys);
    const sent: CreateApiKeyMutationVariables['input'][] = [];
    answerMutation(CreateApiKeyDocument, ({ input }) => {
      sent.push(input);
      keys.push(aKey({ lastUsedAt: null }));
      return { createApiClient: { key: 'ja_secret', apiClient: aKey({ lastUsedAt: null }) } };
    });
    open();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await fillIn();
    await send();
    const dialog = within(await screen.findByRole('dialog', { name: 'The new key' }));
    expect(dialog.getByText('ja_secret')).toBeVisible();
    expect(dialog.getByText('Copy the key now.')).toBeVisible();
    expect(sent).toEqual([{ name: ' City Job Board ', scopes: ['JOBS_READ'] }]);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await dialog.findByText('Copied.')).toBeVisible();
    expect(copy.mock.calls).toEqual([['ja_secret']]);
    await userEvent.keyboard('{Escape}');
    expect(dialog.getByText('ja_secret')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('ja_secret')).toBeNull());
    expect(await screen.findByText('City Job Board')).toBeVisible();
    await openForm();
    expect(screen.queryByText('ja_secret')).toBeNull();
  });

  it('says what to do when the browser does not copy', async () => {
    serve([]);
    answerMutation(CreateApiKeyDocument, { createApiClient: { key: 'ja_secret', apiClient: aKey() } });
    open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    await fillIn();
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Select the key and copy it.')).toBeVisible();
  });

  it.each([
    ['beside its field', refusal('INVALID_INPUT', 'x', { fields: { name: ['Name is taken.'] } }), 'Name is taken.'],
    ['as a fault', refusal('INTERNAL', 'boom'), 'Something went wrong. Please try again.'],
    ['as no answer', networkFailure(), 'Network error. Please try again later.'],
  ])('shows a failure %s and keeps what was entered', async (_case, response, sentence) => {
    serve([]);
    answerMutation(CreateApiKeyDocument, () => response);
    open();
    const form = await fillIn();
    await send();
    expect(await form.findByText(sentence)).toBeVisible();
    expect(form.getByLabelText(/^Name/)).toHaveValue(' City Job Board ');
  });
});

describe('revoking a key', () => {
  const confirm = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke City Job Board' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke this key?' }));
    expect(dialog.getByText('City Job Board')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  };

  it('asks first, says so and shows it revoked', async () => {
    const keys = [aKey()];
    serve(keys);
    answerMutation(RevokeApiKeyDocument, ({ input: { id } }) => {
      keys[0] = aKey({ id, isActive: false });
      return { revokeApiClient: { apiClient: keys[0] } };
    });
    open();
    await confirm();
    expect(await screen.findByText('The key for City Job Board has been revoked.')).toBeVisible();
    expect(await screen.findByText('Revoked')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revoke City Job Board' })).toBeNull();
  });

  it('says that it failed and reads the list again', async () => {
    const asked = serve([aKey()]);
    answerMutation(RevokeApiKeyDocument, () => refusal('INTERNAL', 'boom'));
    open();
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});
