import { gujaratCandidates } from './candidates/gujarat.js';
import { northernAndEasternCandidates } from './candidates/north-and-east.js';
import { southernCandidates } from './candidates/south.js';
import { westernCandidates } from './candidates/west.js';
import type { DemoCandidate } from './demo-types.js';

/**
 * Twenty-four people who do not exist. Their mail lives under example.org, their telephone numbers begin with 5 as no
 * mobile number in India does, and the few identity numbers fit the shapes but belong to nobody.
 */
export const demoCandidates: readonly DemoCandidate[] = [
  ...gujaratCandidates,
  ...westernCandidates,
  ...southernCandidates,
  ...northernAndEasternCandidates,
];
