import type { IncomingUpload } from '../files/file-upload.service.js';
import type { SaveCandidateProfileInput } from './candidate-inputs.types.js';

export const letterField = (index: number): string => `experiences.${index}.experienceLetter`;

export const certificateField = (index: number): string => `educations.${index}.certificate`;

/** The file columns of the profile, with their input fields and purposes. */
export const PROFILE_FILES = [
  { column: 'resumeId', field: 'resume', purpose: 'RESUME' },
  { column: 'aadhaarCardId', field: 'aadhaarCard', purpose: 'AADHAAR_CARD' },
  { column: 'panCardId', field: 'panCard', purpose: 'PAN_CARD' },
  { column: 'drivingLicenseId', field: 'drivingLicense', purpose: 'DRIVING_LICENSE' },
  { column: 'passportId', field: 'passport', purpose: 'PASSPORT' },
] as const;

export function profileUploads(input: SaveCandidateProfileInput): IncomingUpload[] {
  const papers = PROFILE_FILES.map(({ field, purpose }) => ({ field, purpose, upload: input[field] }));
  const letters = (input.experiences ?? []).map(({ experienceLetter: upload }, index) => ({
    field: letterField(index),
    purpose: 'EXPERIENCE_LETTER' as const,
    upload,
  }));
  const certificates = (input.educations ?? []).map(({ certificate: upload }, index) => ({
    field: certificateField(index),
    purpose: 'CERTIFICATE' as const,
    upload,
  }));
  return [...papers, ...letters, ...certificates];
}
