import type { Actor } from './records.js';

interface Saved {
  savedAt: string;
  job: { __typename: string; id: string; title: string };
}

export const saveJob = ({ client }: Actor, jobId: string): Promise<unknown> =>
  client.ask('mutation ($jobId: ID!) { saveJob(input: { jobId: $jobId }) { user { id } } }', { jobId });

/** Returns the saved jobs of a candidate, newest first. */
export async function savedJobs({ client }: Actor): Promise<Saved[]> {
  const document = '{ viewer { savedJobs(first: 100) { nodes { savedAt job { __typename id title } } } } }';
  const { viewer } = await client.ask<{ viewer: { savedJobs: { nodes: Saved[] } } }>(document);
  return viewer.savedJobs.nodes;
}
