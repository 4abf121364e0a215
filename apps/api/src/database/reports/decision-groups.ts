import type { SubjectKind } from '@job-alert/domain/approvals/approval';

/**
 * A decision group is the month, kind and outcome of a decision in one number, which reports count by: 20260431 are the approved (1)
 * applications (3) of April 2026. An index that begins with this number is a quarter faster than one on three columns (decision 0098).
 */

/** Rows hold these numbers, so they never change. */
const NUMBERS: Readonly<Record<SubjectKind, number>> = { COMPANY: 1, JOB: 2, APPLICATION: 3 };

/** The number of the kind that a column holds. */
const SUBJECT_NUMBER = `CASE subject WHEN 'COMPANY' THEN ${NUMBERS.COMPANY} WHEN 'JOB' THEN ${NUMBERS.JOB} ELSE ${NUMBERS.APPLICATION} END`;

/** SQL for the group of a decision on that day; `outcome` is APPROVED or REJECTED. */
export const decisionGroup = (day: string, outcome: string, kind?: SubjectKind): string =>
  `EXTRACT(YEAR_MONTH FROM ${day}) * 100 + ${kind ? NUMBERS[kind] : SUBJECT_NUMBER} * 10 + (${outcome} = 'APPROVED')`;

/** The first and the last group of the months that a period touches. */
export const decisionGroupRange = ({ from, to }: { from: string; to: string }): [number, number] => [
  yearMonth(from) * 100,
  yearMonth(to) * 100 + 99,
];

const yearMonth = (day: string): number => Number(day.slice(0, 7).replace('-', ''));

/** SQL: 1 if a group counts approvals, 0 if it counts rejections. */
export const IS_APPROVED = 'decision_group MOD 10';
/** SQL: the number of a group's kind. */
export const KIND_NUMBER = 'decision_group DIV 10 MOD 10';

/** True if the kind has this number. */
export const isKind = (kind: SubjectKind, number: string | number): boolean => NUMBERS[kind] === Number(number);
