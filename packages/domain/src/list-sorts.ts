export type OrderDirection = 'ASC' | 'DESC';

/** An order as the graph names it: by what, and which end comes first. */
export interface Order<Field extends string = string> {
  field: Field;
  direction: OrderDirection;
}

/** An order of a list with the words of its choice. */
interface Sort<Field extends string = string> {
  label: string;
  orderBy: Order<Field>;
}

/** The orders of a list by the names that addresses use; the first is the list's own. */
export type Sorts<Name extends string = string, Field extends string = string> = Readonly<Record<Name, Sort<Field>>>;

const sort = <Field extends string>(label: string, field: Field, direction: OrderDirection = 'ASC'): Sort<Field> => ({
  label,
  orderBy: { field, direction },
});

export const COMPANY_SORTS = {
  LATEST: sort('Newest first', 'CREATED_AT', 'DESC'),
  OLDEST: sort('Oldest first', 'CREATED_AT'),
  EMPLOYER_NAME: sort('Employer name, A to Z', 'EMPLOYER_NAME'),
  EMPLOYER_NAME_DESC: sort('Employer name, Z to A', 'EMPLOYER_NAME', 'DESC'),
  COMPANY_NAME: sort('Company name, A to Z', 'COMPANY_NAME'),
  COMPANY_NAME_DESC: sort('Company name, Z to A', 'COMPANY_NAME', 'DESC'),
  EMAIL: sort('Email id, A to Z', 'EMAIL'),
  EMAIL_DESC: sort('Email id, Z to A', 'EMAIL', 'DESC'),
};

export const CANDIDATE_SORTS = {
  LATEST: sort('Newest first', 'CREATED_AT', 'DESC'),
  OLDEST: sort('Oldest first', 'CREATED_AT'),
  NAME: sort('Candidate name, A to Z', 'NAME'),
  NAME_DESC: sort('Candidate name, Z to A', 'NAME', 'DESC'),
  EMAIL: sort('Email, A to Z', 'EMAIL'),
  EMAIL_DESC: sort('Email, Z to A', 'EMAIL', 'DESC'),
};

export const JOB_SORTS = {
  LATEST: sort('Newest first', 'POSTED_AT', 'DESC'),
  OLDEST: sort('Oldest first', 'POSTED_AT'),
  TITLE: sort('Job title, A to Z', 'TITLE'),
  TITLE_DESC: sort('Job title, Z to A', 'TITLE', 'DESC'),
  COMPANY_NAME: sort('Organization, A to Z', 'COMPANY_NAME'),
  COMPANY_NAME_DESC: sort('Organization, Z to A', 'COMPANY_NAME', 'DESC'),
};

/** What an employer can order its own jobs by. */
export const OWN_JOB_SORTS = { LATEST: JOB_SORTS.LATEST, OLDEST: JOB_SORTS.OLDEST };

/** CHANGED_OLDEST puts first what has waited longest for a decision. */
export const APPLICATION_SORTS = {
  LATEST: sort('Newest first', 'APPLIED_AT', 'DESC'),
  OLDEST: sort('Oldest first', 'APPLIED_AT'),
  CHANGED_LATEST: sort('Last change, newest first', 'STATUS_UPDATED_AT', 'DESC'),
  CHANGED_OLDEST: sort('Last change, oldest first', 'STATUS_UPDATED_AT'),
};

export const APPROVAL_SORTS = { LATEST: sort('Newest first', 'REQUESTED_AT', 'DESC') };

type FieldOf<List extends Sorts> = List[keyof List]['orderBy']['field'];
export type CompanyOrderField = FieldOf<typeof COMPANY_SORTS>;
export type CandidateOrderField = FieldOf<typeof CANDIDATE_SORTS>;
export type JobOrderField = FieldOf<typeof JOB_SORTS>;
export type ApplicationOrderField = FieldOf<typeof APPLICATION_SORTS>;
export type ApprovalOrderField = FieldOf<typeof APPROVAL_SORTS>;

/** The orders of a list as addresses write them: `oldest`, `company_name_desc`. */
export const sortWords = (sorts: Sorts): string[] => Object.keys(sorts).map(sortToEdge);

/** An order as addresses write it. */
export const sortToEdge = (name: string): string => name.toLowerCase();

/** The order that an address means, in any case; undefined when the list has no such order. */
export function sortFromEdge<Name extends string>(sorts: Sorts<Name>, text: string): Name | undefined {
  const wanted = text.trim().toUpperCase();
  return (Object.keys(sorts) as Name[]).find((name) => name === wanted);
}
