import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call, Command } from './command.js';
import { COMMANDS } from './commands.js';
import { runCommand } from './run-command.js';

afterEach(() => void vi.restoreAllMocks());

const calls: Call[] = [];
const copy: Command = {
  does: 'copies',
  operands: ['FROM', '[TO]'],
  options: { mode: { value: 'MODE', does: 'how' }, quiet: { does: 'without a word' } },
  load: async () => async (call) => {
    calls.push(call);
    return 1;
  },
};
const start: Command = { does: 'serves', load: async () => async () => 0 };
const reset: Command = {
  ...copy,
  operands: [],
  options: { email: { value: 'ADDRESS', does: 'whose', isRequired: true } },
};

async function type(...words: string[]): Promise<{ code: number; output: string }> {
  const lines: unknown[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
  return { code: await runCommand(words, { PORT: '1' }, { start, copy, reset }), output: lines.join('\n') };
}

test('a command receives its operands, options and environment and returns the exit code', async () => {
  expect((await type('copy', 'here', '--mode', 'fast', '--quiet')).code).toBe(1);
  expect(calls).toEqual([{ operands: ['here'], options: { mode: 'fast', quiet: '' }, environment: { PORT: '1' } }]);
  expect((await type()).code).toBe(0);
});

test.each([
  [['copi'], 'There is no command copi: job-alert --help lists them.'],
  [['toString'], 'There is no command toString: job-alert --help lists them.'],
  [['copy'], 'job-alert copy: FROM is missing; see job-alert copy --help.'],
  [['copy', 'a', 'b', 'c'], 'job-alert copy: c is one word too many; see job-alert copy --help.'],
  [['copy', 'a', '--fast'], "job-alert copy: Unknown option '--fast'; see job-alert copy --help."],
  [['copy', 'a', '--mode'], "job-alert copy: Option '--mode <value>' argument missing; see job-alert copy --help."],
  [['reset'], 'job-alert reset: --email is missing; see job-alert reset --help.'],
])('the invalid command line %j is rejected with one sentence', async (words, sentence) => {
  expect(await type(...words)).toEqual({ code: 2, output: sentence });
});

test('--help and --version print without running a command', async () => {
  expect((await type('--help')).output).toMatch(/^job-alert \d+\.\d+\.\d+\n[^]*\n {2}copy {3}copies\n/);
  expect((await type('--version')).output).toMatch(/^\d+\.\d+\.\d+$/);
  expect((await type('copy', '--help')).output).toBe(
    'Usage: job-alert copy FROM [TO] [--mode MODE] [--quiet]\n\ncopies\n\n  --mode MODE  how\n  --quiet      without a word',
  );
});

test('--help in production omits commands that production rejects', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  for (const NODE_ENV of ['production', 'development']) await runCommand(['--help'], { NODE_ENV }, COMMANDS);
  expect(lines.map((list) => list.includes('demo:load'))).toEqual([false, true]);
});

test('every command is in the operations guide and in package.json', () => {
  const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
  const [guide, scripts] = [read('docs/operations.md'), read('package.json')];
  for (const name of Object.keys(COMMANDS)) {
    expect(guide).toMatch(new RegExp(`^\\|.* \`job-alert ${name}[ \`]`, 'm'));
    expect(scripts).toMatch(name === 'start' ? /"start": / : `"${name}": "npm run --silent job-alert ${name} --"`);
  }
});
