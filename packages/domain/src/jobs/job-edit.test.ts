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
const noticeOf = ({ approvalState, present, approved }: EditedJob, edited: { description: string }) =>
  editNotice(
    { approvalState, text: present.description, approvedText: approved?.description ?? null },
    edited.description,
  );
const waitsAgain = job({ approvalState: 'PENDING', present: unlawful, approved: clean });

describe('an edit of an approved job', () => {
  test('leaves the job live and stores the approved text', () => {
    const edited = terms('Designs prints and borders.', 3);
    expect(evaluateEdit(job(), edited)).toEqual({ approvalState: 'APPROVED', approved: clean, newWords: [] });
    expect(noticeOf(job(), edited)).toBeNull();
  });

  test('deletes the stored approved text when it restores that text', () => {
    const edited = job({ present: terms('Something else.'), approved: clean });
    expect(evaluateEdit(edited, clean)).toEqual({ approvalState: 'APPROVED', approved: null, newWords: [] });
  });

  test('needs approval and shows a notice when it adds flagged terms', () => {
    expect(evaluateEdit(job(), unlawful)).toMatchObject({ approvalState: 'PENDING', approved: clean });
    expect(noticeOf(job(), unlawful)).toBe(
      'If you save this, the job needs approval again, and candidates cannot see it until it is approved. An administrator has to check: “Male only” (gender).',
    );
  });

  test('leaves the job live when its flagged terms were approved before', () => {
    const approved = job({ present: unlawful });
    expect(evaluateEdit(approved, terms('MALE ONLY. Designs prints and more.'))).toMatchObject({
      approvalState: 'APPROVED',
      approved: unlawful,
    });
  });
});

describe('an edit of a job that waits for approval again', () => {
  test('makes the job approved again when it removes the flagged terms', () => {
    const edited = terms('Designs prints and borders.');
    expect(evaluateEdit(waitsAgain, edited)).toMatchObject({ approvalState: 'APPROVED', approved: clean });
    expect(evaluateEdit(waitsAgain, clean)).toEqual({ approvalState: 'APPROVED', approved: null, newWords: [] });
    expect(noticeOf(waitsAgain, clean)).toBe(
      'If you save this, the job no longer needs approval: it has no words to check.',
    );
  });

  test('leaves the job waiting when it still contains flagged terms', () => {
    expect(evaluateEdit(waitsAgain, terms('Below 30 years.'))).toMatchObject({ approvalState: 'PENDING' });
    expect(noticeOf(waitsAgain, terms('Below 30 years.'))).toContain('“Below 30 years” (age)');
  });
});

test.each([
  ['was never approved', job({ approvalState: 'PENDING', present: unlawful })],
  ['was rejected', job({ approvalState: 'REJECTED', present: unlawful })],
  ['was rejected after it was approved', job({ approvalState: 'REJECTED', present: unlawful, approved: clean })],
])('a job that %s keeps its approval state after any edit', (_, present) => {
  for (const edited of [clean, unlawful]) {
    const { approvalState, approved } = present;
    expect(evaluateEdit(present, edited)).toEqual({ approvalState, approved, newWords: [] });
  }
});

test('the changes of a job are listed field by field', () => {
  expect(jobFieldChanges(clean, { ...terms('Prints.'), openings: 5 })).toEqual([
    { field: 'DESCRIPTION', approved: 'Designs prints.', present: 'Prints.' },
    { field: 'OPENINGS', approved: '2', present: '5' },
  ]);
});

test('the notice for a new job names its flagged terms', () => {
  expect(wordingNotice([])).toBeNull();
  expect(wordingNotice(findFlaggedTerms('Male only'))).toMatch(
    /^An administrator will check these words: “Male only” \(gender\)\. /,
  );
});

test('changed questions are checked for flagged terms and listed beside the approved questions', () => {
  const yesNoQuestion = (text: string) => ({
    text,
    kind: 'YES_NO' as const,
    isRequired: true,
    options: ['Yes', 'No'],
    ruledOutBy: ['No'],
    minimum: null,
    maximum: null,
  });
  const before = { ...clean, questions: [yesNoQuestion('Can you start in May?')] };
  const after = { ...clean, questions: [yesNoQuestion('Girls only, agreed?')] };
  expect(evaluateEdit(job({ present: before }), after)).toMatchObject({ approvalState: 'PENDING', approved: before });
  expect(jobFieldChanges(before, after)).toEqual([
    {
      field: 'QUESTIONS',
      approved: 'Can you start in May? (Yes or no, required, does not fit: No)',
      present: 'Girls only, agreed? (Yes or no, required, does not fit: No)',
    },
  ]);
});
