import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { runPortalOver } from './run-portal.ts';

/** The built portal as a separate process with its own database. */
export interface Portal {
  url: string;
  /** Returns the log since the current test file started to use the portal. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts the built portal as `npm start` does, with an administrator and, if `demo` is true, the demo's records. */
export async function startPortal(name: string, { demo = false } = {}): Promise<Portal> {
  const portal = await runPortalOver(inject('databaseServer'), name, demo ? inject('demo') : undefined);
  return { ...portal, log: () => readFileSync(portal.logFile, 'utf8') };
}

/**
 * Returns the portal with the demo that files share if they change no record that another file reads. The run starts it for the first file
 * that needs it and stops it at the end; `stop` does nothing.
 */
export async function sharedPortal(): Promise<Portal> {
  const answer = await fetch(inject('sharedPortal'));
  if (!answer.ok) throw new Error(await answer.text());
  const { url, logFile } = (await answer.json()) as { url: string; logFile: string };
  const log = () => readFileSync(logFile, 'utf8');
  const before = log().length;
  return { url, log: () => log().slice(before), stop: () => Promise.resolve() };
}
