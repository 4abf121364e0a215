import { addDays, todayInIndia } from '@job-alert/domain/india/calendar';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NoteEntity } from '../src/database/entities/applications/note.entity.js';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { createAdmin, deleteUsers } from './builders/admin.js';
import { approvedApplication, type Office, openOffice } from './builders/applications.js';
import type { Actor } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';
import { ADD_NOTE, UPDATE_FOLLOW_UP } from './matrix/notes.js';

const TODAY = todayInIndia(new Date());
const FOLLOW_UPS = `{
  followUps { text kind outcome dueOn doneAt record { kind id name phone } }
  followUpCounts { overdue today upcoming }
}`;

interface FollowUps {
  followUps: { text: string; record: { kind: string; id: string } }[];
  followUpCounts: object;
}

describe('follow-ups', () => {
  let portal: Portal;
  let office: Office;
  let candidate: Actor;
  let applicationId: string;
  let colleague: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
    ({ candidate, applicationId } = await approvedApplication(portal, office));
    colleague = await createAdmin(portal);
  });
  beforeEach(() => portal.dataSource.query('DELETE FROM note'));

  const add = async (subjectKind: string, subjectId: string, input: object) => {
    const variables = { input: { subjectKind, subjectId, text: 'Calls back.', ...input } };
    return (await office.admin.client.ask<{ addNote: { note: { id: string } } }>(ADD_NOTE, variables)).addNote.note.id;
  };
  const read = ({ client } = office.admin) => client.ask<FollowUps>(FOLLOW_UPS);
  const update = (input: object, { client } = colleague) => client.ask(UPDATE_FOLLOW_UP, { input });
  /** Makes a follow-up as old as it would be after a while. */
  const setDueOn = (id: string, dueOn: string) => portal.dataSource.manager.update(NoteEntity, { id }, { dueOn });

  test('wait for all administrators, overdue ones first, with the record and its phone number', async () => {
    await add('JOB', office.jobId, { text: 'In a week.', dueOn: addDays(TODAY, 7) });
    await add('COMPANY', office.employer.id, { text: 'Today.', dueOn: TODAY });
    const call = { text: '', kind: 'CALL', outcome: 'NO_ANSWER', dueOn: TODAY };
    await setDueOn(await add('APPLICATION', applicationId, call), addDays(TODAY, -3));
    await add('CANDIDATE', candidate.id, { text: 'Tomorrow.', dueOn: addDays(TODAY, 1) });
    await add('CANDIDATE', candidate.id, { text: 'Later.', dueOn: addDays(TODAY, 8) });
    await add('CANDIDATE', candidate.id, { text: 'No follow-up.' });
    const { followUps, followUpCounts } = await read(colleague);
    expect(followUps).toMatchObject([
      { text: '', kind: 'CALL', outcome: 'NO_ANSWER', record: { kind: 'APPLICATION', id: applicationId } },
      { text: 'Today.', kind: null, record: { kind: 'COMPANY', id: office.employer.id } },
      { text: 'Tomorrow.', record: { kind: 'CANDIDATE', id: candidate.id } },
      { text: 'In a week.', record: { kind: 'JOB', id: office.jobId } },
    ]);
    expect(followUpCounts).toEqual({ overdue: 1, today: 1, upcoming: 2 });
    const [{ name, phone }] = await portal.dataSource.query(
      "SELECT CONCAT(first_name, ' ', last_name) AS name, contact AS phone FROM user WHERE id = ?",
      [candidate.id],
    );
    expect(followUps[2]?.record).toMatchObject({ name, phone });
    const [{ title, companyName, contact }] = await portal.dataSource.query(
      `SELECT j.title, c.name AS companyName, u.contact FROM job j JOIN company c ON c.id = j.company_id JOIN user u ON u.id = c.id
       WHERE j.id = ?`,
      [office.jobId],
    );
    expect(followUps[0]?.record).toMatchObject({ name: `${name} · ${title} · ${companyName}`, phone });
    expect(followUps[1]?.record).toMatchObject({ name: companyName, phone: contact });
    expect(followUps[3]?.record).toMatchObject({ name: `${title} · ${companyName}`, phone: contact });
  });

  test('are read with one statement, and at most 50 at once', async () => {
    const id = await add('CANDIDATE', candidate.id, { dueOn: TODAY });
    const { manager } = portal.dataSource;
    const note = { ...(await manager.findOneByOrFail(NoteEntity, { id })), id: undefined };
    await manager.insert(NoteEntity, Array.from({ length: 59 }, () => note) as never);
    const before = portal.container.reader.statements;
    expect((await read()).followUps).toHaveLength(50);
    expect(portal.container.reader.statements - before).toBeLessThanOrEqual(3);
    expect((await read()).followUpCounts).toEqual({ overdue: 0, today: 60, upcoming: 0 });
    const outcome = (first: number) => office.admin.client.outcome(`{ followUps(first: ${first}) { id } }`);
    expect([await outcome(0), await outcome(50), await outcome(51)]).toEqual(['INVALID_INPUT', 'OK', 'INVALID_INPUT']);
  });

  test('are done by any administrator, once, and can be opened again', async () => {
    const id = await add('CANDIDATE', candidate.id, { dueOn: TODAY });
    const done = await update({ id, isDone: true });
    expect(done).toMatchObject({ updateFollowUp: { note: { doneAt: expect.any(String), dueOn: TODAY } } });
    expect(await update({ id, isDone: true }, office.admin)).toEqual(done);
    expect((await read()).followUps).toEqual([]);
    expect(await update({ id, isDone: false })).toMatchObject({
      updateFollowUp: { note: { doneAt: null, doneByName: null } },
    });
    expect((await read()).followUps).toHaveLength(1);
  });

  test('that two administrators do at once are recorded for one of them', async () => {
    const id = await add('CANDIDATE', candidate.id, { dueOn: TODAY });
    const [first, second] = await Promise.all([
      update({ id, isDone: true }),
      update({ id, isDone: true }, office.admin),
    ]);
    expect(first).toEqual(second);
  });

  test('move to another day until they are done', async () => {
    const id = await add('CANDIDATE', candidate.id, { dueOn: TODAY });
    await setDueOn(id, addDays(TODAY, -2));
    await update({ id, dueOn: addDays(TODAY, 1) });
    expect((await read()).followUpCounts).toEqual({ overdue: 0, today: 0, upcoming: 1 });
    await update({ id, isDone: true });
    const errorOf = (input: object) => colleague.client.errorOf(UPDATE_FOLLOW_UP, { input });
    expect(await errorOf({ id, dueOn: TODAY })).toMatchObject({
      fields: { dueOn: ['This follow-up is done. Reopen it to move it to another day.'] },
    });
    expect(await errorOf({ id, dueOn: addDays(TODAY, -1) })).toMatchObject({
      fields: { dueOn: ['Follow-up day must not be in the past.'] },
    });
    expect(await errorOf({ id: await add('CANDIDATE', candidate.id, {}), isDone: true })).toMatchObject({
      fields: { id: ['This note has no due day.'] },
    });
    expect(await colleague.client.outcome(UPDATE_FOLLOW_UP, { input: { id: '999999', isDone: true } })).toBe(
      'NOT_FOUND',
    );
  });

  test('are audited without their texts', async () => {
    const id = await add('CANDIDATE', candidate.id, { text: 'Asks for 40,000.', dueOn: TODAY });
    await update({ id, dueOn: addDays(TODAY, 1) });
    await update({ id, dueOn: addDays(TODAY, 1) });
    await update({ id, isDone: true });
    const events = await portal.dataSource.manager.findBy(AuditEventEntity, { action: 'UPDATE_FOLLOW_UP' });
    expect(events.filter(({ details }) => details?.['noteId'] === id).map(({ details }) => details)).toEqual([
      { noteId: id, isDone: false, dueOn: addDays(TODAY, 1) },
      { noteId: id, isDone: true, dueOn: addDays(TODAY, 1) },
    ]);
  });

  test('reject outcomes of other kinds, past days and days after the next year', async () => {
    const fields = async (input: object) =>
      office.admin.client.errorOf(ADD_NOTE, {
        input: { subjectKind: 'JOB', subjectId: office.jobId, text: 'x', ...input },
      });
    expect(await fields({ kind: 'SCREENING', outcome: 'REACHED' })).toMatchObject({
      fields: { outcome: ['Only a call has an outcome.'] },
    });
    expect(await fields({ dueOn: addDays(TODAY, -1) })).toMatchObject({ fields: { dueOn: [expect.any(String)] } });
    expect(await fields({ dueOn: addDays(TODAY, 367) })).toMatchObject({ fields: { dueOn: [expect.any(String)] } });
    expect(await fields({ text: ' ', kind: 'CALL' })).toMatchObject({ fields: { text: ['Note is required.'] } });
  });

  test('on a job are shown with it, and are deleted with it', async () => {
    await add('JOB', office.jobId, { text: 'The client asks for Tally.', dueOn: TODAY });
    const job = await office.admin.client.ask('query ($id: ID!) { job(id: $id) { notes { text } } }', {
      id: office.jobId,
    });
    expect(job).toEqual({ job: { notes: [{ text: 'The client asks for Tally.' }] } });
    const ofEmployer = office.employer.client.outcome('query ($id: ID!) { job(id: $id) { notes { text } } }', {
      id: office.jobId,
    });
    expect(await ofEmployer).toBe('FORBIDDEN');
    const other = await openOffice(portal);
    await add('JOB', other.jobId, { text: 'Of a company that leaves.' });
    await add('COMPANY', other.employer.id, { text: 'Of a company that leaves.' });
    await deleteUsers(other.admin, other.employer.id);
    expect(await portal.dataSource.manager.countBy(NoteEntity, { text: 'Of a company that leaves.' })).toBe(0);
  });

  test('and other notes are found by the words of their texts', async () => {
    const id = await add('JOB', office.jobId, { text: 'Prefers zardozi embroidery, 40 looms.' });
    const document = `query ($query: String!) { search(query: $query) {
      ... on Note { id text record { kind id } }
    } }`;
    const search = async (query: string) =>
      (await colleague.client.ask<{ search: object[] }>(document, { query })).search;
    const hit = { id, text: 'Prefers zardozi embroidery, 40 looms.', record: { kind: 'JOB', id: office.jobId } };
    expect(await search('zardo embro')).toEqual([hit]);
    expect(await search('zardozi silk')).toEqual([]);
    await office.admin.client.ask('mutation ($id: ID!) { deleteNote(input: { id: $id }) { __typename } }', { id });
    expect(await search('zardozi')).toEqual([]);
  });
});
