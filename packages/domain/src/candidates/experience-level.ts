import { wireNames } from '../text/wire-names.js';

/** Experience levels that a candidate can choose (specification 1 §3). */
export const EXPERIENCE_LEVELS = ['FRESHER', 'EXPERIENCED'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

export const EXPERIENCE_LEVEL_LABELS: Readonly<Record<ExperienceLevel, string>> = {
  FRESHER: 'Fresher',
  EXPERIENCED: 'Experienced',
};

export const experienceLevelNames = wireNames<ExperienceLevel>({ FRESHER: 'fresher', EXPERIENCED: 'experienced' });
