import { lastFour, maskAadhaar } from '@job-alert/domain/identity-numbers';
import type { Vault } from '../../platform/secrets.js';

/** The identity numbers as the database keeps them: of Aadhaar the last four digits, the others sealed. */
export interface KeptNumbers {
  aadhaarLastFour: string | null;
  panNumberSealed: string | null;
  drivingLicenseNumberSealed: string | null;
  passportNumberSealed: string | null;
}

/** The identity numbers as a profile brings them: undefined is unchanged, null is removed. */
export interface GivenNumbers {
  aadhaarNumber?: string | null | undefined;
  panNumber?: string | null | undefined;
  drivingLicenseNumber?: string | null | undefined;
  passportNumber?: string | null | undefined;
}

/** The identity numbers as somebody sees them. */
export interface ShownNumbers {
  aadhaarMasked: string | null;
  panNumber: string | null;
  drivingLicenseNumber: string | null;
  passportNumber: string | null;
}

/** What an employer sees of them. */
export const NO_NUMBERS: ShownNumbers = {
  aadhaarMasked: null,
  panNumber: null,
  drivingLicenseNumber: null,
  passportNumber: null,
};

/** What is written for the numbers that have changed; no whole Aadhaar number goes any further than here. */
export function keptNumbers(given: GivenNumbers, vault: Vault): Partial<KeptNumbers> {
  const seal = (number: string): string => vault.seal(number);
  return withoutUnchanged({
    aadhaarLastFour: changed(given.aadhaarNumber, lastFour),
    panNumberSealed: changed(given.panNumber, seal),
    drivingLicenseNumberSealed: changed(given.drivingLicenseNumber, seal),
    passportNumberSealed: changed(given.passportNumber, seal),
  });
}

/** The numbers for their owner, who sees the sealed ones whole. */
export function ownNumbers(kept: KeptNumbers, vault: Vault): ShownNumbers {
  const open = (sealed: string | null): string | null => (sealed === null ? null : vault.open(sealed));
  return {
    aadhaarMasked: kept.aadhaarLastFour === null ? null : maskAadhaar(kept.aadhaarLastFour),
    panNumber: open(kept.panNumberSealed),
    drivingLicenseNumber: open(kept.drivingLicenseNumberSealed),
    passportNumber: open(kept.passportNumberSealed),
  };
}

/** The numbers for an administrator: enough to tell two papers apart. */
export function maskedNumbers(kept: KeptNumbers, vault: Vault): ShownNumbers {
  const { aadhaarMasked, ...own } = ownNumbers(kept, vault);
  return {
    aadhaarMasked,
    panNumber: masked(own.panNumber),
    drivingLicenseNumber: masked(own.drivingLicenseNumber),
    passportNumber: masked(own.passportNumber),
  };
}

const masked = (number: string | null): string | null =>
  number === null ? null : lastFour(number).padStart(number.length, 'X');

function changed(number: string | null | undefined, keep: (number: string) => string): string | null | undefined {
  return typeof number === 'string' ? keep(number) : number;
}

/** TypeORM leaves undefined alone too, but a key that is not there cannot be misread. */
function withoutUnchanged(numbers: Record<keyof KeptNumbers, string | null | undefined>): Partial<KeptNumbers> {
  return Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined));
}
