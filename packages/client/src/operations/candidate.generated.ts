/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.js';

import type { Operation } from '../transport.js';
export type ApplyToJobMutationVariables = Exact<{
  jobId: string;
}>;


export type ApplyToJobMutation = { applyToJob: { application: { id: string, appliedAt: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, displayStatus: Types.ApplicationStatus, approvalState: Types.ApprovalState, isActive: boolean, feedback: string | null, dateOfJoining: string | null, candidate: { id: string, firstName: string, lastName: string } | null, job:
        | { id: string, title: string, companyName: string }
        | { id: string, title: string, companyName: string }
        | { id: string, title: string, companyName: string }
       } } };

export type MyApplicationsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type MyApplicationsQuery = { viewer: { id: string, applications: { nodes: Array<{ id: string, appliedAt: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, displayStatus: Types.ApplicationStatus, approvalState: Types.ApprovalState, isActive: boolean, feedback: string | null, dateOfJoining: string | null, approvals: Array<{ id: string, state: Types.ApprovalState, requestedAt: string, decidedAt: string | null, resultingStatus: Types.ApplicationStatus | null, feedback: string | null }>, candidate: { id: string, firstName: string, lastName: string } | null, job:
          | { id: string, title: string, companyName: string }
          | { id: string, title: string, companyName: string }
          | { id: string, title: string, companyName: string }
         }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type MyAppliedJobsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyAppliedJobsQuery = { viewer: { id: string, appliedJobs: Array<{ lastAppliedAt: string, status: Types.ApplicationStatus, reapplyOn: string, applyState: Types.ApplyState, job:
        | { id: string }
        | { id: string }
        | { id: string }
       }> | null } | null };


export const ApplyToJobDocument: Operation<ApplyToJobMutation, ApplyToJobMutationVariables> = "mutation ApplyToJob($jobId:ID!){applyToJob(input:{jobId:$jobId}){application{...ApplicationItem}}}fragment ApplicationItem on Application{id candidate{id firstName lastName}job{id title companyName}appliedAt status proposedStatus displayStatus approvalState isActive feedback dateOfJoining}";

export const MyApplicationsDocument: Operation<MyApplicationsQuery, MyApplicationsQueryVariables> = "query MyApplications($first:Int$after:String$page:Int){viewer{id applications(first:$first after:$after page:$page){nodes{...ApplicationItem approvals{id state requestedAt decidedAt resultingStatus feedback}}pageInfo{hasNextPage endCursor}}}}fragment ApplicationItem on Application{id candidate{id firstName lastName}job{id title companyName}appliedAt status proposedStatus displayStatus approvalState isActive feedback dateOfJoining}";

export const MyAppliedJobsDocument: Operation<MyAppliedJobsQuery, MyAppliedJobsQueryVariables> = "query MyAppliedJobs{viewer{id appliedJobs{job{id}lastAppliedAt status reapplyOn applyState}}}";