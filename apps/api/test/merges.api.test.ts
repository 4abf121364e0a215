import { beforeAll, describe, expect, test } from 'vitest';
import { AuditEventEntity } from '../src/database/entities/operations/audit-event.entity.js';
import { CandidateMergeEntity } from '../src/database/entities/accounts/candidate-merge.entity.js';
import { NoteEntity } from '../src/database/entities/applications/note.entity.js';
import { UserEntity } from '../src/database/entities/accounts/user.entity.js';
import { purgeExpiredRows } from '../src/database/retention.js';
import { decideApplication, deleteUsers } from './builders/admin.js';
import { apply, type Office, openOffice } from './builders/applications.js';
import { candidateInput, completeCandidate, profileInput, SAVE_SKILLS, saveProfile } from './builders/candidate.js';
import { openJob, schedule } from './builders/employer.js';
import { pdf } from './builders/files.js';
import { type Actor, visitor } from './builders/records.js';
import { savedJobs, saveJob } from './builders/saved-jobs.js';
import { type Portal, sharedPortal } from './harness.js';
import { ADD_NOTE } from './matrix/notes.js';

const MERGE = `mutation ($keepId: ID!, $removeId: ID!) { mergeCandidates(input: { keepId: $keepId, removeId: $removeId }) {
  merge { id removedId removedEmail mergedByName undoableUntil } candidate { id merges { id } }
} }`;
const UNDO =
  'mutation ($id: ID!) { undoMerge(input: { id: $id }) { candidate { id merges { id } } restored { id email } } }';
const PREVIEW =
  'query ($keepId: ID!, $removeId: ID!) { mergePreview(keepId: $keepId, removeId: $removeId) { effects } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }';

/** All data that a merge can change, except change counters. */
const EVERYTHING: Readonly<Record<string, string>> = {
  user: 'SELECT id, email, type, is_active, first_name, last_name, contact FROM user',
  words: 'SELECT user_id, word, user_type FROM user_word',
  application:
    'SELECT id, candidate_id, job_id, attempt, is_active, status, proposed_status, approved_status, approval_id, applied_at FROM application',
  approval: 'SELECT id, application_id, requested_by_id, requested_by_name, state, proposed_value FROM approval',
  interview: 'SELECT id, application_id, candidate_id, approval_id FROM interview',
  file: 'SELECT id, owner_id, purpose, original_name, storage_key FROM stored_file',
  note: 'SELECT id, candidate_id, application_id, text FROM note',
  member: 'SELECT candidate_id, pool_id, note FROM talent_pool_member',
  notification: 'SELECT id, user_id, candidate_id, kind FROM notification',
  mail: 'SELECT id, candidate_id, recipient FROM outbox_message',
  experience: 'SELECT id, candidate_id, position, company_name FROM candidate_experience',
  education: 'SELECT id, candidate_id, position, qualification, certificate_id FROM candidate_education',
  skill: 'SELECT id, candidate_id, position, name, skill FROM candidate_skill',
  mark: 'SELECT candidate_id, kind, mark FROM identity_mark',
};

interface Merged {
  mergeCandidates: { merge: { id: string; removedEmail: string; mergedByName: string } };
}

describe('two candidate accounts of one person', () => {
  let portal: Portal;
  let office: Office;
  let secondJob: string;
  beforeAll(async () => {
    portal = await sharedPortal();
    office = await openOffice(portal);
    secondJob = await openJob(office.employer, office.admin);
  });

  const rows = (sql: string, values: unknown[] = []) => portal.dataSource.query<Record<string, unknown>[]>(sql, values);

  async function everything(): Promise<Record<string, unknown>> {
    const snapshot: Record<string, unknown> = {};
    for (const [name, sql] of Object.entries(EVERYTHING)) snapshot[name] = await rows(`${sql} ORDER BY 1, 2, 3`);
    const profiles = await rows('SELECT * FROM candidate_profile ORDER BY id');
    snapshot['profile'] = profiles.map(({ version: _version, ...profile }) => profile);
    return snapshot;
  }
  const merge = async (keep: Actor, remove: Actor) =>
    (await office.admin.client.ask<Merged>(MERGE, { keepId: keep.id, removeId: remove.id })).mergeCandidates.merge;

  /** Two candidates who have applied for the same job. The second has an interview there and has also applied for another job. */
  async function twoOfOne() {
    const [keep, remove] = [await completeCandidate(portal), await completeCandidate(portal)];
    await saveProfile(
      remove,
      profileInput({ panNumber: 'ABCDE1234F', expectedSalary: 420_000, preferredCities: ['Surat'] }),
      {
        'educations.0.certificate': pdf('degree.pdf'),
        panCard: pdf('pan.pdf'),
      },
    );
    await remove.client.ask(SAVE_SKILLS, { skills: ['Tally Prime', 'GST'] });
    const earlier = await apply(keep, office.jobId);
    const farther = await apply(remove, office.jobId);
    const other = await apply(remove, secondJob);
    for (const id of [earlier, farther]) await decideApplication(office.admin, id, 'APPROVE');
    await schedule(office.employer, farther);
    await decideApplication(office.admin, farther, 'APPROVE');
    for (const [subjectKind, subjectId] of [
      ['CANDIDATE', remove.id],
      ['APPLICATION', farther],
    ]) {
      await office.admin.client.ask(ADD_NOTE, { input: { subjectKind, subjectId, text: 'Seen twice.' } });
    }
    return { keep, remove, earlier, farther, other };
  }

  test('are merged with all files, applications and history, and separated again by an undo', async () => {
    const { keep, remove, earlier, farther, other } = await twoOfOne();
    const before = await everything();
    const filesBefore = await rows('SELECT id FROM stored_file WHERE owner_id IN (?, ?)', [keep.id, remove.id]);
    const history = await rows('SELECT id FROM approval WHERE requested_by_id IN (?, ?)', [keep.id, remove.id]);

    const { mergePreview } = await office.admin.client.ask<{ mergePreview: { effects: string[] } }>(PREVIEW, {
      keepId: keep.id,
      removeId: remove.id,
    });
    expect(mergePreview.effects).toEqual([
      expect.stringMatching(/^2 applications, 1 interview, \d+ files and 1 note go over/),
      expect.stringMatching(/^For 1 job both have applied/),
      expect.stringMatching(/^Missing details in the remaining profile/),
      `${remove.email} can no longer log in or sign up.`,
      expect.stringMatching(/^You can undo this until \d\d\/\d\d\/\d{4}\.$/),
    ]);
    expect(await everything()).toEqual(before);

    const { id, ...done } = await merge(keep, remove);
    expect(done).toMatchObject({ removedId: remove.id, removedEmail: remove.email });
    const applications = await rows(
      'SELECT id, attempt, is_active AS isActive FROM application WHERE candidate_id = ? ORDER BY job_id, attempt',
      [keep.id],
    );
    expect(applications).toEqual([
      { id: earlier, attempt: 1, isActive: 0 },
      { id: farther, attempt: 2, isActive: 1 },
      { id: other, attempt: 1, isActive: 1 },
    ]);
    expect(await rows('SELECT id FROM stored_file WHERE owner_id = ?', [keep.id])).toHaveLength(filesBefore.length);
    expect(await rows('SELECT id FROM approval WHERE requested_by_id = ?', [keep.id])).toHaveLength(history.length);
    expect(await rows('SELECT id FROM interview WHERE candidate_id = ?', [keep.id])).toHaveLength(1);
    expect(await portal.dataSource.manager.countBy(NoteEntity, { candidateId: keep.id })).toBe(1);
    const [profile] = await rows('SELECT * FROM candidate_profile WHERE id = ?', [keep.id]);
    expect(profile?.['pan_number_sealed']).toEqual(expect.any(String));
    expect(profile?.['pan_card_id']).not.toBeNull();
    expect(profile).toMatchObject({ expected_salary: 420_000, preferred_cities: '["Surat"]' });
    expect(profile?.['preferences_confirmed_at']).not.toBeNull();

    const skills = await rows('SELECT skill FROM candidate_skill WHERE candidate_id = ? ORDER BY position', [keep.id]);
    expect(skills).toEqual([{ skill: 'tally prime' }, { skill: 'gst' }]);

    // Checks the candidate's, the employer's and the administrators' views.
    const own = '{ viewer { applications { nodes { id interviews { date } } totalCount } } }';
    const mine = await keep.client.ask<{ viewer: { applications: { totalCount: number } } }>(own);
    expect(mine.viewer.applications.totalCount).toBe(3);
    const all = '{ candidates(first: 100) { nodes { id } } }';
    const listed = await office.admin.client.ask<{ candidates: { nodes: { id: string }[] } }>(all);
    expect(listed.candidates.nodes.map((one) => one.id)).not.toContain(remove.id);
    const document = 'query ($id: ID!) { candidate(id: $id) { id } user(id: $id) { id } }';
    expect(await office.admin.client.ask(document, { id: remove.id })).toEqual({ candidate: null, user: null });

    await office.admin.client.ask(UNDO, { id });
    expect(await everything()).toEqual(before);
    expect(await office.admin.client.outcome(UNDO, { id })).toBe('NOT_FOUND');
    const acts = await portal.dataSource.manager.find(AuditEventEntity, {
      where: { subjectType: 'CANDIDATE', subjectId: keep.id, actorId: office.admin.id },
      order: { id: 'ASC' },
    });
    expect(acts.filter(({ action }) => /MERGE/.test(action))).toMatchObject([
      { action: 'MERGE', details: { removedId: remove.id } },
      { action: 'UNDO_MERGE', details: { removedId: remove.id } },
    ]);
  });

  test('combine their saved jobs without duplicates, until an undo', async () => {
    const [keep, remove] = [await completeCandidate(portal), await completeCandidate(portal)];
    await saveJob(keep, office.jobId);
    await saveJob(remove, office.jobId);
    await saveJob(remove, secondJob);
    const before = await everything();
    const { id } = await merge(keep, remove);
    expect((await savedJobs(keep)).map(({ job }) => job.id)).toEqual([secondJob, office.jobId]);
    await office.admin.client.ask(UNDO, { id });
    expect(await everything()).toEqual(before);
  });

  test('leave the email of the removed account blocked for login and sign-up', async () => {
    const [keep, remove] = [await completeCandidate(portal), await completeCandidate(portal)];
    await merge(keep, remove);
    expect(await remove.client.ask('{ viewer { id } }')).toEqual({ viewer: null });
    const { password, ...person } = candidateInput();
    const login = { email: remove.email, password };
    expect(await visitor(portal).outcome(SIGN_IN, { input: login })).toBe('ACCOUNT_INACTIVE');
    const signUp = 'mutation ($input: RegisterCandidateInput!) { registerCandidate(input: $input) { user { id } } }';
    const input = { ...person, password, email: remove.email, resume: null };
    const error = await visitor(portal).uploadErrorOf(signUp, { input }, { 'input.resume': pdf('cv.pdf') });
    expect(error.code).toBe('EMAIL_TAKEN');
  });

  test('are not merged when both are the same account, one is an employer or they are already merged', async () => {
    const [keep, remove] = [await completeCandidate(portal), await completeCandidate(portal)];
    const outcome = (keepId: string, removeId: string) => office.admin.client.outcome(MERGE, { keepId, removeId });
    expect(await outcome(keep.id, keep.id)).toBe('INVALID_INPUT');
    expect(await outcome(keep.id, office.employer.id)).toBe('NOT_FOUND');
    expect(await outcome('x', keep.id)).toBe('NOT_FOUND');
    await merge(keep, remove);
    expect(await outcome(keep.id, remove.id)).toBe('NOT_FOUND');
    expect(await outcome(remove.id, keep.id)).toBe('NOT_FOUND');
  });

  test('can be merged into a third account, and the first merge can be undone before the second', async () => {
    const [a, b, c] = [
      await completeCandidate(portal),
      await completeCandidate(portal),
      await completeCandidate(portal),
    ];
    await apply(b, secondJob);
    const before = await everything();
    const first = await merge(a, b);
    const second = await merge(c, a);
    await office.admin.client.ask(UNDO, { id: first.id });
    await office.admin.client.ask(UNDO, { id: second.id });
    expect(await everything()).toEqual(before);
  });

  test('cannot be separated after 30 days, and only the email of the removed account remains', async () => {
    const [keep, remove] = [await completeCandidate(portal), await completeCandidate(portal)];
    const { id } = await merge(keep, remove);
    await rows('UPDATE candidate_merge SET merged_at = merged_at - INTERVAL 31 DAY WHERE id = ?', [id]);
    expect(await office.admin.client.outcome(UNDO, { id })).toBe('UNDO_TOO_LATE');
    await purgeExpiredRows(portal.dataSource, new Date(), { auditDays: 3650, notificationDays: 3650 });
    const { manager } = portal.dataSource;
    expect(await manager.findOneBy(CandidateMergeEntity, { id })).toMatchObject({ moved: null, removedId: remove.id });
    expect(await rows('SELECT id FROM candidate_profile WHERE id = ?', [remove.id])).toEqual([]);
    expect(await manager.findOneBy(UserEntity, { id: remove.id })).toMatchObject({ email: remove.email });
  });

  test('are both deleted with their files when the remaining account is deleted', async () => {
    const [keep, remove] = [await completeCandidate(portal), await completeCandidate(portal)];
    await merge(keep, remove);
    await deleteUsers(office.admin, keep.id);
    expect(await portal.dataSource.manager.existsBy(UserEntity, { id: remove.id })).toBe(false);
    expect(await rows('SELECT id FROM stored_file WHERE owner_id IN (?, ?)', [keep.id, remove.id])).toEqual([]);
  });
});
