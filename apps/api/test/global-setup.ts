import { startTestServer } from '@job-alert/local-database/test-server';
import type { TestProject } from 'vitest/node';

/** One database server for all test files; each file has its own database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('databaseServer', server.serverUrl('test_none'));
  return () => server.stop();
}
