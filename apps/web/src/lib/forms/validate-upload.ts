import { describeFileLimits, fileInputAccept, type FilePurpose, validateFile } from '@job-alert/domain/files/files';

/**
 * Returns the error of a chosen file, or null. If `missing` is set, a file is required and `missing` is the message
 * without one.
 */
export function validateUpload(file: File | null | undefined, purpose: FilePurpose, missing?: string): string | null {
  if (!file) return missing ?? null;
  return validateFile({ name: file.name, mediaType: file.type, size: file.size }, purpose);
}

/** Returns the accepted types of a file input and their hint. */
export const uploadLimits = (purpose: FilePurpose) => ({
  accept: fileInputAccept(purpose),
  placeholder: describeFileLimits(purpose, ' up to'),
});
