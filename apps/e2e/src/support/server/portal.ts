import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { runPortalOver } from './run-portal.ts';

/** The built portal as its own process over a database of its own. */
export interface Portal {
  url: string;
  /** Returns the log since this file uses the portal, for a failed test. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts the built portal as `npm start` runs it, with an administrator; the demo is there when it is asked for. */
export async function startPortal(name: string, { demo = false } = {}): Promise<Portal> {
  const portal = await runPortalOver(inject('databaseServer'), name, demo ? inject('demo') : undefined);
  return { ...portal, log: () => readFileSync(portal.logFile, 'utf8') };
}

/**
 * The one portal with the demo for all files that only read its records, or change none that another file looks at. The run starts it for
 * the first file that asks and stops it at its end; `stop` does nothing.
 */
export async function sharedPortal(): Promise<Portal> {
  const answer = await fetch(inject('sharedPortal'));
  if (!answer.ok) throw new Error(await answer.text());
  const { url, logFile } = (await answer.json()) as { url: string; logFile: string };
  const log = () => readFileSync(logFile, 'utf8');
  const before = log().length;
  return { url, log: () => log().slice(before), stop: () => Promise.resolve() };
}
