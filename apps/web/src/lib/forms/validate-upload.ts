import { type FilePurpose, validateFile } from '@job-alert/domain/files/files';

/** Why a chosen file cannot be sent for that purpose, or null. With `missing` a file is required and that is its message. */
export function uploadProblem(file: File | null | undefined, purpose: FilePurpose, missing?: string): string | null {
  if (!file) return missing ?? null;
  return validateFile({ name: file.name, mediaType: file.type, size: file.size }, purpose);
}
