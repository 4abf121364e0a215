import * as account from './operations/account.generated.js';
import * as admin from './operations/admin.generated.js';
import * as candidate from './operations/candidate.generated.js';
import * as employer from './operations/employer.generated.js';
import type { Send } from './transport.js';

export function accountOperations(send: Send) {
  return {
    /** Create a logged-in client with the token of the result. */
    signIn: async (input: account.SignInMutationVariables['input']) =>
      (await send(account.SignInDocument, { input })).signIn,
    signOut: async () => (await send(account.SignOutDocument, {})).signOut.user,
    /** Returns the logged-in account; null without a login. */
    viewer: async () => (await send(account.ViewerDocument, {})).viewer,
  };
}

/** Operations of employers. */
export function employerOperations(send: Send) {
  return {
    /** Returns null without a login. */
    myCompany: async () => (await send(employer.MyCompanyDocument, {})).viewer?.company ?? null,
    /** Returns one page of your own jobs; null without the login of an employer. */
    myJobs: async (variables: employer.MyJobsQueryVariables = {}) =>
      (await send(employer.MyJobsDocument, variables)).viewer?.jobs ?? null,
    postJob: async (input: employer.PostJobMutationVariables['input']) =>
      (await send(employer.PostJobDocument, { input })).postJob.job,
    editJob: async (input: employer.EditJobMutationVariables['input']) =>
      (await send(employer.EditJobDocument, { input })).editJob.job,
    setJobActive: async (id: string, isActive: boolean) =>
      (await send(employer.SetJobActiveDocument, { input: { id, isActive } })).setJobActive.job,
    myApplicants: async (variables: employer.MyApplicantsQueryVariables = {}) =>
      (await send(employer.MyApplicantsDocument, variables)).viewer?.applications,
    /** Without an offer letter, which needs an upload: see docs/integrators.md. */
    proposeApplicationStatus: async (
      input: Omit<employer.ProposeApplicationStatusMutationVariables['input'], 'offerLetter'>,
    ) => (await send(employer.ProposeApplicationStatusDocument, { input })).proposeApplicationStatus.application,
    scheduleInterview: async (input: employer.ScheduleInterviewMutationVariables['input']) =>
      (await send(employer.ScheduleInterviewDocument, { input })).scheduleInterview.application,
    myInterviews: async (variables: employer.MyInterviewsQueryVariables = {}) =>
      (await send(employer.MyInterviewsDocument, variables)).viewer?.interviews,
  };
}

/** Operations of candidates. */
export function candidateOperations(send: Send) {
  return {
    applyToJob: async (jobId: string) => (await send(candidate.ApplyToJobDocument, { jobId })).applyToJob.application,
    myApplications: async (variables: candidate.MyApplicationsQueryVariables = {}) =>
      (await send(candidate.MyApplicationsDocument, variables)).viewer?.applications,
    myAppliedJobs: async () => (await send(candidate.MyAppliedJobsDocument, {})).viewer?.appliedJobs,
  };
}

/** Operations of administrators. */
export function adminOperations(send: Send) {
  return {
    dashboardCounts: async () => (await send(admin.DashboardCountsDocument, {})).dashboardCounts,
    companies: async (variables: admin.CompaniesQueryVariables = {}) =>
      (await send(admin.CompaniesDocument, variables)).companies,
    jobs: async (variables: admin.JobsQueryVariables = {}) => (await send(admin.JobsDocument, variables)).jobs,
    applications: async (variables: admin.ApplicationsQueryVariables = {}) =>
      (await send(admin.ApplicationsDocument, variables)).applications,
    /** Returns pending requests; with a filter also decided ones. */
    approvals: async (variables: admin.ApprovalsQueryVariables = {}) =>
      (await send(admin.ApprovalsDocument, variables)).approvals,
    decideApproval: async (input: admin.DecideApprovalMutationVariables['input']) =>
      (await send(admin.DecideApprovalDocument, { input })).decideApproval.approval,
    setUserActive: async (id: string, isActive: boolean) =>
      (await send(admin.SetUserActiveDocument, { id, isActive })).setUserActive.user,
    setApplicationActive: async (id: string, isActive: boolean) =>
      (await send(admin.SetApplicationActiveDocument, { id, isActive })).setApplicationActive.application,
  };
}
