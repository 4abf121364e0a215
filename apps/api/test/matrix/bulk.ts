import { apply } from '../builders/applications.js';
import { postJob } from '../builders/employer.js';
import { insertImport } from '../builders/imports.js';
import { insertCandidate } from '../builders/records.js';
import { formOf } from '../builders/rest.js';
import { candidateRow, csvFile, employerRow, PREVIEW_IMPORT, RUN_IMPORT } from '../builders/spreadsheets.js';
import type { OperationRows, RestRows } from './rows.js';
import { admins } from './verdicts.js';
import type { World } from './world.js';

const theCandidate = ({ candidateId }: World) => [candidateId];
const theJob = ({ jobId }: World) => [jobId];
const theApplication = ({ applicationId }: World) => [applicationId];
const newCandidate = async ({ portal }: World) => [(await insertCandidate(portal)).id];
const newJob = async ({ office }: World) => [await postJob(office.employer)];
const newApplication = async ({ portal, jobId }: World) => [await apply(await insertCandidate(portal), jobId)];

const deletion = (
  field: string,
  existingIds: (world: World) => string[],
  fresh: (world: World) => Promise<string[]>,
): OperationRows => ({
  [`Mutation.${field}`]: {
    document: `mutation ($ids: [ID!]!) { ${field}(input: { ids: $ids }) { deleted { users jobs applications } } }`,
    call: (world) => ({ variables: { ids: existingIds(world) } }),
    freshCall: async (world) => ({ variables: { ids: await fresh(world) } }),
    verdicts: admins('OK', 'ADMINISTRATOR'),
  },
});

const importCall = () => ({
  variables: { kind: 'CANDIDATES', file: null },
  files: { file: csvFile([candidateRow()]) },
});

export const bulkOperations: OperationRows = {
  'Query.deletionPreview': {
    document: 'query ($ids: [ID!]!) { deletionPreview(kind: JOBS, ids: $ids) { jobs applications } }',
    call: (world) => ({ variables: { ids: theJob(world) } }),
    verdicts: admins('OK', 'ADMINISTRATOR'),
  },
  ...deletion('deleteUsers', theCandidate, newCandidate),
  ...deletion('deleteJobs', theJob, newJob),
  ...deletion('deleteApplications', theApplication, newApplication),
  'Query.recentImports': {
    document: 'query { recentImports(kind: CANDIDATES) { id } }',
    call: () => ({ variables: {} }),
    verdicts: admins(),
  },
  'Mutation.undoImport': {
    document: 'mutation ($id: ID!) { undoImport(input: { id: $id }) { import { id } } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: async ({ portal }) => ({ variables: { id: await insertImport(portal) } }),
    verdicts: admins('OK', 'ADMINISTRATOR'),
  },
  'Mutation.previewImport': { document: PREVIEW_IMPORT, call: importCall, verdicts: admins('OK', 'RECRUITER') },
  'Mutation.runImport': { document: RUN_IMPORT, call: importCall, verdicts: admins('OK', 'RECRUITER') },
};

const deletionPath = (
  path: string,
  name: string,
  existingIds: (world: World) => string[],
  fresh: (world: World) => Promise<string[]>,
): RestRows => ({
  [`DELETE ${path}`]: {
    request: (world) => ({ body: { [name]: existingIds(world) } }),
    freshRequest: async (world) => ({ body: { [name]: await fresh(world) } }),
    verdicts: admins('OK', 'ADMINISTRATOR'),
  },
});

const importPath = (step: string, kind: string, row: () => Readonly<Record<string, string>>): RestRows => ({
  [`POST api/admin/${step}/${kind}`]: {
    request: () => ({ body: formOf({ file: [new Blob([csvFile([row()]).bytes]), 'people.csv'] }) }),
    verdicts: admins('OK', 'RECRUITER'),
  },
});

export const bulkRoutes: RestRows = {
  ...deletionPath('api/admin/users/delete', 'user_ids', theCandidate, newCandidate),
  ...deletionPath('job/delete-jobs', 'job_ids', theJob, newJob),
  ...deletionPath('job/delete-applications', 'ids', theApplication, newApplication),
  ...importPath('preview-import', 'candidates', candidateRow),
  ...importPath('preview-import', 'employers', employerRow),
  ...importPath('bulk-import', 'candidates', candidateRow),
  ...importPath('bulk-import', 'employers', employerRow),
};
