import { type QualificationLevel } from '@job-alert/domain/candidates/qualification-level';
import {
  CANDIDATE_ACTIVITIES,
  CANDIDATE_EXPERIENCES,
  CANDIDATE_NOTICE_PERIODS,
  CANDIDATE_OPEN_TO,
  CANDIDATE_QUALIFICATIONS,
  CANDIDATE_WORK_MODES,
  type CandidateActivity,
  candidateActivity,
  type CandidateExperience,
  candidateExperience,
  type CandidateNoticePeriod,
  type CandidateOpenTo,
  type CandidateQualification,
  type CandidateWorkMode,
  UNKNOWN,
} from '@job-alert/domain/search/candidate-search';
import type { WorkMode } from '@job-alert/domain/jobs/job-labels';
import type { NoticePeriod, OpenTo } from '@job-alert/domain/jobs/job-preference-labels';
import { ChoiceFacet, NameFacet } from '../../platform/facet-table.js';

/** The facts of a candidate that a search filters and orders by. */
export interface PoolRow {
  id: string;
  city: string | null;
  experienceMonths: number | null;
  qualification: QualificationLevel | null;
  /** Days since 1970; null if never. */
  lastActiveDay: number | null;
  createdDay: number;
  hasResume: boolean;
  /** In whole rupees a year; null if unknown. */
  expectedSalary: number | null;
  noticePeriod: NoticePeriod | null;
  openTo: OpenTo | null;
  /** Other cities in which the candidate would work. */
  preferredCities: readonly string[];
  /** Empty if unknown. */
  workModes: readonly WorkMode[];
  /** The time when the candidate last confirmed the preferences; null if never. */
  confirmedAt: Date | null;
}

export const RESUME_CHOICES = ['YES', 'NO'] as const;
export type ResumeChoice = (typeof RESUME_CHOICES)[number];

const MONTHS_UNKNOWN = -1;
const NOT_LOOKING = ChoiceFacet.bit(CANDIDATE_OPEN_TO, 'NOT_LOOKING');

/** The number of candidates in a block of the index, by id. */
export const BLOCK_SIZE = 512;
export const blockOf = (id: number): number => Math.floor(id / BLOCK_SIZE);
export const placeOf = (id: number): number => id % BLOCK_SIZE;

/**
 * All candidates who can be found, encoded as numbers: 10,000 of them are filtered, counted and ordered in a few
 * milliseconds. A row is the position of a candidate; of equal ones the one who was active more recently has the higher row.
 */
export class CandidatePool {
  readonly size: number;
  readonly ids: readonly string[];
  readonly cities: NameFacet;
  readonly experiences: ChoiceFacet<CandidateExperience>;
  readonly qualifications: ChoiceFacet<CandidateQualification>;
  readonly activities: ChoiceFacet<CandidateActivity>;
  readonly resumes: ChoiceFacet<ResumeChoice>;
  readonly noticePeriods: ChoiceFacet<CandidateNoticePeriod>;
  readonly openTo: ChoiceFacet<CandidateOpenTo>;
  readonly workModes: ChoiceFacet<CandidateWorkMode>;
  private readonly expectedSalaries: Float64Array;
  /** Other cities in which candidates would work: the different lists, and the position of its list by row. */
  readonly preferredCities: { lists: readonly (readonly string[])[]; codes: Int32Array };
  readonly experienceMonths: Int16Array;
  readonly createdDays: Int32Array;
  private readonly confirmedTimes: Float64Array;
  /** The rows of the candidates of each block of the index, by their place in it; -1 for others. */
  private readonly blocks = new Map<number, Int32Array>();

  constructor(rows: PoolRow[], today: number) {
    rows.sort(
      (a, b) => (a.lastActiveDay ?? 0) - (b.lastActiveDay ?? 0) || a.createdDay - b.createdDay || byId(a.id, b.id),
    );
    this.size = rows.length;
    this.ids = rows.map(({ id }) => id);
    this.ids.forEach((id, row) => {
      const block = blockOf(Number(id));
      const ofBlock = this.blocks.get(block) ?? new Int32Array(BLOCK_SIZE).fill(-1);
      ofBlock[placeOf(Number(id))] = row;
      this.blocks.set(block, ofBlock);
    });
    const facet = <Value extends string>(values: readonly Value[], valueOf: (row: PoolRow) => Value) =>
      new ChoiceFacet(
        values,
        Uint8Array.from(rows, (row) => ChoiceFacet.bit(values, valueOf(row))),
      );
    this.cities = new NameFacet(rows.map(({ city }) => city?.trim() ?? ''));
    this.experiences = facet(CANDIDATE_EXPERIENCES, ({ experienceMonths }) => candidateExperience(experienceMonths));
    this.qualifications = facet(CANDIDATE_QUALIFICATIONS, ({ qualification }) => qualification ?? UNKNOWN);
    this.activities = facet(CANDIDATE_ACTIVITIES, ({ lastActiveDay }) =>
      candidateActivity(lastActiveDay === null ? null : today - lastActiveDay),
    );
    this.resumes = facet(RESUME_CHOICES, ({ hasResume }) => (hasResume ? 'YES' : 'NO'));
    this.noticePeriods = facet(CANDIDATE_NOTICE_PERIODS, ({ noticePeriod }) => noticePeriod ?? UNKNOWN);
    this.openTo = facet(CANDIDATE_OPEN_TO, ({ openTo }) => openTo ?? UNKNOWN);
    this.workModes = new ChoiceFacet(
      CANDIDATE_WORK_MODES,
      Uint8Array.from(rows, ({ workModes }) =>
        ChoiceFacet.mask(CANDIDATE_WORK_MODES, workModes.length > 0 ? workModes : [UNKNOWN]),
      ),
    );
    this.preferredCities = encodeLists(rows.map(({ preferredCities }) => preferredCities));
    this.expectedSalaries = Float64Array.from(rows, ({ expectedSalary }) => expectedSalary ?? Number.NaN);
    this.experienceMonths = Int16Array.from(rows, ({ experienceMonths }) => experienceMonths ?? MONTHS_UNKNOWN);
    this.createdDays = Int32Array.from(rows, ({ createdDay }) => createdDay);
    this.confirmedTimes = Float64Array.from(rows, ({ confirmedAt }) => confirmedAt?.getTime() ?? 0);
  }

  rowOf(id: number): number | undefined {
    const row = this.blocks.get(blockOf(id))?.[placeOf(id)] ?? -1;
    return row === -1 ? undefined : row;
  }

  /** Returns the rows of the candidates of a block of the index, by their place in it; -1 for those who cannot be found. */
  rowsOfBlock(block: number): Int32Array | undefined {
    return this.blocks.get(block);
  }

  /** Null if unknown. */
  monthsOf(row: number): number | null {
    const months = this.experienceMonths[row] ?? MONTHS_UNKNOWN;
    return months === MONTHS_UNKNOWN ? null : months;
  }

  hasConfirmedAfter(row: number, time: Date): boolean {
    return (this.confirmedTimes[row] ?? 0) > time.getTime();
  }

  isNotLooking(row: number): boolean {
    return this.openTo.column.codes[row] === NOT_LOOKING;
  }

  /** Null if unknown. */
  salaryOf(row: number): number | null {
    const salary = this.expectedSalaries[row] ?? Number.NaN;
    return Number.isNaN(salary) ? null : salary;
  }

  /** Returns true if the experience of a row is within some months, or unknown. */
  isWithinMonths(row: number, from: number | null, to: number | null): boolean {
    const months = this.monthsOf(row);
    return months === null || ((from === null || months >= from) && (to === null || months <= to));
  }

  /** Returns a part of the ordered rows: the largest value first, and of equal values the most recently active. */
  order(rows: readonly number[], valueOf: (row: number) => number, part: { from: number; to: number }): number[] {
    const { size } = this;
    // One number for value and row, because typed arrays of numbers are sorted without a comparison function.
    const keys = new Float64Array(rows.length);
    rows.forEach((row, index) => (keys[index] = valueOf(row) * size + row));
    const wanted = keys.sort().subarray(Math.max(0, keys.length - part.to), Math.max(0, keys.length - part.from));
    return Array.from(wanted.toReversed(), (key) => ((key % size) + size) % size);
  }
}

function encodeLists(all: readonly (readonly string[])[]): { lists: (readonly string[])[]; codes: Int32Array } {
  const lists: (readonly string[])[] = [];
  const known = new Map<string, number>();
  const codes = Int32Array.from(all, (list) => {
    const text = list.join('\n');
    const code = known.get(text) ?? lists.push(list) - 1;
    known.set(text, code);
    return code;
  });
  return { lists, codes };
}

/** Compares ids by their value. */
const byId = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1);
