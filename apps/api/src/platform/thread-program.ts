import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const programs = new Map<string, Promise<string>>();

/**
 * The program of a thread in one text, made once in each process, for development and tests: the thread that learns TypeScript
 * itself takes half a second of the processor, and this one a tenth of that.
 */
export function threadProgram(worker: string): Promise<string> {
  const known = programs.get(worker);
  if (known) return known;
  const made = build({
    input: fileURLToPath(worker),
    platform: 'node',
    resolve: { conditionNames: ['source'] },
    write: false,
    output: { format: 'cjs', codeSplitting: false },
  }).then(({ output: [{ code }] }) => code);
  programs.set(worker, made);
  return made;
}
