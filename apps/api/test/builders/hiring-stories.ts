import { APPLICATION_STATUSES, type ApplicationStatus } from '@job-alert/domain/applications/application-status';
import { DECLINE_REASONS } from '@job-alert/domain/applications/offer-answer';
import { VISIT_SOURCES } from '@job-alert/domain/reports/visit-source';
import fc from 'fast-check';
import { ApplicationEntity } from '../../src/database/entities/applications/application.entity.js';
import { ApprovalEntity } from '../../src/database/entities/applications/approval.entity.js';
import { InterviewEntity } from '../../src/database/entities/applications/interview.entity.js';
import { JoiningEntity } from '../../src/database/entities/applications/joining.entity.js';
import { OfferReplyEntity } from '../../src/database/entities/applications/offer-reply.entity.js';
import type { Portal } from '../harness.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const INDIA = 330 * MINUTE;

const gap = fc.integer({ min: 1, max: 12 * 24 * 60 });
const step = fc.record({
  status: fc.constantFrom<ApplicationStatus>(
    'SHORTLISTED',
    'INTERVIEW_SCHEDULED',
    'INTERVIEW_NOT_ATTENDED',
    'SELECTED',
    'SELECTED',
    'REJECTED',
  ),
  requestDelay: gap,
  decided: gap,
  fate: fc.constantFrom('APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', 'REJECTED', 'PENDING'),
  reason: fc.constantFrom('NOT_YET', 'OTHER', null),
  decider: fc.nat(1),
  outcome: fc.constantFrom('HELD', 'HELD', 'NO_SHOW', null),
  cancelled: fc.boolean(),
  answer: fc.constantFrom('ACCEPTED', 'ACCEPTED', 'DECLINED', 'OTHER_DATE', null),
  why: fc.constantFrom(...DECLINE_REASONS),
  joining: fc.constantFrom('JOINED', 'DROPPED', 'POSTPONED', null),
});

/** Draws the course of an application at random. */
export const hiringStory = fc.record({
  after: fc.nat(110 * 24 * 60),
  source: fc.constantFrom(...VISIT_SOURCES.slice(0, 3), null),
  /** The first one is the application itself. */
  steps: fc.array(step, { minLength: 1, maxLength: 6 }),
  withdraws: fc.boolean(),
});
export type HiringStory = typeof hiringStory extends fc.Arbitrary<infer Story> ? Story : never;

interface Place {
  candidateId: string;
  jobId: string;
  companyId: string;
  deciders: readonly string[];
  from: Date;
}

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE);
const dayInIndia = (at: Date): string => new Date(at.getTime() + INDIA).toISOString().slice(0, 10);

/** Writes an application and its history into the records, as the portal would. It does not update the facts. */
export async function insertHiringStory({ dataSource: { manager } }: Portal, story: HiringStory, place: Place) {
  const { candidateId, jobId, companyId, deciders } = place;
  const appliedAt = later(place.from, story.after);
  const { id: applicationId } = await manager.save(
    manager.create(ApplicationEntity, {
      candidateId,
      jobId,
      companyId,
      attempt: 1,
      status: 'PENDING',
      proposedStatus: 'APPLIED',
      approvedStatus: null,
      approvalState: 'PENDING',
      source: story.source,
      sourceName: story.source === null ? null : '',
      appliedAt,
      statusUpdatedAt: appliedAt,
    }),
  );
  let now = appliedAt;
  let status: ApplicationStatus | null = null;
  let waits = false;
  let offer: { offerId: string; offerAnswer: OfferReplyEntity['answer'] | null } | null = null;
  for (const [index, each] of story.steps.entries()) {
    const isFirst = index === 0;
    if (!isFirst && status === null) break;
    const proposed = isFirst ? 'APPLIED' : each.status;
    if (!isFirst && rank(proposed) < rank(status)) continue;
    if (!isFirst && proposed === status && proposed !== 'SELECTED' && proposed !== 'INTERVIEW_SCHEDULED') continue;
    const requestedAt = isFirst ? appliedAt : later(now, each.requestDelay);
    const decidedAt = each.fate === 'PENDING' ? null : later(requestedAt, each.decided);
    const { id: approvalId } = await manager.save(
      manager.create(ApprovalEntity, {
        applicationId,
        state: each.fate === 'PENDING' ? 'PENDING' : each.fate === 'REJECTED' ? 'REJECTED' : 'APPROVED',
        requestedByName: 'Somebody',
        requestedAt,
        decidedAt,
        decidedById: decidedAt && (deciders[each.decider] ?? null),
        previousValue: status,
        proposedValue: proposed,
        reason: each.fate === 'REJECTED' ? each.reason : null,
      }),
    );
    if (proposed === 'INTERVIEW_SCHEDULED') {
      const cancelled = each.cancelled && decidedAt !== null;
      await manager.insert(InterviewEntity, {
        applicationId,
        companyId,
        candidateId,
        approvalId,
        roundType: 'FIRST_ROUND',
        startsAt: later(decidedAt ?? requestedAt, each.requestDelay),
        mode: 'ONLINE',
        location: 'https://meet.example',
        createdAt: requestedAt,
        cancelledAt: cancelled ? decidedAt : null,
        cancelledFor: cancelled ? 'OTHER' : null,
        outcome: cancelled || each.fate !== 'APPROVED' ? null : each.outcome,
      });
    }
    now = decidedAt ?? requestedAt;
    if (each.fate === 'PENDING') {
      waits = true;
      break;
    }
    if (each.fate === 'REJECTED') continue;
    status = proposed;
    if (proposed !== 'SELECTED') {
      offer = null;
      continue;
    }
    const answeredAt = later(now, each.requestDelay);
    if (each.answer) {
      await manager.insert(OfferReplyEntity, {
        applicationId,
        offerId: approvalId,
        answer: each.answer,
        reason: each.answer === 'DECLINED' ? each.why : null,
        wishedDate: each.answer === 'OTHER_DATE' ? '2026-12-01' : null,
        answeredAt,
      });
    }
    if (each.joining && each.answer !== 'DECLINED') {
      await manager.insert(JoiningEntity, {
        offerId: approvalId,
        applicationId,
        outcome: each.joining,
        day: each.joining === 'DROPPED' ? null : dayInIndia(later(answeredAt, each.decided)),
        reason: each.joining === 'DROPPED' ? 'OTHER' : null,
        postponedAt: null,
        toldAt: later(answeredAt, each.decided),
      });
    }
    offer = { offerId: approvalId, offerAnswer: each.answer };
  }
  const withdrawnAt =
    story.withdraws && status !== 'SELECTED' && status !== 'REJECTED' ? new Date(now.getTime() + DAY) : null;
  if (withdrawnAt && waits) {
    await manager.update(
      ApprovalEntity,
      { applicationId, state: 'PENDING' },
      { state: 'REJECTED', decidedAt: withdrawnAt, reason: 'CANDIDATE_WITHDREW' },
    );
  }
  if (status) {
    const steps = {
      status: status,
      proposedStatus: status,
      approvedStatus: status,
      approvalState: 'APPROVED',
    } as const;
    await manager.update(ApplicationEntity, { id: applicationId }, { ...steps, ...offer });
  }
  if (withdrawnAt) {
    await manager.update(ApplicationEntity, { id: applicationId }, { withdrawnAt, withdrawalReason: 'PAY' });
  }
}

const rank = (status: ApplicationStatus | null): number =>
  status === null ? -1 : APPLICATION_STATUSES.indexOf(status);
