import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { canOpenAll } from '../src/bootstrap/sealed-values.js';
import { reseal } from '../src/cli/reseal.js';
import { IdentityHashEntity } from '../src/database/entities/candidates/identity-hash.entity.js';
import { CandidateProfileEntity } from '../src/database/entities/candidates/candidate-profile.entity.js';
import { SecondFactorEntity } from '../src/database/entities/accounts/second-factor.entity.js';
import { SEALED_COLUMNS } from '../src/database/sealed-columns.js';
import { FieldEncryption } from '../src/platform/crypto.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { type Portal, startPortal } from './harness.js';

const EARLIER = 'an earlier secret of this very portal that is long';
const CURRENT = 'the secret that the portal has now after its change';
const earlier = new FieldEncryption(EARLIER);
const current = new FieldEncryption(CURRENT);

describe('after a change of APP_SECRET', () => {
  let portal: Portal;
  let candidate: Actor;
  beforeAll(async () => {
    portal = await startPortal();
    const numbers = { panNumberSealed: current.seal('ABCDE1234F'), passportNumberSealed: earlier.seal('K1234567') };
    candidate = await insertCandidate(portal, {}, numbers);
    await portal.dataSource.manager.insert(SecondFactorEntity, {
      userId: candidate.id,
      secretSealed: earlier.seal('a secret'),
      createdAt: new Date(),
    });
    for (let count = 0; count < 3; count += 1)
      await insertCandidate(portal, {}, { panNumberSealed: current.seal(`ABCDE1234${'FGH'[count]}`) });
  });
  afterAll(() => portal.stop());

  /** Runs the command, and returns its exit code and what it prints. */
  async function runReseal(earlierSecrets: string): Promise<{ code: number; lines: string }> {
    const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
    for (const spy of spies) spy.mockImplementation(() => undefined);
    const environment = {
      DATABASE_URL: portal.databaseUrl,
      DATA_DIR: portal.container.config.DATA_DIR,
      APP_SECRET: CURRENT,
      APP_SECRETS_EARLIER: earlierSecrets,
      LOG_LEVEL: 'silent',
    };
    const code = await reseal({ operands: [], options: {}, environment });
    const lines = spies.flatMap((spy) => spy.mock.calls.flat()).join('\n');
    for (const spy of spies) spy.mockRestore();
    return { code, lines };
  }

  test('the check at a start finds every value that no secret opens, also the second number of an old profile', async () => {
    const { dataSource } = portal;
    expect(await canOpenAll(dataSource, new FieldEncryption(CURRENT, [EARLIER]))).toBe(true);
    expect(await canOpenAll(dataSource, current)).toBe(false);
    await dataSource.manager.delete(SecondFactorEntity, { userId: candidate.id });
    expect(await canOpenAll(dataSource, current)).toBe(false);
  });

  test('the check ends at its time limit', async () => {
    await expect(canOpenAll(portal.dataSource, current, AbortSignal.abort(new Error('over')))).rejects.toThrow('over');
  });

  test('the command reports values that no configured secret opens', async () => {
    expect(await runReseal('')).toMatchObject({
      code: 1,
      lines: expect.stringMatching(/1 values were encrypted with/),
    });
  });

  test('the command encrypts the values again, and its next run says that the earlier secret may go', async () => {
    const first = await runReseal(EARLIER);
    expect(first).toMatchObject({
      code: 0,
      lines: expect.stringMatching(/^Encrypted 1 values.*run this command again/s),
    });
    expect(await runReseal(EARLIER)).toMatchObject({
      code: 0,
      lines: expect.stringMatching(/^Encrypted 0 values.*remove APP_SECRETS_EARLIER/s),
    });
    const { manager } = portal.dataSource;
    expect(await canOpenAll(portal.dataSource, current)).toBe(true);
    const { passportNumberSealed } = await manager.findOneByOrFail(CandidateProfileEntity, { id: candidate.id });
    expect(current.open(passportNumberSealed ?? '')).toBe('K1234567');
    const hashes = await manager.findBy(IdentityHashEntity, { candidateId: candidate.id, keyId: current.currentId });
    expect(hashes.map(({ kind }) => kind).toSorted()).toEqual(['PAN', 'PASSPORT']);
  });

  test('every sealed column is covered', async () => {
    const rows = await portal.dataSource.query<{ name: string }[]>(
      `SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.columns
       WHERE table_schema = DATABASE() AND column_name LIKE '%\\_sealed'`,
    );
    const covered = SEALED_COLUMNS.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`));
    expect(covered.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });
});
