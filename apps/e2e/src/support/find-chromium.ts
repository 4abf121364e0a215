import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SHELL = 'chromium-headless-shell';
const ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'];

/** Returns the browser of CHROMIUM, or one of this machine, or installs one with apt-get if the user is root. */
export function findChromium(): string {
  const configured = process.env['CHROMIUM'];
  if (configured) return configured;
  const program = onThisMachine(PROGRAMS) ?? ELSEWHERE.find(isProgram) ?? installed();
  if (program) return program;
  throw new Error(
    'No Chromium is on this machine: install it, or set CHROMIUM to the program of a Chromium or Chrome.',
  );
}

/** Returns the headless shell, or the browser if there is none. The shell has no windows and no PDF viewer, which saves a quarter of a visit. */
export const findShell = (): string => process.env['CHROMIUM'] ?? onThisMachine([SHELL]) ?? findChromium();

function onThisMachine(programs: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).concat('/usr/bin');
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installed(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', ['-y', '-qq', ...args], { env, stdio: 'ignore' }).status;
  apt('update');
  apt('install', '--no-install-recommends', 'chromium');
  apt('install', '--no-install-recommends', SHELL);
  return onThisMachine(PROGRAMS);
}
