import { startTestServer } from '@job-alert/local-database/test-server';
import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** An address on the test server; every test file makes its own database beside it. */
    databaseServer: string;
    /** The browser's program. */
    chromium: string;
  }
}

/** One database server and one browser program for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', findChromium());
  const server = await startTestServer();
  project.provide('databaseServer', server.serverUrl('test_none'));
  return () => server.stop();
}
