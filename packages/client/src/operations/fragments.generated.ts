/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.js';

export type CompanyItemFragment = { id: string, name: string, website: string, gstin: string, fullName: string, email: string, contact: string, approvalState: Types.ApprovalState, isActive: boolean, createdAt: string };

export type JobItemFragment = { id: string, companyName: string, title: string, description: string, jobType: Types.JobType, workMode: Types.WorkMode, city: string, state: string, openings: number, postedAt: string, deadline: string, approvalState: Types.ApprovalState, isActive: boolean, isOpen: boolean, applicantCount: number, version: number, company: { id: string } | null };

export type ApplicationItemFragment = { id: string, appliedAt: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, displayStatus: Types.ApplicationStatus, approvalState: Types.ApprovalState, isActive: boolean, feedback: string | null, dateOfJoining: string | null, candidate: { id: string, firstName: string, lastName: string } | null, job:
    | { id: string, title: string, companyName: string }
    | { id: string, title: string, companyName: string }
    | { id: string, title: string, companyName: string }
   };

export type ApprovalItemFragment = { id: string, kind: Types.ApprovalKind, state: Types.ApprovalState, requestedAt: string, requestedByName: string, decidedAt: string | null, previousStatus: Types.ApplicationStatus | null, proposedStatus: Types.ApplicationStatus | null, reason: Types.RejectionReason | null, note: string | null, outcomeIfApproved: string | null, outcomeIfRejected: string | null, subject:
    | { id: string, appliedAt: string, status: Types.ApplicationStatus, proposedStatus: Types.ApplicationStatus, displayStatus: Types.ApplicationStatus, approvalState: Types.ApprovalState, isActive: boolean, feedback: string | null, dateOfJoining: string | null, candidate: { id: string, firstName: string, lastName: string } | null, job:
        | { id: string, title: string, companyName: string }
        | { id: string, title: string, companyName: string }
        | { id: string, title: string, companyName: string }
       }
    | { id: string, name: string, website: string, gstin: string, fullName: string, email: string, contact: string, approvalState: Types.ApprovalState, isActive: boolean, createdAt: string }
    | { id: string, companyName: string, title: string, description: string, jobType: Types.JobType, workMode: Types.WorkMode, city: string, state: string, openings: number, postedAt: string, deadline: string, approvalState: Types.ApprovalState, isActive: boolean, isOpen: boolean, applicantCount: number, version: number, company: { id: string } | null }
   | null };
