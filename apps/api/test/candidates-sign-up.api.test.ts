import { MAX_FILE_BYTES } from '@job-alert/domain/files/files';
import { UNSAFE_CONTENT } from '@job-alert/domain/files/unsafe-content';
import { beforeAll, describe, expect, test } from 'vitest';
import { StoredFileEntity } from '../src/database/entities/accounts/stored-file.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { candidateInput, myProfile, REGISTER_CANDIDATE, signUpError, registerCandidate } from './builders/candidate.js';
import { docx, filesIn, macroDocx, pdf, program, sent } from './builders/files.js';
import { type Portal, sharedPortal } from './harness.js';

describe('a candidate who signs up', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await sharedPortal();
  });

  const accounts = (): Promise<number> => portal.dataSource.manager.count(UserEntity);
  const storedFileCount = async (): Promise<number> => (await filesIn(portal.filesFolder)).length;

  test.each([
    ['PDF', pdf(), 'application/pdf'],
    ['DOCX', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('gets an account with the %s resume', async (_kind, resume, mediaType) => {
    const candidate = await registerCandidate(portal, { firstName: 'Ravi' }, resume);
    expect(await myProfile(candidate)).toMatchObject({
      firstName: 'Ravi',
      isProfileComplete: false,
      experienceLevel: 'EXPERIENCED',
      resume: { name: resume.name, mediaType, size: resume.bytes.length },
    });
  });

  test.each([
    ['a program that is called resume.pdf', program(), 'FILE_TYPE_NOT_ALLOWED', 'Only PDF or DOCX files are allowed.'],
    ['a document with macros', macroDocx(), 'FILE_TYPE_NOT_ALLOWED', UNSAFE_CONTENT.docxMacros],
    ['an empty file', sent('resume.pdf', Buffer.alloc(0)), 'INVALID_INPUT', 'The file is empty.'],
    [
      'a file of more than 5 MB',
      pdf('big.pdf', MAX_FILE_BYTES + 1),
      'FILE_TOO_LARGE',
      'The file must not be larger than 5 MB.',
    ],
  ])('is rejected with %s, and nothing is stored', async (_what, resume, code, message) => {
    const before = [await accounts(), await storedFileCount()];
    expect(await signUpError(portal, resume)).toEqual({ code, message, fields: { resume: [message] } });
    expect([await accounts(), await storedFileCount()]).toEqual(before);
  });

  test('is rejected when the form names a resume but does not contain it', async () => {
    const form = new FormData();
    const variables = { input: candidateInput() };
    form.set('operations', JSON.stringify({ query: REGISTER_CANDIDATE, variables }));
    form.set('map', JSON.stringify({ resume: ['variables.input.resume'] }));
    const headers = { 'apollo-require-preflight': 'true' };
    const response = await fetch(`${portal.url}/graphql`, { method: 'POST', headers, body: form });
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.stringContaining('did not arrive'), extensions: { code: 'MALFORMED' } }],
    });
  });

  test('gets an error for a registered email, and no file is stored', async () => {
    const { email } = await registerCandidate(portal);
    const before = [await storedFileCount(), await portal.dataSource.manager.count(StoredFileEntity)];
    expect(await signUpError(portal, pdf(), { email: email.toUpperCase() })).toEqual({
      code: 'EMAIL_TAKEN',
      message: 'This email is already registered.',
    });
    expect([await storedFileCount(), await portal.dataSource.manager.count(StoredFileEntity)]).toEqual(before);
  });

  test('gets the errors of all wrong fields at once, each under its input name', async () => {
    const { code, fields } = await signUpError(portal, pdf(), { contact: '12', password: 'weak', consent: false });
    expect(code).toBe('INVALID_INPUT');
    expect(Object.keys(fields as object).toSorted()).toEqual(['consent', 'contact', 'password']);
  });
});
