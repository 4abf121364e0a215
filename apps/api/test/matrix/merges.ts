import { COMPANY_PREVIEW, MERGE_COMPANIES, mergeInput, sameGstin } from '../builders/company-merges.js';
import { insertCandidate } from '../builders/records.js';
import type { OperationRows } from './rows.js';
import { admins } from './verdicts.js';
import type { World } from './world.js';

const MERGE = `mutation ($keepId: ID!, $removeId: ID!) {
  mergeCandidates(input: { keepId: $keepId, removeId: $removeId }) { merge { id } }
}`;

const both = ({ candidateId, actors }: World) => ({
  variables: { keepId: candidateId, removeId: actors.otherCandidate.id },
});
const twoNew = async ({ portal }: World) => ({
  variables: { keepId: (await insertCandidate(portal)).id, removeId: (await insertCandidate(portal)).id },
});
const merged = async (world: World) => {
  const { variables } = await twoNew(world);
  const { mergeCandidates } = await world.office.admin.client.ask<{ mergeCandidates: { merge: { id: string } } }>(
    MERGE,
    variables,
  );
  return { variables: { id: mergeCandidates.merge.id } };
};

const bothCompanies = ({ actors }: World) => ({
  variables: { keepId: actors.employer.id, removeId: actors.otherEmployer.id },
});
const twoCompanies = async ({ portal, office: { admin } }: World) => {
  const { keep, removed } = await sameGstin(portal, admin);
  return { variables: { input: await mergeInput(admin, keep.id, removed.id) } };
};

export const mergeOperations: OperationRows = {
  'Query.mergePreview': {
    document: 'query ($keepId: ID!, $removeId: ID!) { mergePreview(keepId: $keepId, removeId: $removeId) { effects } }',
    call: both,
    verdicts: admins('OK', 'ADMINISTRATOR'),
  },
  'Mutation.mergeCandidates': {
    document: MERGE,
    call: both,
    freshCall: twoNew,
    verdicts: admins('OK', 'ADMINISTRATOR'),
  },
  'Mutation.undoMerge': {
    document: 'mutation ($id: ID!) { undoMerge(input: { id: $id }) { restored { id } } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: merged,
    verdicts: admins('OK', 'ADMINISTRATOR'),
  },
  'Query.companyMergePreview': {
    document: COMPANY_PREVIEW,
    call: bothCompanies,
    verdicts: admins('OK', 'ADMINISTRATOR'),
  },
  'Mutation.mergeCompanies': {
    document: MERGE_COMPANIES,
    call: ({ actors }) => ({
      variables: {
        input: {
          keepId: actors.employer.id,
          keepVersion: 1,
          removeId: actors.otherEmployer.id,
          removeVersion: 1,
          confirmedName: '',
        },
      },
    }),
    freshCall: twoCompanies,
    verdicts: admins('OK', 'ADMINISTRATOR'),
  },
};
