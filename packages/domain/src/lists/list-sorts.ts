export type OrderDirection = 'ASC' | 'DESC';

/** A sort order in the GraphQL schema. */
export interface Order<Field extends string = string> {
  field: Field;
  direction: OrderDirection;
}

/** A sort order with its label. */
interface Sort<Field extends string = string> {
  label: string;
  orderBy: Order<Field>;
}

/** The sort orders of a list by their names in URLs. The first is the default. */
export type Sorts<Name extends string = string, Field extends string = string> = Readonly<Record<Name, Sort<Field>>>;

/** Both orders by time. */
const byTime = <Field extends string>(field: Field) => ({
  LATEST: { label: 'Newest first', orderBy: { field, direction: 'DESC' } } as Sort<Field>,
  OLDEST: { label: 'Oldest first', orderBy: { field, direction: 'ASC' } } as Sort<Field>,
});

/** Both orders by text, with the label of the column. */
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

export const OWN_JOB_SORTS = byTime('POSTED_AT');

export const JOB_SORTS = {
  ...OWN_JOB_SORTS,
  ...byText('TITLE', 'Job title'),
  ...byText('COMPANY_NAME', 'Organization'),
};

const CHANGED = byTime('STATUS_UPDATED_AT');

/** CHANGED_OLDEST lists the longest pending first. */
export const APPLICATION_SORTS = {
  ...byTime('APPLIED_AT'),
  CHANGED_LATEST: { ...CHANGED.LATEST, label: 'Last change, newest first' },
  CHANGED_OLDEST: { ...CHANGED.OLDEST, label: 'Last change, oldest first' },
};

export const sortToWire = (name: string): string => name.toLowerCase();

/** Parses a sort order in any case. Returns undefined if the list does not have it. */
export function sortFromWire<Name extends string>(sorts: Sorts<Name>, text: string): Name | undefined {
  const upperCase = text.trim().toUpperCase();
  return (Object.keys(sorts) as Name[]).find((name) => name === upperCase);
}
