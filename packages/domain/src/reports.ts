import { edgeNames } from './edge-names.js';
import {
  APPROVALS,
  APPROVALS_ADMINISTRATORS,
  APPROVALS_REASONS,
  PASS_THROUGH,
  STAGE_TIME,
  TIME_TO_FILL,
  TIME_TO_HIRE,
  type Measures,
} from './report-measures.js';
import {
  CLIENT_SCORECARD,
  INTERVIEWS,
  JOBS,
  JOBS_EACH,
  OFFERS,
  OFFERS_REASONS,
  SOURCES,
} from './report-outcome-measures.js';

/**
 * What each report and each of its numbers means. Docs, the descriptions of the schema, the explanations on screens and the headers
 * of CSV files are made of this module, so that a number has one definition wherever it is read.
 */

/** The reports, in the order of the Reports screen, as GraphQL names their fields. */
export const REPORT_NAMES = [
  'timeToFill',
  'timeToHire',
  'passThrough',
  'stageTime',
  'approvals',
  'sources',
  'offers',
  'interviews',
  'clientScorecard',
  'jobs',
] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

const edge = edgeNames<ReportName>({
  timeToFill: 'time-to-fill',
  timeToHire: 'time-to-hire',
  passThrough: 'pass-through',
  stageTime: 'stage-time',
  approvals: 'approvals',
  sources: 'sources',
  offers: 'offers',
  interviews: 'interviews',
  clientScorecard: 'client-scorecard',
  jobs: 'jobs',
});

/** The name of a report in addresses, such as `time-to-fill`. */
export const reportToEdge = edge.toEdge;

/** From when on something is recorded; what happened before is counted as not known. */
export type RecordedFrom = 'SOURCES' | 'JOB_VIEWS' | 'JOININGS';

/** A report: what it answers, and its columns in their order. */
export interface ReportDefinition {
  title: string;
  definition: string;
  /** What of it is not recorded from the beginning. */
  recordedFrom: RecordedFrom | null;
  measures: Measures;
}

export const REPORTS = {
  timeToFill: {
    title: 'Time to fill',
    definition:
      'How long it takes to fill an opening: from the posting of the job to the accepted offer, for openings filled in the period.',
    recordedFrom: null,
    measures: TIME_TO_FILL,
  },
  timeToHire: {
    title: 'Time to hire',
    definition:
      'How long it takes from an application to the approved selection and to the joining, for what happened in the period.',
    recordedFrom: 'JOININGS',
    measures: TIME_TO_HIRE,
  },
  passThrough: {
    title: 'Pass-through',
    definition:
      'Of the applications that reached a stage in the period, how many have reached each later stage until now.',
    recordedFrom: null,
    measures: PASS_THROUGH,
  },
  stageTime: {
    title: 'Time in stage',
    definition:
      'How long applications that entered a stage in the period stayed there, and how old those are that are still there.',
    recordedFrom: null,
    measures: STAGE_TIME,
  },
  approvals: {
    title: 'Approvals',
    definition: 'What waits for an administrator now, by kind and age, and how long the decisions of the period took.',
    recordedFrom: null,
    measures: APPROVALS,
  },
  sources: {
    title: 'Sources',
    definition: 'Where visitors came from, and how many of them signed up, applied and were selected.',
    recordedFrom: 'SOURCES',
    measures: SOURCES,
  },
  offers: {
    title: 'Offers',
    definition:
      'What became of the offers made in the period: how they were answered, and whether the candidates joined.',
    recordedFrom: 'JOININGS',
    measures: OFFERS,
  },
  interviews: {
    title: 'Interviews',
    definition:
      'The interviews planned for the period: how many took place, the notice that candidates had, and the rounds that a hire took.',
    recordedFrom: null,
    measures: INTERVIEWS,
  },
  clientScorecard: {
    title: 'Client scorecard',
    definition:
      'How each company does with us: its jobs, how many openings it fills, how fast it decides, and what becomes of its offers.',
    recordedFrom: 'JOININGS',
    measures: CLIENT_SCORECARD,
  },
  jobs: {
    title: 'Jobs',
    definition:
      'What jobs brought in the period: views, applications, how long they were open, and whether they closed with a hire.',
    recordedFrom: 'JOB_VIEWS',
    measures: JOBS,
  },
} as const satisfies Readonly<Record<ReportName, ReportDefinition>>;

/** The tables beside the rows of a report. Each has a CSV file of its own. */
export const REPORT_PARTS = {
  approvalsAdministrators: { of: 'approvals', measures: APPROVALS_ADMINISTRATORS },
  approvalsReasons: { of: 'approvals', measures: APPROVALS_REASONS },
  offersReasons: { of: 'offers', measures: OFFERS_REASONS },
  jobsEach: { of: 'jobs', measures: JOBS_EACH },
} as const satisfies Readonly<Record<string, { of: ReportName; measures: Measures }>>;

/** The stages whose time is measured: the others are ends. */
export const TIMED_STAGES = ['APPLIED', 'SHORTLISTED', 'INTERVIEW_SCHEDULED', 'INTERVIEW_NOT_ATTENDED'] as const;
export type TimedStage = (typeof TIMED_STAGES)[number];

/** `median_days` of `medianDays`: how CSV files and SQL name a column. */
export const columnName = (name: string): string =>
  name
    .replaceAll(/([A-Za-z][a-z])(\d)/g, '$1_$2')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();

/** `share` of `whole` in percent, rounded to one place; null of nothing. */
export const percentOf = (share: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((share * 1_000) / whole) / 10;

/** How much of one comes to each of the other, rounded to two places; null of nothing. */
export const ratioOf = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((sum * 100) / count) / 100;
