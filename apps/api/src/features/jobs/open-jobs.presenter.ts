import type { OpenJob } from './open-jobs.types.js';

/** What a feed tells of a job, under the names of GraphQL. */
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

/** What is read for it. */
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

/** A job as JSON, with the whole address of its page. */
export function jobAsJson(job: OpenJob, origin: string): Record<string, unknown> {
  const { id, path, company } = job;
  return { id, url: origin + path, ...Object.fromEntries(FACTS.map((name) => [name, job[name]])), company };
}

/** All jobs as the text of one JSON object, part by part. */
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
