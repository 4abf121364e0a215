/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.js';

import type { Operation } from '../transport.js';
export type ApplicationSummaryFragment = { id: string, candidateId: string, appliedAt: string, statusUpdatedAt: string, status: Types.ApplicationStatus, approvedStatus: Types.ApplicationStatus | null, approvalState: Types.ApprovalState, isActive: boolean, withdrawnAt: string | null, dateOfJoining: string | null, offerId: string | null, offerAnswer: Types.OfferAnswer | null, job: { id: string, title: string, city: string }, company: { id: string, name: string, industry: string | null, approvalState: Types.ApprovalState }, interviews: Array<{ id: string, roundType: Types.RoundType, startsAt: string, mode: Types.InterviewMode, approvalState: Types.ApprovalState, cancelledAt: string | null, outcome: Types.InterviewOutcome | null }> };

export type ApplicationSummariesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: Types.ApplicationSummariesFilter | null | undefined;
}>;


export type ApplicationSummariesQuery = { applicationSummaries: { nodes: Array<{ id: string, candidateId: string, appliedAt: string, statusUpdatedAt: string, status: Types.ApplicationStatus, approvedStatus: Types.ApplicationStatus | null, approvalState: Types.ApprovalState, isActive: boolean, withdrawnAt: string | null, dateOfJoining: string | null, offerId: string | null, offerAnswer: Types.OfferAnswer | null, job: { id: string, title: string, city: string }, company: { id: string, name: string, industry: string | null, approvalState: Types.ApprovalState }, interviews: Array<{ id: string, roundType: Types.RoundType, startsAt: string, mode: Types.InterviewMode, approvalState: Types.ApprovalState, cancelledAt: string | null, outcome: Types.InterviewOutcome | null }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ApplicationSummaryQueryVariables = Exact<{
  id: string;
}>;


export type ApplicationSummaryQuery = { applicationSummary: { id: string, candidateId: string, appliedAt: string, statusUpdatedAt: string, status: Types.ApplicationStatus, approvedStatus: Types.ApplicationStatus | null, approvalState: Types.ApprovalState, isActive: boolean, withdrawnAt: string | null, dateOfJoining: string | null, offerId: string | null, offerAnswer: Types.OfferAnswer | null, job: { id: string, title: string, city: string }, company: { id: string, name: string, industry: string | null, approvalState: Types.ApprovalState }, interviews: Array<{ id: string, roundType: Types.RoundType, startsAt: string, mode: Types.InterviewMode, approvalState: Types.ApprovalState, cancelledAt: string | null, outcome: Types.InterviewOutcome | null }> } | null };

export type CompanySummaryQueryVariables = Exact<{
  id: string;
}>;


export type CompanySummaryQuery = { companySummary: { id: string, name: string, industry: string | null, approvalState: Types.ApprovalState } | null };


export const ApplicationSummariesDocument: Operation<ApplicationSummariesQuery, ApplicationSummariesQueryVariables> = "query ApplicationSummaries($first:Int=50$after:String$filter:ApplicationSummariesFilter){applicationSummaries(first:$first after:$after filter:$filter){nodes{...ApplicationSummary}pageInfo{hasNextPage endCursor}}}fragment ApplicationSummary on ApplicationSummary{id candidateId job{id title city}company{id name industry approvalState}appliedAt statusUpdatedAt status approvedStatus approvalState isActive withdrawnAt dateOfJoining offerId offerAnswer interviews{id roundType startsAt mode approvalState cancelledAt outcome}}";

export const ApplicationSummaryDocument: Operation<ApplicationSummaryQuery, ApplicationSummaryQueryVariables> = "query ApplicationSummary($id:ID!){applicationSummary(id:$id){...ApplicationSummary}}fragment ApplicationSummary on ApplicationSummary{id candidateId job{id title city}company{id name industry approvalState}appliedAt statusUpdatedAt status approvedStatus approvalState isActive withdrawnAt dateOfJoining offerId offerAnswer interviews{id roundType startsAt mode approvalState cancelledAt outcome}}";

export const CompanySummaryDocument: Operation<CompanySummaryQuery, CompanySummaryQueryVariables> = "query CompanySummary($id:ID!){companySummary(id:$id){id name industry approvalState}}";