const FIELDS = [
  'id',
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
  'deadline',
];
const COMPANY = ['id', 'name', 'website', 'description', 'industry'];
const ORDERS = ['null', '{ field: POSTED_AT, direction: DESC }', '{ field: POSTED_AT, direction: ASC }'];
const FILTERS = [
  '',
  'query: "silk"',
  'query: "textile weaver", location: "surat"',
  'experience: 3',
  'minSalary: 100000, jobTypes: [FULL_TIME]',
  'location: "surat", workModes: [REMOTE], postedAfter: "2026-01-01"',
];

/** Maps distinct numbers to scattered, distinct numbers of 22 bits, so that neighbours request different fields. */
const scattered = (index: number): number => (Math.imul(index + 1, 2_654_435) >>> 0) & 0x3fffff;

const chosen = (names: readonly string[], bits: number): string =>
  names.filter((_, bit) => (bits >>> bit) & 1).join(' ');

/** Returns a document for open jobs that is unique for every index below four million: selection, order, filter, page size. */
export function openJobsOfShape(index: number): string {
  const bits = scattered(index);
  const company = chosen(COMPANY, bits >>> FIELDS.length);
  const filter = FILTERS[index % FILTERS.length] ?? '';
  const page = index % 4 === 0 ? `, page: ${1 + (index % 50)}` : '';
  const call = `first: ${1 + (index % 60)}, orderBy: ${ORDERS[index % ORDERS.length]}, filter: { ${filter} }${page}`;
  const fields = `${chosen(FIELDS, bits) || 'id'}${company && ` company { ${company} }`}`;
  return `{ openJobs(${call}) { nodes { ${fields} } } }`;
}
