import { beforeAll, describe, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { decideApplication } from './builders/admin.js';
import { approvedApplication, type Office, openOffice } from './builders/applications.js';
import type { FileView } from './builders/candidate.js';
import type { ResponseError, SentFile } from './builders/client.js';
import { PROPOSE } from './builders/employer.js';
import { filesIn, pdf, program } from './builders/files.js';
import { mailTo } from './builders/mails.js';
import { type Actor, visitor } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const LINKED = 'query ($token: String!) { linkedOffer(token: $token) { offerLetter { id name mediaType size url } } }';
const LETTER = 'query ($id: ID!) { application(id: $id) { offerLetter { id name mediaType size url } } }';

describe('an offer letter', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const storedFileCount = async (): Promise<number> => (await filesIn(portal.filesFolder)).length;
  const inputOf = (id: string, values: object): Record<string, unknown> => ({ input: { id, ...values } });
  const send = (id: string, values: object, offerLetter: SentFile): Promise<unknown> =>
    office.employer.client.upload(PROPOSE, inputOf(id, values), { 'input.offerLetter': offerLetter });
  const errorOf = (id: string, values: object, offerLetter: SentFile): Promise<ResponseError> =>
    office.employer.client.uploadErrorOf(PROPOSE, inputOf(id, values), { 'input.offerLetter': offerLetter });

  async function letterFor(actor: Actor, id: string): Promise<FileView | null> {
    return (await actor.client.ask<{ application: { offerLetter: FileView | null } }>(LETTER, { id })).application
      .offerLetter;
  }

  test('is kept when SELECTED is proposed again without a new letter', async () => {
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await send(applicationId, { status: 'SELECTED' }, pdf('offer.pdf'));
    await decideApplication(office.admin, applicationId, 'APPROVE');
    await office.employer.client.ask(PROPOSE, inputOf(applicationId, { status: 'SELECTED', feedback: 'Welcome.' }));
    await decideApplication(office.admin, applicationId, 'APPROVE');
    expect(await letterFor(candidate, applicationId)).toMatchObject({ name: 'offer.pdf' });
  });

  test('is named in the email about the selection, and its link opens it without a login until the offer changes', async () => {
    const { candidate, applicationId } = await approvedApplication(portal, office);
    await send(applicationId, { status: 'SELECTED', feedback: 'You convinced everybody.' }, pdf('offer.pdf'));
    await decideApplication(office.admin, applicationId, 'APPROVE');
    const { text } = await mailTo(portal, candidate.email, 'APPLICATION_APPROVED');
    expect(text).toMatch(/^Offer letter: offer\.pdf\n\S+\/offer\?token=/m);
    expect(text).toMatch(/writes:\n\n> You convinced everybody\.$/m);
    const token = /offer\?token=([\w-]+)/.exec(text)?.[1];
    const letter = async () =>
      (await visitor(portal).ask<{ linkedOffer: { offerLetter: FileView } }>(LINKED, { token })).linkedOffer
        .offerLetter;
    const { name, url } = await letter();
    expect(name).toBe('offer.pdf');
    const open = async (path: string) => (await fetch(portal.url + path)).status;
    expect(await open(url)).toBe(200);
    const opened = { action: 'OPEN_FILE', actorId: candidate.id } as const;
    expect(await portal.dataSource.manager.countBy(AuditEventEntity, opened)).toBe(1);
    await office.employer.client.ask(PROPOSE, inputOf(applicationId, { status: 'SELECTED', feedback: 'More pay.' }));
    await decideApplication(office.admin, applicationId, 'APPROVE');
    expect(await open(url)).toBe(404);
  });

  test('is accepted only with SELECTED and as PDF or DOCX, and is not stored when it is rejected', async () => {
    const { applicationId } = await approvedApplication(portal, office);
    const before = await storedFileCount();
    expect(await errorOf(applicationId, { status: 'SHORTLISTED' }, pdf())).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { offerLetter: [expect.stringContaining('only when an application is selected')] },
    });
    expect(await errorOf(applicationId, { status: 'SELECTED' }, program('offer.pdf'))).toMatchObject({
      code: 'FILE_TYPE_NOT_ALLOWED',
      fields: { offerLetter: ['Only PDF or DOCX files are allowed.'] },
    });
    expect(await storedFileCount()).toBe(before);
  });

  test('is not stored when the application already has a pending proposal or does not exist', async () => {
    const { applicationId } = await approvedApplication(portal, office);
    await send(applicationId, { status: 'SELECTED' }, pdf());
    const before = await storedFileCount();
    expect((await errorOf(applicationId, { status: 'SELECTED' }, pdf())).code).toBe('APPLICATION_PENDING');
    expect((await errorOf('999999', { status: 'SELECTED' }, pdf())).code).toBe('NOT_FOUND');
    expect(await storedFileCount()).toBe(before);
  });

  test('is stored once when four tabs send a proposal at the same time', async () => {
    const { applicationId } = await approvedApplication(portal, office);
    const before = await storedFileCount();
    const tabs = Array.from({ length: 4 }, () => send(applicationId, { status: 'SELECTED' }, pdf()));
    const outcomes = await Promise.allSettled(tabs);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await storedFileCount()).toBe(before + 1);
  });
});
