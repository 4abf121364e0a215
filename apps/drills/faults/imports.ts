import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { candidateRow, csvFile, employerRow, RUN_IMPORT } from '../../api/test/builders/spreadsheets.js';
import { signedIn } from '../shared/load.js';
import { ADMIN } from '../shared/portal-process.js';

/** The rows of one transaction of an import (bulk-import.service.ts). */
const BATCH = 1_000;
/** One batch and a second, smaller one, so that a kill can happen between the two. */
const PEOPLE = BATCH + 20;
const PAUSE = 300;

/** An import file that was sent, and the number of people that the portal acknowledged; null without a response. */
export interface SentImport {
  kind: 'CANDIDATES' | 'EMPLOYERS';
  emails: string[];
  acknowledged: number | null;
}

/** Sends one file after another until `signal`. Records each file before it is sent, and its response. */
export async function importing(url: string, sent: SentImport[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(Math.random() * PAUSE);
    const kind = sent.length % 2 === 0 ? 'CANDIDATES' : 'EMPLOYERS';
    const rows = Array.from({ length: PEOPLE }, () => (kind === 'EMPLOYERS' ? employerRow() : candidateRow()));
    const one: SentImport = { kind, emails: rows.map(({ email }) => email ?? ''), acknowledged: null };
    sent.push(one);
    try {
      one.acknowledged = (await send(url, kind, rows)).imported;
    } catch {
      // The portal was killed. The rows that it stored are checked when it is back.
    }
  }
}

/** Returns the problems of an interrupted import: a part of a batch, or fewer rows than acknowledged. */
export async function brokenImports(dataSource: DataSource, sent: readonly SentImport[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { kind, emails, acknowledged } of sent) {
    const importedCount = await countUsers(dataSource, emails);
    if (acknowledged !== null && importedCount !== acknowledged)
      problems.push(`an import of ${acknowledged} ${kind} was acknowledged, ${importedCount} are there`);
    if (importedCount !== emails.length && importedCount % BATCH !== 0)
      problems.push(`an import of ${emails.length} ${kind} has left ${importedCount}: half a batch`);
  }
  return problems;
}

/** Sends a file without a response again. Its existing rows count as failed, the others are imported, and then all are stored. */
export async function sentAgain(url: string, dataSource: DataSource, one: SentImport): Promise<string[]> {
  const before = await countUsers(dataSource, one.emails);
  const rows = one.emails.map((email) => (one.kind === 'EMPLOYERS' ? employerRow({ email }) : candidateRow({ email })));
  const { imported, failed } = await send(url, one.kind, rows);
  one.acknowledged = before + imported;
  return imported === one.emails.length - before && failed === before
    ? []
    : [`a file sent again after ${before} of ${one.emails.length} has brought ${imported}, and failed with ${failed}`];
}

async function send(url: string, kind: SentImport['kind'], rows: Parameters<typeof csvFile>[0]) {
  const admin = await signedIn(url, ADMIN);
  const variables = { kind, file: null };
  const answer = await admin.upload<{ runImport: { imported: number; failed: number } }>(RUN_IMPORT, variables, {
    file: csvFile(rows),
  });
  return answer.runImport;
}

async function countUsers(dataSource: DataSource, emails: readonly string[]): Promise<number> {
  const [row] = await dataSource.query<{ n: string }[]>('SELECT COUNT(*) AS n FROM user WHERE email IN (?)', [emails]);
  return Number(row?.n);
}
