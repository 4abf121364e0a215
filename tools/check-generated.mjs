import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './turbo.mjs';

// Emits the schema and the operations' types anew and compares: a change of the one without the other must not land.
const before = generatedFiles();
const bin = (name) => join(ROOT, 'node_modules/.bin', name);
try {
  const api = join(ROOT, 'apps/api');
  execFileSync(bin('tsx'), ['--conditions=source', 'src/cli/emit-schema.ts'], { cwd: api, stdio: 'pipe' });
  execFileSync(bin('graphql-codegen'), ['--config', 'codegen.ts'], { cwd: ROOT, stdio: 'pipe' });
} catch (error) {
  console.error(`${error.stdout ?? ''}${error.stderr ?? error.message}`);
  process.exit(1);
}
const after = generatedFiles();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
if (changed.length > 0) {
  console.error(`Generated files were out of date and have been written again; commit them:\n${changed.join('\n')}`);
  process.exit(1);
}

/** The content of every generated file, by its path. */
function generatedFiles() {
  const files = ['apps/api/src', 'apps/web/src', 'packages/client/src']
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.generated.ts'));
  return new Map(['schema.graphql', ...files].map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}
