import { counted, listed } from '../text/moved-records.js';
import type { AdminRole } from './admin-role.js';

/** The records that can have a responsible administrator. */
export type ResponsibleSubject = 'COMPANY' | 'JOB' | 'REQUEST';

/** The records that name the responsible administrator of a request. The first one that names somebody counts. */
export const RESPONSIBLE_ORDER = ['REQUEST', 'JOB', 'COMPANY'] as const satisfies readonly ResponsibleSubject[];

/** The value of the filters and URLs that means records without a responsible administrator. */
export const NOBODY = 'none';

/** Administrators who only read cannot be responsible. */
export const canBeResponsible = (role: AdminRole): boolean => role !== 'READER';

/** The numbers of records of an administrator. `requests` counts the pending ones that name the administrator themselves. */
export type ResponsibleCounts = Readonly<Record<'companies' | 'jobs' | 'requests', number>>;

const WORDS = {
  companies: ['company', 'companies'],
  jobs: ['job', 'jobs'],
  requests: ['pending request', 'pending requests'],
} as const satisfies Record<keyof ResponsibleCounts, readonly [string, string]>;

const KINDS = ['companies', 'jobs', 'requests'] as const satisfies readonly (keyof ResponsibleCounts)[];

/** Says what an administrator loses with a removal or the role READER: "Ravi Desai is responsible for 2 companies …". Null for nothing. */
export function describeResponsibilities(name: string, counts: ResponsibleCounts): string | null {
  const parts = KINDS.flatMap((kind) => {
    const [one, many] = WORDS[kind];
    return counts[kind] > 0 ? [counted(counts[kind], one, many)] : [];
  });
  const list = listed(parts);
  return list === '' ? null : `${name} is responsible for ${list}. They will have no responsible administrator.`;
}

const SUBJECT_WORDS: Readonly<Record<ResponsibleSubject, readonly [string, string]>> = {
  COMPANY: ['a company', 'companies'],
  JOB: ['a job', 'jobs'],
  REQUEST: ['a request', 'requests'],
};

/** The notification of the administrator who has become responsible. It names no record, so it outlives none. */
export function newResponsibilities(kind: ResponsibleSubject, count: number): string {
  const [one, many] = SUBJECT_WORDS[kind];
  return `You are now responsible for ${count === 1 ? one : `${count} ${many}`}.`;
}

export const RESPONSIBLE_MESSAGES = {
  notPossible: 'Choose an active administrator who is not a reader.',
  noRecords: 'Choose at least one record.',
} as const;
