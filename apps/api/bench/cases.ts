/** A measured case: the same content, requested from the limit and from the portal. */
export interface Case {
  name: string;
  /** Goals for portal throughput ÷ limit throughput: with different requests, and with identical concurrent requests. */
  goal: number;
  goalAtOnce: number;
  limitPath: string;
  query: string;
  variables: Readonly<Record<string, unknown>>;
}

const NODE = `id title jobType workMode city state salaryMin salaryMax minExperience maxExperience openings minimumQualification preferredSkills postedAt deadline company { id name industry }`;
export const PAGE = `query Openings($after: String, $page: Int, $filter: OpenJobsFilter, $orderBy: OpenJobOrder) {
  openJobs(first: 20, after: $after, page: $page, filter: $filter, orderBy: $orderBy) { edges { cursor node { ${NODE} } } pageInfo { hasNextPage endCursor } }
}`;
export const ONE = `query Opening($id: ID!) { openJob(id: $id) { ${NODE} } }`;

/** Returns the cases for a cursor and a job in the middle of the list. */
export function benchCases(middle: { cursor: string; listedAt: string; id: string }): Case[] {
  const words = { filter: { query: 'developer', location: 'surat' } };
  const cursorPath = `/cursor?at=${encodeURIComponent(middle.listedAt)}&id=${middle.id}`;
  return [
    { name: 'first page', goal: 0.7, goalAtOnce: 3, limitPath: '/first', query: PAGE, variables: {} },
    { name: 'page 500', goal: 0.95, goalAtOnce: 3, limitPath: '/far', query: PAGE, variables: { page: 500 } },
    {
      name: 'cursor',
      goal: 0.8,
      goalAtOnce: 3,
      limitPath: cursorPath,
      query: PAGE,
      variables: { after: middle.cursor },
    },
    {
      name: 'text + city',
      goal: 4,
      goalAtOnce: 3,
      limitPath: '/words',
      query: PAGE,
      variables: { ...words, orderBy: { field: 'POSTED_AT', direction: 'DESC' } },
    },
    {
      name: 'one job',
      goal: 0.7,
      goalAtOnce: 1.8,
      limitPath: `/one?id=${middle.id}`,
      query: ONE,
      variables: { id: middle.id },
    },
  ];
}
