import type { OpenJob } from './open-jobs.types.js';

/** The fields of a job in a feed, under their GraphQL names. */
const FACTS = [
  'title',
  'description',
  'jobType',
  'workMode',
  'city',
  'state',
  'country',
  'salaryMin',
  'salaryMax',
  'minExperience',
  'maxExperience',
  'openings',
  'minimumQualification',
  'preferredSkills',
  'postedAt',
  'updatedAt',
  'deadline',
] as const;

/** The fields to read. */
export const FEED_FIELDS: readonly string[] = [
  ...FACTS,
  'path',
  'company',
  'company.id',
  'company.name',
  'company.website',
  'company.description',
  'company.industry',
];

/** Returns a job as JSON with the absolute URL of its page. */
export function jobAsJson(job: OpenJob, origin: string): Record<string, unknown> {
  const { id, path, company } = job;
  return { id, url: origin + path, ...Object.fromEntries(FACTS.map((name) => [name, job[name]])), company };
}

/** Streams all jobs as one JSON object. */
export async function* jobsAsJson(pages: AsyncIterable<readonly OpenJob[]>, origin: string): AsyncGenerator<string> {
  let total = 0;
  yield '{"jobs":[';
  for await (const jobs of pages) {
    const texts = jobs.map((job) => JSON.stringify(jobAsJson(job, origin)));
    yield (total > 0 && texts.length > 0 ? ',' : '') + texts.join(',');
    total += texts.length;
  }
  yield `],"total":${total}}`;
}
