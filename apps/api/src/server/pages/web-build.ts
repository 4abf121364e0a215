import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WEB_DIST = webDist();
export const CLIENT_FILES = join(WEB_DIST, 'client');
/** The last file of a build. Without it, the web app has not been built or is being built. */
export const SERVER_ENTRY = join(WEB_DIST, 'server/entry-server.js');

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

export interface WebBuild {
  /** The app's empty page, which the browser renders. */
  page: string;
  /**
   * The page template of a server-rendered route, with inline styles and with scripts that load after the first paint.
   */
  routePage(routeId: string): string;
  /** The page of the GraphQL console, which shares no files with the app. */
  consolePage: string;
  /** The hashes of inline scripts for the Content-Security-Policy. */
  scriptHashes: readonly string[];
}

/** Returns the folder of the web build: next to the server's sources, its bundle, or in a release. */
function webDist(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'web/dist')) && folder !== dirname(folder)) folder = dirname(folder);
  return join(folder, 'web/dist');
}

/** Reads the build. Returns null if the web app has not been built. */
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
      const html = cache.get(routeId) ?? routeHtml(page, routeFiles(manifest, shell, routeId));
      cache.set(routeId, html);
      return html;
    },
  };
}

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const cspHash = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Returns the styles of a route, starting with the app's own, and its scripts, ending with the entry point. */
function routeFiles(
  manifest: Record<string, Chunk>,
  shell: readonly Chunk[],
  routeId: string,
): { styles: string[]; code: string[] } {
  const collected = new Set(shell);
  const chunks = [...shell, ...collectChunks(manifest, `src/app/routes/${routeId}.tsx`, collected)];
  // Lazy scripts can load later, but the rendered page needs their styles.
  const lazy = chunks.filter((chunk) => !shell.includes(chunk)).flatMap(({ dynamicImports = [] }) => dynamicImports);
  const styled = [...chunks, ...lazy.flatMap((key) => collectChunks(manifest, key, collected))];
  return { styles: styled.flatMap(({ css = [] }) => css), code: chunks.map(({ file }) => file).toReversed() };
}

const STYLESHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
const ENTRY_FILES =
  /\s*<(?:script type="module"[^>]* src="[^"]*"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/**
 * Builds the page template of a route. Styles are inline, and their files are listed as disabled links, which Vite
 * checks before it loads the styles of a lazy chunk. The script pre-hydration.ts loads the code after the first paint.
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

/** Returns a chunk and its imports, without those in `visited`. */
function collectChunks(manifest: Record<string, Chunk>, key: string, visited: Set<Chunk>): Chunk[] {
  const chunk = manifest[key];
  if (!chunk || visited.has(chunk)) return [];
  visited.add(chunk);
  return [chunk, ...(chunk.imports ?? []).flatMap((other) => collectChunks(manifest, other, visited))];
}
