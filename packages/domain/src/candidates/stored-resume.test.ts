import { expect, test } from 'vitest';
import { storedByLine, storeResumeProblem } from './stored-resume.js';

const IMPORTED = {
  isImported: true,
  hasLoggedIn: false,
  hasApplied: false,
  hasOwnResume: false,
};

test.each([
  [{}, null],
  [{ isImported: false }, 'We can store a resume only for candidates who were imported.'],
  [{ hasLoggedIn: true }, 'This candidate has logged in. Only they can change their resume now.'],
  [{ hasApplied: true }, 'This candidate has applied with their resume. Only they can change it.'],
  [{ hasOwnResume: true }, 'This candidate has sent us a resume. Only they can change it.'],
])('an administrator who stores a resume for a candidate with %j gets %j', (facts, problem) => {
  expect(storeResumeProblem({ ...IMPORTED, ...facts })).toBe(problem);
});

test('the owner reads who stored the resume, and when', () => {
  expect(storedByLine('Meera Shah', '28/11/2026')).toBe('Stored by Meera Shah, Job Alert, on 28/11/2026');
});
