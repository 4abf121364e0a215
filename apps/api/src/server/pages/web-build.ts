import { createHash } from 'node:crypto';
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

/** The built web app as the server needs it. */
export interface WebBuild {
  /** The app's empty page, which the browser fills. */
  page: string;
  /** The page of a route that the server renders: with its styles inside, and its code asked for after the first paint. */
  routePage(routeId: string): string;
  /** The page of the GraphQL console, which shares no file with the app. */
  consolePage: string;
  /** The names of the inline scripts in the Content-Security-Policy. */
  scriptHashes: readonly string[];
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
  const shell = collectChunks(manifest, 'index.html', new Set());
  const cache = new Map<string, string>();
  return {
    page,
    consolePage,
    scriptHashes: [...page.matchAll(INLINE_SCRIPT)].map(([, script = '']) => cspHash(script)),
    routePage(routeId) {
      const known = cache.get(routeId) ?? routeHtml(page, routeFiles(manifest, shell, routeId));
      cache.set(routeId, known);
      return known;
    },
  };
}

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const cspHash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The styles of a route, the app's own first, which the others refine, and its code, the file that starts the app last. */
function routeFiles(
  manifest: Record<string, Chunk>,
  shell: readonly Chunk[],
  routeId: string,
): { styles: string[]; code: string[] } {
  const collected = new Set(shell);
  const chunks = [...shell, ...collectChunks(manifest, `src/app/routes/${routeId}.tsx`, collected)];
  // The code of a part may come later, but the page that is sent shows the part already.
  const lazy = chunks.filter((chunk) => !shell.includes(chunk)).flatMap(({ dynamicImports = [] }) => dynamicImports);
  const styled = [...chunks, ...lazy.flatMap((key) => collectChunks(manifest, key, collected))];
  return { styles: styled.flatMap(({ css = [] }) => css), code: chunks.map(({ file }) => file).toReversed() };
}

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
const ENTRY_FILES =
  /\s*<(?:script type="module"[^>]* src="[^"]*"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/**
 * The page of a route: nothing that it needs for its first paint is asked for after it. Its styles stand in it, and their files are noted as
 * links that are switched off: the app looks for these before it loads the styles of a part. Its code is asked for by the script at its
 * top (pre-hydration.ts).
 */
function routeHtml(page: string, { styles, code }: { styles: readonly string[]; code: readonly string[] }): string {
  const entryStyles = [...page.matchAll(STYLESHEET)].map(([, file = '']) => file);
  const files = [...new Set([...entryStyles, ...styles])];
  const css = files.map((file) => readFileSync(join(CLIENT_FILES, file), 'utf8')).join('');
  const disabledLinks = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('');
  const paths = code.map((file) => `/${file}`).join(' ');
  return page
    .replace(ENTRY_FILES, '')
    .replace('<html ', () => `<html data-code="${paths}" `)
    .replace('</head>', () => `<style>${css}</style>${disabledLinks}</head>`);
}

/** A chunk and those that it imports, each once, without those that are known already. */
function collectChunks(manifest: Record<string, Chunk>, key: string, known: Set<Chunk>): Chunk[] {
  const chunk = manifest[key];
  if (!chunk || known.has(chunk)) return [];
  known.add(chunk);
  return [chunk, ...(chunk.imports ?? []).flatMap((other) => collectChunks(manifest, other, known))];
}
