/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.js';

import type { Operation } from '../transport.js';
export type OpenJobsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  page?: number | null | undefined;
  filter?: Types.OpenJobsFilter | null | undefined;
  orderBy?: Types.OpenJobOrder | null | undefined;
}>;


export type OpenJobsQuery = { openJobs: { nodes: Array<{ id: string, title: string, jobType: Types.JobType, workMode: Types.WorkMode, city: string, state: string, country: string, salaryMin: number, salaryMax: number, minExperience: number, maxExperience: number, openings: number, minimumQualification: string, preferredSkills: Array<string>, postedAt: string, deadline: string, path: string, company: { id: string, name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CountOpenJobsQueryVariables = Exact<{
  filter?: Types.OpenJobsFilter | null | undefined;
}>;


export type CountOpenJobsQuery = { openJobs: { totalCount: number } };

export type OpenJobCountsQueryVariables = Exact<{
  filters: Array<Types.OpenJobsFilter> | Types.OpenJobsFilter;
}>;


export type OpenJobCountsQuery = { openJobCounts: Array<number> };

export type JobSuggestionsQueryVariables = Exact<{
  query: string;
  field: Types.JobSuggestionField;
  first?: number | null | undefined;
}>;


export type JobSuggestionsQuery = { jobSuggestions: Array<{ text: string, kind: Types.JobSuggestionKind, count: number }> };

export type OpenJobQueryVariables = Exact<{
  id: string;
}>;


export type OpenJobQuery = { openJob: { description: string, id: string, title: string, jobType: Types.JobType, workMode: Types.WorkMode, city: string, state: string, country: string, salaryMin: number, salaryMax: number, minExperience: number, maxExperience: number, openings: number, minimumQualification: string, preferredSkills: Array<string>, postedAt: string, deadline: string, path: string, company: { id: string, name: string, website: string, description: string, industry: string } } | null };

export type JobChangesQueryVariables = Exact<{
  after?: string | null | undefined;
  first?: number | null | undefined;
}>;


export type JobChangesQuery = { jobChanges: { nodes: Array<{ at: string, kind: Types.OpenJobChangeKind, jobId: string, job: { updatedAt: string, description: string, id: string, title: string, jobType: Types.JobType, workMode: Types.WorkMode, city: string, state: string, country: string, salaryMin: number, salaryMax: number, minExperience: number, maxExperience: number, openings: number, minimumQualification: string, preferredSkills: Array<string>, postedAt: string, deadline: string, path: string, company: { id: string, name: string } } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ClosedJobQueryVariables = Exact<{
  id: string;
}>;


export type ClosedJobQuery = { closedJob: { id: string, title: string, city: string, similar: Array<{ id: string, title: string, jobType: Types.JobType, workMode: Types.WorkMode, city: string, state: string, country: string, salaryMin: number, salaryMax: number, minExperience: number, maxExperience: number, openings: number, minimumQualification: string, preferredSkills: Array<string>, postedAt: string, deadline: string, path: string, company: { id: string, name: string } }> } | null };

export type OpenJobItemFragment = { id: string, title: string, jobType: Types.JobType, workMode: Types.WorkMode, city: string, state: string, country: string, salaryMin: number, salaryMax: number, minExperience: number, maxExperience: number, openings: number, minimumQualification: string, preferredSkills: Array<string>, postedAt: string, deadline: string, path: string, company: { id: string, name: string } };


export const OpenJobsDocument: Operation<OpenJobsQuery, OpenJobsQueryVariables> = "query OpenJobs($first:Int$after:String$page:Int$filter:OpenJobsFilter$orderBy:OpenJobOrder){openJobs(first:$first after:$after page:$page filter:$filter orderBy:$orderBy){nodes{...OpenJobItem}pageInfo{hasNextPage endCursor}}}fragment OpenJobItem on OpenJob{id title jobType workMode city state country salaryMin salaryMax minExperience maxExperience openings minimumQualification preferredSkills postedAt deadline path company{id name}}";

export const CountOpenJobsDocument: Operation<CountOpenJobsQuery, CountOpenJobsQueryVariables> = "query CountOpenJobs($filter:OpenJobsFilter){openJobs(first:1 filter:$filter){totalCount}}";

export const OpenJobCountsDocument: Operation<OpenJobCountsQuery, OpenJobCountsQueryVariables> = "query OpenJobCounts($filters:[OpenJobsFilter!]!){openJobCounts(filters:$filters)}";

export const JobSuggestionsDocument: Operation<JobSuggestionsQuery, JobSuggestionsQueryVariables> = "query JobSuggestions($query:String!$field:JobSuggestionField!$first:Int){jobSuggestions(query:$query field:$field first:$first){text kind count}}";

export const OpenJobDocument: Operation<OpenJobQuery, OpenJobQueryVariables> = "query OpenJob($id:ID!){openJob(id:$id){...OpenJobItem description company{id name website description industry}}}fragment OpenJobItem on OpenJob{id title jobType workMode city state country salaryMin salaryMax minExperience maxExperience openings minimumQualification preferredSkills postedAt deadline path company{id name}}";

export const JobChangesDocument: Operation<JobChangesQuery, JobChangesQueryVariables> = "query JobChanges($after:String$first:Int){jobChanges(after:$after first:$first){nodes{at kind jobId job{...OpenJobItem updatedAt description}}pageInfo{hasNextPage endCursor}}}fragment OpenJobItem on OpenJob{id title jobType workMode city state country salaryMin salaryMax minExperience maxExperience openings minimumQualification preferredSkills postedAt deadline path company{id name}}";

export const ClosedJobDocument: Operation<ClosedJobQuery, ClosedJobQueryVariables> = "query ClosedJob($id:ID!){closedJob(id:$id){id title city similar{...OpenJobItem}}}fragment OpenJobItem on OpenJob{id title jobType workMode city state country salaryMin salaryMax minExperience maxExperience openings minimumQualification preferredSkills postedAt deadline path company{id name}}";