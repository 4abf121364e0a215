import { beforeAll, describe, expect, test } from 'vitest';
import { SavedJobEntity } from '../src/database/entities/jobs/saved-job.entity.js';
import { type Office, openOffice } from './builders/applications.js';
import { openJob, postJob, setJobActive } from './builders/employer.js';
import { insertOpenJobs } from './builders/open-jobs.js';
import { insertCandidate, letDeadlinePass } from './builders/records.js';
import { savedJobs, saveJob } from './builders/saved-jobs.js';
import { deleteUsers } from './builders/admin.js';
import { type Portal, sharedPortal } from './harness.js';

const SAVE = 'mutation ($jobId: ID!) { saveJob(input: { jobId: $jobId }) { user { id } } }';
const UNSAVE = `mutation ($jobId: ID!) {
  unsaveJob(input: { jobId: $jobId }) { user { savedJobs { totalCount nodes { job { id } } } } }
}`;
const ADD = `mutation ($jobIds: [ID!]!) {
  addSavedJobs(input: { jobIds: $jobIds }) { user { savedJobs(first: 100) { totalCount nodes { job { id } } } } }
}`;

describe('saved jobs', () => {
  let portal: Portal;
  let office: Office;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
  });

  const open = (): Promise<string> => openJob(office.employer, office.admin);

  test('are listed with the latest first, and saving or removing one again changes nothing', async () => {
    const candidate = await insertCandidate(portal);
    const [first, second] = [await open(), await open()];
    for (const id of [first, second, first]) await saveJob(candidate, id);
    await Promise.all([first, second, first].map((id) => saveJob(candidate, id)));
    expect((await savedJobs(candidate)).map(({ job }) => job.id)).toEqual([second, first]);
    const expected = { unsaveJob: { user: { savedJobs: { totalCount: 1, nodes: [{ job: { id: second } }] } } } };
    expect(await candidate.client.ask(UNSAVE, { jobId: first })).toEqual(expected);
    expect(await candidate.client.ask(UNSAVE, { jobId: first })).toEqual(expected);
  });

  test('stay in the list as closed jobs when they close, but a closed job cannot be saved', async () => {
    const candidate = await insertCandidate(portal);
    const [off, late] = [await open(), await open()];
    for (const id of [off, late]) await saveJob(candidate, id);
    await setJobActive(office.employer, off, false);
    await letDeadlinePass(portal, late);
    const closed = { __typename: 'ClosedJob', title: 'Textile Designer' };
    expect((await savedJobs(candidate)).map(({ job }) => job)).toEqual([
      { ...closed, id: late },
      { ...closed, id: off },
    ]);
    const waiting = await postJob(office.employer);
    for (const jobId of [off, late, waiting, '987654321', 'x']) {
      expect(await candidate.client.outcome(SAVE, { jobId })).toBe('NOT_FOUND');
    }
  });

  test('of a visitor are added at login without duplicates and without closed or unknown jobs', async () => {
    const candidate = await insertCandidate(portal);
    const [alreadySaved, fresh, closed] = [await open(), await open(), await open()];
    await saveJob(candidate, alreadySaved);
    await setJobActive(office.employer, closed, false);
    const jobIds = [fresh, alreadySaved, closed, fresh, '987654321', 'x'];
    const nodes = [{ job: { id: fresh } }, { job: { id: alreadySaved } }];
    const both = { addSavedJobs: { user: { savedJobs: { totalCount: 2, nodes } } } };
    expect(await candidate.client.ask(ADD, { jobIds })).toEqual(both);
    expect(await candidate.client.ask(ADD, { jobIds })).toEqual(both);
    expect(await candidate.client.outcome(ADD, { jobIds: Array(101).fill(fresh) })).toBe('MALFORMED');
  });

  test('are limited to 100 for each candidate', async () => {
    const candidate = await insertCandidate(portal);
    const title = 'Weaver';
    const ids = await insertOpenJobs(
      portal,
      Array.from({ length: 101 }, () => ({ title })),
    );
    await candidate.client.ask(ADD, { jobIds: ids.slice(1) });
    const error = await candidate.client.errorOf(SAVE, { jobId: ids[0] });
    expect(error).toMatchObject({ code: 'INVALID_INPUT' });
    expect(error.message).toBe('You can save at most 100 jobs. Remove one first.');
    await saveJob(candidate, ids[5] ?? '');
    expect(await candidate.client.ask(ADD, { jobIds: ids.slice(0, 1) })).toMatchObject({
      addSavedJobs: { user: { savedJobs: { totalCount: 100 } } },
    });
  });

  test('are deleted with the account and with the job', async () => {
    const [candidate, other] = [await insertCandidate(portal), await insertCandidate(portal)];
    const jobId = await open();
    for (const who of [candidate, other]) await saveJob(who, jobId);
    const { manager } = portal.dataSource;
    await deleteUsers(office.admin, candidate.id);
    expect(await manager.findBy(SavedJobEntity, { jobId })).toMatchObject([{ candidateId: other.id }]);
    await office.admin.client.ask('mutation ($ids: [ID!]!) { deleteJobs(input: { ids: $ids }) { deleted { jobs } } }', {
      ids: [jobId],
    });
    expect(await savedJobs(other)).toEqual([]);
  });
});
