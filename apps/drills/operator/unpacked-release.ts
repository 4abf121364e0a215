import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

interface CommandResult {
  code: number | null;
  output: string;
}

interface RunningRelease {
  /** The milliseconds of its start. */
  ms: number;
  /** Returns its output so far. */
  log(): string;
  /** Stops it with SIGTERM. Returns the exit code. */
  stop(): Promise<unknown>;
}

/** A release as an operator unpacks it: in its own folder on a machine with only Node. */
export class UnpackedRelease {
  private constructor(readonly folder: string) {}

  /** Builds the release of this tree and unpacks it. */
  static make(place: string): UnpackedRelease {
    execFileSync('node', ['tools/release.mjs', place], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
    const folder = join(place, 'opt');
    mkdirSync(folder);
    const archive = readdirSync(place).find((file) => file.endsWith('.tar.gz')) ?? '';
    execFileSync('tar', ['-xzf', join(place, archive), '-C', folder]);
    return new UnpackedRelease(join(folder, basename(archive, '.tar.gz')));
  }

  /** Runs a command to its end. Returns its output on both streams. */
  async run(words: readonly string[], settings: Record<string, string>): Promise<CommandResult> {
    const child = this.spawn(words, settings);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => {
        output += piece.toString();
      });
    const [code] = (await once(child, 'exit')) as [number | null];
    return { code, output: output.trim() };
  }

  /** Starts the release and waits until it is ready. */
  async start(settings: Record<string, string>): Promise<RunningRelease> {
    const from = performance.now();
    const child = this.spawn(['start'], settings);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => {
        output += piece.toString();
      });
    const exit = once(child, 'exit');
    while (
      !(await fetch(`http://127.0.0.1:${settings['PORT']}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      ))
    )
      if (child.exitCode !== null) throw new Error(`The release did not start: ${output}`);
    const stop = async (): Promise<unknown> => {
      child.kill('SIGTERM');
      return (await exit)[0];
    };
    return { ms: Math.round(performance.now() - from), log: () => output, stop };
  }

  /** Provides only Node, the shell and a file with the settings: no npm, no tools and no settings of this process. */
  private spawn(words: readonly string[], settings: Record<string, string>) {
    const { NODE_ENV, ...others } = settings;
    const file = join(this.folder, '../env');
    writeFileSync(
      file,
      Object.entries({ LOG_LEVEL: 'warn', ...others })
        .map(([name, value]) => `${name}='${value}'\n`)
        .join(''),
    );
    const PATH = `${dirname(process.execPath)}:/usr/bin:/bin`;
    return spawn(join(this.folder, 'bin/job-alert'), words, {
      cwd: this.folder,
      env: { PATH, JOB_ALERT_ENV: file, NODE_ENV },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }
}
