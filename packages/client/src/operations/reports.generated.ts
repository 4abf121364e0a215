/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.js';

import type { Operation } from '../transport.js';
export type ReportsQueryVariables = Exact<{
  filter?: Types.ReportFilter | null | undefined;
}>;


export type ReportsQuery = { reports: { applicationsPerWeek: Array<{ weekStart: string, applications: number }>, funnelByStage: Array<{ stage: Types.ApplicationStatus, applications: number }>, timeToApprove: Array<{ kind: Types.ApprovalKind, approved: number, averageHours: number | null, medianHours: number | null }>, openJobsByIndustry: Array<{ industry: string, openJobs: number, openings: number }> } };


export const ReportsDocument: Operation<ReportsQuery, ReportsQueryVariables> = "query Reports($filter:ReportFilter){reports(filter:$filter){applicationsPerWeek{weekStart applications}funnelByStage{stage applications}timeToApprove{kind approved averageHours medianHours}openJobsByIndustry{industry openJobs openings}}}";