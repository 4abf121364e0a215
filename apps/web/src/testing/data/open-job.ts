import { paths } from '../../config/paths';
import type { OpenJobQuery } from '../../features/jobs/job-page/open-job.public.generated';

type Job = NonNullable<OpenJobQuery['openJob']>;

/** Returns an opening with the fields of its own page. */
export const anOpenJob = (overrides: Partial<Job> = {}): Job => ({
  id: '12',
  title: 'Accountant',
  description: 'You keep the books.',
  jobType: 'FULL_TIME',
  workMode: 'ONSITE',
  city: 'Surat',
  state: 'Gujarat',
  country: 'India',
  streetAddress: null,
  pincode: null,
  salaryMin: 300000,
  salaryMax: 450000,
  minExperience: 2,
  maxExperience: 5,
  openings: 3,
  minimumQualification: 'B.Com',
  preferredSkills: ['Tally', 'GST'],
  postedAt: '2025-11-01T20:00:00.000Z',
  deadline: '2025-12-31',
  path: `${paths.openings}/12-accountant-surat`,
  company: {
    id: '9',
    name: 'Rao & Sons',
    website: 'https://rao.example.com',
    description: 'Three mills.',
    industry: 'Textile',
  },
  similar: [],
  sameCompany: [],
  sameCity: [],
  ...overrides,
});
