import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const bundles = new Map<string, Promise<string>>();

/**
 * The program of a thread in one text, made once in each process, for development and tests: the thread that learns TypeScript
 * itself takes half a second of the processor, and this one a tenth of that.
 */
export function bundleWorker(worker: string): Promise<string> {
  const cached = bundles.get(worker);
  if (cached) return cached;
  const bundle = build({
    input: fileURLToPath(worker),
    platform: 'node',
    resolve: { conditionNames: ['source'] },
    write: false,
    output: { format: 'cjs', codeSplitting: false },
  }).then(({ output: [{ code }] }) => code);
  bundles.set(worker, bundle);
  return bundle;
}
