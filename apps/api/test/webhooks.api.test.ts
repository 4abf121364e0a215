import { WEBHOOK_EVENT_TYPES } from '@job-alert/domain/integrations/webhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebhookDeliveryEntity } from '../src/database/entities/messages/webhook-delivery.entity.js';
import { decideApplication } from './builders/admin.js';
import { apply, WITHDRAW } from './builders/applications.js';
import { TestClient } from './builders/client.js';
import { approvedEmployer, openJob, propose, schedule, setJobActive } from './builders/employer.js';
import { PRODUCTION } from './builders/production.js';
import { daysFromToday, insertCandidate } from './builders/records.js';
import { CREATE, DELETE, RESEND, UPDATE, WebhookSetup } from './builders/webhook-setup.js';
import { startSecondNode } from './harness.js';

describe('webhooks', () => {
  let setup: WebhookSetup;
  beforeAll(async () => {
    setup = await WebhookSetup.open();
  });
  afterAll(() => setup.stop());
  beforeEach(() => setup.clear());

  test('report the events of an application in order, with ids and times only', async () => {
    await setup.create();
    const candidate = await insertCandidate(setup.portal);
    const applicationId = await apply(candidate, setup.office.jobId);
    await decideApplication(setup.office.admin, applicationId, 'APPROVE');
    await schedule(setup.office.employer, applicationId);
    await decideApplication(setup.office.admin, applicationId, 'APPROVE');
    await schedule(setup.office.employer, applicationId, { roundType: 'RESCHEDULE' });
    await decideApplication(setup.office.admin, applicationId, 'APPROVE');
    await candidate.client.ask(WITHDRAW, { id: applicationId, reason: 'OTHER_JOB' });
    await setup.send();
    expect(setup.receiver.acceptedTypes).toEqual([
      'application.submitted',
      'application.status_changed',
      'application.status_changed',
      'interview.scheduled',
      'application.status_changed',
      'application.status_changed',
      'interview.moved',
      'application.status_changed',
      'application.status_changed',
      'interview.cancelled',
    ]);
    for (const { body } of setup.receiver.events) {
      expect(Object.keys(body)).toEqual(['type', 'timestamp', 'data']);
      expect(new Date(body.timestamp).toISOString()).toBe(body.timestamp);
      expect(body.data['applicationId']).toBe(applicationId);
      for (const [name, value] of Object.entries(body.data)) {
        expect(value).toMatch(name === 'startsAt' ? /^\d{4}-\d\d-\d\dT[\d:.]+Z$/ : /^\d+$/);
      }
    }
    expect(new Set(setup.receiver.events.map(({ id }) => id)).size).toBe(setup.receiver.events.length);
  });

  test('report an answered offer and an approved company, and no event type that was not selected', async () => {
    await setup.create({ eventTypes: ['OFFER_ANSWERED', 'COMPANY_APPROVED'] });
    const company = await approvedEmployer(setup.portal, setup.office.admin);
    const candidate = await insertCandidate(setup.portal);
    const applicationId = await apply(candidate, setup.office.jobId);
    await decideApplication(setup.office.admin, applicationId, 'APPROVE');
    await propose(setup.office.employer, applicationId, 'SELECTED', { dateOfJoining: daysFromToday(60) });
    await decideApplication(setup.office.admin, applicationId, 'APPROVE');
    const { application } = await candidate.client.ask<{ application: { offer: { id: string } } }>(
      'query ($id: ID!) { application(id: $id) { offer { id } } }',
      { id: applicationId },
    );
    await candidate.client.ask(
      'mutation ($input: AnswerOfferInput!) { answerOffer(input: $input) { application { id } } }',
      { input: { applicationId, offerId: application.offer.id, answer: 'ACCEPTED' } },
    );
    await setup.send();
    expect(setup.receiver.events.map(({ body }) => [body.type, body.data['companyId']])).toEqual([
      ['company.approved', company.id],
      ['offer.answered', setup.office.employer.id],
    ]);
  });

  test('report when jobs open and close', async () => {
    await setup.create({ eventTypes: ['JOB_OPENED', 'JOB_CLOSED'] });
    const jobId = await openJob(setup.office.employer, setup.office.admin);
    await setJobActive(setup.office.employer, jobId, false);
    await setJobActive(setup.office.employer, jobId, true);
    await setup.send();
    expect(setup.receiver.events.map(({ body }) => [body.type, body.data])).toEqual([
      ['job.opened', { jobId }],
      ['job.closed', { jobId }],
      ['job.opened', { jobId }],
    ]);
  });

  test('report nothing of a transaction that is rolled back', async () => {
    await setup.create();
    const { dataSource, container } = setup.portal;
    await dataSource
      .transaction(async (manager) => {
        await container.webhookEvents.write(manager, 'COMPANY_APPROVED', { companyId: '1' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await setup.send();
    expect(setup.receiver.events).toEqual([]);
  });

  test.each(['is revoked', 'has expired'])('send nothing for a key that %s', async (end) => {
    const { apiClientId } = await setup.newKey(['WEBHOOKS']);
    await setup.create({ apiClientId });
    await setup.happen();
    if (end === 'is revoked') {
      const revoke = 'mutation ($id: ID!) { revokeApiClient(input: { id: $id }) { apiClient { id } } }';
      await setup.office.admin.client.ask(revoke, { id: apiClientId });
    } else {
      await setup.portal.dataSource.query("UPDATE api_client SET valid_through = '2020-01-01' WHERE id = ?", [
        apiClientId,
      ]);
      const input = { apiClientId, url: setup.receiver.url, eventTypes: WEBHOOK_EVENT_TYPES };
      expect(await setup.office.admin.client.errorOf(CREATE, { input })).toMatchObject({
        fields: { apiClientId: ['This key has expired.'] },
      });
    }
    await setup.happen();
    await setup.send();
    expect(setup.receiver.events).toEqual([]);
    expect(await setup.deliveries()).toMatchObject([{ state: 'WAITING' }]);
  });

  test('require an HTTPS URL in production', async () => {
    const production = await startSecondNode(setup.portal, { ...PRODUCTION, LOG_LEVEL: 'silent' });
    const client = new TestClient(production.url, setup.own.key);
    const input = { url: 'http://payroll.example/hooks', eventTypes: WEBHOOK_EVENT_TYPES };
    expect(await client.errorOf(CREATE, { input })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { url: ['The address must begin with https://.'] },
    });
    expect(await client.outcome(CREATE, { input: { ...input, url: 'https://payroll.example/hooks' } })).toBe('OK');
    await production.stop();
  });

  test('are signed with the new and the earlier secret for a limited time after a change', async () => {
    const { webhook, secret } = await setup.create();
    const { secret: next } = await setup.update({ id: webhook.id, newSecret: true });
    expect(next).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(next).not.toBe(secret);
    for (const currentSecret of [secret, next ?? '']) {
      setup.receiver.knows(currentSecret);
      await setup.happen();
      await setup.send();
    }
    expect(setup.receiver.headers.map((headers) => headers['webhook-signature']?.split(' ').length)).toEqual([2, 2]);
    await setup.portal.dataSource.query('UPDATE webhook SET earlier_until = created_at');
    setup.receiver.knows(next ?? '');
    await setup.happen();
    await setup.send();
    expect(setup.receiver.headers.at(-1)?.['webhook-signature']?.split(' ')).toHaveLength(1);
    const rows = JSON.stringify(await setup.portal.dataSource.query('SELECT * FROM webhook'));
    expect(rows).not.toContain(secret.slice(6));
    expect(rows).not.toContain(next?.slice(6));
  });

  test('belong to a key with the webhooks scope, which manages only its own', async () => {
    const program = new TestClient(setup.portal.url, setup.own.key);
    const other = await setup.newKey(['WEBHOOKS']);
    const stranger = new TestClient(setup.portal.url, other.key);
    const { webhook } = await setup.createAs(program);
    await setup.happen();
    const [delivery] = await setup.deliveries();
    expect((await setup.listed(program)).map(({ id }) => id)).toEqual([webhook.id]);
    expect(await setup.listed(stranger)).toEqual([]);
    expect(await stranger.errorOf(DELETE, { id: webhook.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await stranger.errorOf(UPDATE, { input: { id: webhook.id } })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await stranger.errorOf(RESEND, { id: delivery?.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await stranger.ask('query ($id: ID!) { webhook(id: $id) { id } }', { id: webhook.id })).toEqual({
      webhook: null,
    });
    const reader = await setup.newKey(['JOBS_READ']);
    const input = { apiClientId: reader.apiClientId, url: setup.receiver.url, eventTypes: WEBHOOK_EVENT_TYPES };
    expect(await setup.office.admin.client.errorOf(CREATE, { input })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { apiClientId: ['This key does not have the scope webhooks.'] },
    });
    expect(await new TestClient(setup.portal.url, reader.key).errorOf(CREATE, { input })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await program.ask(DELETE, { id: webhook.id })).toEqual({ deleteWebhook: { deletedId: webhook.id } });
    expect(await setup.portal.dataSource.manager.count(WebhookDeliveryEntity)).toBe(0);
  });
});
