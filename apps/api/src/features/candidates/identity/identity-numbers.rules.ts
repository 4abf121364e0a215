import { lastFour, maskAadhaar } from '@job-alert/domain/candidates/identity-numbers';
import type { FieldEncryption } from '../../../platform/crypto.js';
import type { Viewer } from '../../../platform/viewer.js';
import type { IdentityRow } from '../candidates.list.js';
import { identityView } from '../candidates.policy.js';

/** The stored identity numbers: the last four digits of Aadhaar, the others encrypted. */
export type StoredIdentityNumbers = Pick<
  IdentityRow,
  'aadhaarLastFour' | 'panNumberSealed' | 'drivingLicenseNumberSealed' | 'passportNumberSealed'
>;

/** The identity numbers in a profile input: undefined is unchanged, null deletes. */
export interface IdentityNumbersInput {
  aadhaarNumber?: string | null | undefined;
  panNumber?: string | null | undefined;
  drivingLicenseNumber?: string | null | undefined;
  passportNumber?: string | null | undefined;
}

export interface VisibleIdentityNumbers {
  aadhaarMasked: string | null;
  panNumber: string | null;
  drivingLicenseNumber: string | null;
  passportNumber: string | null;
}

/** All numbers hidden. */
const NO_NUMBERS: VisibleIdentityNumbers = {
  aadhaarMasked: null,
  panNumber: null,
  drivingLicenseNumber: null,
  passportNumber: null,
};

/** Returns the values to store for the changed numbers. No complete Aadhaar number leaves this function. */
export function sealNumbers(
  numbers: IdentityNumbersInput,
  fieldEncryption: FieldEncryption,
): Partial<StoredIdentityNumbers> {
  const seal = (number: string): string => fieldEncryption.seal(number);
  return withoutUnchanged({
    aadhaarLastFour: changed(numbers.aadhaarNumber, lastFour),
    panNumberSealed: changed(numbers.panNumber, seal),
    drivingLicenseNumberSealed: changed(numbers.drivingLicenseNumber, seal),
    passportNumberSealed: changed(numbers.passportNumber, seal),
  });
}

/** Returns the identity numbers that the viewer can see. */
export function visibleNumbers(
  row: { id: string } & Partial<StoredIdentityNumbers>,
  viewer: Viewer,
  fieldEncryption: FieldEncryption,
): VisibleIdentityNumbers {
  const view = identityView(viewer, row.id);
  if (view === 'none') return NO_NUMBERS;
  const show = view === 'whole' ? asItIs : masked;
  const open = (sealed: string | null | undefined): string | null =>
    sealed == null ? null : show(fieldEncryption.open(sealed));
  return {
    aadhaarMasked: row.aadhaarLastFour == null ? null : maskAadhaar(row.aadhaarLastFour),
    panNumber: open(row.panNumberSealed),
    drivingLicenseNumber: open(row.drivingLicenseNumberSealed),
    passportNumber: open(row.passportNumberSealed),
  };
}

const asItIs = (number: string): string => number;
const masked = (number: string): string => lastFour(number).padStart(number.length, 'X');

function changed(number: string | null | undefined, keep: (number: string) => string): string | null | undefined {
  return typeof number === 'string' ? keep(number) : number;
}

/** TypeORM ignores undefined too, but a missing key is clearer. */
function withoutUnchanged(
  numbers: Record<keyof StoredIdentityNumbers, string | null | undefined>,
): Partial<StoredIdentityNumbers> {
  return Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined));
}
