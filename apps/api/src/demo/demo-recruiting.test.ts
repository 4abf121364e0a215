import { recommendationSchema } from '@job-alert/domain/approvals/recommendation-input';
import { poolNameSchema, poolNoteSchema } from '@job-alert/domain/candidates/talent-pool';
import { validate } from '@job-alert/domain/fields/validation';
import { addDays } from '@job-alert/domain/india/calendar';
import { noteSchema } from '@job-alert/domain/notes/notes';
import { INVITATION_DAYS, invitationProblem } from '@job-alert/domain/sourcing/job-invitation';
import { invitationSchema } from '@job-alert/domain/sourcing/job-invitation-input';
import { describe, expect, it } from 'vitest';
import { demoInstant } from './demo-clock.js';
import { demoPeople } from './demo-people.js';
import { demoApplications, demoJobs, demoRecruiting } from './demo-records.js';

const TODAY = '2030-06-15';
const accepted = { ok: true, value: expect.anything() };
const people = demoPeople(TODAY);
const { invitations, pools, notes } = demoRecruiting;

const personWith = (key: string) => people.find((person) => person.key === key);
const jobWith = (key: string) => demoJobs.find((job) => job.key === key);

/** Each invitation with the day of the application that it led to, counted back from today. */
const answered = invitations.map((invitation) => {
  const { candidateKey, jobKey } = invitation;
  const yes = demoApplications.find((one) => one.candidateKey === candidateKey && one.jobKey === jobKey);
  return { ...invitation, key: `${candidateKey}/${jobKey}`, yesDaysAgo: yes?.events[0]?.daysAgo };
});

describe('the invitations of the demo', () => {
  it('are one for each person, and could be sent on their day', () => {
    expect(new Set(invitations.map(({ candidateKey }) => candidateKey)).size).toBe(invitations.length);
    for (const { candidateKey, key, invitedDaysAgo, message } of answered) {
      const person = personWith(candidateKey);
      const invitee = {
        isActive: person?.isActive !== false,
        visibility: person?.isHiddenFromSearch ? ('HIDDEN' as const) : ('VISIBLE' as const),
        isEmailVerified: true,
        isEmailUndelivered: false,
        wasInvited: false,
        hasAppliedForJob: false,
        lastAppliedAt: null,
        lastRejectedAt: null,
        openInvitations: 0,
      };
      expect(person?.registeredDaysAgo, key).toBeGreaterThan(invitedDaysAgo);
      expect(invitationProblem(invitee, demoInstant(TODAY, invitedDaysAgo, key)), key).toBeNull();
      expect(validate(invitationSchema, { message }), key).toEqual(accepted);
    }
  });

  it('are for jobs that are still open', () => {
    for (const { jobKey, key, invitedDaysAgo } of answered) {
      const job = jobWith(jobKey);
      expect(job?.decision?.state, key).toBe('APPROVED');
      expect(job?.decision?.daysAgo, key).toBeGreaterThan(invitedDaysAgo);
      expect([job?.deadlineInDays, job?.isActive], key).toEqual([expect.any(Number), undefined]);
      expect(job?.deadlineInDays, key).toBeGreaterThanOrEqual(0);
    }
  });

  it('are answered on a later day within two weeks, with Yes or No', () => {
    for (const { key, invitedDaysAgo, no, yesDaysAgo } of answered) {
      expect([no, yesDaysAgo], key).toContain(undefined);
      const answerDaysAgo = no?.daysAgo ?? yesDaysAgo ?? invitedDaysAgo - 1;
      expect(answerDaysAgo, key).toBeLessThan(invitedDaysAgo);
      expect(invitedDaysAgo - answerDaysAgo, key).toBeLessThan(INVITATION_DAYS);
    }
  });

  it('show every state', () => {
    const open = answered.filter(({ no, yesDaysAgo }) => no === undefined && yesDaysAgo === undefined);
    expect(open.filter(({ invitedDaysAgo }) => invitedDaysAgo < INVITATION_DAYS).length).toBeGreaterThanOrEqual(3);
    expect(open.some(({ invitedDaysAgo }) => invitedDaysAgo > INVITATION_DAYS)).toBe(true);
    expect(answered.filter(({ yesDaysAgo }) => yesDaysAgo !== undefined).length).toBeGreaterThanOrEqual(3);
    expect(answered.filter(({ no }) => no).length).toBeGreaterThanOrEqual(3);
  });
});

describe('the recommendations of the demo', () => {
  const recommended = demoApplications.filter(({ events }) =>
    events.some((event) => event.type === 'DECIDE' && event.recommendation),
  );

  it('are valid, and one of them waits for the employer', () => {
    for (const { events, key } of recommended) {
      const decided = events[1];
      const recommendation = decided?.type === 'DECIDE' ? decided.recommendation : undefined;
      expect(validate(recommendationSchema, recommendation ?? {}), key).toEqual(accepted);
    }
    expect(recommended.length).toBeGreaterThanOrEqual(3);
    expect(recommended.some(({ events }) => events.length === 2)).toBe(true);
  });
});

describe('the pools and notes of the demo', () => {
  it('are valid and about records that exist', () => {
    for (const { name, members } of pools) {
      expect(validate(poolNameSchema, { name })).toEqual(accepted);
      for (const { candidateKey, note } of members) {
        expect(personWith(candidateKey), candidateKey).toBeDefined();
        expect(validate(poolNoteSchema, { note }), candidateKey).toEqual(accepted);
      }
    }
    for (const { candidateKey, jobKey, daysAgo, dueInDays, ...note } of notes) {
      const subjects = [candidateKey && personWith(candidateKey), jobKey && jobWith(jobKey)];
      expect(subjects.filter(Boolean), note.text).toHaveLength(1);
      const dueOn = dueInDays === undefined ? null : addDays(TODAY, dueInDays);
      expect(validate(noteSchema(addDays(TODAY, -daysAgo)), { ...note, dueOn }), note.text).toEqual(accepted);
    }
  });

  it('have follow-ups for today and for tomorrow', () => {
    expect(notes.map(({ dueInDays }) => dueInDays)).toEqual(expect.arrayContaining([0, 1]));
  });
});
