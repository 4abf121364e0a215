import { nextNumber } from '../builders/records.js';
import type { Call, OperationRows } from './rows.js';
import { admins } from './verdicts.js';
import { freshClient, type World } from './world.js';

export const CREATE_POOL =
  'mutation ($name: String!) { createTalentPool(input: { name: $name }) { pool { id name } } }';
export const ADD_TO_POOL = `mutation ($poolId: ID!, $candidateIds: [ID!]!) {
  addToTalentPool(input: { poolId: $poolId, candidateIds: $candidateIds }) { results { candidateId code message candidate { id } } }
}`;

async function newPool(world: World): Promise<string> {
  const client = await freshClient(world, 'admin');
  const { createTalentPool } = await client.ask<{ createTalentPool: { pool: { id: string } } }>(CREATE_POOL, {
    name: `Pool ${nextNumber()}`,
  });
  return createTalentPool.pool.id;
}
const ofPool = async (world: World): Promise<Call> => ({ variables: { id: await newPool(world) } });
const member = async (world: World): Promise<Call> => {
  const variables = { poolId: await newPool(world), candidateIds: [world.candidateId] };
  await (await freshClient(world, 'admin')).ask(ADD_TO_POOL, variables);
  return { variables: { ...variables, candidateId: world.candidateId } };
};
const anyMember = ({ candidateId }: World): Call => ({
  variables: { poolId: '1', candidateIds: [candidateId], candidateId },
});

export const talentPoolOperations: OperationRows = {
  'Query.talentPools': { document: '{ talentPools { id name memberCount } }', verdicts: admins() },
  'Mutation.createTalentPool': {
    document: CREATE_POOL,
    call: () => ({ variables: { name: `Pool ${nextNumber()}` } }),
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Mutation.renameTalentPool': {
    document:
      'mutation ($id: ID!, $name: String!) { renameTalentPool(input: { id: $id, name: $name }) { pool { id } } }',
    call: () => ({ variables: { id: '1', name: 'Renamed' } }),
    freshCall: async (world) => ({
      variables: { ...(await ofPool(world)).variables, name: `Renamed ${nextNumber()}` },
    }),
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Mutation.deleteTalentPool': {
    document: 'mutation ($id: ID!) { deleteTalentPool(input: { id: $id }) { id } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: ofPool,
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Mutation.addToTalentPool': {
    document: ADD_TO_POOL,
    call: anyMember,
    freshCall: async (world) => ({
      variables: { poolId: await newPool(world), candidateIds: [world.candidateId] },
    }),
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Mutation.removeFromTalentPool': {
    document:
      'mutation ($poolId: ID!, $candidateIds: [ID!]!) { removeFromTalentPool(input: { poolId: $poolId, candidateIds: $candidateIds }) { results { code } } }',
    call: anyMember,
    freshCall: member,
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Mutation.setTalentPoolNote': {
    document:
      'mutation ($poolId: ID!, $candidateId: ID!) { setTalentPoolNote(input: { poolId: $poolId, candidateId: $candidateId, note: "Night shift" }) { candidate { id } } }',
    call: anyMember,
    freshCall: member,
    verdicts: admins('OK', 'RECRUITER'),
  },
};
