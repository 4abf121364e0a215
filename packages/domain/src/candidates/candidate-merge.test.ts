import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APPLICATION_STATUSES } from '../applications/application-status.js';
import { type MergedApplication, mergedPlaces, mergeEffects } from './candidate-merge.js';

const status = fc.constantFrom(null, ...APPLICATION_STATUSES.filter((one) => one !== 'PENDING'));
const applications: fc.Arbitrary<MergedApplication[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 30 }).map(String),
    candidateId: fc.constantFrom('1', '2'),
    approvedStatus: status,
    appliedAt: fc.constantFrom(1, 2, 3).map((day) => new Date(2026, 0, day)),
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 6 },
);
const application = (
  id: string,
  candidateId: string,
  approvedStatus: MergedApplication['approvedStatus'],
  day = 1,
) => ({
  id,
  candidateId,
  approvedStatus,
  appliedAt: new Date(2026, 0, day),
});

describe('applications of merged candidates for one job', () => {
  test('are numbered without a gap and independently of their order', () => {
    fc.assert(
      fc.property(applications, (input) => {
        const places = mergedPlaces(input);
        expect(places.map(({ attempt }) => attempt)).toEqual(input.map((_, index) => index + 1));
        expect(places.map(({ id }) => id).toSorted()).toEqual(input.map(({ id }) => id).toSorted());
        expect(mergedPlaces(input.toReversed())).toEqual(places);
      }),
    );
  });

  test('are marked as superseded if they belong to the other candidate than the last one', () => {
    fc.assert(
      fc.property(applications, (input) => {
        const places = mergedPlaces(input);
        const owner = (id: string | undefined) => input.find((one) => one.id === id)?.candidateId;
        for (const { id, isOutrun } of places) expect(isOutrun).toBe(owner(id) !== owner(places.at(-1)?.id));
      }),
    );
  });

  test.each([
    ['SELECTED', 'SHORTLISTED'],
    ['APPLIED', 'REJECTED'],
    ['INTERVIEW_SCHEDULED', 'INTERVIEW_NOT_ATTENDED'],
    ['APPLIED', null],
  ] as const)('are ordered by their last approved status: %s wins over %s', (farther, other) => {
    const places = mergedPlaces([application('1', '1', farther, 1), application('2', '2', other, 2)]);
    expect(places).toEqual([
      { id: '2', attempt: 1, isOutrun: true },
      { id: '1', attempt: 2, isOutrun: false },
    ]);
  });

  test('are ordered by date if they have the same status', () => {
    const places = mergedPlaces([application('1', '1', 'APPLIED', 2), application('2', '2', 'APPLIED', 1)]);
    expect(places.at(-1)?.id).toBe('1');
  });
});

test('the effects of a merge are listed with numbers and the last day to undo it', () => {
  const extent = { applications: 2, sameJobs: 1, interviews: 1, files: 3, notes: 0, removedEmail: 'b@people.example' };
  expect(mergeEffects(extent, new Date('2026-11-22T06:30:00Z'))).toEqual([
    '2 applications, 1 interview and 3 files go over, each with its history.',
    'For 1 job both have applied: the application that has got farther counts, and the other one is set Inactive.',
    'Missing details in the remaining profile will be copied from the other one.',
    'b@people.example can no longer log in or sign up.',
    'You can undo this until 22/12/2026.',
  ]);
  const none = { ...extent, applications: 0, sameJobs: 0, interviews: 0, files: 0 };
  expect(mergeEffects(none, new Date())[0]).toBe('There are no applications, interviews, files or notes to move.');
  expect(mergeEffects({ ...none, notes: 1 }, new Date())[0]).toBe('1 note goes over, with its history.');
});
