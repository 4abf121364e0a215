import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampled } from '../../../test-release.js';
import { SessionEntity } from '../src/database/entities/accounts/session.entity.js';
import { OWNED } from '../src/features/merges/merges.repository.js';
import { decideApplication } from './builders/admin.js';
import { APPLY, apply, type Office, openOffice } from './builders/applications.js';
import { completeCandidate } from './builders/candidate.js';
import { checksums } from './builders/checksums.js';
import { interviewInput, SCHEDULE } from './builders/employer.js';
import { CREATE_ALERT } from './builders/job-alerts.js';
import { insertOpenJobs } from './builders/open-jobs.js';
import { SecondConnection } from './builders/second-connection.js';
import { type Portal, startPortal } from './harness.js';
import { OPERATIONS } from './matrix/all-rows.js';
import { ADD_NOTE } from './matrix/notes.js';
import type { OperationRow } from './matrix/rows.js';
import type { Role } from './matrix/verdicts.js';
import { createWorld, freshClient, type World } from './matrix/world.js';

const MERGE = `mutation ($keepId: ID!, $removeId: ID!) {
  mergeCandidates(input: { keepId: $keepId, removeId: $removeId }) { merge { id } }
}`;
/** Ends an account in the same way as a merge or an administrator. */
const END_ACCOUNT = `UPDATE user SET is_active = 0, type = IF(type = 'CANDIDATE', 'MERGED', type) WHERE id = ?`;
const END_SESSIONS = 'DELETE FROM session WHERE user_id = ?';
const LOCK_NOTES = 'SELECT id FROM note WHERE candidate_id = ? FOR UPDATE';
const SET_USER_ACTIVE =
  'mutation ($id: ID!) { setUserActive(input: { id: $id, isActive: true }) { user { id type isActive } } }';
const JOBS = 12;
/** The number of jobs that the candidate applies for before the merge. */
const BEFORE = 4;
/** The number of requests that can each use their own database connection during the merge. */
const WAITING_AT_ONCE = 8;
/** Lower than WAITING_AT_ONCE, because some writes use a second connection to read. */
const WRITES_AT_ONCE = 6;

/** Operations that write no data of the account: they end a login or only read files. */
const WRITES_OF_NOBODY = new Set(['Mutation.signOut', 'Mutation.parseResume', 'Mutation.previewImport']);
/** Bulk payloads contain errors as data. `lockLastAdministrator` locks and rejects callers who remove other accounts. */
const OUTCOMES: Readonly<Record<string, string>> = {
  'Mutation.proposeApplicationStatuses': 'OK',
  'Mutation.withdrawProposals': 'OK',
  'Mutation.decideApprovals': 'OK',
  'Mutation.undoDecisions': 'OK',
  'Mutation.setUserActive': 'FORBIDDEN',
  'Mutation.deleteUsers': 'FORBIDDEN',
  'Mutation.deleteJobs': 'FORBIDDEN',
  'Mutation.deleteApplications': 'FORBIDDEN',
};
const WRITERS = ['candidate', 'employer', 'admin'] as const satisfies readonly Role[];

describe('writes while an account is merged or deactivated', () => {
  let portal: Portal;
  let office: Office;
  let world: World;
  let second: SecondConnection;
  beforeAll(async () => {
    portal = await startPortal();
    office = await openOffice(portal);
    world = await createWorld(portal);
    second = await SecondConnection.open(portal);
  });
  afterAll(async () => {
    await second.close();
    await portal.stop();
  });

  const rows = (sql: string, values: unknown[] = []) => portal.dataSource.query<Record<string, unknown>[]>(sql, values);

  /** Returns checksums without the accounts and sessions, which the test itself changes. */
  async function otherChecksums(): Promise<Record<string, string>> {
    const { user: _user, session: _session, ...sums } = await checksums(portal);
    return sums;
  }

  /** Creates two accounts of one person and a merge that pauses after it has moved the applications. */
  async function preparedMerge() {
    const [keep, removed] = [await completeCandidate(portal), await completeCandidate(portal)];
    const note = { subjectKind: 'CANDIDATE', subjectId: removed.id, text: 'Seen twice.' };
    await office.admin.client.ask(ADD_NOTE, { input: note });
    let outcome: Promise<string> | undefined;
    const begin = async (): Promise<void> => {
      await second.begin([LOCK_NOTES, [removed.id]]);
      outcome = office.admin.client.outcome(MERGE, { keepId: keep.id, removeId: removed.id });
      await second.untilWaiting(1, outcome);
    };
    return { keepId: keep.id, removed, begin, merging: () => outcome };
  }

  test('a merge moves the acknowledged applications to the remaining account and rejects those sent during it', async () => {
    const jobs = await insertOpenJobs(
      portal,
      Array.from({ length: JOBS }, (_, index) => ({ title: `Weaver ${index}` })),
    );
    const { keepId, removed, merging, begin } = await preparedMerge();
    const before = await Promise.all(jobs.slice(0, BEFORE).map((jobId) => removed.client.outcome(APPLY, { jobId })));
    await begin();
    const applying = jobs.slice(BEFORE).map((jobId) => removed.client.outcome(APPLY, { jobId }));
    await second.untilWaiting(WAITING_AT_ONCE, Promise.all(applying));
    await second.commit();
    expect(await merging()).toBe('OK');
    expect(new Set(before)).toEqual(new Set(['OK']));
    expect(new Set(await Promise.all(applying))).toEqual(new Set(['UNAUTHENTICATED']));
    expect(await rows('SELECT id FROM application WHERE candidate_id = ?', [removed.id])).toEqual([]);
    expect(await rows('SELECT id FROM application WHERE candidate_id = ?', [keepId])).toHaveLength(BEFORE);
  });

  test('a merge rejects what others write about the removed candidate and leaves no record under that account', async () => {
    const { removed, merging, begin } = await preparedMerge();
    const applicationId = await apply(removed, office.jobId);
    await decideApplication(office.admin, applicationId, 'APPROVE');
    await removed.client.ask(CREATE_ALERT, { input: { name: 'Weavers', frequency: 'AT_ONCE', filter: {} } });
    await begin();
    const note = { subjectKind: 'CANDIDATE', subjectId: removed.id, text: 'Called today.' };
    const writing = [
      office.employer.client.outcome(SCHEDULE, { input: interviewInput({ applicationId }) }),
      office.admin.client.outcome(ADD_NOTE, { input: note }),
      world.office.admin.client.outcome(SET_USER_ACTIVE, { id: removed.id }),
    ];
    await second.untilWaiting(1 + writing.length, Promise.all(writing));
    await second.commit();
    expect(await merging()).toBe('OK');
    expect(await Promise.all(writing)).toEqual(['STALE_VERSION', 'NOT_FOUND', 'NOT_FOUND']);
    for (const [table, column] of OWNED) {
      expect(await rows(`SELECT ${column} FROM ${table} WHERE ${column} = ?`, [removed.id]), table).toEqual([]);
    }
    expect(await office.admin.client.outcome(SET_USER_ACTIVE, { id: removed.id })).toBe('NOT_FOUND');
  });

  const isWriteOf = (role: Role, [name, { verdicts }]: readonly [string, OperationRow]): boolean =>
    name.startsWith('Mutation.') &&
    verdicts.anonymous === 'UNAUTHENTICATED' &&
    verdicts[role] === 'OK' &&
    !WRITES_OF_NOBODY.has(name);

  test.each(sampled(WRITERS, 2))(
    'each pending write of the %s changes nothing after the account has ended',
    { timeout: 120_000 },
    async (role) => {
      const { id } = world.actors[role];
      const [account] = await rows('SELECT type, is_active FROM user WHERE id = ?', [id]);
      const writes = Object.entries(OPERATIONS).filter((row) => isWriteOf(role, row));
      expect(writes.length).toBeGreaterThan(WRITES_AT_ONCE);
      while (writes.length > 0) {
        const requests: [name: string, send: () => Promise<string>][] = [];
        for (const [name, row] of writes.splice(0, WRITES_AT_ONCE)) {
          const { variables = {}, files } = (await row.freshCall?.(world)) ?? row.call?.(world) ?? {};
          const client = await freshClient(world, role);
          const send = () =>
            files ? client.uploadOutcome(row.document, variables, files) : client.outcome(row.document, variables);
          requests.push([name, send]);
        }
        const before = await otherChecksums();
        const logins = await portal.dataSource.manager.find(SessionEntity);
        await second.begin([END_ACCOUNT, [id]], [END_SESSIONS, [id]]);
        try {
          const answers = requests.map(([, send]) => send());
          await second.untilAllWait(answers);
          await second.commit();
          const outcomes = requests.map(async ([name], index) => [name, await answers[index]] as const);
          const expected = requests.map(([name]) => [name, OUTCOMES[name] ?? 'UNAUTHENTICATED']);
          expect(await Promise.all(outcomes)).toEqual(expected);
          expect(await otherChecksums(), JSON.stringify(expected)).toEqual(before);
        } finally {
          const values = [account?.['type'], account?.['is_active'], id];
          await rows('UPDATE user SET type = ?, is_active = ? WHERE id = ?', values);
          await portal.dataSource.manager.upsert(SessionEntity, logins, ['tokenHash']);
        }
      }
    },
  );
});
