/** One thing to measure: the same content asked of the limit and of the portal. */
export interface Case {
  name: string;
  /** performance.md's goal for portal throughput ÷ limit throughput. */
  goal: number;
  limitPath: string;
  body: string;
}

const NODE = `id title jobType workMode city state salaryMin salaryMax minExperience maxExperience openings minimumQualification preferredSkills postedAt deadline company { id name industry }`;
const PAGE = `query Openings($after: String, $page: Int, $filter: OpenJobsFilter, $orderBy: OpenJobOrder) {
  openJobs(first: 20, after: $after, page: $page, filter: $filter, orderBy: $orderBy) { edges { cursor node { ${NODE} } } pageInfo { hasNextPage endCursor } }
}`;
const ONE = `query Opening($id: ID!) { openJob(id: $id) { ${NODE} } }`;

const bodyOf = (query: string, variables: Record<string, unknown>): string => JSON.stringify({ query, variables });

/** The measured cases, given a cursor and a job in the middle of the list. */
export function benchCases(middle: { cursor: string; listedAt: string; id: string }): Case[] {
  return [
    { name: 'first page', goal: 0.65, limitPath: '/first', body: bodyOf(PAGE, {}) },
    { name: 'page 500', goal: 0.9, limitPath: '/far', body: bodyOf(PAGE, { page: 500 }) },
    {
      name: 'cursor',
      goal: 0.8,
      limitPath: `/cursor?at=${encodeURIComponent(middle.listedAt)}&id=${middle.id}`,
      body: bodyOf(PAGE, { after: middle.cursor }),
    },
    {
      name: 'text + city',
      goal: 4,
      limitPath: '/words',
      body: bodyOf(PAGE, {
        filter: { query: 'developer', location: 'surat' },
        orderBy: { field: 'POSTED_AT', direction: 'DESC' },
      }),
    },
    { name: 'one job', goal: 0.55, limitPath: `/one?id=${middle.id}`, body: bodyOf(ONE, { id: middle.id }) },
  ];
}

/** What the middle of the list is read with. */
export const PAGE_QUERY = PAGE;
