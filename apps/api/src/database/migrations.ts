import type { Migration } from './migration.js';
import { baseline } from './migrations/0001-baseline.js';
import { everydaySearches } from './migrations/0002-everyday-searches.js';
import { skillKeys } from './migrations/0003-skill-keys.js';
import { jobPreferences } from './migrations/0004-job-preferences.js';

/** Every migration, in order. They are written by hand, since neither engine accepts all generated SQL of the other. */
export const migrations: readonly Migration[] = [baseline, everydaySearches, skillKeys, jobPreferences];
