import { DEMO_ADMIN } from '@job-alert/domain/accounts/demo-logins';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import { addDays, instantInIndia } from '@job-alert/domain/india/calendar';
import { ApplicationEntity } from '../../database/entities/applications/application.entity.js';
import { ApprovalEntity } from '../../database/entities/applications/approval.entity.js';
import { InterviewEntity } from '../../database/entities/applications/interview.entity.js';
import { OfferReplyEntity } from '../../database/entities/applications/offer-reply.entity.js';
import { RecommendationEntity } from '../../database/entities/applications/recommendation.entity.js';
import { type ReplayedApplication, type ReplayedApproval, replayApplication } from '../application-history.js';
import { demoApplications } from '../demo-records.js';
import type { DemoApplication, DemoInterview } from '../demo-schemas.js';
import type { DemoContext } from './demo-context.js';
import { offerKey } from './demo-uploads.js';
import type { LoadedCandidate } from './load-candidates.js';
import type { LoadedJob } from './load-jobs.js';

interface Loaded {
  candidates: ReadonlyMap<string, LoadedCandidate>;
  jobs: ReadonlyMap<string, LoadedJob>;
  adminId: string;
}

/** The two sides of an application, and its id once it is inserted. */
interface Parties {
  id: string;
  key: string;
  candidate: LoadedCandidate;
  job: LoadedJob;
  adminId: string;
}

/** Inserts the applications with their history, interviews and offer letters. */
export async function loadApplications(context: DemoContext, loaded: Loaded): Promise<void> {
  for (const application of demoApplications) await loadApplication(context, application, loaded);
}

async function loadApplication(context: DemoContext, application: DemoApplication, loaded: Loaded): Promise<void> {
  const { manager, today } = context;
  const candidate = loaded.candidates.get(application.candidateKey);
  const job = loaded.jobs.get(application.jobKey);
  if (!candidate || !job) throw new Error(`The demo application ${application.key} names an unknown record.`);
  const replayed = replayApplication(application, today);
  const { status, proposedStatus, approvedStatus, isActive, appliedAt, statusUpdatedAt } = replayed;
  const { id } = await manager.save(
    manager.create(ApplicationEntity, {
      jobId: job.id,
      companyId: job.company.id,
      candidateId: candidate.id,
      attempt: application.attempt,
      status,
      proposedStatus,
      approvedStatus,
      isActive,
      appliedAt,
      statusUpdatedAt,
      approvalState: newest(replayed).state,
      version: replayed.approvals.length,
    }),
  );
  const parties: Parties = { id, key: application.key, candidate, job, adminId: loaded.adminId };
  let currentInterview: { id: string } | null = null;
  for (const approval of replayed.approvals) {
    const row = await loadStep(context, approval, parties);
    await manager.update(ApplicationEntity, { id }, { approvalId: row.id, ...approvedDetails(row) });
    if (approval.recommendation) {
      await manager.insert(RecommendationEntity, {
        ...approval.recommendation,
        applicationId: id,
        writtenById: loaded.adminId,
        writtenByName: joinFullName(DEMO_ADMIN),
        writtenAt: approval.decidedAt ?? statusUpdatedAt,
      });
    }
    const interview = approval.request.type === 'PROPOSE' ? approval.request.interview : undefined;
    if (interview) currentInterview = await loadInterview(context, interview, row, parties, currentInterview);
    if (replayed.acceptedAt && approval === newest(replayed)) await loadAcceptance(context, row, replayed.acceptedAt);
  }
}

async function loadAcceptance({ manager }: DemoContext, offer: ApprovalEntity, answeredAt: Date): Promise<void> {
  const { id: offerId, applicationId } = offer;
  if (applicationId === null) throw new Error('An offer belongs to an application.');
  await manager.insert(OfferReplyEntity, { applicationId, offerId, answer: 'ACCEPTED', answeredAt });
  await manager.update(ApplicationEntity, { id: applicationId }, { offerAnswer: 'ACCEPTED' });
}

const newest = ({ approvals }: ReplayedApplication) => approvals[approvals.length - 1] as ReplayedApproval;

/** Returns the values that an approved proposal sets on the application. */
function approvedDetails({ id, state, proposedValue, feedback, dateOfJoining, offerLetterId }: ApprovalEntity) {
  const offerId = proposedValue === 'SELECTED' ? id : null;
  return state === 'APPROVED' ? { feedback, dateOfJoining, offerLetterId, offerId } : {};
}

async function loadStep(context: DemoContext, approval: ReplayedApproval, parties: Parties): Promise<ApprovalEntity> {
  const { manager } = context;
  const { candidate, job, adminId } = parties;
  const { request, state, decidedAt, requestedAt, previousStatus, proposedStatus, reason, note } = approval;
  const by =
    request.type === 'APPLY'
      ? { id: candidate.id, name: `${candidate.candidate.firstName} ${candidate.candidate.lastName}` }
      : { id: job.company.id, name: job.company.company.name };
  return manager.save(
    manager.create(ApprovalEntity, {
      applicationId: parties.id,
      state,
      requestedById: by.id,
      requestedByName: by.name,
      requestedAt,
      decidedAt,
      ...(decidedAt === null ? {} : { decidedById: adminId, decidedByName: 'Admin' }),
      previousValue: previousStatus,
      proposedValue: proposedStatus,
      reason,
      note,
      ...(await details(context, approval, parties)),
    }),
  );
}

async function details(context: DemoContext, { request }: ReplayedApproval, { key, job }: Parties) {
  if (request.type !== 'PROPOSE') return {};
  const { feedback = null, dateOfJoiningInDays } = request;
  if (dateOfJoiningInDays === undefined) return { feedback };
  const dateOfJoining = addDays(context.today, dateOfJoiningInDays);
  const offerLetterId = await context.files.record(offerKey(key), job.company.id);
  return { feedback, dateOfJoining, offerLetterId: offerLetterId ?? null };
}

/** Inserts an interview. A rescheduled one replaces the previous one. */
async function loadInterview(
  { manager, today }: DemoContext,
  { inDays, time, roundType, mode, location, notes }: DemoInterview,
  { id: approvalId, requestedAt: createdAt }: ApprovalEntity,
  { id: applicationId, candidate, job }: Parties,
  previous: { id: string } | null,
): Promise<{ id: string }> {
  const interview = await manager.save(
    manager.create(InterviewEntity, {
      applicationId,
      companyId: job.company.id,
      candidateId: candidate.id,
      approvalId,
      createdAt,
      roundType,
      mode,
      location,
      notes: notes ?? null,
      startsAt: instantInIndia(addDays(today, inDays), time),
    }),
  );
  if (previous && roundType === 'RESCHEDULE') {
    await manager.update(InterviewEntity, { id: previous.id }, { supersededById: interview.id });
  }
  return interview;
}
