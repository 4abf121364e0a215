import { beforeAll, describe, expect, test } from 'vitest';
import { sampled } from '../../../test-release.js';
import { createAdmin } from './builders/admin.js';
import { personalInput, profileError, saveProfile } from './builders/candidate.js';
import type { SentFile } from './builders/client.js';
import { pdf, png } from './builders/files.js';
import { type Actor, insertCandidate } from './builders/records.js';
import { REST_PERSON, RestClient } from './builders/rest.js';
import { type Portal, sharedPortal } from './harness.js';

const REVEAL = `mutation ($id: ID!, $kind: IdentityNumberKind!) { revealIdentityNumber(input: { candidateId: $id, kind: $kind }) { number } }`;
const NUMBERS = {
  aadhaarNumber: '482173905566',
  panNumber: 'ABCDE1234F',
  drivingLicenseNumber: 'GJ0520110012345',
  passportNumber: 'K1234567',
};
const CONSENT_SQL =
  'SELECT identity_consent_version AS version, identity_consent_at AS at FROM candidate_profile WHERE id = ?';
const CONSENT_AT = '{ viewer { candidate { identityConsentAt } } }';
const AGREE = 'Please agree to the use of your identity details to save them';

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await sharedPortal();
  admin = await createAdmin(portal);
});

describe('a full identity number', () => {
  const reveal = async (id: string, kind: string): Promise<string> =>
    (await admin.client.ask<{ revealIdentityNumber: { number: string } }>(REVEAL, { id, kind })).revealIdentityNumber
      .number;
  const looks = async (id: string): Promise<unknown[]> => {
    const sql = `SELECT actor_id AS actorId, subject_type AS subjectType, details FROM audit_event
      WHERE action = 'REVEAL_IDENTITY_NUMBER' AND subject_id = ? ORDER BY id`;
    return portal.dataSource.query(sql, [id]);
  };

  test('is shown to an administrator on request, and each view is recorded without the number', async () => {
    const candidate = await insertCandidate(portal);
    await saveProfile(candidate, personalInput(NUMBERS));
    expect(await reveal(candidate.id, 'PAN')).toBe('ABCDE1234F');
    expect(await reveal(candidate.id, 'DRIVING_LICENSE')).toBe('GJ0520110012345');
    expect(await reveal(candidate.id, 'PASSPORT')).toBe('K1234567');
    const look = (kind: string) => ({
      actorId: admin.id,
      subjectType: 'CANDIDATE',
      details: JSON.stringify({ kind }),
    });
    expect(await looks(candidate.id)).toEqual(['PAN', 'DRIVING_LICENSE', 'PASSPORT'].map(look));
  });

  test('cannot be requested for Aadhaar, of which only four digits are stored', async () => {
    const candidate = await insertCandidate(portal);
    await saveProfile(candidate, personalInput(NUMBERS));
    const { message } = await admin.client.errorOf(REVEAL, { id: candidate.id, kind: 'AADHAAR' });
    expect(message).toContain('does not exist in "IdentityNumberKind" enum');
    expect(await looks(candidate.id)).toEqual([]);
  });

  test('is not found when the candidate has not given it, and no view is recorded', async () => {
    const candidate = await insertCandidate(portal);
    await saveProfile(candidate, personalInput({ panNumber: 'ABCDE1234F' }));
    for (const id of [candidate.id, '987654321', `${candidate.id}abc`]) {
      expect(await admin.client.errorOf(REVEAL, { id, kind: 'PASSPORT' })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Identity number not found.',
      });
    }
    expect(await looks(candidate.id)).toEqual([]);
  });
});

describe('consent to the use of identity details', () => {
  const consentOf = async (id: string) => (await portal.dataSource.query(CONSENT_SQL, [id]))[0];
  const withoutConsent = (values: object = {}) => personalInput({ ...values, identityConsent: undefined });

  const FIRST: readonly (readonly [field: string, values: Record<string, string>, files: Record<string, SentFile>])[] =
    [
      ['panNumber', { panNumber: 'ABCDE1234F' }, {}],
      ['aadhaarCard', {}, { aadhaarCard: png() }],
      ...Object.entries(NUMBERS).map(([field, number]) => [field, { [field]: number }, {}] as const),
      ...['panCard', 'drivingLicense', 'passport'].map((paper) => [paper, {}, { [paper]: png() }] as const),
    ];
  test.each(sampled(FIRST, 2))(
    'is required with the first %s, and is stored with its version and time',
    async (_field, values, files) => {
      const candidate = await insertCandidate(portal);
      for (const identityConsent of [undefined, null, false]) {
        expect(await profileError(candidate, personalInput({ ...values, identityConsent }), files)).toMatchObject({
          code: 'INVALID_INPUT',
          fields: { identityConsent: [AGREE] },
        });
      }
      expect(await consentOf(candidate.id)).toEqual({ version: null, at: null });
      expect(await saveProfile(candidate, personalInput(values), files)).toMatchObject({ id: candidate.id });
      expect(await consentOf(candidate.id)).toEqual({ version: '2026-11', at: expect.any(Date) });
    },
  );

  test('is not required again, and the time of the first consent does not change', async () => {
    const candidate = await insertCandidate(portal);
    await saveProfile(candidate, personalInput({ panNumber: 'ABCDE1234F' }));
    const first = await consentOf(candidate.id);
    expect(await candidate.client.ask(CONSENT_AT)).toEqual({
      viewer: { candidate: { identityConsentAt: first.at.toISOString() } },
    });
    await saveProfile(candidate, withoutConsent({ passportNumber: 'K1234567' }), { panCard: png() });
    await saveProfile(candidate, personalInput({ panNumber: 'ABCDE1234G' }));
    expect(await consentOf(candidate.id)).toEqual(first);
  });

  test('is neither required nor stored when no identity details are given', async () => {
    const candidate = await insertCandidate(portal);
    const nothing = { aadhaarNumber: 'XXXX-XXXX-5566', panNumber: '', passportNumber: null };
    await saveProfile(candidate, withoutConsent(nothing), { resume: pdf() });
    await saveProfile(candidate, personalInput(nothing));
    expect(await consentOf(candidate.id)).toEqual({ version: null, at: null });
    expect(await candidate.client.ask(CONSENT_AT)).toEqual({ viewer: { candidate: { identityConsentAt: null } } });
  });

  test('is given over REST by sending identity details, unless identity_consent is false', async () => {
    const candidate = await insertCandidate(portal);
    const rest = new RestClient(portal.url, candidate.token);
    const path = `api/candidate/profile/${candidate.id}`;
    const details = { ...REST_PERSON, PAN_Card_ID: 'ABCDE1234F' };
    const refused = await rest.post(path, { candidate_details: details, identity_consent: false });
    expect(refused).toMatchObject({ status: 422, body: { errors: { identity_consent: [AGREE] } } });
    expect((await rest.post(path, { candidate_details: details })).status).toBe(200);
    expect(await consentOf(candidate.id)).toEqual({ version: '2026-11', at: expect.any(Date) });
  });
});
