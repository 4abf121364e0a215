import { filterLettersAndSpaces, filterSearchedTitle } from '@job-alert/domain/text/input-filters';
import { filterPersonName } from '@job-alert/domain/text/person-name';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAdmin, decideApplication } from './builders/admin.js';
import { apply } from './builders/applications.js';
import { completeCandidate } from './builders/candidate.js';
import { approvedEmployer, openJob } from './builders/employer.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

const TITLES = [
  'Manager, Direct Tax',
  'R&D Head (Synthetic Yarn)',
  "Chef de Partie – Children's Menu",
  'Sales/Marketing Lead – 3D Printing',
  'C++ Developer | Embedded',
];

describe('searching a list', () => {
  let portal: Portal;
  let admin: Actor;
  let employer: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal);
    employer = await approvedEmployer(portal, admin, { organizationName: 'Ashok & Sons (Exports), Surat' });
    const candidate = await insertCandidate(portal, {
      firstName: 'José',
      lastName: 'Patel',
      email: 'jose.patel77@tapi.example',
      contact: '9812300456',
    });
    for (const title of TITLES) {
      await decideApplication(admin, await apply(candidate, await openJob(employer, admin, { title })), 'APPROVE');
    }
  });

  const matchesOf = async (
    list: string,
    filterType: string,
    filter: object,
    field: string,
    who = admin,
  ): Promise<string[]> => {
    const document = `query ($filter: ${filterType}) { ${list}(filter: $filter) { nodes { ${field} } } }`;
    const data = await who.client.ask<Record<string, { nodes: Record<string, string>[] }>>(document, { filter });
    return data[list]?.nodes.map((node) => node[field] ?? '') ?? [];
  };
  const jobs = (search: string) => matchesOf('jobs', 'JobsFilter', { search }, 'title');
  const ownJobs = async (search: string): Promise<string[]> => {
    const document = 'query ($search: String) { viewer { jobs(filter: { search: $search }) { nodes { title } } } }';
    const { viewer } = await employer.client.ask<{ viewer: { jobs: { nodes: { title: string }[] } } }>(document, {
      search,
    });
    return viewer.jobs.nodes.map(({ title }) => title);
  };
  interface Titled {
    nodes: { job: { title: string } }[];
  }
  const titlesOf = ({ nodes }: Titled) => nodes.map(({ job }) => job.title);
  const applications = async (search: string) => {
    const document =
      'query ($filter: ApplicationsFilter) { applications(filter: $filter) { nodes { job { title } } } }';
    return titlesOf((await admin.client.ask<{ applications: Titled }>(document, { filter: { search } })).applications);
  };
  const applicants = async (jobTitle: string) => {
    const document =
      'query ($filter: OwnApplicationsFilter) { viewer { applications(filter: $filter) { nodes { job { title } } } } }';
    const data = await employer.client.ask<{ viewer: { applications: Titled } }>(document, { filter: { jobTitle } });
    return titlesOf(data.viewer.applications);
  };
  const applicantNames = async (search: string) => {
    const document =
      'query ($filter: OwnApplicationsFilter) { viewer { applications(filter: $filter) { nodes { candidate { firstName lastName } } } } }';
    const data = await employer.client.ask<{
      viewer: { applications: { nodes: { candidate: { firstName: string; lastName: string } }[] } };
    }>(document, { filter: { search } });
    return data.viewer.applications.nodes.map(({ candidate: { firstName, lastName } }) => `${firstName} ${lastName}`);
  };
  const companies = (search: string) => matchesOf('companies', 'CompaniesFilter', { search }, 'name');
  const candidates = (search: string) => matchesOf('candidates', 'CandidatesFilter', { search }, 'email');

  test.each(TITLES)('finds the title %s as stored, in capitals and as the search fields filter it', async (title) => {
    for (const text of [title, title.toUpperCase(), filterSearchedTitle(title), title.replace(/[^\p{L} ]+/gu, ' ')]) {
      for (const search of [jobs, ownJobs, applications, applicants]) expect(await search(text)).toEqual([title]);
    }
    for (const search of [ownJobs, applicants]) expect(await search(filterLettersAndSpaces(title))).toEqual([title]);
  });

  test.each([
    ['tax dir man', ['Manager, Direct Tax']],
    ['yarn synth', ['R&D Head (Synthetic Yarn)']],
    ['3 printing', ['Sales/Marketing Lead – 3D Printing']],
    ['irect', []],
    ['direct yarn', []],
  ])('finds by the starts of words in any order: %s', async (text, titles) => {
    for (const search of [jobs, ownJobs, applications, applicants]) expect(await search(text)).toEqual(titles);
  });

  test('finds a job by words of its title and its company together', async () => {
    expect(await jobs('ashok tax')).toEqual(['Manager, Direct Tax']);
    expect(await jobs('Ashok & Sons (Exports), Surat')).toHaveLength(TITLES.length);
  });

  test('finds the applications for the jobs of a company', async () => {
    for (const text of ['Ashok & Sons', 'ashok sur']) expect(await applications(text)).toHaveLength(TITLES.length);
    expect(await applications('ashok tax')).toEqual(['Manager, Direct Tax']);
    expect(await applications('ashokk')).toEqual([]);
  });

  test.each(['Ashok & Sons (Exports), Surat', 'surat ashok', 'meera', 'shah ashok', '98123 45670', '+91 98123'])(
    'finds an employer by %s',
    async (text) => {
      expect(await companies(text)).toEqual(['Ashok & Sons (Exports), Surat']);
    },
  );

  test.each([
    'jose',
    'José Patel',
    'PATEL josé',
    'jose.patel77@tapi.example',
    'JOSE.PATEL77@',
    'patel tapi',
    '98123 00456',
  ])('finds a candidate by %s', async (text) => {
    expect(await candidates(text)).toEqual(['jose.patel77@tapi.example']);
  });

  test('finds people by names with apostrophes, hyphens, dots and Indian scripts', async () => {
    const jobId = await openJob(employer, admin, { title: 'Yarn Dyer' });
    const names = [
      ["Rosy D'Souza", "d'souza"],
      ['Anne Smith-Jones', 'smith-jones'],
      ['Md. Irfan', 'md. irf'],
      ['किरण पटेल', 'कि पटे'],
      ['ધ્રુવી પંડ્યા', 'ધ્રુવી'],
    ] as const;
    const emails: string[] = [];
    for (const [name, text] of names) {
      const [firstName, lastName] = name.split(' ');
      const candidate = await completeCandidate(portal, { firstName, lastName });
      await decideApplication(admin, await apply(candidate, jobId), 'APPROVE');
      emails.push(candidate.email);
      for (const typed of [name, text, text.replace("'", '’')]) {
        expect(await candidates(typed)).toEqual([candidate.email]);
        expect(await applicantNames(filterPersonName(typed))).toEqual([name]);
      }
    }
    const [rosy, anne] = emails;
    for (const [typed, name, email] of [
      ['DSouza', "Rosy D'Souza", rosy],
      ['smithjones', 'Anne Smith-Jones', anne],
    ] as const) {
      expect(await candidates(typed)).toEqual([email]);
      expect(await applicantNames(typed)).toEqual([name]);
      expect(await applications(typed)).toEqual(['Yarn Dyer']);
    }
  });

  test('finds nothing by special characters alone', async () => {
    for (const text of ['%', '_', '&', '%_%']) {
      for (const search of [jobs, ownJobs, applications, companies, candidates]) expect(await search(text)).toEqual([]);
    }
  });
});
