import type { OperationRows } from './rows.js';
import { candidates, ownAccount } from './verdicts.js';
import type { World } from './world.js';

const theJob = ({ jobId }: World) => ({ variables: { id: jobId } });

export const savedJobOperations: OperationRows = {
  'User.savedJobs': {
    document: 'query { viewer { savedJobs { nodes { id job { title } } totalCount } } }',
    verdicts: ownAccount('NULL', { candidate: 'OK', otherCandidate: 'OK' }),
  },
  'Mutation.saveJob': {
    document: 'mutation ($id: ID!) { saveJob(input: { jobId: $id }) { user { id } } }',
    call: theJob,
    verdicts: candidates(),
  },
  'Mutation.unsaveJob': {
    document: 'mutation ($id: ID!) { unsaveJob(input: { jobId: $id }) { user { id } } }',
    call: theJob,
    verdicts: candidates(),
  },
  'Mutation.addSavedJobs': {
    document: 'mutation ($id: ID!) { addSavedJobs(input: { jobIds: [$id] }) { user { id } } }',
    call: theJob,
    verdicts: candidates(),
  },
};
