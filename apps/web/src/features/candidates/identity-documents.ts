import { isMaskedAadhaar } from '@job-alert/domain/candidates/identity-numbers';
import { filterAlphanumeric, filterDigits } from '@job-alert/domain/text/input-filters';
import type { FilePurpose } from '@job-alert/domain/files/files';
import type { ProfileValues } from './profile-values';

interface IdentityDocument {
  number: 'aadhaarNumber' | 'panNumber' | 'drivingLicenseNumber' | 'passportNumber';
  numberLabel: string;
  placeholder: string;
  filter: (typed: string, previous: string) => string;
  file: keyof ProfileValues['papers'];
  fileLabel: string;
  purpose: FilePurpose;
}

/** Prevents partial edits of a masked number. Typing after it starts a new number; deleting from it removes the number. */
function filterAadhaar(typed: string, previous: string): string {
  if (!isMaskedAadhaar(previous) || !typed.includes('X')) return filterDigits(typed, 12);
  return typed.startsWith(previous) ? filterDigits(typed.slice(previous.length), 12) : '';
}

/** True if the form contains a new number or document. An unchanged masked number does not count. */
export function includesIdentityData({ personal, papers }: Pick<ProfileValues, 'personal' | 'papers'>): boolean {
  return identityDocuments.some(({ number, file }) => {
    const typed = personal[number].trim();
    return papers[file] !== null || (typed !== '' && !isMaskedAadhaar(typed));
  });
}

/** The identity documents in the order of the screen. */
export const identityDocuments: readonly IdentityDocument[] = [
  {
    number: 'aadhaarNumber',
    numberLabel: 'Aadhaar ID',
    placeholder: '12 digits',
    filter: filterAadhaar,
    file: 'aadhaarCard',
    fileLabel: 'Aadhaar Card',
    purpose: 'AADHAAR_CARD',
  },
  {
    number: 'panNumber',
    numberLabel: 'PAN Card ID',
    placeholder: 'ABCDE1234F',
    filter: (typed) => filterAlphanumeric(typed, 10),
    file: 'panCard',
    fileLabel: 'PAN Card',
    purpose: 'PAN_CARD',
  },
  {
    number: 'drivingLicenseNumber',
    numberLabel: 'Driving License No',
    placeholder: 'MH1420110012345',
    filter: (typed) => typed.replace(/[^A-Za-z0-9 ]/g, '').slice(0, 20),
    file: 'drivingLicense',
    fileLabel: 'Driving License',
    purpose: 'DRIVING_LICENSE',
  },
  {
    number: 'passportNumber',
    numberLabel: 'Passport No',
    placeholder: 'A1234567',
    filter: (typed) => filterAlphanumeric(typed, 8),
    file: 'passport',
    fileLabel: 'Passport',
    purpose: 'PASSPORT',
  },
];
