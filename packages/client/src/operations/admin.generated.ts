/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.js';

import type { Operation } from '../transport.js';
export type DashboardCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardCountsQuery = { dashboardCounts: { totalEmployers: number, totalCandidates: number, totalJobs: number, totalApplications: number, totalPendingApprovals: number, pendingEmployers: number, pendingJobs: number, pendingApplications: number } };

export type CompaniesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  page?: number | null | undefined;
  filter?: Types.CompaniesFilter | null | undefined;
  orderBy?: Types.CompanyOrder | null | undefined;
}>;


export type CompaniesQuery = { companies: { nodes: Array<{ id: string, name: string, website: string, gstin: string, fullName: string, email: string, contact: string, approvalState: Types.ApprovalState, isActive: boolean, createdAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type JobsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  page?: number | null | undefined;
  filter?: Types.JobsFilter | null | undefined;
  orderBy?: Types.JobOrder | null | undefined;
}>;


export type JobsQuery = { jobs: { nodes: Array<{ id: string, companyName: string, title: string, description: string, jobType: Types.JobType, workMode: Types.WorkMode, city: string, state: string, openings: number, postedAt: string, deadline: string, approvalState: Types.ApprovalState, isActive: boolean, isOpen: boolean, applicantCount: number, version: number, company: { id: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ApplicationsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  page?: number | null | undefined;
  filter?: Types.ApplicationsFilter | null | undefined;
  orderBy?: Types.ApplicationOrder | null | undefined;
}>;


export type ApplicationsQuery = { applications: { nodes: Array<{ id: string, appliedAt: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, displayStatus: Types.ApplicationStatus, approvalState: Types.ApprovalState, isActive: boolean, feedback: string | null, dateOfJoining: string | null, candidate: { id: string, firstName: string, lastName: string } | null, job:
        | { id: string, title: string, companyName: string }
        | { id: string, title: string, companyName: string }
        | { id: string, title: string, companyName: string }
       }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ApprovalsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  page?: number | null | undefined;
  filter?: Types.ApprovalsFilter | null | undefined;
  orderBy?: Types.ApprovalOrder | null | undefined;
}>;


export type ApprovalsQuery = { approvals: { nodes: Array<{ id: string, kind: Types.ApprovalKind, state: Types.ApprovalState, requestedAt: string, requestedByName: string, decidedAt: string | null, previousStatus: Types.ApplicationStatus | null, proposedStatus: Types.ApplicationStatus | null, reason: Types.RejectionReason | null, note: string | null, outcomeIfApproved: string | null, outcomeIfRejected: string | null, subject:
        | { id: string, appliedAt: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, displayStatus: Types.ApplicationStatus, approvalState: Types.ApprovalState, isActive: boolean, feedback: string | null, dateOfJoining: string | null, candidate: { id: string, firstName: string, lastName: string } | null, job:
            | { id: string, title: string, companyName: string }
            | { id: string, title: string, companyName: string }
            | { id: string, title: string, companyName: string }
           }
        | { id: string, name: string, website: string, gstin: string, fullName: string, email: string, contact: string, approvalState: Types.ApprovalState, isActive: boolean, createdAt: string }
        | { id: string, companyName: string, title: string, description: string, jobType: Types.JobType, workMode: Types.WorkMode, city: string, state: string, openings: number, postedAt: string, deadline: string, approvalState: Types.ApprovalState, isActive: boolean, isOpen: boolean, applicantCount: number, version: number, company: { id: string } | null }
       | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DecideApprovalMutationVariables = Exact<{
  input: Types.DecideApprovalInput;
}>;


export type DecideApprovalMutation = { decideApproval: { approval: { id: string, kind: Types.ApprovalKind, state: Types.ApprovalState, requestedAt: string, requestedByName: string, decidedAt: string | null, previousStatus: Types.ApplicationStatus | null, proposedStatus: Types.ApplicationStatus | null, reason: Types.RejectionReason | null, note: string | null, outcomeIfApproved: string | null, outcomeIfRejected: string | null, subject:
        | { id: string, appliedAt: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, displayStatus: Types.ApplicationStatus, approvalState: Types.ApprovalState, isActive: boolean, feedback: string | null, dateOfJoining: string | null, candidate: { id: string, firstName: string, lastName: string } | null, job:
            | { id: string, title: string, companyName: string }
            | { id: string, title: string, companyName: string }
            | { id: string, title: string, companyName: string }
           }
        | { id: string, name: string, website: string, gstin: string, fullName: string, email: string, contact: string, approvalState: Types.ApprovalState, isActive: boolean, createdAt: string }
        | { id: string, companyName: string, title: string, description: string, jobType: Types.JobType, workMode: Types.WorkMode, city: string, state: string, openings: number, postedAt: string, deadline: string, approvalState: Types.ApprovalState, isActive: boolean, isOpen: boolean, applicantCount: number, version: number, company: { id: string } | null }
       | null } } };

export type SetUserActiveMutationVariables = Exact<{
  id: string;
  isActive: boolean;
}>;


export type SetUserActiveMutation = { setUserActive: { user: { id: string, isActive: boolean } } };

export type SetApplicationActiveMutationVariables = Exact<{
  id: string;
  isActive: boolean;
}>;


export type SetApplicationActiveMutation = { setApplicationActive: { application: { id: string, appliedAt: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, displayStatus: Types.ApplicationStatus, approvalState: Types.ApprovalState, isActive: boolean, feedback: string | null, dateOfJoining: string | null, candidate: { id: string, firstName: string, lastName: string } | null, job:
        | { id: string, title: string, companyName: string }
        | { id: string, title: string, companyName: string }
        | { id: string, title: string, companyName: string }
       } } };


export const DashboardCountsDocument: Operation<DashboardCountsQuery, DashboardCountsQueryVariables> = "query DashboardCounts{dashboardCounts{totalEmployers totalCandidates totalJobs totalApplications totalPendingApprovals pendingEmployers pendingJobs pendingApplications}}";

export const CompaniesDocument: Operation<CompaniesQuery, CompaniesQueryVariables> = "query Companies($first:Int$after:String$page:Int$filter:CompaniesFilter$orderBy:CompanyOrder){companies(first:$first after:$after page:$page filter:$filter orderBy:$orderBy){nodes{...CompanyItem}pageInfo{hasNextPage endCursor}}}fragment CompanyItem on Company{id name website gstin fullName email contact approvalState isActive createdAt}";

export const JobsDocument: Operation<JobsQuery, JobsQueryVariables> = "query Jobs($first:Int$after:String$page:Int$filter:JobsFilter$orderBy:JobOrder){jobs(first:$first after:$after page:$page filter:$filter orderBy:$orderBy){nodes{...JobItem}pageInfo{hasNextPage endCursor}}}fragment JobItem on Job{id company{id}companyName title description jobType workMode city state openings postedAt deadline approvalState isActive isOpen applicantCount version}";

export const ApplicationsDocument: Operation<ApplicationsQuery, ApplicationsQueryVariables> = "query Applications($first:Int$after:String$page:Int$filter:ApplicationsFilter$orderBy:ApplicationOrder){applications(first:$first after:$after page:$page filter:$filter orderBy:$orderBy){nodes{...ApplicationItem}pageInfo{hasNextPage endCursor}}}fragment ApplicationItem on Application{id candidate{id firstName lastName}job{id title companyName}appliedAt status proposedStatus displayStatus approvalState isActive feedback dateOfJoining}";

export const ApprovalsDocument: Operation<ApprovalsQuery, ApprovalsQueryVariables> = "query Approvals($first:Int$after:String$page:Int$filter:ApprovalsFilter$orderBy:ApprovalOrder){approvals(first:$first after:$after page:$page filter:$filter orderBy:$orderBy){nodes{...ApprovalItem}pageInfo{hasNextPage endCursor}}}fragment ApprovalItem on Approval{id kind state requestedAt requestedByName decidedAt previousStatus proposedStatus reason note outcomeIfApproved outcomeIfRejected subject{...on Company{...CompanyItem}...on Job{...JobItem}...on Application{...ApplicationItem}}}fragment CompanyItem on Company{id name website gstin fullName email contact approvalState isActive createdAt}fragment JobItem on Job{id company{id}companyName title description jobType workMode city state openings postedAt deadline approvalState isActive isOpen applicantCount version}fragment ApplicationItem on Application{id candidate{id firstName lastName}job{id title companyName}appliedAt status proposedStatus displayStatus approvalState isActive feedback dateOfJoining}";

export const DecideApprovalDocument: Operation<DecideApprovalMutation, DecideApprovalMutationVariables> = "mutation DecideApproval($input:DecideApprovalInput!){decideApproval(input:$input){approval{...ApprovalItem}}}fragment ApprovalItem on Approval{id kind state requestedAt requestedByName decidedAt previousStatus proposedStatus reason note outcomeIfApproved outcomeIfRejected subject{...on Company{...CompanyItem}...on Job{...JobItem}...on Application{...ApplicationItem}}}fragment CompanyItem on Company{id name website gstin fullName email contact approvalState isActive createdAt}fragment JobItem on Job{id company{id}companyName title description jobType workMode city state openings postedAt deadline approvalState isActive isOpen applicantCount version}fragment ApplicationItem on Application{id candidate{id firstName lastName}job{id title companyName}appliedAt status proposedStatus displayStatus approvalState isActive feedback dateOfJoining}";

export const SetUserActiveDocument: Operation<SetUserActiveMutation, SetUserActiveMutationVariables> = "mutation SetUserActive($id:ID!$isActive:Boolean!){setUserActive(input:{id:$id isActive:$isActive}){user{id isActive}}}";

export const SetApplicationActiveDocument: Operation<SetApplicationActiveMutation, SetApplicationActiveMutationVariables> = "mutation SetApplicationActive($id:ID!$isActive:Boolean!){setApplicationActive(input:{id:$id isActive:$isActive}){application{...ApplicationItem}}}fragment ApplicationItem on Application{id candidate{id firstName lastName}job{id title companyName}appliedAt status proposedStatus displayStatus approvalState isActive feedback dateOfJoining}";