import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APPROVAL_KINDS, APPROVAL_STATES } from '../approvals/approval.js';
import { APPLICATION_STATUSES } from './application-status.js';
import { type HistoryRequest, summarizeCorrection, summarizeRequest } from './history-summary.js';

const step: HistoryRequest = {
  kind: 'APPLICATION',
  state: 'APPROVED',
  proposedStatus: 'SHORTLISTED',
  previousStatus: 'APPLIED',
  hasOfferLetter: false,
  dateOfJoining: null,
  interviewAt: null,
  movedFrom: null,
  requestedAt: new Date('2026-11-10T06:00:00Z'),
  requestedByName: 'Rao & Sons',
  // After midnight in India.
  decidedAt: new Date('2026-11-11T20:00:00Z'),
  decidedByName: 'Nisha Rao',
  reason: null,
  changes: [],
  askedBy: null,
  endedByWithdrawal: false,
};
const waiting = { state: 'PENDING', decidedAt: null, decidedByName: null } as const;
const first = { proposedStatus: 'APPLIED', previousStatus: null, requestedByName: 'Asha Patel' } as const;

describe('a history summary', () => {
  test('names the company to the candidate and the deciding administrator only to administrators', () => {
    expect(summarizeRequest(step, 'ADMIN')).toBe(
      'Rao & Sons proposed Shortlisted on 10/11/2026. Nisha Rao approved it on 12/11/2026.',
    );
    expect(summarizeRequest(step, 'EMPLOYER')).toBe(
      'You proposed Shortlisted on 10/11/2026. An administrator approved it on 12/11/2026.',
    );
    expect(summarizeRequest(step, 'CANDIDATE')).toBe(
      'On 10/11/2026, Rao & Sons shortlisted you. We approved it on 12/11/2026.',
    );
  });

  test('names a colleague to another member of the company', () => {
    const byColleague = { ...step, ...waiting, requestedByName: 'Ravi Desai, Tapi Textiles', byColleague: true };
    expect(summarizeRequest(byColleague, 'EMPLOYER')).toMatch(/^Ravi Desai, Tapi Textiles proposed /);
    expect(summarizeRequest(byColleague, 'ADMIN')).toMatch(/^Ravi Desai, Tapi Textiles proposed /);
  });

  test('describes pending, rejected and later approved proposals', () => {
    const selected = { ...step, proposedStatus: 'SELECTED', hasOfferLetter: true } as const;
    expect(summarizeRequest({ ...selected, ...waiting }, 'EMPLOYER')).toBe(
      'You proposed Selected with offer letter on 10/11/2026. It is waiting for approval.',
    );
    expect(summarizeRequest({ ...selected, state: 'REJECTED' }, 'EMPLOYER')).toBe(
      'You proposed Selected with offer letter on 10/11/2026. An administrator did not approve it on 12/11/2026.',
    );
    expect(summarizeRequest({ ...selected, requestedAt: new Date('2026-11-11T20:00:00Z') }, 'ADMIN')).toBe(
      'Nisha Rao approved Selected with offer letter after all on 12/11/2026.',
    );
    expect(summarizeRequest(selected, 'CANDIDATE')).toBe(
      'On 10/11/2026, Rao & Sons selected you and sent an offer letter. We approved it on 12/11/2026.',
    );
  });

  test('contains the dates of an interview, a reschedule and a changed offer', () => {
    const interview = { ...step, proposedStatus: 'INTERVIEW_SCHEDULED' } as const;
    const invited = { ...interview, interviewAt: new Date('2026-11-25T05:30:00Z') };
    expect(summarizeRequest(invited, 'CANDIDATE')).toBe(
      'On 10/11/2026, Rao & Sons invited you to an interview on 25/11/2026 11:00 am. We approved it on 12/11/2026.',
    );
    expect(summarizeRequest(invited, 'EMPLOYER')).toBe(
      'You proposed Interview Scheduled (25/11/2026 11:00 am) on 10/11/2026. An administrator approved it on 12/11/2026.',
    );
    const moved = { ...invited, movedFrom: invited.interviewAt, interviewAt: new Date('2026-11-26T09:30:00Z') };
    expect(summarizeRequest(moved, 'CANDIDATE')).toBe(
      'On 10/11/2026, Rao & Sons moved your interview from 25/11/2026 11:00 am to 26/11/2026 3:00 pm. We approved it on 12/11/2026.',
    );
    expect(summarizeRequest(moved, 'EMPLOYER')).toBe(
      'You proposed a new interview time (26/11/2026 3:00 pm instead of 25/11/2026 11:00 am) on 10/11/2026. An administrator approved it on 12/11/2026.',
    );
    const changed = {
      ...step,
      proposedStatus: 'SELECTED',
      previousStatus: 'SELECTED',
      dateOfJoining: '2026-12-21',
    } as const;
    expect(summarizeRequest(changed, 'CANDIDATE')).toBe(
      'On 10/11/2026, Rao & Sons changed your offer: your joining date is 21/12/2026. We approved it on 12/11/2026.',
    );
    expect(summarizeRequest(changed, 'EMPLOYER')).toBe(
      'You proposed a changed offer (joining on 21/12/2026) on 10/11/2026. An administrator approved it on 12/11/2026.',
    );
    const again = { ...step, proposedStatus: 'REJECTED', previousStatus: 'REJECTED' } as const;
    expect(summarizeRequest(again, 'CANDIDATE')).toMatch(/Rao & Sons added feedback on your application\./);
  });

  test('describes the application itself for each reader', () => {
    const applied = { ...step, ...first };
    expect(summarizeRequest(applied, 'EMPLOYER')).toBe(
      'Asha Patel applied on 10/11/2026. An administrator approved it on 12/11/2026.',
    );
    expect(summarizeRequest({ ...applied, decidedAt: new Date('2026-11-10T09:00:00Z') }, 'CANDIDATE')).toBe(
      'You applied on 10/11/2026. We approved your application the same day and sent it to the company.',
    );
    expect(summarizeRequest({ ...applied, ...waiting }, 'CANDIDATE')).toBe(
      'You applied on 10/11/2026. We check your application before we send it to the company.',
    );
    expect(summarizeRequest({ ...applied, state: 'REJECTED' }, 'CANDIDATE')).toBe(
      'You applied on 10/11/2026. We did not approve your application on 12/11/2026.',
    );
    const screened = { ...step, ...first, state: 'REJECTED', reason: 'POSITION_FILLED' } as const;
    expect(summarizeRequest(screened, 'CANDIDATE')).toBe(
      'You applied on 10/11/2026. We did not approve your application on 12/11/2026. The position has been filled.',
    );
  });

  test('describes requests of companies and jobs, including imported companies', () => {
    expect(summarizeRequest({ ...step, ...waiting, kind: 'JOB' }, 'EMPLOYER')).toBe(
      'You sent the job for approval on 10/11/2026. It is waiting for approval.',
    );
    const imported = { ...step, kind: 'COMPANY', decidedAt: step.requestedAt } as const;
    expect(summarizeRequest(imported, 'ADMIN')).toBe('Nisha Rao approved it on 10/11/2026.');
    expect(summarizeRequest({ ...step, kind: 'COMPANY' }, 'ADMIN')).toBe(
      'Rao & Sons signed up on 10/11/2026. Nisha Rao approved it on 12/11/2026.',
    );
  });

  test('says that a withdrawal of the candidate ended a pending request', () => {
    const rejected = { ...step, state: 'REJECTED', decidedByName: 'Asha Patel', endedByWithdrawal: true } as const;
    for (const reader of ['ADMIN', 'EMPLOYER'] as const) {
      expect(summarizeRequest(rejected, reader)).toMatch(/on 10\/11\/2026\. The candidate withdrew on 12\/11\/2026\.$/);
    }
    expect(summarizeRequest(rejected, 'CANDIDATE')).toBe(
      'A change that was waiting ended when you withdrew on 12/11/2026.',
    );
    expect(summarizeRequest({ ...rejected, ...first }, 'CANDIDATE')).toBe(
      'You applied on 10/11/2026. You withdrew your application on 12/11/2026.',
    );
  });

  test('names the administrator who acted for a company, and the person who asked for it', () => {
    const askedBy = { name: 'Ravi Shah', channel: 'PHONE' } as const;
    const posted = { ...step, kind: 'JOB', requestedByName: 'Nisha Rao', askedBy } as const;
    expect(summarizeRequest(posted, 'EMPLOYER')).toBe(
      'Nisha Rao posted the job for the company, asked for by Ravi Shah (by phone), on 10/11/2026.',
    );
    const corrected = {
      ...posted,
      kind: 'JOB_CORRECTION',
      changes: ['Place: Surat → Udhna', 'Salary: 3 → 4'],
    } as const;
    expect(summarizeRequest(corrected, 'ADMIN')).toBe(
      'Nisha Rao corrected the job for the company, asked for by Ravi Shah (by phone), on 10/11/2026. Place: Surat → Udhna; Salary: 3 → 4.',
    );
  });

  test('names the administrator who arranged or moved an interview, to everybody and never the company as its author', () => {
    const arranged = {
      ...step,
      proposedStatus: 'INTERVIEW_SCHEDULED',
      interviewAt: new Date('2026-11-25T05:30:00Z'),
      requestedByName: 'Nisha Rao',
      askedBy: { name: 'Ravi Shah', channel: 'PHONE' },
    } as const;
    expect(summarizeRequest(arranged, 'EMPLOYER')).toBe(
      'Nisha Rao arranged an interview (25/11/2026 11:00 am) for the company, asked for by Ravi Shah (by phone), on 10/11/2026.',
    );
    expect(summarizeRequest(arranged, 'CANDIDATE')).toBe(
      'On 10/11/2026, Nisha Rao of the consultancy, for the company, invited you to an interview on 25/11/2026 11:00 am.',
    );
    const moved = { ...arranged, movedFrom: new Date('2026-11-24T05:30:00Z') };
    expect(summarizeRequest(moved, 'ADMIN')).toBe(
      'Nisha Rao arranged a new interview time (25/11/2026 11:00 am instead of 24/11/2026 11:00 am) for the company, asked for by Ravi Shah (by phone), on 10/11/2026.',
    );
    expect(summarizeRequest(moved, 'CANDIDATE')).toBe(
      'On 10/11/2026, Nisha Rao of the consultancy, for the company, moved your interview from 24/11/2026 11:00 am to 25/11/2026 11:00 am.',
    );
  });

  test("lists the changes of an employer's correction, with its decision", () => {
    const correction = { ...step, kind: 'JOB_CORRECTION', changes: ['Place: Surat → Udhna'] } as const;
    expect(summarizeRequest(correction, 'EMPLOYER')).toBe(
      'You asked for a correction of the job on 10/11/2026. Place: Surat → Udhna. An administrator approved it on 12/11/2026.',
    );
    expect(summarizeCorrection(correction.changes, step.requestedAt)).toBe(
      'The job was changed on 10/11/2026. Place: Surat → Udhna.',
    );
  });

  test('hides unapproved changes from candidates and the deciding administrator from non-administrators', () => {
    const request = fc.record({
      kind: fc.constantFrom(...APPROVAL_KINDS),
      state: fc.constantFrom(...APPROVAL_STATES),
      proposedStatus: fc.constantFrom(...APPLICATION_STATUSES),
      previousStatus: fc.option(fc.constantFrom(...APPLICATION_STATUSES)),
      hasOfferLetter: fc.boolean(),
      dateOfJoining: fc.option(fc.constant('2026-12-21')),
      interviewAt: fc.option(fc.constant(step.requestedAt)),
      movedFrom: fc.option(fc.constant(step.requestedAt)),
      requestedAt: fc.constant(step.requestedAt),
      requestedByName: fc.constant('Rao & Sons'),
      decidedAt: fc.constant(step.decidedAt),
      decidedByName: fc.constant('Nisha Rao'),
      reason: fc.constantFrom(null, 'NOT_YET' as const, 'SKILLS_MISMATCH' as const),
      changes: fc.constant([]),
      askedBy: fc.constant(null),
      endedByWithdrawal: fc.constant(false),
    });
    fc.assert(
      fc.property(request, fc.boolean(), (input, isDecided) => {
        const one = { ...input, ...(input.state === 'PENDING' || !isDecided ? waiting : {}) };
        for (const reader of ['CANDIDATE', 'EMPLOYER'] as const) {
          expect(summarizeRequest(one, reader)).not.toContain('Nisha');
        }
        if (one.state === 'APPROVED' || one.proposedStatus === 'APPLIED') return;
        expect(summarizeRequest(one, 'CANDIDATE')).toMatch(/^A change .* (?:not approved|since \d\d\/\d\d\/\d{4})/);
      }),
    );
  });
});
