import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CompanyEntity } from '../src/database/entities/companies/company.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { CandidateProfileEntity } from '../src/database/entities/candidates/candidate-profile.entity.js';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { unzipWithinLimit } from '../src/platform/spreadsheets/safe-unzip.js';
import { createAdmin } from './builders/admin.js';
import { openOffice } from './builders/applications.js';
import { openJob } from './builders/employer.js';
import { ACCEPT_BY_LINK, DECLINE_BY_LINK, invite, inviteAll } from './builders/job-invitations.js';
import { mailsTo, mailTo, tokenIn } from './builders/mails.js';
import { PASSWORD, reset, SIGN_IN } from './builders/password-links.js';
import { formOf, RestClient } from './builders/rest.js';
import { type Actor, daysFromToday, logIn, visitor } from './builders/records.js';
import { approvedEmployer } from './builders/employer.js';
import { candidateRow, csvFile, employerRow } from './builders/spreadsheets.js';
import { type Portal, startPortal } from './harness.js';

const RUN = `mutation ($input: RunImportInput!) { runImport(input: $input) {
  imported failed import { id fileName authorName imported failed invites consentChannel consentOn undoneAt }
} }`;
const RECENT = `query ($kind: ImportKind!) { recentImports(kind: $kind) { id fileName imported failed consentChannel undoneAt } }`;
const UNDO = 'mutation ($id: ID!) { undoImport(input: { id: $id }) { import { id undoneAt } } }';
const SEND = `mutation ($userIds: [ID!]!, $again: Boolean! = false) {
  sendInvitations(input: { userIds: $userIds, again: $again }) { results { userId code message } }
}`;
const FIND = 'query { findCandidates(filter: {}, first: 100, orderBy: NEWEST) { nodes { id jobTitle companyName } } }';

interface Run {
  imported: number;
  failed: number;
  import: { id: string };
}

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await startPortal({ PUBLIC_URL: 'https://jobs.example' });
  admin = await createAdmin(portal);
});
afterAll(() => portal.stop());

async function run(rows: Readonly<Record<string, string>>[], input: object = {}): Promise<Run> {
  const variables = { input: { kind: 'CANDIDATES', file: null, ...input } };
  const files = { 'input.file': csvFile(rows) };
  return (await admin.client.upload<{ runImport: Run }>(RUN, variables, files)).runImport;
}
const userOf = (email = '') => portal.dataSource.manager.findOneByOrFail(UserEntity, { email });
const exists = (email = '') => portal.dataSource.manager.existsBy(UserEntity, { email });
const undo = (id: string) => admin.client.ask(UNDO, { id });
const undoError = (id: string) => admin.client.errorOf(UNDO, { id });
const found = async (): Promise<string[]> =>
  (await admin.client.ask<{ findCandidates: { nodes: { id: string }[] } }>(FIND)).findCandidates.nodes.map(
    ({ id }) => id,
  );
const send = async (userIds: string[], again = false) =>
  (await admin.client.ask<{ sendInvitations: { results: object[] } }>(SEND, { userIds, again })).sendInvitations
    .results;
const consent = (agreedOn = daysFromToday(-30)) => ({ channel: 'EVENT', agreedOn });

describe('an import', () => {
  test('is a record with its file, author, counts and consent', async () => {
    const agreed = daysFromToday(-3);
    const result = await run([candidateRow(), candidateRow({ contact: '1' })], { consent: consent(agreed) });
    expect(result).toMatchObject({
      imported: 1,
      failed: 1,
      import: {
        fileName: 'people.csv',
        imported: 1,
        failed: 1,
        invites: true,
        consentChannel: 'EVENT',
        consentOn: agreed,
        undoneAt: null,
      },
    });
    const { recentImports } = await admin.client.ask<{ recentImports: { id: string }[] }>(RECENT, {
      kind: 'CANDIDATES',
    });
    expect(recentImports[0]).toMatchObject({ id: result.import.id, imported: 1, failed: 1, consentChannel: 'EVENT' });
    const employers = await admin.client.ask<{ recentImports: object[] }>(RECENT, { kind: 'EMPLOYERS' });
    expect(employers.recentImports).toEqual([]);
  });

  test.each([
    [{ channel: 'FORM', agreedOn: daysFromToday(1) }, 'The date must not be in the future.'],
    [{ channel: 'FORM', agreedOn: daysFromToday(-5 * 365 - 1) }, 'The date must be within five years.'],
    [{ channel: 'FORM', agreedOn: 'soon' }, 'Date must be a valid date.'],
  ])('is rejected with the consent %j', async (stated, message) => {
    const row = candidateRow();
    const variables = { input: { kind: 'CANDIDATES', file: null, consent: stated } };
    const error = await admin.client.uploadErrorOf(RUN, variables, { 'input.file': csvFile([row]) });
    expect(error).toMatchObject({ code: 'INVALID_INPUT', fields: { agreedOn: [message] } });
    expect(await exists(row['email'])).toBe(false);
  });
});

describe('an import over REST', () => {
  const PATH = 'api/admin/bulk-import/candidates/';
  const post = (row: Readonly<Record<string, string>>, options: Readonly<Record<string, string>>) => {
    const file = csvFile([row]);
    const form = formOf({ file: [new Blob([file.bytes]), file.name], ...options });
    return new RestClient(portal.url, admin.token).post(PATH, form);
  };
  const latest = async () => {
    const document = 'query { recentImports(kind: CANDIDATES) { invites consentChannel consentOn } }';
    return (await admin.client.ask<{ recentImports: object[] }>(document)).recentImports[0];
  };

  test('invites at once and without a consent, unless it says otherwise', async () => {
    const row = candidateRow();
    expect(await post(row, {})).toMatchObject({ status: 200, body: { successfully_imported: 1, failed_count: 0 } });
    expect(await latest()).toEqual({ invites: true, consentChannel: null, consentOn: null });
    expect(await mailsTo(portal, row['email'] ?? '')).toHaveLength(1);
  });

  test('states the consent, and leaves the invitations for later', async () => {
    const row = candidateRow();
    const agreed = daysFromToday(-3);
    const options = { send_invitations: 'false', consent_channel: 'phone', consent_on: agreed };
    expect(await post(row, options)).toMatchObject({ status: 200, body: { successfully_imported: 1 } });
    expect(await latest()).toEqual({ invites: false, consentChannel: 'PHONE', consentOn: agreed });
    expect(await mailsTo(portal, row['email'] ?? '')).toEqual([]);
    expect(await found()).toContain((await userOf(row['email'])).id);
  });

  test.each([
    [{ consent_on: daysFromToday(-3) }, { consent_channel: ['Channel is required.'] }],
    [
      { consent_channel: 'letter', consent_on: daysFromToday(1) },
      { consent_channel: ['Choose a valid Channel.'], consent_on: ['The date must not be in the future.'] },
    ],
    [{ consent_channel: 'form' }, { consent_on: ['Date is required.'] }],
    [{ send_invitations: 'later' }, { send_invitations: ['Choose true or false.'] }],
  ])('is rejected with the options %j, and names only what is wrong', async (options, errors) => {
    const row = candidateRow();
    const { status, body } = await post(row, options);
    expect({ status, code: body['code'], errors: body['errors'] }).toEqual({
      status: 422,
      code: 'INVALID_INPUT',
      errors,
    });
    expect(await exists(row['email'])).toBe(false);
  });

  test('previews the pools that its people get', async () => {
    const file = csvFile([candidateRow({ pool: 'Winders' })]);
    const form = formOf({ file: [new Blob([file.bytes]), file.name] });
    const { body } = await new RestClient(portal.url, admin.token).post('api/admin/preview-import/candidates/', form);
    expect(body).toMatchObject({ has_errors: false, pools: [{ name: 'Winders', people: 1, is_new: true }] });
  });
});

describe('an import that invites later', () => {
  test('sends nothing before the invitations are sent, and each of them once', async () => {
    const rows = [candidateRow(), candidateRow()];
    await run(rows, { invites: false });
    const users = await Promise.all(rows.map(({ email }) => userOf(email)));
    const ids = users.map(({ id }) => id);
    for (const { email } of users) expect(await mailsTo(portal, email)).toEqual([]);
    expect(await send(ids)).toEqual(ids.map((userId) => ({ userId, code: null, message: null })));
    const [, second] = ids;
    const valid = { code: 'INVITATION_VALID', message: 'This person has an invitation that is still valid.' };
    expect(await send([second ?? ''])).toEqual([{ userId: second, ...valid }]);
    expect(await mailsTo(portal, users[1]?.email ?? '')).toHaveLength(1);
    expect(await send([second ?? ''], true)).toEqual([{ userId: second, code: null, message: null }]);
    expect(await mailsTo(portal, users[1]?.email ?? '')).toHaveLength(2);
    const token = tokenIn(await mailTo(portal, users[0]?.email ?? '', 'INVITATION'));
    await reset(portal, token, true);
    expect(await send([...ids.slice(0, 1), '999999'])).toMatchObject([
      { code: 'INVITATION_ACCEPTED' },
      { code: 'NOT_FOUND' },
    ]);
  });

  test('sends one invitation when two administrators send it at the same time', async () => {
    const row = candidateRow();
    await run([row], { invites: false });
    const { id, email } = await userOf(row['email']);
    const other = await createAdmin(portal);
    await Promise.all([send([id]), other.client.ask(SEND, { userIds: [id] })]);
    expect(await mailsTo(portal, email)).toHaveLength(1);
  });
});

describe('the undo of an import', () => {
  test('deletes its accounts with their unsent emails, and is one event of the audit trail', async () => {
    const rows = [candidateRow(), candidateRow(), candidateRow()];
    const { import: batch } = await run(rows);
    const ids = await Promise.all(rows.map(async ({ email }) => (await userOf(email)).id));
    expect(await undo(batch.id)).toMatchObject({ undoImport: { import: { id: batch.id } } });
    for (const { email = '' } of rows) {
      expect(await exists(email)).toBe(false);
      expect(await mailsTo(portal, email)).toEqual([]);
    }
    const { manager } = portal.dataSource;
    const events = await manager.findBy(AuditEventEntity, { action: 'UNDO_IMPORT', actorId: admin.id });
    expect(events).toMatchObject([{ subjectId: 'CANDIDATES', details: { file: 'people.csv', imported: 3 } }]);
    for (const subjectId of ids)
      expect(await manager.existsBy(AuditEventEntity, { action: 'DELETE', subjectId })).toBe(true);
    expect(await undo(batch.id)).toMatchObject({ undoImport: { import: { id: batch.id } } });
    expect(await manager.countBy(AuditEventEntity, { action: 'UNDO_IMPORT', actorId: admin.id })).toBe(1);
  });

  test('deletes the companies of employers', async () => {
    const row = employerRow();
    const { import: batch } = await run([row], { kind: 'EMPLOYERS' });
    await undo(batch.id);
    expect(await exists(row['email'])).toBe(false);
  });

  test('deletes an account that has joined a company, and keeps the company', async () => {
    const owner = await approvedEmployer(portal, admin);
    const { gstin } = await portal.dataSource.manager.findOneByOrFail(CompanyEntity, { id: owner.id });
    const row = employerRow({ gstno: gstin });
    const { import: batch } = await run([row], { kind: 'EMPLOYERS' });
    await undo(batch.id);
    expect(await exists(row['email'])).toBe(false);
    expect(await portal.dataSource.manager.existsBy(CompanyEntity, { id: owner.id })).toBe(true);
  });

  test('is rejected for a company with a member of another import, and deletes one whose members are its own', async () => {
    const founder = employerRow();
    const gstno = founder['gstno'] ?? '';
    const { import: first } = await run([founder, employerRow({ gstno })], { kind: 'EMPLOYERS' });
    const colleague = employerRow({ gstno });
    const { import: second } = await run([colleague], { kind: 'EMPLOYERS' });
    expect(await undoError(first.id)).toMatchObject({ code: 'IMPORT_USED' });
    expect(await exists(colleague['email'])).toBe(true);
    await undo(second.id);
    await undo(first.id);
    expect(await exists(founder['email'])).toBe(false);
  });

  test('is rejected for an unknown import, and with the names of those who have used their account', async () => {
    expect(await undoError('999999')).toMatchObject({ code: 'NOT_FOUND' });
    const rows = [candidateRow({ first_name: 'Usha', last_name: 'Shah' }), candidateRow()];
    const { import: batch } = await run(rows);
    await reset(portal, tokenIn(await mailTo(portal, rows[0]?.['email'] ?? '', 'INVITATION')), true);
    expect(await undoError(batch.id)).toMatchObject({
      code: 'IMPORT_USED',
      message: '1 account of this import has been used: Usha Shah. Delete the others in the list.',
    });
    expect(await exists(rows[1]?.['email'])).toBe(true);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['objected to being found', (id) => profile(id, { isHiddenFromSearch: true })],
    ['confirmed the preferences', (id) => profile(id, { preferencesConfirmedAt: new Date() })],
    ['said yes to an invitation', (id) => answer(id, ACCEPT_BY_LINK, {})],
    ['said no to an invitation', (id) => answer(id, DECLINE_BY_LINK, { reason: 'PAY' })],
    [
      'been merged',
      (id) => portal.dataSource.query("UPDATE user SET type = 'MERGED', is_active = 0 WHERE id = ?", [id]),
    ],
  ])('is rejected if a person has %s', async (_, use) => {
    const row = candidateRow();
    const { import: batch } = await run([row], { consent: consent() });
    await use((await userOf(row['email'])).id);
    expect(await undoError(batch.id)).toMatchObject({ code: 'IMPORT_USED' });
  });
  const profile = (id: string, change: Partial<CandidateProfileEntity>) =>
    portal.dataSource.manager.update(CandidateProfileEntity, { id }, change);
  async function answer(id: string, document: string, input: object) {
    const office = await openOffice(portal);
    const { token } = await invite(portal, office.admin, office.jobId, await logIn(portal, id));
    await visitor(portal).ask(document, { input: { token, ...input } });
  }

  test('and a first login at the same time never lose the account of a person who has logged in', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      const row = candidateRow();
      const { email = '' } = row;
      const { import: batch } = await run([row]);
      const token = tokenIn(await mailTo(portal, email, 'INVITATION'));
      const undoing = admin.client.outcome(UNDO, { id: batch.id });
      const [undone, set] = await Promise.all([
        undoing,
        reset(portal, token, true).then(
          () => 'OK',
          () => 'FAILED',
        ),
      ]);
      outcomes.add(`${undone} ${set}`);
      if (set === 'OK') {
        expect(undone).toBe('IMPORT_USED');
        expect(await visitor(portal).outcome(SIGN_IN, { email, password: PASSWORD })).toBe('OK');
      } else expect([undone, await exists(email)]).toEqual(['OK', false]);
    }
    expect([...outcomes].every((one) => one === 'IMPORT_USED OK' || one === 'OK FAILED')).toBe(true);
  });

  test('twice at the same time is done once', async () => {
    const rows = Array.from({ length: 20 }, () => candidateRow());
    const { import: batch } = await run(rows, { invites: false });
    const other = await createAdmin(portal);
    const [one, two] = await Promise.all([
      admin.client.outcome(UNDO, { id: batch.id }),
      other.client.outcome(UNDO, { id: batch.id }),
    ]);
    expect([one, two]).toEqual(['OK', 'OK']);
    for (const { email } of rows) expect(await exists(email)).toBe(false);
  });
});

describe('candidates of an import', () => {
  const DETAILS = { designation: 'Accountant', company: 'Tapi Looms' };
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

  async function imported(input: object): Promise<UserEntity> {
    const row = candidateRow(DETAILS);
    await run([row], input);
    return userOf(row['email']);
  }
  const answer = (url: string, body: Record<string, string> | string) => {
    const { pathname, search } = new URL(url);
    return fetch(portal.url + pathname + search, {
      method: 'POST',
      body: typeof body === 'string' ? body : new URLSearchParams(body),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      redirect: 'manual',
    });
  };

  test('are found if the import states their consent, with their stated job', async () => {
    const { id } = await imported({ consent: consent() });
    const { findCandidates } = await admin.client.ask<{ findCandidates: { nodes: { id: string }[] } }>(FIND);
    expect(findCandidates.nodes.find((one) => one.id === id)).toEqual({
      id,
      jobTitle: 'Accountant',
      companyName: 'Tapi Looms',
    });
  });

  test('are not found without a stated consent before they have agreed themselves', async () => {
    const { id, email } = await imported({});
    expect(await found()).not.toContain(id);
    const { text, unsubscribeUrl } = await mailTo(portal, email, 'INVITATION');
    expect([text.includes('Remove me'), unsubscribeUrl]).toEqual([false, null]);
    await reset(portal, tokenIn({ text }), true);
    expect(await found()).toContain(id);
  });

  test('get the point of the privacy notice and a link with their first email, also if they are invited later', async () => {
    const now = await imported({ consent: consent() });
    const later = await imported({ consent: consent(), invites: false });
    await send([later.id]);
    for (const { email } of [now, later]) {
      const { text, unsubscribeUrl } = await mailTo(portal, email, 'INVITATION');
      expect(text).toContain('We search them to suggest openings to you, and we may invite you to apply.');
      expect(text).toContain(`Remove me:\n${unsubscribeUrl}`);
    }
  });

  test('stay found when a scanner opens the link, and are hidden at once by the press', async () => {
    const { id, email } = await imported({ consent: consent() });
    const { unsubscribeUrl } = await mailTo(portal, email, 'INVITATION');
    const url = unsubscribeUrl ?? '';
    for (const method of ['GET', 'HEAD']) {
      const { pathname, search } = new URL(url);
      await fetch(portal.url + pathname + search, { method });
    }
    expect(await found()).toContain(id);
    const response = await answer(url, { answer: 'hide' });
    expect(response.headers.get('location')).toBe('/job-alert/confirm-preferences?saved=hidden');
    expect(await found()).not.toContain(id);
    expect(
      await portal.dataSource.manager.existsBy(AuditEventEntity, { action: 'SET_SEARCH_VISIBILITY', subjectId: id }),
    ).toBe(true);
  });

  test('are hidden by the button of their mail program', async () => {
    const { id, email } = await imported({ consent: consent() });
    const { unsubscribeUrl } = await mailTo(portal, email, 'INVITATION');
    expect((await answer(unsubscribeUrl ?? '', 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await found()).not.toContain(id);
  });

  test('can be invited to a job, and the email says what they agreed to and removes them with one press', async () => {
    const office = await openOffice(portal);
    const agreed = await imported({ consent: consent() });
    const silent = await imported({});
    const [yes, no] = await inviteAll(office.admin, office.jobId, [agreed, silent]);
    expect([yes?.problem, no?.problem]).toEqual([null, 'NOT_ASKED']);
    const mail = await mailTo(portal, agreed.email, 'JOB_INVITATION');
    expect(mail.text).toContain('You have agreed that we keep your details');
    await answer(mail.unsubscribeUrl ?? '', 'List-Unsubscribe=One-Click');
    expect(await found()).not.toContain(agreed.id);
    const second = await openJob(office.employer, office.admin, { title: 'Warper' });
    expect(await inviteAll(office.admin, second, [agreed])).toMatchObject([{ problem: 'OPTED_OUT' }]);
  });

  test('leave the search after 12 months without a reaction', async () => {
    const { id, email } = await imported({ consent: consent() });
    const { manager } = portal.dataSource;
    await manager.update(CandidateProfileEntity, { id }, { importConsentAt: ago(364) });
    expect(await found()).toContain(id);
    await manager.update(CandidateProfileEntity, { id }, { importConsentAt: ago(366) });
    expect(await found()).not.toContain(id);
    const { unsubscribeUrl } = await mailTo(portal, email, 'INVITATION');
    await answer(unsubscribeUrl ?? '', { answer: 'confirm' });
    expect(await found()).toContain(id);
    await manager.update(CandidateProfileEntity, { id }, { preferencesConfirmedAt: ago(366) });
    expect(await found()).not.toContain(id);
  });

  test('see the import and its consent in their data', async () => {
    const agreed = daysFromToday(-3);
    const { id } = await imported({ consent: consent(agreed) });
    const { client } = await logIn(portal, id);
    const { requestMyData } = await client.ask<{ requestMyData: { url: string } }>(
      'mutation { requestMyData { url } }',
    );
    const response = await fetch(portal.url + requestMyData.url);
    const files = await unzipWithinLimit(Buffer.from(await response.arrayBuffer()));
    const data = typeof files === 'string' ? undefined : files.get('data.json')?.toString();
    expect(JSON.parse(data ?? '{}')).toMatchObject({
      import: {
        fileName: 'people.csv',
        consentChannel: 'EVENT',
        consentOn: agreed,
      },
      profile: { statedDesignation: 'Accountant', statedCompany: 'Tapi Looms' },
    });
  });
});
