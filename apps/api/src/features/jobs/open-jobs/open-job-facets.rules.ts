import {
  type Band,
  EXPERIENCE_BAND_YEARS,
  EXPERIENCE_BANDS,
  reachesInto,
  SALARY_BAND_RUPEES,
  SALARY_BANDS,
} from '@job-alert/domain/jobs/job-bands';
import { JOB_TYPES, type JobType, WORK_MODES, type WorkMode } from '@job-alert/domain/jobs/job-labels';
import { placeWords } from '@job-alert/domain/search/place-names';
import { searchedPlaces } from '@job-alert/domain/search/place-search';
import { ChoiceFacet, countFacets, NameFacet } from '../../../platform/facet-table.js';
import { PlaceSuggestions } from '../suggestions/job-suggestions.rules.js';
import type { OpenJobFacets } from './open-job-facets.types.js';
import type { OpenJobsFilter } from './open-jobs.types.js';

/** A group of open jobs with equal facet values. */
export interface FacetRow {
  workMode: WorkMode;
  jobType: JobType;
  minExperience: number;
  maxExperience: number;
  /** A salary in the lowest band of the jobs, and one in the highest. */
  salaryMin: number;
  salaryMax: number;
  city: string;
  state: string;
  industry: string;
  jobs: number;
}

export type FacetCounts = Omit<OpenJobFacets, 'isComplete' | 'age'>;

/**
 * Rows encoded as numbers, so that 100,000 of them are counted in a few milliseconds for any combination of filters.
 */
export class FacetTable {
  readonly jobs: number;
  private readonly weights: Int32Array;
  private readonly workModes: ChoiceFacet<WorkMode>;
  private readonly jobTypes: ChoiceFacet<JobType>;
  private readonly experienceBands: ChoiceFacet<(typeof EXPERIENCE_BANDS)[number]>;
  private readonly salaryBands: ChoiceFacet<(typeof SALARY_BANDS)[number]>;
  private readonly cities: NameFacet;
  private readonly industries: NameFacet;
  private readonly places: NameFacet;
  private readonly years: { min: Uint8Array; max: Uint8Array };
  private suggestions: PlaceSuggestions | null = null;

  constructor(rows: readonly FacetRow[]) {
    this.weights = Int32Array.from(rows, (row) => row.jobs);
    this.jobs = this.weights.reduce((sum, jobs) => sum + jobs, 0);
    const codes = (codeOf: (row: FacetRow) => number) => Uint8Array.from(rows, codeOf);
    const names = (nameOf: (row: FacetRow) => string) => new NameFacet(rows.map(nameOf), this.weights);
    this.workModes = new ChoiceFacet(
      WORK_MODES,
      codes(({ workMode }) => ChoiceFacet.bit(WORK_MODES, workMode)),
    );
    this.jobTypes = new ChoiceFacet(
      JOB_TYPES,
      codes(({ jobType }) => ChoiceFacet.bit(JOB_TYPES, jobType)),
    );
    this.experienceBands = new ChoiceFacet(
      EXPERIENCE_BANDS,
      codes((row) => bandMask(EXPERIENCE_BANDS, EXPERIENCE_BAND_YEARS, row.minExperience, row.maxExperience)),
    );
    this.salaryBands = new ChoiceFacet(
      SALARY_BANDS,
      codes((row) => bandMask(SALARY_BANDS, SALARY_BAND_RUPEES, row.salaryMin, row.salaryMax)),
    );
    this.years = { min: codes((row) => row.minExperience), max: codes((row) => row.maxExperience) };
    this.cities = names(({ city }) => city);
    this.industries = names(({ industry }) => industry);
    this.places = names(({ city, state }) => `${city}\n${state}`);
  }

  /** Created on first use. */
  placeSuggestions(): PlaceSuggestions {
    this.suggestions ??= this.createSuggestions();
    return this.suggestions;
  }

  count(filter: OpenJobsFilter): FacetCounts {
    const { weights, years } = this;
    const isNear = this.placesNear(searchedPlaces(filter.location ?? ''));
    const year = filter.experience;
    const [workModes, jobTypes, experienceBands, salaryBands, cities, industries] = countFacets({
      rows: weights.length,
      weights,
      facets: [
        this.workModes.choose(filter.workModes),
        this.jobTypes.choose(filter.jobTypes),
        this.experienceBands.choose(filter.experienceBands),
        this.salaryBands.choose(filter.salaryBands),
        this.cities.choose(filter.cities),
        this.industries.choose(filter.industries),
      ],
      isIncluded: (row) =>
        (!isNear || isNear[this.places.column.codes[row] ?? 0] === 1) &&
        (year == null || ((years.min[row] ?? 0) <= year && (years.max[row] ?? 0) >= year)),
    });
    return {
      workModes: this.workModes.counted(workModes),
      jobTypes: this.jobTypes.counted(jobTypes),
      experienceBands: this.experienceBands.counted(experienceBands),
      salaryBands: this.salaryBands.counted(salaryBands),
      cities: this.cities.counted(cities, filter.cities),
      industries: this.industries.counted(industries, filter.industries),
    };
  }

  private createSuggestions(): PlaceSuggestions {
    const { weights, places } = this;
    const [jobs] = countFacets({ rows: weights.length, weights, facets: [places.choose(null)] });
    return new PlaceSuggestions(
      places.spellings.map((place, code) => {
        const [city = '', state = ''] = place.split('\n');
        return { city, state, jobs: jobs?.[code] ?? 0 };
      }),
    );
  }

  /** Flags by code whether every word of one of the places is a prefix of one of its words; null without places. */
  private placesNear(searched: readonly (readonly string[])[]): Uint8Array | null {
    if (searched.length === 0) return null;
    return Uint8Array.from(this.places.spellings, (name) => {
      const its = name.split('\n').flatMap(placeWords);
      return searched.some((words) => words.every((word) => its.some((one) => one.startsWith(word)))) ? 1 : 0;
    });
  }
}

const bandMask = <Value extends string>(
  values: readonly Value[],
  bands: Readonly<Record<Value, Band>>,
  min: number,
  max: number,
): number => values.reduce((bits, value, index) => bits | (reachesInto(bands[value], min, max) ? 1 << index : 0), 0);
