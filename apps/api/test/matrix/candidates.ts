import { PROFILE, profileInput } from '../builders/candidate.js';
import { pdf, sent } from '../builders/files.js';
import { insertImportedCandidate } from '../builders/imports.js';
import { insertCandidate } from '../builders/records.js';
import { resumeDocx } from '../builders/resume-files.js';
import { REST_PERSON } from '../builders/rest.js';
import type { OperationRows, RestRows } from './rows.js';
import { admins, candidates, employers, ownAccount, staff, users } from './verdicts.js';
import type { World } from './world.js';

const theCandidate = ({ candidateId }: World) => ({ variables: { id: candidateId } });
const candidatePath = ({ candidateId }: World) => ({ path: { id: candidateId } });

const REVEAL = 'mutation ($id: ID!) { revealIdentityNumber(input: { candidateId: $id, kind: PAN }) { number } }';

/** A candidate with a stored PAN. */
async function candidateWithPan({ portal }: World): Promise<{ variables: { id: string } }> {
  const panNumberSealed = portal.container.fieldEncryption.seal('ABCDE1234F');
  return { variables: { id: (await insertCandidate(portal, {}, { panNumberSealed })).id } };
}

export const STORE_RESUME = `mutation ($input: StoreResumeInput!) {
  storeResume(input: $input) { candidate { id resume { name } } }
}`;
const storing = (candidateId: string) => ({
  variables: { input: { candidateId, resume: null } },
  files: { 'input.resume': pdf() },
});

export const candidateOperations: OperationRows = {
  'User.candidate': {
    document: `query { viewer { candidate { ${PROFILE} } } }`,
    verdicts: ownAccount('NULL', { candidate: 'OK', otherCandidate: 'OK' }),
  },
  'Candidate.user': {
    document: 'query ($id: ID!) { candidate(id: $id) { user { id email } } }',
    call: theCandidate,
    verdicts: users('NULL', { candidate: 'OK', interviewer: 'FORBIDDEN', ...staff() }),
  },
  'Candidate.applications': {
    document: 'query ($id: ID!) { candidate(id: $id) { applications { nodes { id } totalCount } } }',
    call: theCandidate,
    verdicts: users('NULL', {
      candidate: 'OK',
      employer: 'OK',
      recruiter: 'OK',
      interviewer: 'FORBIDDEN',
      ...staff(),
    }),
  },
  'Query.candidate': {
    document: `query ($id: ID!) { candidate(id: $id) { ${PROFILE} } }`,
    call: theCandidate,
    verdicts: users('NULL', {
      candidate: 'OK',
      employer: 'OK',
      recruiter: 'OK',
      interviewer: 'FORBIDDEN',
      ...staff(),
    }),
  },
  'Query.candidates': { document: 'query { candidates { nodes { id } totalCount } }', verdicts: admins() },
  'Mutation.revealIdentityNumber': {
    document: REVEAL,
    call: theCandidate,
    freshCall: candidateWithPan,
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Mutation.saveCandidateProfile': {
    document:
      'mutation ($input: SaveCandidateProfileInput!) { saveCandidateProfile(input: $input) { candidate { id } } }',
    call: () => ({ variables: { input: profileInput() } }),
    verdicts: candidates(),
  },
  'Mutation.storeResume': {
    document: STORE_RESUME,
    call: ({ candidateId }) => storing(candidateId),
    freshCall: async ({ portal }) => storing(await insertImportedCandidate(portal)),
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Candidate.resumeStoring': {
    document: 'query ($id: ID!) { candidate(id: $id) { id resumeStoring { storedByName } } }',
    call: theCandidate,
    verdicts: users('NULL', {
      candidate: 'OK',
      employer: 'FORBIDDEN',
      recruiter: 'FORBIDDEN',
      interviewer: 'FORBIDDEN',
      ...staff(),
    }),
  },
  'Candidate.canStoreResume': {
    document: 'query ($id: ID!) { candidate(id: $id) { canStoreResume } }',
    call: theCandidate,
    verdicts: users('NULL', {
      candidate: 'FORBIDDEN',
      employer: 'FORBIDDEN',
      recruiter: 'FORBIDDEN',
      interviewer: 'FORBIDDEN',
      ...staff(),
    }),
  },
  'Mutation.parseResume': {
    document:
      'mutation ($input: ParseResumeInput!) { parseResume(input: $input) { resume { firstName lastName skills } } }',
    call: () => ({
      variables: { input: { file: null } },
      files: {
        'input.file': sent('resume.docx', resumeDocx('Asha Patel, textile designer, Surat, Gujarat, India')),
      },
    }),
    verdicts: candidates(),
  },
  'User.searchVisibility': {
    document: 'query { viewer { searchVisibility } }',
    verdicts: ownAccount('NULL', { candidate: 'OK', otherCandidate: 'OK' }),
  },
  'Mutation.setSearchVisibility': {
    document: 'mutation { setSearchVisibility(input: { isVisible: true }) { user { id searchVisibility } } }',
    verdicts: candidates(),
  },
  'Mutation.saveCandidateSkills': {
    document:
      'mutation ($input: SaveCandidateSkillsInput!) { saveCandidateSkills(input: $input) { candidate { id skills } } }',
    call: () => ({ variables: { input: { skills: ['Tally Prime'] } } }),
    verdicts: candidates(),
  },
};

export const candidateRoutes: RestRows = {
  'GET api/candidate/profile/{id}': {
    request: candidatePath,
    verdicts: candidates('OK', 'NOT_FOUND', staff()),
  },
  'POST api/candidate/profile/{id}': {
    request: (world) => ({
      ...candidatePath(world),
      body: { candidate_details: REST_PERSON },
    }),
    verdicts: candidates('OK', 'NOT_FOUND'),
  },
  'GET api/admin/candidates': { verdicts: admins() },
  'GET api/admin/candidates/view-profile': { verdicts: admins() },
  'GET api/admin/candidates/{id}': { request: candidatePath, verdicts: admins() },
  'GET api/admin/candidates/details/{id}': {
    request: candidatePath,
    verdicts: employers('OK', 'NOT_FOUND', staff()),
  },
  'PUT api/admin/candidate/update-status/{id}': {
    request: (world) => ({ ...candidatePath(world), body: { status: 'Inactive' } }),
    freshRequest: async ({ portal }) => ({
      path: { id: (await insertCandidate(portal)).id },
      body: { status: 'Inactive' },
    }),
    verdicts: admins('OK', 'RECRUITER'),
  },
};
