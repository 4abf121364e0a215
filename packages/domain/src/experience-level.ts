import { wireNames } from './wire-names.js';

/** What a candidate says about having worked before (specification 1 §3). */
export const EXPERIENCE_LEVELS = ['FRESHER', 'EXPERIENCED'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** The words on screens. */
export const EXPERIENCE_LEVEL_LABELS: Readonly<Record<ExperienceLevel, string>> = {
  FRESHER: 'Fresher',
  EXPERIENCED: 'Experienced',
};

const wire = wireNames<ExperienceLevel>({ FRESHER: 'fresher', EXPERIENCED: 'experienced' });

/** The `experience` of REST: lower case. */
export const experienceLevelToWire = wire.toWire;

/** Reads an `experience` in any case; undefined when it is none. */
export const experienceLevelFromWire = wire.fromWire;
