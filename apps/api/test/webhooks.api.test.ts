import { WEBHOOK_EVENT_TYPES } from '@job-alert/domain/integrations/webhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebhookDeliveryEntity } from '../src/database/entities/messages/webhook-delivery.entity.js';
import { decideApplication } from './builders/admin.js';
import { apply, WITHDRAW } from './builders/applications.js';
import { TestClient } from './builders/client.js';
import { approvedEmployer, openJob, propose, schedule, setJobActive } from './builders/employer.js';
import { PRODUCTION } from './builders/production.js';
import { daysFromToday, insertCandidate } from './builders/records.js';
import { CREATE, DELETE, RESEND, UPDATE, WebhookDesk } from './builders/webhook-desk.js';
import { startSecondNode } from './harness.js';

describe('webhooks', () => {
  let desk: WebhookDesk;
  beforeAll(async () => {
    desk = await WebhookDesk.open();
  });
  afterAll(() => desk.stop());
  beforeEach(() => desk.clear());

  test('report the events of an application in order, with ids and times only', async () => {
    await desk.create();
    const candidate = await insertCandidate(desk.portal);
    const applicationId = await apply(candidate, desk.office.jobId);
    await decideApplication(desk.office.admin, applicationId, 'APPROVE');
    await schedule(desk.office.employer, applicationId);
    await decideApplication(desk.office.admin, applicationId, 'APPROVE');
    await schedule(desk.office.employer, applicationId, { roundType: 'RESCHEDULE' });
    await decideApplication(desk.office.admin, applicationId, 'APPROVE');
    await candidate.client.ask(WITHDRAW, { id: applicationId, reason: 'OTHER_JOB' });
    await desk.send();
    expect(desk.receiver.acceptedTypes).toEqual([
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
    for (const { body } of desk.receiver.events) {
      expect(Object.keys(body)).toEqual(['type', 'timestamp', 'data']);
      expect(new Date(body.timestamp).toISOString()).toBe(body.timestamp);
      expect(body.data['applicationId']).toBe(applicationId);
      for (const [name, value] of Object.entries(body.data)) {
        expect(value).toMatch(name === 'startsAt' ? /^\d{4}-\d\d-\d\dT[\d:.]+Z$/ : /^\d+$/);
      }
    }
    expect(new Set(desk.receiver.events.map(({ id }) => id)).size).toBe(desk.receiver.events.length);
  });

  test('report an answered offer and an approved company, and no event type that was not selected', async () => {
    await desk.create({ eventTypes: ['OFFER_ANSWERED', 'COMPANY_APPROVED'] });
    const company = await approvedEmployer(desk.portal, desk.office.admin);
    const candidate = await insertCandidate(desk.portal);
    const applicationId = await apply(candidate, desk.office.jobId);
    await decideApplication(desk.office.admin, applicationId, 'APPROVE');
    await propose(desk.office.employer, applicationId, 'SELECTED', { dateOfJoining: daysFromToday(60) });
    await decideApplication(desk.office.admin, applicationId, 'APPROVE');
    const { application } = await candidate.client.ask<{ application: { offer: { id: string } } }>(
      'query ($id: ID!) { application(id: $id) { offer { id } } }',
      { id: applicationId },
    );
    await candidate.client.ask(
      'mutation ($input: AnswerOfferInput!) { answerOffer(input: $input) { application { id } } }',
      { input: { applicationId, offerId: application.offer.id, answer: 'ACCEPTED' } },
    );
    await desk.send();
    expect(desk.receiver.events.map(({ body }) => [body.type, body.data['companyId']])).toEqual([
      ['company.approved', company.id],
      ['offer.answered', desk.office.employer.id],
    ]);
  });

  test('report when jobs open and close', async () => {
    await desk.create({ eventTypes: ['JOB_OPENED', 'JOB_CLOSED'] });
    const jobId = await openJob(desk.office.employer, desk.office.admin);
    await setJobActive(desk.office.employer, jobId, false);
    await setJobActive(desk.office.employer, jobId, true);
    await desk.send();
    expect(desk.receiver.events.map(({ body }) => [body.type, body.data])).toEqual([
      ['job.opened', { jobId }],
      ['job.closed', { jobId }],
      ['job.opened', { jobId }],
    ]);
  });

  test('report nothing of a transaction that is rolled back', async () => {
    await desk.create();
    const { dataSource, container } = desk.portal;
    await dataSource
      .transaction(async (manager) => {
        await container.webhookEvents.write(manager, 'COMPANY_APPROVED', { companyId: '1' });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await desk.send();
    expect(desk.receiver.events).toEqual([]);
  });

  test.each(['is revoked', 'has expired'])('send nothing for a key that %s', async (end) => {
    const { apiClientId } = await desk.newKey(['WEBHOOKS']);
    await desk.create({ apiClientId });
    await desk.happen();
    if (end === 'is revoked') {
      const revoke = 'mutation ($id: ID!) { revokeApiClient(input: { id: $id }) { apiClient { id } } }';
      await desk.office.admin.client.ask(revoke, { id: apiClientId });
    } else {
      await desk.portal.dataSource.query("UPDATE api_client SET valid_through = '2020-01-01' WHERE id = ?", [
        apiClientId,
      ]);
      const input = { apiClientId, url: desk.receiver.url, eventTypes: WEBHOOK_EVENT_TYPES };
      expect(await desk.office.admin.client.refusal(CREATE, { input })).toMatchObject({
        fields: { apiClientId: ['This key has expired.'] },
      });
    }
    await desk.happen();
    await desk.send();
    expect(desk.receiver.events).toEqual([]);
    expect(await desk.deliveries()).toMatchObject([{ state: 'WAITING' }]);
  });

  test('require an HTTPS URL in production', async () => {
    const production = await startSecondNode(desk.portal, { ...PRODUCTION, LOG_LEVEL: 'silent' });
    const client = new TestClient(production.url, desk.own.key);
    const input = { url: 'http://payroll.example/hooks', eventTypes: WEBHOOK_EVENT_TYPES };
    expect(await client.refusal(CREATE, { input })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { url: ['The address must begin with https://.'] },
    });
    expect(await client.outcome(CREATE, { input: { ...input, url: 'https://payroll.example/hooks' } })).toBe('OK');
    await production.stop();
  });

  test('are signed with the new and the earlier secret for a limited time after a change', async () => {
    const { webhook, secret } = await desk.create();
    const { secret: next } = await desk.update({ id: webhook.id, newSecret: true });
    expect(next).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(next).not.toBe(secret);
    for (const currentSecret of [secret, next ?? '']) {
      desk.receiver.knows(currentSecret);
      await desk.happen();
      await desk.send();
    }
    expect(desk.receiver.headers.map((headers) => headers['webhook-signature']?.split(' ').length)).toEqual([2, 2]);
    await desk.portal.dataSource.query('UPDATE webhook SET earlier_until = created_at');
    desk.receiver.knows(next ?? '');
    await desk.happen();
    await desk.send();
    expect(desk.receiver.headers.at(-1)?.['webhook-signature']?.split(' ')).toHaveLength(1);
    const rows = JSON.stringify(await desk.portal.dataSource.query('SELECT * FROM webhook'));
    expect(rows).not.toContain(secret.slice(6));
    expect(rows).not.toContain(next?.slice(6));
  });

  test('belong to a key with the webhooks scope, which manages only its own', async () => {
    const program = new TestClient(desk.portal.url, desk.own.key);
    const other = await desk.newKey(['WEBHOOKS']);
    const stranger = new TestClient(desk.portal.url, other.key);
    const { webhook } = await desk.createAs(program);
    await desk.happen();
    const [delivery] = await desk.deliveries();
    expect((await desk.listed(program)).map(({ id }) => id)).toEqual([webhook.id]);
    expect(await desk.listed(stranger)).toEqual([]);
    expect(await stranger.refusal(DELETE, { id: webhook.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await stranger.refusal(UPDATE, { input: { id: webhook.id } })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await stranger.refusal(RESEND, { id: delivery?.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await stranger.ask('query ($id: ID!) { webhook(id: $id) { id } }', { id: webhook.id })).toEqual({
      webhook: null,
    });
    const reader = await desk.newKey(['JOBS_READ']);
    const input = { apiClientId: reader.apiClientId, url: desk.receiver.url, eventTypes: WEBHOOK_EVENT_TYPES };
    expect(await desk.office.admin.client.refusal(CREATE, { input })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { apiClientId: ['This key does not have the scope webhooks.'] },
    });
    expect(await new TestClient(desk.portal.url, reader.key).refusal(CREATE, { input })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await program.ask(DELETE, { id: webhook.id })).toEqual({ deleteWebhook: { deletedId: webhook.id } });
    expect(await desk.portal.dataSource.manager.count(WebhookDeliveryEntity)).toBe(0);
  });
});
