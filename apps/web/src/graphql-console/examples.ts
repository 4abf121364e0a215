interface Example {
  query: string;
  variables?: string;
}

/** Queries of open jobs that work without a key. */
const EXAMPLES: readonly Example[] = [
  {
    query: `# The newest open jobs; Ctrl+Enter asks for them.
# No key is needed. To use yours, write
# "Bearer ja_..." as authorization under Headers.
query NewestJobs {
  openJobs(first: 5, orderBy: { field: POSTED_AT, direction: DESC }) {
    nodes {
      id
      title
      city
      salaryMin
      salaryMax
      deadline
      path
      company {
        name
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
  },
  {
    query: `# A search. For the next page, send endCursor
# as the variable "after".
query SearchJobs($filter: OpenJobsFilter, $after: String) {
  openJobs(first: 10, filter: $filter, after: $after) {
    nodes {
      id
      title
      preferredSkills
      city
      deadline
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    variables: asText({ filter: { location: 'surat', experience: 3 }, after: null }),
  },
  {
    query: `# One job by its id; null when it is not open.
query OneJob($id: ID!) {
  openJob(id: $id) {
    id
    title
    description
    deadline
    company {
      name
      website
    }
  }
}
`,
    variables: asText({ id: '1' }),
  },
];

/** An empty value counts as no authorization. */
export const HEADERS = asText({ authorization: '' });

/** Parses the query of the console's URL (`?query=…&variables=…`, as in GraphQL over HTTP by GET). */
export function parseRequestedExample(search: string): Example | null {
  const requested = new URLSearchParams(search);
  const query = requested.get('query');
  return query === null ? null : { query, variables: requested.get('variables') ?? '' };
}

export function firstTabs(requested: Example | null): (Example & { headers: string })[] {
  return [...(requested ? [requested] : []), ...EXAMPLES].map((tab) => ({ ...tab, headers: HEADERS }));
}

function asText(value: object): string {
  return JSON.stringify(value, null, 2);
}
