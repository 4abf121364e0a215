import { JobAlertEntity } from '../../src/database/entities/jobs/job-alert.entity.js';
import { createAlert } from '../builders/job-alerts.js';
import type { Call, OperationRows } from './rows.js';
import { candidates, ownAccount } from './verdicts.js';
import type { World } from './world.js';

/** Creates the candidate's only alert. The limit is ten. */
async function newAlert({ portal, actors }: World): Promise<Call> {
  await portal.dataSource.manager.deleteAll(JobAlertEntity);
  return { variables: { id: (await createAlert(actors.candidate)).id } };
}

export const jobAlertOperations: OperationRows = {
  'User.jobAlerts': {
    document: 'query { viewer { jobAlerts { id name state } } }',
    verdicts: ownAccount('NULL', { candidate: 'OK', otherCandidate: 'OK' }),
  },
  'Mutation.createJobAlert': {
    document:
      'mutation ($name: String!) { createJobAlert(input: { name: $name, frequency: DAILY, filter: { query: "weaver" } }) { jobAlert { id } } }',
    call: () => ({ variables: { name: 'Looms' } }),
    verdicts: candidates(),
  },
  'Mutation.updateJobAlert': {
    document: 'mutation ($id: ID!) { updateJobAlert(input: { id: $id, isPaused: true }) { jobAlert { state } } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: newAlert,
    verdicts: candidates('OK', 'NOT_FOUND'),
  },
  'Mutation.deleteJobAlert': {
    document: 'mutation ($id: ID!) { deleteJobAlert(input: { id: $id }) { user { id } } }',
    call: () => ({ variables: { id: '1' } }),
    freshCall: newAlert,
    verdicts: candidates('OK', 'NOT_FOUND'),
  },
};
