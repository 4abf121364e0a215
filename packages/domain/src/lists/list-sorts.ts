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

/** The two orders by a time, which come first in their list. */
const byTime = <Field extends string>(field: Field) => ({
  LATEST: { label: 'Newest first', orderBy: { field, direction: 'DESC' } } as Sort<Field>,
  OLDEST: { label: 'Oldest first', orderBy: { field, direction: 'ASC' } } as Sort<Field>,
});

/** The two orders by a text, with the words of its column. */
const byText = <Field extends string>(field: Field, column: string) =>
  ({
    [field]: { label: `${column}, A to Z`, orderBy: { field, direction: 'ASC' } },
    [`${field}_DESC`]: { label: `${column}, Z to A`, orderBy: { field, direction: 'DESC' } },
  }) as Record<Field | `${Field}_DESC`, Sort<Field>>;

export const COMPANY_SORTS = {
  ...byTime('CREATED_AT'),
  ...byText('EMPLOYER_NAME', 'Employer name'),
  ...byText('COMPANY_NAME', 'Company name'),
  ...byText('EMAIL', 'Email id'),
};

export const CANDIDATE_SORTS = {
  ...byTime('CREATED_AT'),
  ...byText('NAME', 'Candidate name'),
  ...byText('EMAIL', 'Email'),
};

/** The orders of an employer's own jobs. */
export const OWN_JOB_SORTS = byTime('POSTED_AT');

export const JOB_SORTS = {
  ...OWN_JOB_SORTS,
  ...byText('TITLE', 'Job title'),
  ...byText('COMPANY_NAME', 'Organization'),
};

const CHANGED = byTime('STATUS_UPDATED_AT');

/** CHANGED_OLDEST puts first what has waited longest for a decision. */
export const APPLICATION_SORTS = {
  ...byTime('APPLIED_AT'),
  CHANGED_LATEST: { ...CHANGED.LATEST, label: 'Last change, newest first' },
  CHANGED_OLDEST: { ...CHANGED.OLDEST, label: 'Last change, oldest first' },
};

/** An order as addresses write it. */
export const sortToWire = (name: string): string => name.toLowerCase();

/** The order that an address means, in any case; undefined when the list has no such order. */
export function sortFromWire<Name extends string>(sorts: Sorts<Name>, text: string): Name | undefined {
  const wanted = text.trim().toUpperCase();
  return (Object.keys(sorts) as Name[]).find((name) => name === wanted);
}
