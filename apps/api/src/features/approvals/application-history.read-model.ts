import type { UserType } from '@job-alert/domain/text/user-type';
import { summarizeCorrection } from '@job-alert/domain/applications/history-summary';
import {
  offerEvent,
  summarizeCancellation,
  summarizeOfferAnswer,
  summarizeWithdrawal,
} from '@job-alert/domain/interviews/history-events';
import { summarizeRecommendation } from '@job-alert/domain/applications/recommendation';
import type { RequestContext } from '../../platform/context.js';
import type { PresentedApplication } from '../applications/applications.presenter.js';
import type { OffersReadModel } from '../applications/offers/offers.read-model.js';
import type { OfferReply } from '../applications/offers/offers.types.js';
import type { RecommendationsReadModel } from '../applications/recommendations/recommendations.read-model.js';
import type { ApplicationRecommendation } from '../applications/recommendations/recommendations.types.js';
import type { InterviewsReadModel, PresentedInterview } from '../interviews/interviews.read-model.js';
import type { HistoryEntry } from './application-history.types.js';
import { type PresentedApproval, summaryReader } from './approvals.presenter.js';
import type { ApprovalsReadModel, Correction } from './approvals.read-model.js';

interface Deps {
  approvals: ApprovalsReadModel;
  offers: OffersReadModel;
  interviews: InterviewsReadModel;
  recommendations: RecommendationsReadModel;
}

/** The history of an application: its requests, and the events without a request. */
export class ApplicationHistoryReadModel {
  constructor(private readonly deps: Deps) {}

  /** Returns the history entries, oldest first, with one statement per kind. The caller has checked access. */
  async findByApplication(context: RequestContext, application: PresentedApplication): Promise<HistoryEntry[]> {
    const { approvals, offers, interviews, recommendations } = this.deps;
    const [requests, corrections, replies, meetings, versions] = await Promise.all([
      approvals.about(context, 'APPLICATION', application),
      approvals.corrections(context, application.jobOfRow.id, application.appliedAt),
      offers.replies(context, application.id),
      interviews.ofApplication(context, application),
      recommendations.versions(context, application.id),
    ]);
    const reader = summaryReader(context.viewer);
    const { firstName, lastName } = application.candidateOfRow;
    const name = `${firstName} ${lastName}`;
    return [
      ...requests.map(requestEntry),
      ...corrections.map(correctionEntry),
      ...replies.map((reply) => replyEntry(reply, name, reader)),
      ...meetings.flatMap((meeting) => cancellationEntry(meeting, reader)),
      ...versions.map(recommendationEntry),
      ...withdrawalEntry(application, requests, name, reader),
    ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  }
}

const requestEntry = (approval: PresentedApproval): HistoryEntry => ({
  id: `request-${approval.id}`,
  kind: 'REQUEST',
  at: approval.decidedAt ?? approval.requestedAt,
  summary: approval.summary,
  approval,
});

const recommendationEntry = (version: ApplicationRecommendation, index: number): HistoryEntry => ({
  id: `recommendation-${version.id}`,
  kind: 'RECOMMENDED',
  at: version.writtenAt,
  summary: summarizeRecommendation(version, index === 0),
  approval: null,
});

const correctionEntry = ({ id, decidedAt, changes }: Correction): HistoryEntry => ({
  id: `correction-${id}`,
  kind: 'JOB_CORRECTED',
  at: decidedAt,
  summary: summarizeCorrection(changes, decidedAt),
  approval: null,
});

const replyEntry = (reply: OfferReply, candidateName: string, reader: UserType): HistoryEntry => ({
  id: `reply-${reply.id}`,
  kind: offerEvent(reply.answer),
  at: reply.answeredAt,
  summary: summarizeOfferAnswer(reply, candidateName, reader),
  approval: null,
});

function cancellationEntry(
  {
    id,
    startsAt,
    cancelledAt,
    cancellationReason: cancelledFor,
    cancelledByName: byName,
    cancelAskedBy: askedBy,
  }: PresentedInterview,
  reader: UserType,
): HistoryEntry[] {
  if (cancelledAt === null) return [];
  return [
    {
      id: `interview-${id}`,
      kind: 'INTERVIEW_CANCELLED',
      at: cancelledAt,
      summary: summarizeCancellation({ startsAt, cancelledAt, cancelledFor, byName, askedBy }, reader),
      approval: null,
    },
  ];
}

/** Omitted if the withdrawal ended a request, since that entry already says so. */
function withdrawalEntry(
  { id, withdrawal }: PresentedApplication,
  requests: readonly PresentedApproval[],
  candidateName: string,
  reader: UserType,
): HistoryEntry[] {
  if (!withdrawal || requests.some(({ decidedAt }) => decidedAt?.getTime() === withdrawal.at.getTime())) return [];
  return [
    {
      id: `withdrawal-${id}`,
      kind: 'WITHDRAWN',
      at: withdrawal.at,
      summary: summarizeWithdrawal(withdrawal.at, candidateName, reader),
      approval: null,
    },
  ];
}
