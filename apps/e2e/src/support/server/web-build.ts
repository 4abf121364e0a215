import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const CLIENT = fileURLToPath(new URL('../../../../web/dist/client/', import.meta.url));

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const read = (file: string): Buffer => readFileSync(CLIENT + file);

const manifest = (): Manifest => JSON.parse(read('.vite/manifest.json').toString()) as Manifest;

/** Returns the manifest's names of the pages for visitors: the public pages, and the account pages such as sign-up and login. */
export const visitorRoutes = (): string[] =>
  Object.keys(manifest()).filter((key) => /^src\/app\/routes\/(?:public|account)\//.test(key));

/** Parts that a page loads only on an action: the rules of a form on its first focus, a dialog on a press, the progress bar with an upload. */
const ON_ACTION = /-rules\.ts$|-dialog\.tsx$|\/upload-progress\.tsx$/;

/** Returns the scripts and stylesheets of a fully shown page: the app's frame, the page and its later parts. */
export function filesOf(route: string): { scripts: string[]; styles: string[] } {
  const all = manifest();
  const later = (all[route]?.dynamicImports ?? []).filter((key) => !ON_ACTION.test(key));
  const chunks = withImports(all, ['index.html', route, ...later]);
  return { scripts: files(chunks.map(({ file }) => file)), styles: files(chunks.flatMap(({ css = [] }) => css)) };
}

/** Returns the scripts that a page loads when it opens. */
export const scriptsAtOnce = (route: string): string[] =>
  withImports(manifest(), ['index.html', route]).map(({ file }) => file);

/** Returns the parts of visitors' pages that load later, on an action or on demand, each with its scripts and all styles loaded by then. */
export function laterParts(): { part: string; scripts: string[]; css: string }[] {
  const all = manifest();
  const importsOf = (key: string): string[] =>
    withImports(all, [key]).flatMap(({ dynamicImports = [] }) => dynamicImports);
  // The parts that the app's frame imports are pages, or belong to the signed-in areas.
  const keys = new Set(importsOf('index.html'));
  const before = keys.size;
  for (const page of visitorRoutes()) importsOf(page).forEach((key) => keys.add(key));
  const parts = [...keys].slice(before);
  for (const part of parts) parts.push(...importsOf(part).filter((key) => !keys.has(key) && keys.add(key)));
  return parts.map((part) => {
    const chunks = withImports(all, ['index.html', part]);
    const css = files(chunks.flatMap((chunk) => chunk.css ?? [])).map((file) => read(file).toString());
    return { part, scripts: files(chunks.map(({ file }) => file)), css: css.join('') };
  });
}

const files = (names: readonly string[]): string[] => [...new Set(names)];

function withImports(all: Manifest, keys: readonly string[], chunks = new Set<Chunk>()): Chunk[] {
  for (const key of keys) {
    const chunk = all[key];
    if (!chunk || chunks.has(chunk)) continue;
    chunks.add(chunk);
    withImports(all, chunk.imports ?? [], chunks);
  }
  return [...chunks];
}

/** Returns the total size of the files in bytes, each compressed with gzip. */
export const compressedSize = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + gzipSync(read(name)).length, 0);

/** Returns the source files of the scripts. Scripts that the build tool adds have none. */
export const sourcesOf = (scripts: readonly string[]): string[] =>
  scripts
    .map((script) => `${script}.map`)
    .filter((map) => existsSync(CLIENT + map))
    .flatMap((map) => (JSON.parse(read(map).toString()) as { sources: string[] }).sources);
