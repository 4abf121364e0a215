import { beforeAll, describe, expect, test } from 'vitest';
import { IdentityHashEntity } from '../src/database/entities/candidates/identity-hash.entity.js';
import { createAdmin } from './builders/admin.js';
import { profileInput, saveProfile } from './builders/candidate.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { type Portal, sharedPortal } from './harness.js';

interface Duplicate {
  reasons: string[];
  candidate: { id: string };
}

describe('possible duplicates of a candidate', () => {
  let portal: Portal;
  let admin: Actor;
  beforeAll(async () => {
    portal = await sharedPortal();
    admin = await createAdmin(portal);
  });

  const of = async (id: string): Promise<Record<string, string[]>> => {
    const { candidate } = await admin.client.ask<{ candidate: { possibleDuplicates: Duplicate[] } }>(
      'query ($id: ID!) { candidate(id: $id) { possibleDuplicates { reasons candidate { id } } } }',
      { id },
    );
    return Object.fromEntries(
      candidate.possibleDuplicates.map((duplicate) => [duplicate.candidate.id, duplicate.reasons]),
    );
  };

  test('share a phone number, or a name and the end of the phone number', async () => {
    const one = await insertCandidate(portal, { firstName: 'Ásha', lastName: 'Deshmukh', contact: '9123456780' });
    const phone = await insertCandidate(portal, { firstName: 'Kiran', contact: '9123456780' });
    const name = await insertCandidate(portal, { firstName: 'asha', lastName: 'Deshmukh', contact: '8023456780' });
    await insertCandidate(portal, { firstName: 'Usha', lastName: 'Deshmukh', contact: '7023456780' });
    expect(await of(one.id)).toEqual({ [phone.id]: ['PHONE'], [name.id]: ['NAME_AND_PHONE_END'] });
    expect(await of(phone.id)).toEqual({ [one.id]: ['PHONE'] });
  });

  test('share an identity number by its keyed hash, also for numbers stored before the hashes existed', async () => {
    const numbers = { panNumber: 'PQRST1234U', passportNumber: 'K7654321' };
    const [one, other] = [await insertCandidate(portal), await insertCandidate(portal)];
    await saveProfile(one, profileInput({ ...numbers, firstName: 'Gauri', contact: '9811111111' }));
    await saveProfile(other, profileInput({ ...numbers, firstName: 'Bela', contact: '9822222222' }));
    const same = { [other.id]: ['PAN', 'PASSPORT'] };
    expect(await of(one.id)).toEqual(same);
    const { manager } = portal.dataSource;
    const marks = await manager.findBy(IdentityHashEntity, { candidateId: one.id });
    expect(marks.map(({ kind }) => kind).toSorted()).toEqual(['PAN', 'PASSPORT']);
    expect(JSON.stringify(marks)).not.toContain('1234');
    await manager.clear(IdentityHashEntity);
    expect(await of(one.id)).toEqual({});
    await portal.container.identityHashes.backfill();
    expect(await of(one.id)).toEqual(same);
    // A different secret gives different hashes, so the backfill creates all hashes again.
    await manager.update(IdentityHashEntity, { candidateId: one.id }, { keyId: 'earlier', hash: 'a'.repeat(64) });
    await portal.container.identityHashes.backfill();
    expect(await of(one.id)).toEqual(same);
    await saveProfile(
      one,
      profileInput({ panNumber: '', passportNumber: '', firstName: 'Gauri', contact: '9811111111' }),
    );
    expect(await of(one.id)).toEqual({});
  });
});
