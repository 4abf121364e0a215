import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql from 'mysql2/promise';
import { onTestFinished } from 'vitest';

/** Creates a folder that is removed after the test. */
export function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'local-database-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Writes an executable shell script and returns its path. */
export function writeProgram(folder: string, name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** A running program and its output so far. */
export type Program = ChildProcess & { output(): string; errors(): string };

/** Runs a script of this folder in a separate Node process. Kills it after the test if it still runs. */
export function runScript(
  name: string,
  args: readonly string[],
): ChildProcess & { output(): string; errors(): string } {
  const script = join(import.meta.dirname, name);
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  onTestFinished(() => void child.kill('SIGKILL'));
  return Object.assign(child, { output: () => output, errors: () => errors });
}

/** Waits until a program has ended and its output is read. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.stdout?.closed !== true || child.exitCode === null) await once(child, 'close');
}

/** Waits until the condition holds; throws after `withinMs`. */
export async function until(condition: () => boolean | Promise<boolean>, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not so within ${withinMs} ms: ${condition.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The output of hold-database.ts when its database is ready. */
export type ReadyLine = { url: string; created: boolean; engine: string; milliseconds: number };

/** Waits for hold-database.ts to be ready. */
export async function readyLine(program: Program): Promise<ReadyLine> {
  await until(() => program.output().endsWith('\n') || program.exitCode !== null, 30_000);
  if (program.exitCode !== null) throw new Error(`The program ended: ${program.errors()}`);
  return JSON.parse(program.output()) as ReadyLine;
}

/** Returns the pid of the server on this data folder, as stored there; 0 if it was stopped. */
export function serverPid(dataDir: string): number {
  return (JSON.parse(readFileSync(join(dataDir, 'mysql', 'server.json'), 'utf8')) as { pid: number }).pid;
}

/** Runs one statement on a separate connection and returns its rows. */
export async function query(url: string, sql: string): Promise<unknown> {
  const connection = await mysql.createConnection({ uri: url });
  try {
    const [rows] = await connection.query(sql);
    return rows;
  } finally {
    await connection.end();
  }
}
