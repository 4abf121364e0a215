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

/** Returns the manifest of the build: every part of the web app with its files. */
const manifest = (): Manifest => JSON.parse(read('.vite/manifest.json').toString()) as Manifest;

/** The modules of the pages for visitors, as the manifest names them: the public ones, and sign-up, login and password. */
export const visitorRoutes = (): string[] =>
  Object.keys(manifest()).filter((key) => /^src\/app\/routes\/(?:public|account)\//.test(key));

/** Parts that a page asks for only when somebody acts: the rules of a form come with its first focus, an upload's bar with its file. */
const ON_ACTION = /-rules\.ts$|\/upload-progress\.tsx$/;

/** The scripts and stylesheets that a page needs to show all that it can show: the app's frame, the page and its later parts. */
export function filesOf(route: string): { scripts: string[]; styles: string[] } {
  const all = manifest();
  const later = (all[route]?.dynamicImports ?? []).filter((key) => !ON_ACTION.test(key));
  const shown = withImports(all, ['index.html', route, ...later]);
  return { scripts: files(shown.map(({ file }) => file)), styles: files(shown.flatMap(({ css = [] }) => css)) };
}

/** The scripts that a page asks for when it is opened. */
export const scriptsAtOnce = (route: string): string[] =>
  withImports(manifest(), ['index.html', route]).map(({ file }) => file);

/** The parts of the pages for visitors that come later, for a press or when they are needed, each with its scripts and the styles there are by then. */
export function laterParts(): { part: string; scripts: string[]; css: string }[] {
  const all = manifest();
  const importsOf = (key: string): string[] =>
    withImports(all, [key]).flatMap(({ dynamicImports = [] }) => dynamicImports);
  // Whatever the frame of all pages asks for is a page, or in the signed-in areas.
  const found = new Set(importsOf('index.html'));
  const before = found.size;
  for (const page of visitorRoutes()) importsOf(page).forEach((key) => found.add(key));
  const parts = [...found].slice(before);
  for (const part of parts) parts.push(...importsOf(part).filter((key) => !found.has(key) && found.add(key)));
  return parts.map((part) => {
    const shown = withImports(all, ['index.html', part]);
    const css = files(shown.flatMap((chunk) => chunk.css ?? [])).map((file) => read(file).toString());
    return { part, scripts: files(shown.map(({ file }) => file)), css: css.join('') };
  });
}

const files = (names: readonly string[]): string[] => [...new Set(names)];

function withImports(all: Manifest, keys: readonly string[], found = new Set<Chunk>()): Chunk[] {
  for (const key of keys) {
    const chunk = all[key];
    if (!chunk || found.has(chunk)) continue;
    found.add(chunk);
    withImports(all, chunk.imports ?? [], found);
  }
  return [...found];
}

/** How much files weigh on the wire, each compressed with gzip, in bytes. */
export const weigh = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + gzipSync(read(name)).length, 0);

/** The source files of which scripts are made; what the build tool adds itself has none. */
export const sourcesOf = (scripts: readonly string[]): string[] =>
  scripts
    .map((script) => `${script}.map`)
    .filter((map) => existsSync(CLIENT + map))
    .flatMap((map) => (JSON.parse(read(map).toString()) as { sources: string[] }).sources);
