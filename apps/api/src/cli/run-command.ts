import { parseArgs } from 'node:util';
import { VERSION } from '../platform/observability/version.js';
import type { Call, Command } from './command.js';
import { COMMANDS } from './commands.js';

const EXIT_OK = 0;
const EXIT_USAGE = 2;

/** Runs a command line. Returns the exit code: 0 done, 1 failed, 2 usage error. Errors go to standard error. */
export async function runCommand(
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  commands = COMMANDS,
): Promise<number> {
  const [name = 'start', ...rest] = words;
  if (name === '--version') return print(VERSION);
  if (name === '--help') return print(commandList(commands, environment['NODE_ENV'] === 'production'));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return usageError(`There is no command ${name}: job-alert --help lists them.`);
  if (rest.includes('--help')) return print(commandHelp(name, command));
  const call = parseCall(command, rest, environment);
  if (typeof call === 'string') return usageError(`job-alert ${name}: ${call}; see job-alert ${name} --help.`);
  const run = await command.load();
  return run(call);
}

/** Returns the parsed call, or an error message. */
function parseCall(
  { operands = [], options = {} }: Command,
  words: string[],
  environment: NodeJS.ProcessEnv,
): Call | string {
  const kinds = Object.entries(options).map(
    ([name, { value }]) => [name, { type: value ? ('string' as const) : ('boolean' as const) }] as const,
  );
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: Object.fromEntries(kinds),
      allowPositionals: true,
    });
    const missing = operands.slice(positionals.length).filter((operand) => !operand.startsWith('['));
    for (const [name, { isRequired }] of Object.entries(options))
      if (isRequired && values[name] === undefined) missing.push(`--${name}`);
    if (missing[0]) return `${missing[0]} is missing`;
    const [surplus] = positionals.slice(operands.length);
    if (surplus !== undefined) return `${surplus} is one word too many`;
    const entries = Object.entries(values).map(([name, value]) => [name, value === true ? '' : String(value)]);
    return { operands: positionals, options: Object.fromEntries(entries), environment };
  } catch (error) {
    // Node's first sentence. The rest is about words that start with a dash.
    return (error as Error).message.split(/\. |\n/)[0] ?? '';
  }
}

function commandList(commands: Readonly<Record<string, Command>>, isProduction: boolean): string {
  const listed = Object.entries(commands).filter(([, { isForDevelopment }]) => !(isProduction && isForDevelopment));
  const rows = listed.map(([name, { does }]) => [name, does] as const);
  return [
    `job-alert ${VERSION}`,
    '',
    'Usage: job-alert [COMMAND]',
    '',
    ...columns(rows),
    '',
    'job-alert COMMAND --help tells more of one. Settings come from the environment; docs/operations.md explains them.',
    'The exit code is 0 when it is done, 1 when not, 2 when the command was not understood.',
  ].join('\n');
}

function commandHelp(name: string, { does, operands = [], options = {} }: Command): string {
  const flags = Object.entries(options).map(([option, { value, does: description, isRequired }]) => {
    const flag = value ? `--${option} ${value}` : `--${option}`;
    return { flag, description, usage: isRequired ? flag : `[${flag}]` };
  });
  const usage = ['job-alert', name, ...operands, ...flags.map((option) => option.usage)].join(' ');
  const rows = flags.map(({ flag, description }) => [flag, description] as const);
  return [`Usage: ${usage}`, '', does, ...(rows.length > 0 ? ['', ...columns(rows)] : [])].join('\n');
}

function columns(rows: readonly (readonly [left: string, right: string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

function print(text: string): number {
  console.log(text);
  return EXIT_OK;
}

function usageError(sentence: string): number {
  console.error(sentence);
  return EXIT_USAGE;
}
