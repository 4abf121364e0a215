import { afterAll, beforeAll, expect, test } from 'vitest';
import { employerInput, REGISTER_EMPLOYER } from './builders/employer.js';
import { visitor } from './builders/records.js';
import { formOf, REST_CANDIDATE, RestClient } from './builders/rest.js';
import { type Portal, startPortal } from './harness.js';

const REGISTER_CANDIDATE = `mutation ($input: RegisterCandidateInput!) {
  registerCandidate(input: $input) { user { id } }
}`;
const NO_RESUME = { name: 'resume.pdf', bytes: new TextEncoder().encode('no pdf') };

let portal: Portal;
beforeAll(async () => {
  portal = await startPortal({ RATE_LIMITS: 'on' });
});
afterAll(() => portal.stop());

test('an IP address may send twenty sign-ups per hour over GraphQL and REST together', async () => {
  const { organizationName: _o, companyWebsite: _w, gstin: _g, ...person } = employerInput();
  const candidate = { input: { ...person, experienceLevel: 'FRESHER', resume: null } };
  const invalid = { input: employerInput({ email: 'nobody' }) };
  const rest = () =>
    new RestClient(portal.url).post(
      'api/register/',
      formOf({ ...REST_CANDIDATE, email: 'form@test.example', resume: [new Blob([NO_RESUME.bytes]), NO_RESUME.name] }),
    );
  for (let turn = 0; turn < 6; turn += 1) {
    const error = await visitor(portal).uploadErrorOf(REGISTER_CANDIDATE, candidate, { 'input.resume': NO_RESUME });
    expect(error.code).toBe('FILE_TYPE_NOT_ALLOWED');
    expect(await visitor(portal).outcome(REGISTER_EMPLOYER, invalid)).toBe('INVALID_INPUT');
    expect((await rest()).status).toBe(415);
  }
  for (let turn = 0; turn < 2; turn += 1) expect((await rest()).status).toBe(415);
  expect(await visitor(portal).outcome(REGISTER_EMPLOYER, invalid)).toBe('RATE_LIMITED');
  const refused = await rest();
  expect(refused).toMatchObject({ status: 429, body: { error: 'Too many attempts. Please try again later.' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: REGISTER_CANDIDATE, variables: candidate }));
  form.set('map', JSON.stringify({ resume: ['variables.input.resume'] }));
  form.set('resume', new Blob([NO_RESUME.bytes]), NO_RESUME.name);
  const headers = { 'apollo-require-preflight': 'true' };
  const response = await fetch(`${portal.url}/graphql`, { method: 'POST', headers, body: form });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
});
