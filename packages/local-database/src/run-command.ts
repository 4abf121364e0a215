import { execFile } from 'node:child_process';

/** The exit code of a command (null if killed or not started) and its output, at most 10 MB. */
export type CommandResult = { code: number | null; output: string };

/** Runs a program without a shell and waits for its end. Kills it after `timeoutMs`. Never rejects. */
export function runCommand(
  program: string,
  args: readonly string[],
  options: { timeoutMs: number; env?: NodeJS.ProcessEnv; cwd?: string },
): Promise<CommandResult> {
  return new Promise((resolve) => {
    execFile(
      program,
      args,
      {
        timeout: options.timeoutMs,
        killSignal: 'SIGKILL',
        env: options.env ?? process.env,
        cwd: options.cwd,
        maxBuffer: 10_000_000,
      },
      (error, stdout, stderr) => {
        const code = error === null ? 0 : typeof error.code === 'number' ? error.code : null;
        const failure = error !== null && code === null ? `${error.message}\n` : '';
        resolve({ code, output: `${failure}${stdout}${stderr}` });
      },
    );
  });
}
