import { splitValues } from '../text/url-values.js';
import type {
  CandidateActivity,
  CandidateExperience,
  CandidateNoticePeriod,
  CandidateOpenTo,
  CandidateQualification,
  CandidateWorkMode,
} from './candidate-search.js';
import {
  CANDIDATE_ACTIVITY_LABELS,
  CANDIDATE_EXPERIENCE_LABELS,
  CANDIDATE_NOTICE_PERIOD_LABELS,
  CANDIDATE_OPEN_TO_LABELS,
  CANDIDATE_QUALIFICATION_LABELS,
  CANDIDATE_WORK_MODE_LABELS,
  RESUME_CHOICE_LABELS,
} from './candidate-texts.js';
import { facetToParam } from './job-search-path.js';

/** The URL parameters of Find Candidates. The CSV export has the same. */
export const CANDIDATE_FILTER_PARAMS = [
  'all',
  'any',
  'none',
  'min',
  'max',
  'salary',
  'city',
  'pool',
  'experience',
  'qualification',
  'active',
  'notice',
  'interest',
  'mode',
  'resume',
] as const;
export type CandidateFilterParam = (typeof CANDIDATE_FILTER_PARAMS)[number];

/** The filter of the server. */
interface CandidateFilter {
  allOf?: string[] | undefined;
  anyOf?: string[] | undefined;
  noneOf?: string[] | undefined;
  minExperience?: number | undefined;
  maxExperience?: number | undefined;
  maxExpectedSalary?: number | undefined;
  cities?: string[] | undefined;
  pools?: string[] | undefined;
  experiences?: CandidateExperience[] | undefined;
  qualifications?: CandidateQualification[] | undefined;
  activities?: CandidateActivity[] | undefined;
  noticePeriods?: CandidateNoticePeriod[] | undefined;
  openTo?: CandidateOpenTo[] | undefined;
  workModes?: CandidateWorkMode[] | undefined;
  resumes?: ('YES' | 'NO')[] | undefined;
}

/** Returns the filter for URL parameters. Values that are no choices are ignored, and years in the wrong order are swapped. */
export function candidateFilter(params: Readonly<Partial<Record<CandidateFilterParam, string>>>): CandidateFilter {
  const { min, max } = params;
  const [least, most] = min && max && Number(min) > Number(max) ? [max, min] : [min, max];
  return {
    allOf: values(params.all),
    anyOf: values(params.any),
    noneOf: values(params.none),
    minExperience: number(least),
    maxExperience: number(most),
    maxExpectedSalary: number(params.salary),
    cities: values(params.city),
    pools: values(params.pool),
    experiences: chosen(params.experience, CANDIDATE_EXPERIENCE_LABELS),
    qualifications: chosen(params.qualification, CANDIDATE_QUALIFICATION_LABELS),
    activities: chosen(params.active, CANDIDATE_ACTIVITY_LABELS),
    noticePeriods: chosen(params.notice, CANDIDATE_NOTICE_PERIOD_LABELS),
    openTo: chosen(params.interest, CANDIDATE_OPEN_TO_LABELS),
    workModes: chosen(params.mode, CANDIDATE_WORK_MODE_LABELS),
    resumes: chosen(params.resume, RESUME_CHOICE_LABELS),
  };
}

const number = (text: string | undefined): number | undefined => (text ? Number(text) : undefined);

const values = (text: string | undefined): string[] | undefined => (text ? splitValues(text) : undefined);

function chosen<Value extends string>(
  text: string | undefined,
  labels: Readonly<Record<Value, string>>,
): Value[] | undefined {
  const params = splitValues(text ?? '');
  const some = (Object.keys(labels) as Value[]).filter((value) => params.includes(facetToParam(value)));
  return some.length > 0 ? some : undefined;
}

/** The orders of Find Candidates by their URL value. */
export const CANDIDATE_ORDERS = {
  match: 'BEST_MATCH',
  active: 'LAST_ACTIVE',
  experience: 'EXPERIENCE',
  salary: 'EXPECTED_SALARY',
  newest: 'NEWEST',
} as const;
type CandidateOrder = (typeof CANDIDATE_ORDERS)[keyof typeof CANDIDATE_ORDERS];

export const candidateOrder = (param: string | undefined): CandidateOrder =>
  Object.entries(CANDIDATE_ORDERS).find(([name]) => name === param)?.[1] ?? 'BEST_MATCH';
