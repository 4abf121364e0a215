import { beforeAll, describe, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { NoteEntity } from '../src/database/entities/applications/note.entity.js';
import { createAdmin, deleteUsers } from './builders/admin.js';
import { approvedApplication, type Office, openOffice } from './builders/applications.js';
import type { Actor } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';
import { ADD_NOTE } from './matrix/notes.js';

const DELETE = `mutation ($id: ID!) { deleteNote(input: { id: $id }) {
  subject { ... on Candidate { id notes { text } } }
} }`;
const NOTES = 'notes { text authorName viewerCanDelete }';

interface Added {
  addNote: { note: { id: string; text: string } };
}

describe('internal notes', () => {
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

  const add = async (subjectKind: string, subjectId: string, text: string, { client } = office.admin) =>
    (await client.ask<Added>(ADD_NOTE, { input: { subjectKind, subjectId, text } })).addNote.note;

  test('can be added to a company, a candidate and an application, and show administrators their authors', async () => {
    await add('COMPANY', office.employer.id, 'Pays on time.');
    await add('CANDIDATE', candidate.id, '  Speaks Gujarati.\r\nCalls back. ');
    await add('APPLICATION', applicationId, 'Second choice.', colleague);
    const document = `query ($company: ID!, $candidate: ID!, $application: ID!) {
      company(id: $company) { ${NOTES} } candidate(id: $candidate) { ${NOTES} } application(id: $application) { ${NOTES} }
    }`;
    const ids = { company: office.employer.id, candidate: candidate.id, application: applicationId };
    const notes = await office.admin.client.ask<Record<string, { notes: { authorName: string }[] }>>(document, ids);
    expect(notes).toMatchObject({
      company: { notes: [{ text: 'Pays on time.', viewerCanDelete: true }] },
      candidate: { notes: [{ text: 'Speaks Gujarati.\nCalls back.', viewerCanDelete: true }] },
      application: { notes: [{ text: 'Second choice.', viewerCanDelete: false }] },
    });
    expect(notes['company']?.notes[0]?.authorName).toMatch(/\w+ \w+/);
  });

  test('are listed in the order in which they were written', async () => {
    const { applicationId: id } = await approvedApplication(portal, office);
    for (const text of ['Calls back.', 'Asks for more.', 'Agrees.']) await add('APPLICATION', id, text);
    expect(
      await office.admin.client.ask('query ($id: ID!) { application(id: $id) { notes { text } } }', { id }),
    ).toEqual({
      application: { notes: [{ text: 'Calls back.' }, { text: 'Asks for more.' }, { text: 'Agrees.' }] },
    });
  });

  test('are at most 500 on a record, also when several are added at once', async () => {
    const { applicationId: subjectId } = await approvedApplication(portal, office);
    const { manager } = portal.dataSource;
    const { id } = await add('APPLICATION', subjectId, 'The first.');
    const note = { ...(await manager.findOneByOrFail(NoteEntity, { id })), id: undefined };
    await manager.insert(NoteEntity, Array.from({ length: 497 }, () => note) as never);
    const input = { subjectKind: 'APPLICATION', subjectId, text: 'One more.' };
    const authors = [office.admin, colleague, office.admin, colleague];
    const outcomes = await Promise.all(authors.map(({ client }) => client.outcome(ADD_NOTE, { input })));
    expect(outcomes.toSorted()).toEqual(['INVALID_INPUT', 'INVALID_INPUT', 'OK', 'OK']);
    expect(await colleague.client.errorOf(ADD_NOTE, { input })).toMatchObject({
      fields: { text: ['A record has at most 500 notes. Delete one first.'] },
    });
  });

  test('cannot be read by the candidate or the employer', async () => {
    expect(await candidate.client.outcome(`{ viewer { candidate { ${NOTES} } } }`)).toBe('FORBIDDEN');
    expect(await office.employer.client.outcome(`{ viewer { company { ${NOTES} } } }`)).toBe('FORBIDDEN');
    const application = `query ($id: ID!) { application(id: $id) { ${NOTES} } }`;
    expect(await office.employer.client.outcome(application, { id: applicationId })).toBe('FORBIDDEN');
  });

  test('require a text of at most 2,000 characters and an existing record', async () => {
    const outcome = (input: object) => office.admin.client.outcome(ADD_NOTE, { input });
    const on = { subjectKind: 'CANDIDATE', subjectId: candidate.id };
    expect(await outcome({ ...on, text: ' \n ' })).toBe('INVALID_INPUT');
    expect(await outcome({ ...on, text: 'x'.repeat(2_001) })).toBe('INVALID_INPUT');
    expect(await outcome({ ...on, subjectId: office.employer.id, text: 'x' })).toBe('NOT_FOUND');
    expect(await outcome({ ...on, subjectId: 'x', text: 'x' })).toBe('NOT_FOUND');
  });

  test('are deleted by their authors only, and adding and deleting are audited without the text', async () => {
    const { id } = await add('CANDIDATE', candidate.id, 'Wrong person.');
    expect(await colleague.client.outcome(DELETE, { id })).toBe('FORBIDDEN');
    const { deleteNote } = await office.admin.client.ask<{ deleteNote: { subject: { notes: object[] } } }>(DELETE, {
      id,
    });
    expect(deleteNote.subject.notes).not.toContainEqual({ text: 'Wrong person.' });
    expect(await office.admin.client.outcome(DELETE, { id })).toBe('NOT_FOUND');
    const events = await portal.dataSource.manager.findBy(AuditEventEntity, {
      subjectType: 'CANDIDATE',
      subjectId: candidate.id,
    });
    expect(events.filter(({ details }) => details?.['noteId'] === id)).toMatchObject([
      { action: 'ADD_NOTE', actorId: office.admin.id, details: { noteId: id } },
      { action: 'DELETE_NOTE', actorId: office.admin.id, details: { noteId: id } },
    ]);
  });

  test('are deleted with the account and the applications of the candidate', async () => {
    const deletedApplication = await approvedApplication(portal, office);
    await add('CANDIDATE', deletedApplication.candidate.id, 'Of somebody who leaves.');
    await add('APPLICATION', deletedApplication.applicationId, 'Of somebody who leaves.');
    await deleteUsers(office.admin, deletedApplication.candidate.id);
    expect(await portal.dataSource.manager.countBy(NoteEntity, { text: 'Of somebody who leaves.' })).toBe(0);
  });
});
