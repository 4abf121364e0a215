import { existsSync, readFileSync } from 'node:fs';

interface Manifest {
  version: string;
  commit?: string;
}

/** Reads the nearest package.json above this file: that of a release, or that of this workspace. */
function readManifest(): Manifest {
  let folder = new URL('./', import.meta.url);
  while (!existsSync(new URL('package.json', folder))) folder = new URL('../', folder);
  return JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));
}

const manifest = readManifest();

/** The version of the portal. A release of an untagged commit has the commit behind a plus sign: `0.1.0+99b890ec1c6d`. */
export const VERSION: string = manifest.version;

/** The full commit of a release; an empty string in a working tree. */
export const COMMIT: string = manifest.commit ?? '';
