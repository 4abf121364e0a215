import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES } from './application-status.js';
import { APPROVAL_STATES, DECISIONS } from '../approvals/approval.js';
import {
  applicationOutcome,
  companyOutcome,
  decideApplication,
  jobOutcome,
  proposalLabel,
  requestedStep,
} from './decision-outcome.js';

const applied = { proposedStatus: 'APPLIED', approvedStatus: null, hasOfferLetter: false } as const;

describe('the outcome of a decision about an application', () => {
  test.each(APPLICATION_STATUSES.filter((status) => status !== 'PENDING'))(
    'names the new status when %s is approved',
    (proposedStatus) => {
      for (const state of ['PENDING', 'REJECTED'] as const) {
        const request = { state, proposedStatus, approvedStatus: 'APPLIED', hasOfferLetter: false } as const;
        const decided = decideApplication(request, 'APPROVE');
        expect(decided).toMatchObject({ ok: true, step: { status: proposedStatus } });
        expect(applicationOutcome(request, 'APPROVE')).toContain(
          `The application becomes ${APPLICATION_STATUS_LABELS[proposedStatus]}.`,
        );
      }
    },
  );

  test('mentions the earlier rejection and the offer letter when a rejected selection is approved', () => {
    const request = {
      state: 'REJECTED',
      proposedStatus: 'SELECTED',
      approvedStatus: 'APPLIED',
      hasOfferLetter: true,
    } as const;
    expect(applicationOutcome(request, 'APPROVE')).toBe(
      'This was rejected before. The application becomes Selected with offer letter. The candidate and the employer get an email. Planned interviews are cancelled.',
    );
  });

  test('names the restored status and the email to the employer when a proposal is rejected', () => {
    const request = {
      ...applied,
      state: 'PENDING',
      proposedStatus: 'SELECTED',
      approvedStatus: 'SHORTLISTED',
    } as const;
    expect(decideApplication(request, 'REJECT')).toMatchObject({ step: { status: 'SHORTLISTED' } });
    expect(applicationOutcome(request, 'REJECT')).toBe(
      'Selected is not approved; the application goes back to Shortlisted. The employer gets an email with the reason and your note. The candidate is not notified.',
    );
  });

  test('says that a rejected new application stays hidden and that the candidate gets an email', () => {
    expect(applicationOutcome({ ...applied, state: 'PENDING' }, 'REJECT')).toBe(
      'The employer does not see the application. It can still be approved later. The candidate gets an email.',
    );
  });
});

describe('the label of a proposal', () => {
  const step = {
    proposedStatus: 'SELECTED',
    previousStatus: 'APPLIED',
    hasOfferLetter: false,
    isReschedule: false,
  } as const;
  test.each([
    ['Selected', {}],
    ['Selected with offer letter', { hasOfferLetter: true }],
    ['Changed offer', { previousStatus: 'SELECTED', hasOfferLetter: true }],
    ['New interview time', { proposedStatus: 'INTERVIEW_SCHEDULED', isReschedule: true }],
  ] as const)('is "%s"', (label, changes) => {
    expect(proposalLabel({ ...step, ...changes })).toBe(label);
  });
});

describe('an outcome sentence', () => {
  test('exists exactly for the possible decisions', () => {
    const outcomes = APPROVAL_STATES.map((state) =>
      DECISIONS.map((decision) => [
        applicationOutcome({ ...applied, state }, decision) !== null,
        companyOutcome(state, decision) !== null,
        jobOutcome({ state, isActive: true, deadlinePassed: false }, decision) !== null,
      ]),
    );
    const [yes, no] = [
      [true, true, true],
      [false, false, false],
    ];
    expect(outcomes).toEqual([
      [yes, yes],
      [no, no],
      [yes, no],
    ]);
  });

  test('about a job mentions an inactive job or a passed deadline', () => {
    const job = { state: 'PENDING', isActive: true, deadlinePassed: false } as const;
    expect(jobOutcome(job, 'APPROVE')).toBe('Candidates find it and can apply, once its company is approved too.');
    expect(jobOutcome({ ...job, isActive: false }, 'APPROVE')).toMatch(/^It is Inactive/);
    expect(jobOutcome({ ...job, deadlinePassed: true }, 'APPROVE')).toMatch(/^Its deadline has passed/);
  });
});

describe('any decision about an application', () => {
  const steps = APPLICATION_STATUSES.filter((status) => status !== 'PENDING');
  const requests = fc.record({
    state: fc.constantFrom(...APPROVAL_STATES),
    proposedStatus: fc.constantFrom(...steps),
    approvedStatus: fc.option(fc.constantFrom(...steps)),
    hasOfferLetter: fc.boolean(),
  });
  const decisions = fc.constantFrom(...DECISIONS);

  test('has a sentence with the resulting status exactly if it is possible', () => {
    fc.assert(
      fc.property(requests, decisions, (request, decision) => {
        const decided = decideApplication(request, decision);
        const sentence = applicationOutcome(request, decision);
        expect(sentence === null).toBe(!decided.ok);
        if (!decided.ok || sentence === null) return;
        const label = APPLICATION_STATUS_LABELS[decided.step.status];
        if (decision === 'APPROVE') {
          const letter = request.hasOfferLetter ? ' with offer letter' : '';
          expect(sentence).toContain(`The application becomes ${label}${letter}. `);
        } else if (request.approvedStatus) expect(sentence).toContain(`goes back to ${label}. `);
        else expect(sentence).toMatch(/^The employer does not see the application\./);
      }),
    );
  });

  test('results in the proposed status if it approves and in the approved status if it rejects', () => {
    fc.assert(
      fc.property(requests, decisions, (request, decision) => {
        const decided = decideApplication(request, decision);
        if (!decided.ok) return;
        if (decision === 'APPROVE') expect(decided.step.status).toBe(request.proposedStatus);
        else if (request.approvedStatus) expect(decided.step.status).toBe(request.approvedStatus);
        else expect(decided.step).toEqual({ status: 'PENDING', proposedStatus: 'APPLIED' });
      }),
    );
  });

  test('mentions an earlier rejection and an offer letter only if it approves the request', () => {
    fc.assert(
      fc.property(requests, decisions, (request, decision) => {
        const sentence = applicationOutcome(request, decision);
        if (sentence === null) return;
        expect(sentence.includes('rejected before')).toBe(decision === 'APPROVE' && request.state === 'REJECTED');
        expect(sentence.includes('offer letter')).toBe(decision === 'APPROVE' && request.hasOfferLetter);
        // The candidate is never notified of a proposal that was not approved.
        if (decision === 'REJECT' && request.approvedStatus)
          expect(sentence).toContain('The candidate is not notified.');
      }),
    );
  });
});

test.each([
  [{ previousStatus: 'APPLIED', hasOfferLetter: true }, 'Applied → Selected, with offer letter'],
  [
    { previousStatus: 'APPLIED', hasOfferLetter: true, feedback: 'Good' },
    'Applied → Selected, with offer letter and feedback',
  ],
  [{ previousStatus: 'SHORTLISTED' }, 'Shortlisted → Selected'],
  [{ previousStatus: null }, 'New application'],
] as const)('the label of a requested step contains its attachments: %j', (request, text) => {
  const step = { proposedStatus: 'SELECTED', hasOfferLetter: false, feedback: null, ...request } as const;
  expect(requestedStep(step)).toBe(text);
});
