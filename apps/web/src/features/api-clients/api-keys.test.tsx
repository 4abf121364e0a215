import { addDays } from '@job-alert/domain/india/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../config/paths';
import { today } from '../../lib/today';
import { enterText } from '../../testing/enter-text';
import { openAs } from '../../testing/open-as';
import { press } from '../../testing/press';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../testing/server';
import {
  type ApiKeyFragment,
  ApiKeysDocument,
  CreateApiKeyDocument,
  RevokeApiKeyDocument,
  UpdateApiKeyDocument,
} from './api-keys.generated';

const aKey = (overrides: Partial<ApiKeyFragment> = {}): ApiKeyFragment => ({
  id: '5',
  name: 'City Job Board',
  prefix: 'ja_ab12',
  scopes: ['JOBS_READ', 'REPORTS_READ'],
  isActive: true,
  validThrough: null,
  networks: [],
  createdAt: '2026-11-01T06:30:00.000Z',
  lastUsedAt: '2026-11-20T18:31:00.000Z',
  ...overrides,
});

/** Serves the list from `keys`, which a test may change. Returns the requests. */
function serve(keys: ApiKeyFragment[]) {
  return answerQuery(ApiKeysDocument, () => ({ apiClients: [...keys] }));
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

describe('the list of API keys', () => {
  it('shows the prefix, scopes, addresses, last use, expiry and status of each key', async () => {
    const other = { prefix: null, lastUsedAt: null, scopes: ['REPORTS_READ' as const] };
    serve([
      aKey(),
      aKey({ ...other, id: '6', name: 'Old Tool', isActive: false }),
      aKey({ ...other, id: '7', name: 'Sheet', validThrough: addDays(today(), 1), networks: ['203.0.113.7'] }),
      aKey({ ...other, id: '8', name: 'Past', validThrough: '2025-01-31', networks: ['10.0.0.1', '10.0.0.2', '::1'] }),
    ]);
    open();
    await screen.findByText('City Job Board');
    const rows = screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')]);
    expect(rows[0]?.map((header, index) => [header.textContent, rows[1]?.[index]?.textContent])).toEqual([
      ['Name', 'City Job Boardja_ab12…'],
      ['Scopes', 'jobs:readreports:read'],
      ['Addresses', 'Everywhere'],
      ['Created', '01/11/2026'],
      ['Last Use', '21/11/2026 12:01 am'],
      ['Valid Through', 'No end'],
      ['Status', 'Active'],
      ['Actions', 'EditRevoke'],
    ]);
    const others = rows.slice(2).map((row) => [0, 2, 4, 5, 6, 7].map((column) => row[column]?.textContent));
    expect(others).toEqual([
      ['Old Tool', 'Everywhere', 'Never', 'No end', 'Revoked', '–'],
      ['Sheet', '203.0.113.7', 'Never', 'Tomorrow', 'Ends soon', 'EditRevoke'],
      ['Past', '10.0.0.110.0.0.2and 1 more', 'Never', '31/01/2025', 'Expired', 'EditRevoke'],
    ]);
  });

  it('shows an error when loading fails, loads again on Retry and says when there are no keys', async () => {
    answerQuery(ApiKeysDocument, () => networkFailure());
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch API keys. Please try again.');
    serve([]);
    await press('Retry');
    expect(await screen.findByText('No API keys.')).toBeVisible();
  });
});

describe('creating a key', () => {
  it('requires a name and a scope, keeps the input after an error and explains a failed copy', async () => {
    serve([]);
    open();
    const form = await openForm();
    await send();
    expect(await form.findByText('Name is required.')).toBeVisible();
    expect(form.getByText('Scope is required.')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText(/^Name/)).toHaveFocus());

    await enterText(form.getByLabelText(/^Name/), ' City Job Board ');
    await userEvent.click(form.getByLabelText('jobs:read'));
    for (const [response, sentence] of [
      [errorResponse('INTERNAL', 'boom'), 'Something went wrong. Please try again.'],
      [networkFailure(), 'Network error. Please try again later.'],
      [errorResponse('INVALID_INPUT', 'x', { fields: { name: ['Name is too long.'] } }), 'Name is too long.'],
    ] as const) {
      answerMutation(CreateApiKeyDocument, () => response);
      await send();
      expect(await form.findByText(sentence)).toBeVisible();
      expect(form.getByLabelText(/^Name/)).toHaveValue(' City Job Board ');
    }
    await waitFor(() => expect(form.getByLabelText(/^Name/)).toHaveFocus());

    answerMutation(CreateApiKeyDocument, { createApiClient: { key: 'ja_secret', apiClient: aKey() } });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
    await enterText(form.getByLabelText(/^Name/), 'City Job Board');
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Select the key and copy it.')).toBeVisible();
  });

  it('shows the key once, copies it and lists it', async () => {
    const keys: ApiKeyFragment[] = [];
    serve(keys);
    const sent = answerMutation(CreateApiKeyDocument, () => {
      keys.push(aKey({ lastUsedAt: null }));
      return { createApiClient: { key: 'ja_secret', apiClient: aKey({ lastUsedAt: null }) } };
    });
    open();
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const form = await fillIn();
    await userEvent.click(form.getByRole('button', { name: '90 days' }));
    await enterText(form.getByLabelText(/^Addresses/), '203.0.113.7\n10.2.0.0/16');
    await send();
    const dialog = within(await screen.findByRole('dialog', { name: 'The new key' }));
    expect(dialog.getByText('ja_secret')).toBeVisible();
    expect(dialog.getByText('Copy the key now.')).toBeVisible();
    expect(sent).toEqual([
      {
        name: ' City Job Board ',
        scopes: ['JOBS_READ'],
        validThrough: addDays(today(), 90),
        networks: ['203.0.113.7', '10.2.0.0/16'],
      },
    ]);
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
});

describe('changing a key', () => {
  it('rejects an invalid address, then saves and confirms the change', async () => {
    const keys = [aKey({ networks: ['203.0.113.7'], validThrough: addDays(today(), 3) })];
    serve(keys);
    const sent = answerMutation(UpdateApiKeyDocument, () => {
      keys[0] = aKey({ networks: ['10.2.0.0/16'], validThrough: null });
      return { updateApiClient: { apiClient: keys[0] } };
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit City Job Board' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit API key' }));
    expect(form.queryByLabelText('jobs:read')).toBeNull();
    const addresses = form.getByLabelText(/^Addresses/);
    expect(addresses).toHaveValue('203.0.113.7');
    await enterText(addresses, 'office');
    await press('Save');
    expect(await form.findByText(/^“office” is not an address\./)).toBeVisible();
    await waitFor(() => expect(addresses).toHaveFocus());
    await enterText(addresses, '10.2.0.0/16');
    await userEvent.clear(form.getByLabelText('Valid through'));
    await press('Save');
    expect(await screen.findByText('The key for City Job Board has been changed.')).toBeVisible();
    expect(sent).toEqual([{ id: '5', name: 'City Job Board', validThrough: null, networks: ['10.2.0.0/16'] }]);
    expect(await screen.findByText('10.2.0.0/16')).toBeVisible();
    expect(screen.getByText('No end')).toBeVisible();
  });
});

describe('revoking a key', () => {
  const confirm = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke City Job Board' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke this key?' }));
    expect(dialog.getByText('City Job Board')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }));
  };

  it('asks for confirmation, reloads the list after an error and shows the key as revoked after success', async () => {
    const keys = [aKey()];
    const requests = serve(keys);
    answerMutation(RevokeApiKeyDocument, () => errorResponse('INTERNAL', 'boom'));
    open();
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
    await waitFor(() => expect(requests).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    answerMutation(RevokeApiKeyDocument, ({ input: { id } }) => {
      keys[0] = aKey({ id, isActive: false });
      return { revokeApiClient: { apiClient: keys[0] } };
    });
    await confirm();
    expect(await screen.findByText('The key for City Job Board has been revoked.')).toBeVisible();
    expect(await screen.findByText('Revoked')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Revoke City Job Board' })).toBeNull();
  });
});
