import { JobInvitationEntity } from '../../src/database/entities/applications/job-invitation.entity.js';
import { openJob } from '../builders/employer.js';
import { insertInvitee } from '../builders/job-invitations.js';
import type { Call, OperationRows } from './rows.js';
import { admins, candidates, everybody, ownAccount, staff, users } from './verdicts.js';
import type { World } from './world.js';

const newJob = ({ office }: World) => openJob(office.employer, office.admin);

const toCandidate = async (world: World): Promise<Call> => ({
  variables: { jobId: await newJob(world), candidateIds: [(await insertInvitee(world.portal)).id] },
});
const theJob = ({ jobId, candidateId }: World): Call => ({ variables: { jobId, candidateIds: [candidateId] } });

/** An open invitation of the candidate, who has applied to the company too recently to be invited by an administrator. */
async function ownInvitation(world: World): Promise<Call> {
  const { portal, actors } = world;
  const invitedAt = new Date();
  const { manager } = portal.dataSource;
  const { id } = await manager.save(
    manager.create(JobInvitationEntity, {
      jobId: await newJob(world),
      candidateId: actors.candidate.id,
      invitedById: actors.admin.id,
      invitedByName: 'Asha Patel',
      invitedAt,
      expiresAt: new Date(invitedAt.getTime() + 86_400_000),
    }),
  );
  return { variables: { id } };
}

export const jobInvitationOperations: OperationRows = {
  'Query.invitationCheck': {
    document:
      'query ($jobId: ID!, $candidateIds: [ID!]!) { invitationCheck(jobId: $jobId, candidateIds: $candidateIds) { remainingToday } }',
    call: theJob,
    verdicts: admins(),
  },
  'Mutation.inviteToJob': {
    document:
      'mutation ($jobId: ID!, $candidateIds: [ID!]!) { inviteToJob(input: { jobId: $jobId, candidateIds: $candidateIds }) { results { code } } }',
    call: theJob,
    freshCall: toCandidate,
    verdicts: admins('OK', 'RECRUITER'),
  },
  'Query.linkedInvitation': {
    document: 'query { linkedInvitation(token: "unknown") { id } }',
    verdicts: everybody('NULL'),
  },
  'Mutation.acceptInvitation': {
    document: 'mutation ($id: ID!) { acceptInvitation(input: { id: $id }) { invitation { id } } }',
    call: () => ({ variables: { id: '987654321' } }),
    freshCall: ownInvitation,
    verdicts: candidates('OK', 'NOT_FOUND'),
  },
  'Mutation.acceptInvitationByLink': {
    document: 'mutation { acceptInvitationByLink(input: { token: "unknown" }) { invitation { id } } }',
    verdicts: everybody('INVITATION_GONE'),
  },
  'Mutation.declineInvitation': {
    document: 'mutation ($id: ID!) { declineInvitation(input: { id: $id, reason: PAY }) { invitation { id } } }',
    call: () => ({ variables: { id: '987654321' } }),
    freshCall: ownInvitation,
    verdicts: candidates('OK', 'NOT_FOUND'),
  },
  'Mutation.declineInvitationByLink': {
    document: 'mutation { declineInvitationByLink(input: { token: "unknown", reason: PAY }) { invitation { id } } }',
    verdicts: everybody('INVITATION_GONE'),
  },
  'User.openInvitations': {
    document: 'query { viewer { openInvitations { id } } }',
    verdicts: ownAccount('NULL', { candidate: 'OK', otherCandidate: 'OK' }),
  },
  'Job.invitations': {
    document: 'query ($jobId: ID!) { job(id: $jobId) { invitations { totalCount nodes { id } } } }',
    call: theJob,
    verdicts: users('FORBIDDEN', {
      interviewer: 'NULL',
      otherEmployer: 'NULL',
      pendingEmployer: 'NULL',
      rejectedEmployer: 'NULL',
      ...staff(),
    }),
  },
  'Job.invitationCounts': {
    document: 'query ($jobId: ID!) { job(id: $jobId) { invitationCounts { count } } }',
    call: theJob,
    verdicts: users('FORBIDDEN', {
      interviewer: 'NULL',
      otherEmployer: 'NULL',
      pendingEmployer: 'NULL',
      rejectedEmployer: 'NULL',
      ...staff(),
    }),
  },
  'Candidate.invitations': {
    document: 'query ($id: ID!) { candidate(id: $id) { invitations { id } } }',
    call: ({ candidateId }) => ({ variables: { id: candidateId } }),
    verdicts: users('NULL', { candidate: 'OK', interviewer: 'FORBIDDEN', ...staff() }),
  },
};
