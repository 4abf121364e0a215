import { DECIDE, requestAbout } from '../builders/admin.js';
import { apply } from '../builders/applications.js';
import { insertCandidate } from '../builders/records.js';
import type { OperationRows } from './rows.js';
import { admins, users } from './verdicts.js';
import { freshClient, type World } from './world.js';

const aRequest = () => ({ variables: { id: '1' } });
const waiting = async ({ portal, jobId, office }: World) => {
  const applicationId = await apply(await insertCandidate(portal), jobId);
  return { variables: { id: await requestAbout(office.admin.client, 'application', applicationId) } };
};

const decided = async (world: World) => {
  const { variables } = await waiting(world);
  const decision = { approvalId: variables.id, decision: 'APPROVE' };
  await (await freshClient(world, 'admin')).ask(DECIDE, decision);
  return { variables };
};

export const approvalOperations: OperationRows = {
  'Query.approvals': {
    document: 'query { approvals { nodes { id subject { __typename } } totalCount } }',
    verdicts: admins(),
  },
  'Query.approval': {
    document: 'query ($id: ID!) { approval(id: $id) { id kind requestedByName subject { __typename } } }',
    call: aRequest,
    verdicts: admins(),
  },
  'Query.waitingCounts': {
    document: 'query { waitingCounts { companies { waiting late } jobs { waiting } applications { late } } }',
    verdicts: admins(),
  },
  'Mutation.decideApproval': {
    document:
      'mutation ($id: ID!) { decideApproval(input: { approvalId: $id, decision: APPROVE }) { approval { id } } }',
    call: aRequest,
    freshCall: waiting,
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Mutation.decideApprovals': {
    document:
      'mutation ($id: ID!) { decideApprovals(input: { decisions: [{ approvalId: $id, decision: APPROVE }] }) { results { approval { id } code } } }',
    call: aRequest,
    freshCall: waiting,
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Query.responsibleAdministrators': {
    document: '{ responsibleAdministrators { id name } }',
    verdicts: admins(),
  },
  'Mutation.assignResponsible': {
    document:
      'mutation ($id: ID!, $responsibleId: ID) { assignResponsible(input: { kind: REQUEST, ids: [$id], responsibleId: $responsibleId }) { records { ... on Approval { id } } } }',
    call: aRequest,
    freshCall: async (world) => {
      const { variables } = await waiting(world);
      return { variables: { ...variables, responsibleId: world.actors.admin.id } };
    },
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Mutation.undoDecision': {
    document: 'mutation ($id: ID!) { undoDecision(input: { approvalId: $id }) { approval { id } } }',
    call: aRequest,
    freshCall: decided,
    verdicts: users('FORBIDDEN', { admin: 'OK' }),
  },
  'Mutation.undoDecisions': {
    document:
      'mutation ($id: ID!) { undoDecisions(input: { approvalIds: [$id] }) { results { approval { id } code } } }',
    call: aRequest,
    freshCall: decided,
    verdicts: admins('OK', 'RECRUITER'),
  },
};
