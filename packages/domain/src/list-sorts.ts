/** The orders of a list by time alone. */
export const LIST_SORTS = { LATEST: 'Latest first', OLDEST: 'Earliest first' } as const;

/** The orders of an administrator's lists with the words of their choice; the first of each is the list's own. */
export const COMPANY_SORTS = {
  LATEST: 'Newest first',
  OLDEST: 'Oldest first',
  EMPLOYER_NAME: 'Employer name, A to Z',
  EMPLOYER_NAME_DESC: 'Employer name, Z to A',
  COMPANY_NAME: 'Company name, A to Z',
  COMPANY_NAME_DESC: 'Company name, Z to A',
  EMAIL: 'Email id, A to Z',
  EMAIL_DESC: 'Email id, Z to A',
} as const;

export const CANDIDATE_SORTS = {
  LATEST: 'Newest first',
  OLDEST: 'Oldest first',
  NAME: 'Candidate name, A to Z',
  NAME_DESC: 'Candidate name, Z to A',
  EMAIL: 'Email, A to Z',
  EMAIL_DESC: 'Email, Z to A',
} as const;

export const JOB_SORTS = {
  LATEST: 'Newest first',
  OLDEST: 'Oldest first',
  TITLE: 'Job title, A to Z',
  TITLE_DESC: 'Job title, Z to A',
  COMPANY_NAME: 'Organization, A to Z',
  COMPANY_NAME_DESC: 'Organization, Z to A',
} as const;

/** By the status change: of what waits for a decision, the one that has waited longest comes first in CHANGED_OLDEST. */
export const APPLICATION_SORTS = {
  LATEST: 'Newest first',
  OLDEST: 'Oldest first',
  CHANGED_LATEST: 'Last change, newest first',
  CHANGED_OLDEST: 'Last change, oldest first',
} as const;

export type OrderDirection = 'ASC' | 'DESC';

/** An order as the graph names it: by what, and which end comes first. */
export interface Order<Field extends string = string> {
  field: Field;
  direction: OrderDirection;
}

export type CompanyOrderField = 'CREATED_AT' | 'EMPLOYER_NAME' | 'COMPANY_NAME' | 'EMAIL';

/** What each order of the list of companies means. */
export const COMPANY_ORDERS: Readonly<Record<CompanySort, Order<CompanyOrderField>>> = {
  LATEST: { field: 'CREATED_AT', direction: 'DESC' },
  OLDEST: { field: 'CREATED_AT', direction: 'ASC' },
  EMPLOYER_NAME: { field: 'EMPLOYER_NAME', direction: 'ASC' },
  EMPLOYER_NAME_DESC: { field: 'EMPLOYER_NAME', direction: 'DESC' },
  COMPANY_NAME: { field: 'COMPANY_NAME', direction: 'ASC' },
  COMPANY_NAME_DESC: { field: 'COMPANY_NAME', direction: 'DESC' },
  EMAIL: { field: 'EMAIL', direction: 'ASC' },
  EMAIL_DESC: { field: 'EMAIL', direction: 'DESC' },
};

export type CandidateOrderField = 'CREATED_AT' | 'NAME' | 'EMAIL';

/** What each order of the list of candidates means. */
export const CANDIDATE_ORDERS: Readonly<Record<CandidateSort, Order<CandidateOrderField>>> = {
  LATEST: { field: 'CREATED_AT', direction: 'DESC' },
  OLDEST: { field: 'CREATED_AT', direction: 'ASC' },
  NAME: { field: 'NAME', direction: 'ASC' },
  NAME_DESC: { field: 'NAME', direction: 'DESC' },
  EMAIL: { field: 'EMAIL', direction: 'ASC' },
  EMAIL_DESC: { field: 'EMAIL', direction: 'DESC' },
};

export type JobOrderField = 'POSTED_AT' | 'TITLE' | 'COMPANY_NAME';

/** What each order of the list of jobs means. */
export const JOB_ORDERS: Readonly<Record<JobSort, Order<JobOrderField>>> = {
  LATEST: { field: 'POSTED_AT', direction: 'DESC' },
  OLDEST: { field: 'POSTED_AT', direction: 'ASC' },
  TITLE: { field: 'TITLE', direction: 'ASC' },
  TITLE_DESC: { field: 'TITLE', direction: 'DESC' },
  COMPANY_NAME: { field: 'COMPANY_NAME', direction: 'ASC' },
  COMPANY_NAME_DESC: { field: 'COMPANY_NAME', direction: 'DESC' },
};

export type ApplicationOrderField = 'APPLIED_AT' | 'STATUS_UPDATED_AT';

/** What each order of the lists of applications means. */
export const APPLICATION_ORDERS: Readonly<Record<ApplicationSort, Order<ApplicationOrderField>>> = {
  LATEST: { field: 'APPLIED_AT', direction: 'DESC' },
  OLDEST: { field: 'APPLIED_AT', direction: 'ASC' },
  CHANGED_LATEST: { field: 'STATUS_UPDATED_AT', direction: 'DESC' },
  CHANGED_OLDEST: { field: 'STATUS_UPDATED_AT', direction: 'ASC' },
};

export type ApprovalOrderField = 'REQUESTED_AT';

/** What each order of the administrators' queue means. */
export const APPROVAL_ORDERS: Readonly<Record<ListSort, Order<ApprovalOrderField>>> = {
  LATEST: { field: 'REQUESTED_AT', direction: 'DESC' },
  OLDEST: { field: 'REQUESTED_AT', direction: 'ASC' },
};

export type ListSort = keyof typeof LIST_SORTS;
export type CompanySort = keyof typeof COMPANY_SORTS;
export type CandidateSort = keyof typeof CANDIDATE_SORTS;
export type JobSort = keyof typeof JOB_SORTS;
export type ApplicationSort = keyof typeof APPLICATION_SORTS;

type Sorts<Sort extends string> = Readonly<Record<Sort, string>>;

/** The orders of a list as addresses write them: `oldest`, `company_name_desc`. */
export const sortWords = <Sort extends string>(sorts: Sorts<Sort>): string[] => Object.keys(sorts).map(sortToEdge);

/** An order as addresses write it. */
export const sortToEdge = (sort: string): string => sort.toLowerCase();

/** The order that an address means, in any case; undefined when the list has no such order. */
export function sortFromEdge<Sort extends string>(sorts: Sorts<Sort>, text: string): Sort | undefined {
  const wanted = text.trim().toUpperCase();
  return (Object.keys(sorts) as Sort[]).find((sort) => sort === wanted);
}
