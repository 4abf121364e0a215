import { EXPERIENCE_BANDS, SALARY_BANDS } from '@job-alert/domain/jobs/job-bands';
import { paths } from '../../config/paths';
import type { JobResultFragment, OpenJobsQuery } from '../../features/jobs/job-search/open-jobs.public.generated';

/** Returns an opening with the fields of the list. */
export const anOpening = (overrides: Partial<JobResultFragment> = {}): JobResultFragment => ({
  id: '1',
  title: 'Accountant',
  city: 'Surat',
  minExperience: 2,
  maxExperience: 5,
  preferredSkills: ['Tally', 'GST'],
  path: `${paths.openings}/1-accountant`,
  company: { id: '9', name: 'Rao & Sons' },
  jobType: 'FULL_TIME',
  workMode: 'ONSITE',
  salaryMin: 300_000,
  salaryMax: 420_000,
  postedAt: '2026-11-12T06:30:00.000Z',
  deadline: '2026-12-31',
  ...overrides,
});

/** Returns this many openings, each with its number in its title. */
export const openings = (count: number): JobResultFragment[] =>
  Array.from({ length: count }, (_, index) =>
    anOpening({
      id: String(index + 1),
      title: `Job ${index + 1}`,
      path: `${paths.openings}/${index + 1}-job-${index + 1}`,
    }),
  );

type Found = OpenJobsQuery['openJobs'];

/** Returns the API's response to the job page, as if these were all jobs. */
export const openingsAnswer = (
  nodes: JobResultFragment[],
  { facets, ...others }: Partial<Omit<Found, 'facets'>> & { facets?: Partial<Found['facets']> } = {},
): OpenJobsQuery => ({
  openJobs: {
    nodes,
    pageInfo: { hasNextPage: false },
    totalCount: nodes.length,
    leftOutWords: [],
    facets: {
      workModes: [
        { value: 'ONSITE', count: nodes.length },
        { value: 'REMOTE', count: 2 },
        { value: 'HYBRID', count: 1 },
        { value: 'WORK_FROM_HOME', count: 0 },
      ],
      jobTypes: [
        { value: 'FULL_TIME', count: nodes.length },
        { value: 'PART_TIME', count: 0 },
      ],
      experienceBands: EXPERIENCE_BANDS.map((value) => ({ value, count: 1 })),
      salaryBands: SALARY_BANDS.map((value) => ({ value, count: 1 })),
      industries: [{ value: 'Textile', count: nodes.length }],
      cities: [{ value: 'Surat', count: nodes.length }],
      isComplete: true,
      ...facets,
    },
    ...others,
  },
});
