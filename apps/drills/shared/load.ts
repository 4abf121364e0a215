import { setTimeout as pause } from 'node:timers/promises';
import { APPLY } from '../../api/test/builders/applications.js';
import { decide } from '../../api/test/builders/admin.js';
import { candidateInput, profileInput, REGISTER_CANDIDATE, SAVE_PROFILE } from '../../api/test/builders/candidate.js';
import { TestClient } from '../../api/test/builders/client.js';
import {
  companyInput,
  employerInput,
  jobInput,
  POST_JOB,
  REGISTER_EMPLOYER,
  SAVE_COMPANY,
} from '../../api/test/builders/employer.js';
import { pdf, png } from '../../api/test/builders/files.js';
import { ADMIN } from './portal-process.js';

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(input: { email: $email, password: $password }) { token }
}`;

/** The acknowledged changes, which no fault may lose. */
export interface Acknowledged {
  candidates: { id: string; email: string }[];
  /** The candidates whose document was accepted. */
  papers: string[];
  applications: string[];
  approvals: string[];
}

export const nothingYet = (): Acknowledged => ({ candidates: [], papers: [], applications: [], approvals: [] });

export async function signedIn(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<TestClient> {
  const data = await new TestClient(url).ask<{ signIn: { token: string } }>(SIGN_IN, { email, password });
  return new TestClient(url, data.signIn.token);
}

/** Creates an open job. Returns its id. */
export async function openJob(url: string): Promise<string> {
  const admin = await signedIn(url, ADMIN);
  const input = employerInput();
  const { registerEmployer } = await new TestClient(url).ask<{ registerEmployer: { user: { id: string } } }>(
    REGISTER_EMPLOYER,
    {
      input,
    },
  );
  const employer = await signedIn(url, input);
  await employer.ask(SAVE_COMPANY, { input: companyInput() });
  const { postJob } = await employer.ask<{ postJob: { job: { id: string } } }>(POST_JOB, { input: jobInput() });
  await decide({ client: admin }, 'company', registerEmployer.user.id, 'APPROVE');
  await decide({ client: admin }, 'job', postJob.job.id, 'APPROVE');
  return postJob.job.id;
}

/** Takes one candidate from the sign-up to the approved application. Records each acknowledged step. */
export async function oneCandidate(url: string, admin: TestClient, jobId: string, yes: Acknowledged): Promise<void> {
  const input = candidateInput();
  const { registerCandidate } = await new TestClient(url).upload<{ registerCandidate: { user: { id: string } } }>(
    REGISTER_CANDIDATE,
    { input },
    { 'input.resume': pdf() },
  );
  const { id } = registerCandidate.user;
  yes.candidates.push({ id, email: input.email });
  const candidate = await signedIn(url, input);
  await candidate.upload(SAVE_PROFILE, { input: profileInput() }, { 'input.panCard': png() });
  yes.papers.push(id);
  const { applyToJob } = await candidate.ask<{ applyToJob: { application: { id: string } } }>(APPLY, { jobId });
  yes.applications.push(applyToJob.application.id);
  await decide({ client: admin }, 'application', applyToJob.application.id, 'APPROVE');
  yes.approvals.push(applyToJob.application.id);
}

/** Runs candidates in parallel until `signal`. After a failure, starts again with another candidate. Returns the number of failures and their errors. */
export async function load(
  url: string,
  jobId: string,
  yes: Acknowledged,
  signal: AbortSignal,
): Promise<{ failed: number; errors: ReadonlySet<string> }> {
  const admin = await signedIn(url, ADMIN);
  let failed = 0;
  const errors = new Set<string>();
  const worker = async () => {
    while (!signal.aborted) {
      try {
        await oneCandidate(url, admin, jobId, yes);
      } catch (error) {
        failed += 1;
        errors.add((error as Error).message);
        await pause(20);
      }
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  return { failed, errors };
}
