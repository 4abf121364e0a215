import 'reflect-metadata';
import type { Outcome, Place } from '../faults/place.js';
import { runScripts } from '../faults/run-scripts.js';
import { release } from './release.js';

/** What an operator relies on, each tried on what is released: docs/operations.md, "Tests", has the figures. */
const BARS: Readonly<Record<string, (place: Place) => Promise<Outcome>>> = {
  release,
};

await runScripts(BARS);
