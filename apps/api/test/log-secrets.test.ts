import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltPortal, startBuiltPortal } from './builders/built-portal.js';
import { startCollector } from './builders/collector.js';
import { candidateInput, personalInput, REGISTER_CANDIDATE, SAVE_PROFILE } from './builders/candidate.js';
import { TestClient } from './builders/client.js';
import { pdf } from './builders/files.js';
import { type CapturedEmail, tokenIn } from './builders/mails.js';
import { RestClient } from './builders/rest.js';

const TIMEOUT_MS = 60_000;

describe('logs at LOG_LEVEL=trace, traces and metrics of a running portal', () => {
  let portal: BuiltPortal;
  let collector: Awaited<ReturnType<typeof startCollector>>;
  beforeAll(async () => {
    collector = await startCollector();
    portal = await startBuiltPortal({
      NODE_ENV: 'test',
      LOG_LEVEL: 'trace',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    });
  });
  afterAll(async () => {
    await portal.stop();
    collector.stop();
  });

  test(
    'contain no password, token, secret link, identity number, email or name',
    async () => {
      const { url } = portal;
      const account = candidateInput({ firstName: 'Zubeidah', password: 'Print&Weave9' });
      const { email, password } = account;
      const visitor = new TestClient(url);
      const resume = pdf('Zubeidah.pdf');
      await visitor.upload(REGISTER_CANDIDATE, { input: account }, { 'input.resume': resume });
      await new RestClient(url).post('api/login', { email, password: 'Mistyped&Word1' });
      const login = await new RestClient(url).post('api/login', { email, password });
      const token = login.body['token'] as string;
      const numbers = { aadhaarNumber: '604938271155', panNumber: 'ABCDE1234F', passportNumber: 'K1234567' };
      const input = personalInput({ ...numbers, firstName: 'Zubeidah' });
      const candidate = new TestClient(url, token);
      const paper = { 'input.aadhaarCard': pdf('aadhaar.pdf') };
      type Saved = { saveCandidateProfile: { candidate: { aadhaarCard: { url: string } } } };
      const { saveCandidateProfile } = await candidate.upload<Saved>(SAVE_PROFILE, { input }, paper);
      const link = new URL(saveCandidateProfile.candidate.aadhaarCard.url, url);
      expect((await fetch(link)).status).toBe(200);
      const signature = link.searchParams.get('signature') ?? link.href.split('=').at(-1) ?? '';
      await visitor.ask('mutation ($email: String!) { requestPasswordReset(input: { email: $email }) { email } }', {
        email,
      });
      const mails = await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
      const mail = ((await mails.json()) as CapturedEmail[]).find(({ kind }) => kind === 'PASSWORD_RESET');
      const reset = tokenIn(mail ?? { text: '' });
      await fetch(`${url}/reset-password/${reset}`);
      expect(
        (await new RestClient(url).post(`api/reset-password/${reset}`, { password: 'Another&Word8' })).status,
      ).toBe(200);
      expect(await candidate.outcome('{ viewer { id } }')).toBe('NULL');

      const sheetLink = 'rl_c2VjcmV0LW9mLWEtc3ByZWFkc2hlZXQ';
      expect((await fetch(`${url}/feeds/reports/links/${sheetLink}/time-to-fill.csv`)).status).toBe(404);

      // People paste addresses and names where no program expects them.
      await fetch(`${url}/job-alert/candidate/login?email=${encodeURIComponent(email)}&name=Zubeidah`);
      await fetch(`${url}/api/candidates/${encodeURIComponent(email)}/`);
      await visitor.outcome('query ($q: String) { openJobs(filter: { query: $q }) { totalCount } }', { q: email });
      for (const body of [`{ viewer(email: "${email}") { id } }`, `{ viewer { "Zubeidah" }`, `query Zubeidah { x }`])
        await visitor.outcome(body);
      await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: `{"query": "Zubeidah ${email}`,
      });

      const metrics = await (await fetch(`${url}/metrics`)).text();
      expect(metrics).toContain('graphql_operations_total');
      portal.process.kill('SIGTERM');
      await once(portal.process, 'exit');
      const output = [portal.output(), metrics, ...collector.bodies].join('\n');
      expect(collector.spans().length).toBeGreaterThan(20);
      expect(output.split('\n').filter((line) => line.includes('"route"')).length).toBeGreaterThan(8);
      expect([token, reset, signature].every((secret) => secret.length > 20)).toBe(true);
      const secrets = [
        sheetLink,
        password,
        'Mistyped&Word1',
        'Another&Word8',
        token,
        reset,
        signature,
        ...Object.values(numbers),
        email,
        encodeURIComponent(email),
        'Zubeidah',
      ];
      for (const secret of secrets) expect([secret, output.includes(secret)]).toEqual([secret, false]);
    },
    TIMEOUT_MS,
  );
});
