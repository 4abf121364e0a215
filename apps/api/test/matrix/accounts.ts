import { candidateInput } from '../builders/candidate.js';
import { employerInput, REGISTER_EMPLOYER } from '../builders/employer.js';
import { pdf } from '../builders/files.js';
import { insertCandidate, nextNumber, visitor } from '../builders/records.js';
import type { OperationRows, RestRows } from './rows.js';
import { admins, everybody, users } from './verdicts.js';
import type { World } from './world.js';

/** The login of an account with a password. */
async function credentials({ portal }: World): Promise<{ email: string; password: string }> {
  const input = employerInput();
  await visitor(portal).ask(REGISTER_EMPLOYER, { input });
  return { email: input.email, password: input.password };
}

export const accountOperations: OperationRows = {
  'Query.viewer': { document: 'query { viewer { id email } }', verdicts: everybody() },
  'Query.user': {
    document: 'query ($id: ID!) { user(id: $id) { id email } }',
    call: ({ candidateId }) => ({ variables: { id: candidateId } }),
    verdicts: users('NOT_FOUND', { candidate: 'OK', admin: 'OK' }),
  },
  'Mutation.registerEmployer': {
    document: REGISTER_EMPLOYER,
    freshCall: async () => ({ variables: { input: employerInput() } }),
    verdicts: everybody(),
  },
  'Mutation.registerCandidate': {
    document: `mutation ($input: RegisterCandidateInput!, $resume: Upload!) {
      registerCandidate(input: $input, resume: $resume) { id }
    }`,
    // A form with a dead token is not read, nor one with a key; without a token it counts as a stranger's.
    call: () => ({ variables: { input: candidateInput(), resume: null }, files: { resume: pdf() } }),
    verdicts: everybody('OK', { inactive: 'UNAUTHENTICATED', jobsKey: 'FORBIDDEN', reportsKey: 'FORBIDDEN' }),
  },
  'Mutation.signIn': {
    document: 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
    freshCall: async (world) => ({ variables: { input: await credentials(world) } }),
    verdicts: everybody(),
  },
  'Mutation.signOut': { document: 'mutation { signOut { id } }', verdicts: users('OK') },
  'Mutation.setUserActive': {
    document: 'mutation ($id: ID!) { setUserActive(id: $id, isActive: false) { id } }',
    call: ({ candidateId }) => ({ variables: { id: candidateId } }),
    freshCall: async ({ portal }) => ({ variables: { id: (await insertCandidate(portal)).id } }),
    verdicts: admins(),
  },
};

export const accountRoutes: RestRows = {
  'POST api/register': {
    freshRequest: async () => ({
      body: {
        ...{ user_type: 'employer', first_name: 'A', last_name: 'B', contact: '9876543210', gstno: '24ABCDE1234F1Z5' },
        ...{ email: `matrix-${nextNumber()}@test.example`, password: 'Loom&Thread7', org_name: 'Mill' },
        org_website: 'mill.example',
      },
    }),
    verdicts: everybody(),
  },
  'POST api/login': {
    freshRequest: async (world) => ({ body: await credentials(world) }),
    verdicts: everybody(),
  },
  'POST api/logout': { verdicts: users('OK') },
  'GET api/check-user-status/{id}': {
    request: ({ candidateId }) => ({ path: { id: candidateId } }),
    verdicts: users('NOT_FOUND', { candidate: 'OK', admin: 'OK' }),
  },
};
