import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '../../config/paths';
import { enterText } from '../../testing/enter-text';
import { openAs } from '../../testing/open-as';
import { answerMutation, answerQuery, errorResponse, networkFailure } from '../../testing/server';
import {
  AddWebhookDocument,
  ChangeWebhookDocument,
  type DeliveryLineFragment,
  RemoveWebhookDocument,
  SendDeliveryAgainDocument,
  WebhookDeliveriesListDocument,
  type WebhookLineFragment,
  WebhooksScreenDocument,
} from './webhooks.generated';

const URL = 'https://payroll.example/hooks';
const aWebhook = (overrides: Partial<WebhookLineFragment> = {}): WebhookLineFragment => ({
  id: '3',
  url: URL,
  eventTypes: ['APPLICATION_SUBMITTED', 'OFFER_ANSWERED'],
  isActive: true,
  failedAt: null,
  apiClient: { id: '5', name: 'Payroll', isActive: true, validThrough: null },
  ...overrides,
});
const aDelivery = (overrides: Partial<DeliveryLineFragment> = {}): DeliveryLineFragment => ({
  id: '31',
  eventId: 'evt_1',
  eventType: 'OFFER_ANSWERED',
  payload: '{"type":"offer.answered"}',
  state: 'DELIVERED',
  attempts: 1,
  createdAt: '2026-11-20T06:30:00.000Z',
  attemptedAt: '2026-11-20T06:30:01.000Z',
  nextAttemptAt: null,
  status: 200,
  response: 'thanks',
  error: null,
  ...overrides,
});
const key = { id: '5', name: 'Payroll', scopes: ['WEBHOOKS' as const], isActive: true, validThrough: null };

const serve = (webhooks: WebhookLineFragment[], apiClients = [key]) =>
  answerQuery(WebhooksScreenDocument, () => ({ webhooks: [...webhooks], apiClients }));
const serveDeliveries = (nodes: DeliveryLineFragment[]) =>
  answerQuery(WebhookDeliveriesListDocument, {
    webhook: { id: '3', deliveries: { nodes, pageInfo: { hasNextPage: false }, totalCount: nodes.length } },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const open = () => openAs('admin', paths.admin.webhooks);
const fromMenu = async (entry: string) => {
  await press(`More about ${URL}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

describe('webhooks', () => {
  it('are listed with their API key, events and status', async () => {
    serve([
      aWebhook(),
      aWebhook({ id: '4', isActive: false, failedAt: '2026-11-20T06:30:00.000Z' }),
      aWebhook({ id: '6', isActive: false }),
      aWebhook({ id: '7', apiClient: { id: '9', name: 'Old', isActive: false, validThrough: null } }),
      aWebhook({ id: '8', apiClient: { id: '10', name: 'Past', isActive: true, validThrough: '2020-11-01' } }),
    ]);
    open();
    await screen.findByRole('table', { name: 'Webhooks' });
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.querySelectorAll('td')[2]?.textContent)).toEqual([
      'On',
      'Failed',
      'Off',
      'Key revoked',
      'Key expired',
    ]);
    expect(rows[0]).toHaveTextContent(`${URL}Key: Payroll`);
    expect(rows[0]).toHaveTextContent('application.submittedoffer.answered');
  });

  it('require an API key with the webhooks scope and link to API Keys', async () => {
    serve([], []);
    open();
    expect(await screen.findByText(/create an API key with the scope webhooks first/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add webhook' })).toBeDisabled();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'API Keys' })).toHaveAttribute(
      'href',
      paths.admin.apiKeys,
    );
  });

  it('show an error when loading fails and load again on Retry', async () => {
    answerQuery(WebhooksScreenDocument, () => networkFailure());
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch webhooks. Please try again.');
    serve([aWebhook()]);
    await press('Retry');
    expect(await screen.findByText(URL)).toBeVisible();
  });

  it('are added, and their secret is shown once', async () => {
    serve([]);
    const sent = answerMutation(AddWebhookDocument, { createWebhook: { secret: 'whsec_new', webhook: aWebhook() } });
    open();
    // The button is disabled until the keys are loaded.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add webhook' })).toBeEnabled());
    await press('Add webhook');
    const form = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    expect(await form.findByText('Address is required.')).toBeVisible();
    expect(form.getByText('Event is required.')).toBeVisible();
    await enterText(form.getByLabelText(/^Address/), URL);
    await userEvent.click(form.getByLabelText('offer.answered'));
    await userEvent.click(form.getByRole('button', { name: 'Add' }));
    const secretDialog = within(await screen.findByRole('dialog', { name: 'The new secret' }));
    expect(secretDialog.getByText('whsec_new')).toBeVisible();
    expect(sent).toEqual([{ apiClientId: '5', url: URL, eventTypes: ['OFFER_ANSWERED'] }]);
    await userEvent.click(secretDialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('whsec_new')).toBeNull());
    expect(await screen.findByText(URL)).toBeVisible();
  });

  it('show a server error beside its field in the edit form', async () => {
    serve([aWebhook()]);
    answerMutation(ChangeWebhookDocument, () =>
      errorResponse('INVALID_INPUT', 'x', { fields: { url: ['The address must begin with https://.'] } }),
    );
    open();
    await screen.findByText(URL);
    await fromMenu('Edit');
    const form = within(await screen.findByRole('dialog', { name: 'Edit webhook' }));
    expect(form.getByLabelText(/^Address/)).toHaveValue(URL);
    await userEvent.click(form.getByLabelText('job.opened'));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('The address must begin with https://.')).toBeVisible();
  });

  it('can be switched off, given a new secret and deleted after confirmation', async () => {
    const webhooks = [aWebhook()];
    serve(webhooks);
    const sent = answerMutation(ChangeWebhookDocument, ({ input }) => {
      const isActive = input.isActive ?? true;
      return { updateWebhook: { secret: input.newSecret ? 'whsec_next' : null, webhook: aWebhook({ isActive }) } };
    });
    answerMutation(RemoveWebhookDocument, ({ input: { id } }) => {
      webhooks.length = 0;
      return { deleteWebhook: { deletedId: id } };
    });
    open();
    await screen.findByText(URL);
    await fromMenu('Switch off');
    expect(await screen.findByText(`${URL} no longer receives events.`)).toBeVisible();
    expect(await screen.findByText('Off')).toBeVisible();
    await fromMenu('New secret');
    await userEvent.click(await screen.findByRole('button', { name: 'Create secret' }));
    const secretDialog = within(await screen.findByRole('dialog', { name: 'The new secret' }));
    expect(secretDialog.getByText('whsec_next')).toBeVisible();
    await userEvent.click(secretDialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('whsec_next')).toBeNull());
    await fromMenu('Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this webhook?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No webhooks.')).toBeVisible();
    expect(sent).toEqual([
      { id: '3', isActive: false },
      { id: '3', newSecret: true },
    ]);
  });
});

describe('the deliveries of a webhook', () => {
  const openDeliveries = async () => {
    serve([aWebhook()]);
    open();
    await press(`Deliveries to ${URL}`);
    return within(await screen.findByRole('dialog', { name: `Deliveries to ${URL}` }));
  };

  it('show the response or the error, the time and the number of attempts', async () => {
    serveDeliveries([
      aDelivery(),
      aDelivery({ id: '32', state: 'WAITING', attempts: 2, status: 500, response: 'out of order' }),
      aDelivery({ id: '33', state: 'FAILED', attempts: 10, status: null, response: null, error: 'No answer in time.' }),
    ]);
    const dialog = await openDeliveries();
    expect(await dialog.findByText('thanks')).toBeVisible();
    expect(dialog.getByText('Answer 200 at 20/11/2026 12:00 pm. Attempt 1.')).toBeVisible();
    expect(dialog.getByText('No answer at 20/11/2026 12:00 pm. Attempt 10.')).toBeVisible();
    expect(dialog.getByText('No answer in time.')).toBeVisible();
  });

  it('can be sent again', async () => {
    serveDeliveries([aDelivery()]);
    answerMutation(SendDeliveryAgainDocument, { resendWebhookDelivery: { delivery: aDelivery({ state: 'WAITING' }) } });
    const dialog = await openDeliveries();
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Send offer.answered of 20/11/2026 12:00 pm again' }),
    );
    expect(await dialog.findByText('offer.answered will be sent again.')).toBeVisible();
    expect(await dialog.findByText('Waiting')).toBeVisible();
  });
});
