import { describe, expect, test } from 'vitest';
import { findFlaggedTerms } from './flagged-terms.js';
import { type EditedJob, editNotice, jobFieldChanges, evaluateEdit, wordingNotice } from './job-edit.js';

const terms = (description: string, openings = 2) => ({ description, deadline: '2026-12-31', openings });
const clean = terms('Designs prints.');
const unlawful = terms('Designs prints. Male only.');
const job = (values: Partial<EditedJob> = {}): EditedJob => ({
  approvalState: 'APPROVED',
  present: clean,
  approved: null,
  ...values,
});
const told = ({ approvalState, present, approved }: EditedJob, edited: { description: string }) =>
  editNotice(
    { approvalState, text: present.description, approvedText: approved?.description ?? null },
    edited.description,
  );
const waitsAgain = job({ approvalState: 'PENDING', present: unlawful, approved: clean });

describe('an edit of an approved job', () => {
  test('stays live, and what was approved is kept', () => {
    const edited = terms('Designs prints and borders.', 3);
    expect(evaluateEdit(job(), edited)).toEqual({ approvalState: 'APPROVED', approved: clean, newWords: [] });
    expect(told(job(), edited)).toBeNull();
  });

  test('that is taken back leaves nothing to compare', () => {
    const edited = job({ present: terms('Something else.'), approved: clean });
    expect(evaluateEdit(edited, clean)).toEqual({ approvalState: 'APPROVED', approved: null, newWords: [] });
  });

  test('waits again when it brings words to check, and says so before', () => {
    expect(evaluateEdit(job(), unlawful)).toMatchObject({ approvalState: 'PENDING', approved: clean });
    expect(told(job(), unlawful)).toBe(
      'If you save this, the job needs approval again, and candidates cannot see it until it is approved. An administrator has to check: “Male only” (gender).',
    );
  });

  test('stays live with words that were approved', () => {
    const approved = job({ present: unlawful });
    expect(evaluateEdit(approved, terms('MALE ONLY. Designs prints and more.'))).toMatchObject({
      approvalState: 'APPROVED',
      approved: unlawful,
    });
  });
});

describe('an edit of a job that waits again', () => {
  test('ends the waiting once the words are gone', () => {
    const edited = terms('Designs prints and borders.');
    expect(evaluateEdit(waitsAgain, edited)).toMatchObject({ approvalState: 'APPROVED', approved: clean });
    expect(evaluateEdit(waitsAgain, clean)).toEqual({ approvalState: 'APPROVED', approved: null, newWords: [] });
    expect(told(waitsAgain, clean)).toBe(
      'If you save this, the job no longer needs approval: it has no words to check.',
    );
  });

  test('goes on waiting while there are some', () => {
    expect(evaluateEdit(waitsAgain, terms('Below 30 years.'))).toMatchObject({ approvalState: 'PENDING' });
    expect(told(waitsAgain, terms('Below 30 years.'))).toContain('“Below 30 years” (age)');
  });
});

test.each([
  ['was never approved', job({ approvalState: 'PENDING', present: unlawful })],
  ['was rejected', job({ approvalState: 'REJECTED', present: unlawful })],
  ['was rejected after it was approved', job({ approvalState: 'REJECTED', present: unlawful, approved: clean })],
])('a job that %s stays as it is, whatever is edited', (_, present) => {
  for (const edited of [clean, unlawful]) {
    const { approvalState, approved } = present;
    expect(evaluateEdit(present, edited)).toEqual({ approvalState, approved, newWords: [] });
  }
});

test('what has changed is told field by field', () => {
  expect(jobFieldChanges(clean, { ...terms('Prints.'), openings: 5 })).toEqual([
    { field: 'DESCRIPTION', approved: 'Designs prints.', present: 'Prints.' },
    { field: 'OPENINGS', approved: '2', present: '5' },
  ]);
});

test('a job that waits anyhow is said to be checked', () => {
  expect(wordingNotice([])).toBeNull();
  expect(wordingNotice(findFlaggedTerms('Male only'))).toMatch(
    /^An administrator will check these words: “Male only” \(gender\)\. /,
  );
});

test('changed questions are kept beside those that were approved, and their words are checked', () => {
  const asked = (text: string) => ({
    text,
    kind: 'YES_NO' as const,
    isRequired: true,
    options: ['Yes', 'No'],
    ruledOutBy: ['No'],
    minimum: null,
    maximum: null,
  });
  const before = { ...clean, questions: [asked('Can you start in May?')] };
  const after = { ...clean, questions: [asked('Girls only, agreed?')] };
  expect(evaluateEdit(job({ present: before }), after)).toMatchObject({ approvalState: 'PENDING', approved: before });
  expect(jobFieldChanges(before, after)).toEqual([
    {
      field: 'QUESTIONS',
      approved: 'Can you start in May? (Yes or no, required, No rules out)',
      present: 'Girls only, agreed? (Yes or no, required, No rules out)',
    },
  ]);
});
