import { applicationProposalSchema } from '@job-alert/domain/applications/application-proposal';
import type { ApplicationStatus } from '@job-alert/domain/applications/application-status';
import { reapplyInstant } from '@job-alert/domain/applications/reapply';
import { isCandidateProfileComplete } from '@job-alert/domain/candidates/profile-parts';
import { validate } from '@job-alert/domain/fields/validation';
import { addDays, instantInIndia } from '@job-alert/domain/india/calendar';
import {
  findConflictingInterview,
  interviewSchema,
  interviewStart,
  validateRoundType,
} from '@job-alert/domain/interviews/interview';
import { describe, expect, it } from 'vitest';
import { type ReplayedApplication, replayApplication } from './application-history.js';
import { demoPeople } from './demo-people.js';
import { demoApplications, demoCandidates, demoCompanies, demoJobs } from './demo-records.js';
import type {
  DemoApplication,
  DemoApplicationEvent,
  DemoApplyEvent,
  DemoDecideEvent,
  DemoInterview,
  DemoProposeEvent,
} from './demo-schemas.js';

const TODAY = '2030-06-15';
const candidates = [...demoCandidates, ...demoPeople(TODAY)];

const stories = demoApplications.map((story) => ({ story, state: replayApplication(story, TODAY) }));
const accepted = { ok: true, value: expect.anything() };

const isProposal = (event: DemoApplication['events'][number]): event is DemoProposeEvent => event.type === 'PROPOSE';
const interviewDay = ({ inDays }: DemoInterview): string => addDays(TODAY, inDays);

/** Every interview with its start and the time of its proposal. */
const interviews = stories.flatMap(({ story, state }) =>
  state.approvals.flatMap(({ request, requestedAt }) => {
    if (request.type !== 'PROPOSE' || !request.interview) return [];
    const { interview } = request;
    return [{ story, interview, requestedAt, startsAt: instantInIndia(interviewDay(interview), interview.time) }];
  }),
);

/** Returns an application's status, or for PENDING the kind of request that waits. */
function look({ status, proposedStatus, isActive, approvals, approvedStatus }: ReplayedApplication): string {
  if (!isActive) return 'inactive';
  if (status !== 'PENDING') return status;
  if (approvedStatus !== null) return `proposed ${proposedStatus}`;
  return approvals.at(-1)?.state === 'REJECTED' ? 'first application rejected' : 'first application pending';
}

describe('the demo applications', () => {
  it('refer to candidates and jobs that exist', () => {
    for (const { candidateKey, jobKey } of demoApplications) {
      expect(candidates.map(({ key }) => key)).toContain(candidateKey);
      expect(demoJobs.map(({ key }) => key)).toContain(jobKey);
    }
  });

  it('come from candidates who had registered and have a complete profile', () => {
    for (const { candidateKey, events } of demoApplications) {
      const candidate = candidates.find(({ key }) => key === candidateKey);
      expect(candidate?.registeredDaysAgo).toBeGreaterThan(events[0]?.daysAgo ?? 0);
      expect(candidate).toSatisfy(({ personal, ...rest }) =>
        isCandidateProfileComplete({ ...rest, ...personal, hasResume: true }),
      );
    }
  });

  it('were made while the job was open', () => {
    for (const { jobKey, events, key } of demoApplications) {
      const job = demoJobs.find((one) => one.key === jobKey);
      const company = demoCompanies.find((one) => one.key === job?.companyKey);
      const appliedDaysAgo = events[0]?.daysAgo ?? 0;
      expect(job?.decision, key).toEqual({ state: 'APPROVED', daysAgo: expect.any(Number) });
      expect(company?.decision?.state, key).toBe('APPROVED');
      expect(job?.decision?.daysAgo, key).toBeGreaterThan(appliedDaysAgo);
      expect(-(job?.deadlineInDays ?? 0), key).toBeLessThanOrEqual(appliedDaysAgo);
    }
  });

  it('are unique by candidate, job and attempt, and a later attempt starts after the 30 days', () => {
    const identities = demoApplications.map(
      ({ candidateKey, jobKey, attempt }) => `${candidateKey} ${jobKey} ${attempt}`,
    );
    expect(new Set(identities).size).toBe(demoApplications.length);
    const later = stories.filter(({ story }) => story.attempt > 1);
    expect(later.length).toBeGreaterThan(0);
    for (const { story, state } of later) {
      const earlier = stories.find(
        (other) =>
          other.story.candidateKey === story.candidateKey &&
          other.story.jobKey === story.jobKey &&
          other.story.attempt === story.attempt - 1,
      );
      expect(earlier).toBeDefined();
      if (earlier) expect(state.appliedAt.getTime()).toBeGreaterThan(reapplyInstant(earlier.state.appliedAt).getTime());
    }
  });

  it('show every state of an application, each at least twice', () => {
    const countOf = (kind: string) => stories.filter(({ state }) => look(state) === kind).length;
    const statuses: ApplicationStatus[] = [
      'APPLIED',
      'SHORTLISTED',
      'INTERVIEW_SCHEDULED',
      'INTERVIEW_NOT_ATTENDED',
      'SELECTED',
      'REJECTED',
    ];
    for (const kind of [...statuses, 'inactive', 'first application pending', 'first application rejected'])
      expect(countOf(kind), kind).toBeGreaterThanOrEqual(2);
    expect(stories.filter(({ state }) => look(state).startsWith('proposed ')).length).toBeGreaterThanOrEqual(5);
  });

  it('happened in the past, in order', () => {
    const morning = instantInIndia(TODAY, '00:00');
    for (const { state } of stories) {
      const instants = state.approvals.flatMap(({ requestedAt, decidedAt }) => [requestedAt, decidedAt ?? requestedAt]);
      expect(instants).toEqual(instants.toSorted((a, b) => a.getTime() - b.getTime()));
      expect(state.statusUpdatedAt.getTime()).toBeLessThan(morning.getTime());
    }
  });

  it('contain only valid proposals', () => {
    for (const { status, feedback, dateOfJoiningInDays } of demoApplications.flatMap(({ events }) =>
      events.filter(isProposal),
    )) {
      const dateOfJoining = dateOfJoiningInDays === undefined ? null : addDays(TODAY, dateOfJoiningInDays);
      expect(validate(applicationProposalSchema, { status, feedback, dateOfJoining })).toEqual(accepted);
    }
  });
});

describe('the interviews of the demo', () => {
  it('are valid, and were in the future when they were proposed', () => {
    for (const { interview, requestedAt, story } of interviews) {
      const input = { ...interview, date: interviewDay(interview), note: interview.notes };
      expect(validate(interviewSchema, input), story.key).toEqual(accepted);
      expect(interviewStart(input, requestedAt).ok, story.key).toBe(true);
    }
  });

  it('follow an earlier one when they are a next round or a reschedule', () => {
    for (const { interview, requestedAt, story } of interviews) {
      const hasEarlier = interviews.some((other) => other.story === story && other.requestedAt < requestedAt);
      expect(validateRoundType(interview.roundType, hasEarlier), story.key).toBeNull();
    }
  });

  it('never clash for one candidate', () => {
    for (const one of interviews) {
      const others = interviews.filter((other) => other !== one && other.story.candidateKey === one.story.candidateKey);
      expect(findConflictingInterview(one.startsAt, others), one.story.key).toBeUndefined();
    }
  });

  it('took place before the candidate was reported as missing', () => {
    for (const { story } of stories) {
      const missedAt = story.events.find((event) => isProposal(event) && event.status === 'INTERVIEW_NOT_ATTENDED');
      if (!missedAt) continue;
      const own = interviews.filter((one) => one.story === story);
      expect(own.length).toBeGreaterThan(0);
      for (const { interview } of own) expect(interview.inDays).toBeLessThanOrEqual(-missedAt.daysAgo);
    }
  });
});

describe('replaying an application', () => {
  const replay = (...events: DemoApplicationEvent[]) =>
    replayApplication(
      {
        key: 'somebody/some-job',
        candidateKey: 'somebody',
        jobKey: 'some-job',
        attempt: 1,
        events,
      },
      TODAY,
    );
  const applies = (daysAgo: number): DemoApplyEvent => ({ type: 'APPLY', daysAgo });
  const approved = (daysAgo: number): DemoDecideEvent => ({ type: 'DECIDE', daysAgo, decision: 'APPROVE' });
  const recommended = (daysAgo: number) => ({ ...approved(daysAgo), recommendation: { text: 'Fits.', rating: 4 } });
  const rejected = (daysAgo: number): DemoDecideEvent => ({ type: 'DECIDE', daysAgo, decision: 'REJECT' });
  const proposes = (daysAgo: number, status: DemoProposeEvent['status'], feedback?: string): DemoProposeEvent => ({
    type: 'PROPOSE',
    daysAgo,
    status,
    feedback,
  });

  it('leaves a rejected proposal at the last approved status', () => {
    const state = replay(
      applies(9),
      approved(8),
      proposes(7, 'SHORTLISTED'),
      approved(6),
      proposes(5, 'REJECTED', 'No.'),
      rejected(4),
    );
    expect(state).toMatchObject({
      status: 'SHORTLISTED',
      proposedStatus: 'SHORTLISTED',
      approvedStatus: 'SHORTLISTED',
    });
    expect(state.approvals.map((approval) => approval.state)).toEqual(['APPROVED', 'APPROVED', 'REJECTED']);
  });

  it.each([
    ['a proposal while one waits', [applies(5), proposes(4, 'SHORTLISTED')]],
    [
      'a step back',
      [applies(9), approved(8), proposes(7, 'SELECTED', 'Yes.'), approved(6), proposes(5, 'SHORTLISTED')],
    ],
    ['deciding twice', [applies(5), approved(4), approved(3)]],
    ['a story that runs backwards', [applies(3), approved(4)]],
    ['applying twice in one story', [applies(5), approved(4), applies(3)]],
    ['a story without applying', [proposes(5, 'SHORTLISTED')]],
    ['feedback with a shortlisting', [applies(5), approved(4), proposes(3, 'SHORTLISTED', 'Nice.')]],
    ['a recommendation with a later step', [applies(9), approved(8), proposes(7, 'SHORTLISTED'), recommended(6)]],
    ['an interview without a meeting', [applies(5), approved(4), proposes(3, 'INTERVIEW_SCHEDULED')]],
  ])('rejects %s', (_, events) => {
    expect(() => replay(...events)).toThrow('somebody/some-job');
  });
});
