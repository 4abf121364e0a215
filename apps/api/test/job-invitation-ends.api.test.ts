import { beforeAll, describe, expect, test } from 'vitest';
import { JobInvitationEntity } from '../src/database/entities/applications/job-invitation.entity.js';
import { deleteUsers } from './builders/admin.js';
import { type Office, openOffice } from './builders/applications.js';
import { openJob } from './builders/employer.js';
import { ACCEPT_BY_LINK, insertInvitee, invite, LINKED_INVITATION } from './builders/job-invitations.js';
import { type Actor, visitor } from './builders/records.js';
import { columnsWith } from './builders/text-search.js';
import { type Portal, sharedPortal } from './harness.js';

const OF_JOB = 'query ($id: ID!) { job(id: $id) { invitations { nodes { id candidate { id } } } } }';
const MERGE =
  'mutation ($keepId: ID!, $removeId: ID!) { mergeCandidates(input: { keepId: $keepId, removeId: $removeId }) { merge { id } } }';
const UNDO = 'mutation ($id: ID!) { undoMerge(input: { id: $id }) { candidate { id } } }';
const DELETE_JOBS = 'mutation ($ids: [ID!]!) { deleteJobs(input: { ids: $ids }) { deleted { jobs } } }';

let portal: Portal;
let office: Office;
beforeAll(async () => {
  portal = await sharedPortal();
  office = await openOffice(portal);
});

const stateOf = async (token: string) =>
  (await visitor(portal).ask<{ linkedInvitation: { state: string } | null }>(LINKED_INVITATION, { token }))
    .linkedInvitation?.state;
const acceptByLink = (token: string) => visitor(portal).outcome(ACCEPT_BY_LINK, { input: { token } });
const invitationsOf = ({ id }: Actor) =>
  portal.dataSource.manager.find(JobInvitationEntity, { where: { candidateId: id }, order: { id: 'ASC' } });
const newJob = (title: string) => openJob(office.employer, office.admin, { title });

describe('the invitations of a candidate', () => {
  test('are deleted with the account, with the email, the notifications and every text about the person', async () => {
    const candidate = await insertInvitee(portal, { firstName: 'Zulekha', lastName: 'Vaghjipura' });
    const { token } = await invite(portal, office.admin, await newJob('Weaver'), candidate, 'Zulekha, this fits.');
    const declined = await invite(portal, office.admin, await newJob('Dyer'), candidate);
    await visitor(portal).ask(
      'mutation ($token: String!) { declineInvitationByLink(input: { token: $token, reason: OTHER, note: "Zulekha moves." }) { invitation { id } } }',
      { token: declined.token },
    );
    const texts = ['Zulekha', 'Vaghjipura', candidate.email];
    expect(await columnsWith(portal, texts)).toEqual(
      expect.arrayContaining(['job_invitation.message', 'job_invitation.decline_note', 'notification.text']),
    );
    await deleteUsers(office.admin, candidate.id);
    expect(await columnsWith(portal, texts)).toEqual([]);
    expect(await stateOf(token)).toBeUndefined();
    expect(await acceptByLink(token)).toBe('INVITATION_GONE');
  });

  test('are deleted with their job', async () => {
    const candidate = await insertInvitee(portal);
    const jobId = await newJob('Printer');
    const { token } = await invite(portal, office.admin, jobId, candidate);
    await office.admin.client.ask(DELETE_JOBS, { ids: [jobId] });
    expect(await invitationsOf(candidate)).toEqual([]);
    expect(await stateOf(token)).toBeUndefined();
  });

  test('stay when the administrator who invited is deleted', async () => {
    const candidate = await insertInvitee(portal);
    const { id } = await invite(portal, office.admin, await newJob('Cutter'), candidate);
    await portal.dataSource.query('UPDATE job_invitation SET invited_by_id = NULL WHERE id = ?', [id]);
    expect(
      await candidate.client.outcome(
        'mutation ($id: ID!) { declineInvitation(input: { id: $id, reason: PAY }) { invitation { id } } }',
        { id },
      ),
    ).toBe('OK');
  });

  test('move with a merge, one for each job, and their links stop working; an undo moves them back', async () => {
    const [keep, remove] = [await insertInvitee(portal), await insertInvitee(portal)];
    const [both, single] = [await newJob('Folder'), await newJob('Packer')];
    const kept = await invite(portal, office.admin, both, keep);
    const doubled = await invite(portal, office.admin, both, remove);
    const moved = await invite(portal, office.admin, single, remove);
    const { mergeCandidates } = await office.admin.client.ask<{ mergeCandidates: { merge: { id: string } } }>(MERGE, {
      keepId: keep.id,
      removeId: remove.id,
    });
    expect((await invitationsOf(keep)).map(({ id }) => id)).toEqual([kept.id, moved.id]);
    // The screen of the job names the same person twice, because both addresses got an email.
    expect(await office.admin.client.ask(OF_JOB, { id: both })).toEqual({
      job: { invitations: { nodes: [doubled, kept].map(({ id }) => ({ id, candidate: { id: keep.id } })) } },
    });
    for (const { token } of [doubled, moved]) {
      expect(await stateOf(token)).toBeUndefined();
      expect(await acceptByLink(token)).toBe('INVITATION_GONE');
    }
    expect(await stateOf(kept.token)).toBe('OPEN');
    await office.admin.client.ask(UNDO, { id: mergeCandidates.merge.id });
    expect((await invitationsOf(remove)).map(({ id }) => id)).toEqual([doubled.id, moved.id]);
  });
});
