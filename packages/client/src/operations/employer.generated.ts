/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.js';

import type { Operation } from '../transport.js';
export type MyCompanyQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCompanyQuery = { viewer: { company: { description: string | null, industry: string | null, companyEmail: string | null, phone: string | null, size: number | null, headquarters: string | null, yearEstablished: number | null, isProfileComplete: boolean, version: number, id: string, name: string, website: string, gstin: string, fullName: string, email: string, contact: string, approvalState: Types.ApprovalState, isActive: boolean, createdAt: string, approval: { id: string, reason: Types.RejectionReason | null, note: string | null } | null, addresses: Array<{ id: string, line1: string, line2: string | null, city: string, state: string, country: string, pincode: string, isPrimary: boolean }> } | null } | null };

export type MyJobsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  page?: number | null | undefined;
  filter?: Types.JobsFilter | null | undefined;
  orderBy?: Types.JobOrder | null | undefined;
}>;


export type MyJobsQuery = { viewer: { jobs: { nodes: Array<{ id: string, companyName: string, title: string, description: string, jobType: Types.JobType, workMode: Types.WorkMode, city: string, state: string, openings: number, postedAt: string, deadline: string, approvalState: Types.ApprovalState, isActive: boolean, isOpen: boolean, applicantCount: number, version: number, company: { id: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PostJobMutationVariables = Exact<{
  input: Types.PostJobInput;
}>;


export type PostJobMutation = { postJob: { job: { id: string, companyName: string, title: string, description: string, jobType: Types.JobType, workMode: Types.WorkMode, city: string, state: string, openings: number, postedAt: string, deadline: string, approvalState: Types.ApprovalState, isActive: boolean, isOpen: boolean, applicantCount: number, version: number, company: { id: string } | null } } };

export type EditJobMutationVariables = Exact<{
  input: Types.EditJobInput;
}>;


export type EditJobMutation = { editJob: { job: { id: string, companyName: string, title: string, description: string, jobType: Types.JobType, workMode: Types.WorkMode, city: string, state: string, openings: number, postedAt: string, deadline: string, approvalState: Types.ApprovalState, isActive: boolean, isOpen: boolean, applicantCount: number, version: number, company: { id: string } | null } } };

export type SetJobActiveMutationVariables = Exact<{
  input: Types.SetJobActiveInput;
}>;


export type SetJobActiveMutation = { setJobActive: { job: { id: string, companyName: string, title: string, description: string, jobType: Types.JobType, workMode: Types.WorkMode, city: string, state: string, openings: number, postedAt: string, deadline: string, approvalState: Types.ApprovalState, isActive: boolean, isOpen: boolean, applicantCount: number, version: number, company: { id: string } | null } } };

export type MyApplicantsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  page?: number | null | undefined;
  filter?: Types.OwnApplicationsFilter | null | undefined;
}>;


export type MyApplicantsQuery = { viewer: { id: string, applications: { nodes: Array<{ allowedProposals: Array<Types.ApplicationStatus>, id: string, appliedAt: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, displayStatus: Types.ApplicationStatus, approvalState: Types.ApprovalState, isActive: boolean, feedback: string | null, dateOfJoining: string | null, candidate: { id: string, firstName: string, lastName: string } | null, job:
          | { id: string, title: string, companyName: string }
          | { id: string, title: string, companyName: string }
          | { id: string, title: string, companyName: string }
         }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type ProposeApplicationStatusMutationVariables = Exact<{
  input: Types.ProposeApplicationStatusInput;
}>;


export type ProposeApplicationStatusMutation = { proposeApplicationStatus: { application: { id: string, appliedAt: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, displayStatus: Types.ApplicationStatus, approvalState: Types.ApprovalState, isActive: boolean, feedback: string | null, dateOfJoining: string | null, candidate: { id: string, firstName: string, lastName: string } | null, job:
        | { id: string, title: string, companyName: string }
        | { id: string, title: string, companyName: string }
        | { id: string, title: string, companyName: string }
       } } };

export type ScheduleInterviewMutationVariables = Exact<{
  input: Types.ScheduleInterviewInput;
}>;


export type ScheduleInterviewMutation = { scheduleInterview: { application: { id: string, appliedAt: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, displayStatus: Types.ApplicationStatus, approvalState: Types.ApprovalState, isActive: boolean, feedback: string | null, dateOfJoining: string | null, candidate: { id: string, firstName: string, lastName: string } | null, job:
        | { id: string, title: string, companyName: string }
        | { id: string, title: string, companyName: string }
        | { id: string, title: string, companyName: string }
       } } };

export type MyInterviewsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  page?: number | null | undefined;
  when?: Types.InterviewWhen | null | undefined;
}>;


export type MyInterviewsQuery = { viewer: { id: string, interviews: { nodes: Array<{ id: string, roundType: Types.RoundType, startsAt: string, mode: Types.InterviewMode, location: string, notes: string | null, approvalState: Types.ApprovalState, application: { id: string, candidate: { id: string, firstName: string, lastName: string } | null, job:
            | { id: string, title: string }
            | { id: string, title: string }
            | { id: string, title: string }
           } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };


export const MyCompanyDocument: Operation<MyCompanyQuery, MyCompanyQueryVariables> = "query MyCompany{viewer{company{...CompanyItem description industry companyEmail phone size headquarters yearEstablished isProfileComplete approval{id reason note}version addresses{id line1 line2 city state country pincode isPrimary}}}}fragment CompanyItem on Company{id name website gstin fullName email contact approvalState isActive createdAt}";

export const MyJobsDocument: Operation<MyJobsQuery, MyJobsQueryVariables> = "query MyJobs($first:Int$after:String$page:Int$filter:JobsFilter$orderBy:JobOrder){viewer{jobs(first:$first after:$after page:$page filter:$filter orderBy:$orderBy){nodes{...JobItem}pageInfo{hasNextPage endCursor}}}}fragment JobItem on Job{id company{id}companyName title description jobType workMode city state openings postedAt deadline approvalState isActive isOpen applicantCount version}";

export const PostJobDocument: Operation<PostJobMutation, PostJobMutationVariables> = "mutation PostJob($input:PostJobInput!){postJob(input:$input){job{...JobItem}}}fragment JobItem on Job{id company{id}companyName title description jobType workMode city state openings postedAt deadline approvalState isActive isOpen applicantCount version}";

export const EditJobDocument: Operation<EditJobMutation, EditJobMutationVariables> = "mutation EditJob($input:EditJobInput!){editJob(input:$input){job{...JobItem}}}fragment JobItem on Job{id company{id}companyName title description jobType workMode city state openings postedAt deadline approvalState isActive isOpen applicantCount version}";

export const SetJobActiveDocument: Operation<SetJobActiveMutation, SetJobActiveMutationVariables> = "mutation SetJobActive($input:SetJobActiveInput!){setJobActive(input:$input){job{...JobItem}}}fragment JobItem on Job{id company{id}companyName title description jobType workMode city state openings postedAt deadline approvalState isActive isOpen applicantCount version}";

export const MyApplicantsDocument: Operation<MyApplicantsQuery, MyApplicantsQueryVariables> = "query MyApplicants($first:Int$after:String$page:Int$filter:OwnApplicationsFilter){viewer{id applications(first:$first after:$after page:$page filter:$filter){nodes{...ApplicationItem allowedProposals}pageInfo{hasNextPage endCursor}}}}fragment ApplicationItem on Application{id candidate{id firstName lastName}job{id title companyName}appliedAt status proposedStatus displayStatus approvalState isActive feedback dateOfJoining}";

export const ProposeApplicationStatusDocument: Operation<ProposeApplicationStatusMutation, ProposeApplicationStatusMutationVariables> = "mutation ProposeApplicationStatus($input:ProposeApplicationStatusInput!){proposeApplicationStatus(input:$input){application{...ApplicationItem}}}fragment ApplicationItem on Application{id candidate{id firstName lastName}job{id title companyName}appliedAt status proposedStatus displayStatus approvalState isActive feedback dateOfJoining}";

export const ScheduleInterviewDocument: Operation<ScheduleInterviewMutation, ScheduleInterviewMutationVariables> = "mutation ScheduleInterview($input:ScheduleInterviewInput!){scheduleInterview(input:$input){application{...ApplicationItem}}}fragment ApplicationItem on Application{id candidate{id firstName lastName}job{id title companyName}appliedAt status proposedStatus displayStatus approvalState isActive feedback dateOfJoining}";

export const MyInterviewsDocument: Operation<MyInterviewsQuery, MyInterviewsQueryVariables> = "query MyInterviews($first:Int$after:String$page:Int$when:InterviewWhen){viewer{id interviews(first:$first after:$after page:$page when:$when){nodes{id application{id candidate{id firstName lastName}job{id title}}roundType startsAt mode location notes approvalState}pageInfo{hasNextPage endCursor}}}}";