import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const filesIn = (folder: string): string[] => readdirSync(here(folder)).map((file) => here(`${folder}/${file}`));

const MAIN = here('src/main.tsx');
/** The one page that is both read and filled in: it takes the file of those that are filled in. */
const CONTACT = here('src/app/routes/public/contact.tsx');
const READ = filesIn('src/app/routes/public').filter((file) => file !== CONTACT);
const FILLED_IN = filesIn('src/app/routes/account');
const AREAS = ['areas', 'layouts'].flatMap((folder) => filesIn(`src/app/${folder}`));

/** The styles that come first stay with the entry. */
const FIRST_STYLES = /[\\/]src[\\/]theme[\\/].*(?:css|base-styles\.ts)$|[\\/]styles[\\/][\w-]+\.layer\.css$/;
/** Packages with one module that names all others: only the ones that are asked for count. */
const WITH_INDEX =
  /[\\/]node_modules[\\/](?:@mantine[\\/](?:core|hooks)|@tabler[\\/]icons-react)[\\/].*[\\/](?:index|tabler-icons-react)\.mjs$/;
const NAMES = /import\s*\{([^}]*)\}\s*from/g;
/** Modules that every component needs, through any index. */
const EVERYWHERE = /[\\/]@mantine[\\/]core[\\/]esm[\\/]core[\\/]/;

/**
 * Puts what the pages for visitors share, with each other or with the areas, into three files: `frame` is needed by all, `pages` by those that
 * are read, `forms` by those that are filled in. By itself the build makes a file of each part that two pages share: 26 to 55 for a
 * page, which are a request each. Now a page has five: these two, its own, the entry, and the build tool's own helpers.
 */
export function sharedFiles(): Plugin {
  const groups: Rolldown.CodeSplittingGroup[] = [
    // Each module is placed for itself: what it imports is needed by as many pages, and so stands in the same file or in one below.
    { name: sharedFileName(), debugName: 'shared files', includeDependenciesRecursively: false },
  ];
  return {
    name: 'shared-files',
    // The server's build runs as one: it reads a file when it needs it.
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
  };
}

/** Tells the file of a module; null leaves it to the build. */
function sharedFileName(): Rolldown.CodeSplittingNameFunction {
  let fileNames: Map<string, string> | undefined;
  return (id, context) => {
    fileNames ??= fileNamesByModule(new Needs(context));
    return fileNames.get(id) ?? (EVERYWHERE.test(id) ? 'frame' : null);
  };
}

function fileNamesByModule(needs: Needs): Map<string, string> {
  const everywhere = needs.of([MAIN]);
  const contact = needs.of([CONTACT]);
  const read = needs.countOf(READ);
  const filledIn = needs.countOf(FILLED_IN);
  const areas = needs.of(AREAS, true);
  // Parts of such a page that load later, such as apply for candidates, must not load the forms of other pages.
  const readLater = needs.of(needs.partsOf([...read.keys()].filter((id) => !everywhere.has(id))));
  const fileNames = new Map<string, string>();
  for (const id of needs.of([MAIN, CONTACT, ...READ, ...FILLED_IN])) {
    if (id === MAIN || FIRST_STYLES.test(id)) continue;
    const ofRead = read.get(id) ?? 0;
    const ofFilledIn = filledIn.get(id) ?? 0;
    const ofOthers = Number(areas.has(id)) + Number(contact.has(id));
    const isOfBoth = (ofRead > 0 || readLater.has(id)) && (ofFilledIn > 0 || contact.has(id));
    if (everywhere.has(id) || isOfBoth) fileNames.set(id, 'frame');
    else if (ofRead + ofFilledIn + ofOthers > 1) fileNames.set(id, ofRead > 0 ? 'pages' : 'forms');
  }
  return fileNames;
}

/** The dependencies between modules. */
class Needs {
  private readonly indexes = new Map<string, ReadonlyMap<string, string>>();

  constructor(private readonly graph: Rolldown.ChunkingContext) {}

  /** These modules and all that they need from the start, or later too. */
  of(ids: readonly string[], later = false, found = new Set<string>()): Set<string> {
    for (const id of ids) {
      if (found.has(id)) continue;
      found.add(id);
      this.of(this.importedBy(id), later, found);
      if (later) this.of(this.partsOf([id]), later, found);
    }
    return found;
  }

  /** Returns the modules that these modules load later. */
  partsOf(ids: readonly string[]): string[] {
    return ids.flatMap((id) => this.graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  }

  /** How many of these modules need each. */
  countOf(ids: readonly string[]): Map<string, number> {
    const counts = new Map<string, number>();
    for (const id of ids) for (const needed of this.of([id])) counts.set(needed, (counts.get(needed) ?? 0) + 1);
    return counts;
  }

  private importedBy(id: string): string[] {
    const info = this.graph.getModuleInfo(id);
    const imported = info?.importedIds ?? [];
    const names = [...(info?.code ?? '').matchAll(NAMES)].flatMap(([, list = '']) => list.split(','));
    const wanted = names.map((name) => name.trim().split(/\s+as\s+/, 1)[0] ?? '');
    return imported.flatMap((other) => {
      if (!WITH_INDEX.test(other)) return [other];
      const modules = this.modulesOf(other);
      return wanted.flatMap((name) => modules.get(name) ?? modules.get(kebab(name)) ?? []);
    });
  }

  /** The modules of a package by what their files are called, which is what they export. */
  private modulesOf(index: string): ReadonlyMap<string, string> {
    const known = this.indexes.get(index);
    if (known) return known;
    const modules = new Map<string, string>();
    this.indexes.set(index, modules);
    const open = [index];
    for (const id of open) {
      if (WITH_INDEX.test(id))
        open.push(...(this.graph.getModuleInfo(id)?.importedIds ?? []).filter((other) => !open.includes(other)));
      else modules.set(basename(id, '.mjs'), id);
    }
    return modules;
  }
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, '');
