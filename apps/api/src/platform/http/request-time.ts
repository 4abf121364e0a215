import { MAX_MULTIPART_BYTES } from '../files/multipart-gate.js';

/** A form may take one minute plus the time that its bytes take at MIN_BYTES_PER_MS. */
export const UPLOAD_START_MS = 60_000;
export const MIN_BYTES_PER_MS = 50;

/** The maximum time for any request, in milliseconds. */
export const MAX_REQUEST_MS = Math.ceil(UPLOAD_START_MS + MAX_MULTIPART_BYTES / MIN_BYTES_PER_MS) + 60_000;
