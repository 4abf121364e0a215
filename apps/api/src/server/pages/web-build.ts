import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB_DIST = webDist();
export const CLIENT_FILES = join(WEB_DIST, 'client');
/** Built last: where it is missing, the web app has not been built, or is being built. */
export const SERVER_ENTRY = join(WEB_DIST, 'server/entry-server.js');

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** The built web app as the server needs it: its page, and which files a route's code consists of. */
export interface WebBuild {
  page: string;
  /** The page of the GraphQL console, which shares no file with the app. */
  consolePage: string;
  /** Links to the styles and the code of a route, for the head. */
  headOf(routeId: string): string;
}

/** The build of the web app, `web/dist`: beside the folder of the server's sources, of its bundle, and in a release. */
function webDist(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'web/dist')) && folder !== dirname(folder)) folder = dirname(folder);
  return join(folder, 'web/dist');
}

/** Reads the build; null where the web app has not been built. */
export function readWebBuild(): WebBuild | null {
  if (!existsSync(SERVER_ENTRY)) return null;
  const page = readFileSync(join(CLIENT_FILES, 'index.html'), 'utf8');
  const consolePage = readFileSync(join(CLIENT_FILES, 'graphql-console/index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(join(CLIENT_FILES, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const shell = chunksOf(manifest, 'index.html', new Set());
  return {
    page,
    consolePage,
    headOf(routeId) {
      const chunks = chunksOf(manifest, `src/app/routes/${routeId}.tsx`, new Set(shell));
      // The code of a part may come later, but the page that is sent shows the part already.
      const later = chunks.flatMap(({ dynamicImports = [] }) => dynamicImports);
      const shown = [...chunks, ...later.flatMap((key) => chunksOf(manifest, key, new Set([...shell, ...chunks])))];
      const styles = [...new Set(shown.flatMap(({ css = [] }) => css))];
      const style = (file: string) => `<link rel="stylesheet" href="/${file}">`;
      const code = ({ file }: Chunk) => `<link rel="modulepreload" crossorigin href="/${file}">`;
      return [...styles.map(style), ...chunks.map(code)].join('');
    },
  };
}

/** A chunk and those that it imports, each once, without those that are known already. */
function chunksOf(manifest: Record<string, Chunk>, key: string, known: Set<Chunk>): Chunk[] {
  const chunk = manifest[key];
  if (!chunk || known.has(chunk)) return [];
  known.add(chunk);
  return [chunk, ...(chunk.imports ?? []).flatMap((other) => chunksOf(manifest, other, known))];
}
