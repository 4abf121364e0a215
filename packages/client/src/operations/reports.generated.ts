/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../schema.generated.js';

import type { Operation } from '../transport.js';
export type ReportsQueryVariables = Exact<{
  names: Array<Types.ReportName> | Types.ReportName;
  filter?: Types.ReportFilter | null | undefined;
}>;


export type ReportsQuery = { reports: Array<{ name: Types.ReportName, title: string, definition: string, since: string | null, columns: Array<{ name: string, label: string, unit: Types.ReportUnit, definition: string }>, rows: Array<{ cells: Array<string | number | boolean | null> }>, summary: Array<{ cells: Array<string | number | boolean | null> }> }> };


export const ReportsDocument: Operation<ReportsQuery, ReportsQueryVariables> = "query Reports($names:[ReportName!]!$filter:ReportFilter){reports(names:$names filter:$filter){name title definition since columns{name label unit definition}rows{cells}summary{cells}}}";