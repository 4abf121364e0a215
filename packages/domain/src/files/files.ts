export const FILE_PURPOSES = [
  'RESUME',
  'AADHAAR_CARD',
  'PAN_CARD',
  'DRIVING_LICENSE',
  'PASSPORT',
  'EXPERIENCE_LETTER',
  'CERTIFICATE',
  'OFFER_LETTER',
] as const;
export type FilePurpose = (typeof FILE_PURPOSES)[number];

const MAX_FILE_MEGABYTES = 5;
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;
export const MAX_FILE_SIZE = `${MAX_FILE_MEGABYTES} MB`;

export const PDF = 'application/pdf';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
export const JPEG = 'image/jpeg';
export const PNG = 'image/png';

/** A set of media types with their extensions and their common names. */
interface AllowedTypes {
  names: string;
  endings: Readonly<Record<string, readonly string[]>>;
}

const DOCUMENTS: AllowedTypes = {
  names: 'PDF or DOCX',
  endings: { [PDF]: ['.pdf'], [DOCX]: ['.docx'] },
};

const IDENTITY_PAPERS: AllowedTypes = {
  names: 'PDF, JPEG or PNG',
  endings: { [PDF]: ['.pdf'], [JPEG]: ['.jpg', '.jpeg'], [PNG]: ['.png'] },
};

const ALLOWED: Readonly<Record<FilePurpose, AllowedTypes>> = {
  RESUME: DOCUMENTS,
  AADHAAR_CARD: IDENTITY_PAPERS,
  PAN_CARD: IDENTITY_PAPERS,
  DRIVING_LICENSE: IDENTITY_PAPERS,
  PASSPORT: IDENTITY_PAPERS,
  EXPERIENCE_LETTER: DOCUMENTS,
  CERTIFICATE: DOCUMENTS,
  OFFER_LETTER: DOCUMENTS,
};

/** Returns the accepted types and the maximum size: `PDF or DOCX, at most 5 MB`. */
export const describeFileLimits = (purpose: FilePurpose, limit = ', at most'): string =>
  `${ALLOWED[purpose].names}${limit} ${MAX_FILE_SIZE}`;

const ENDINGS = new Map([DOCUMENTS, IDENTITY_PAPERS].flatMap(({ endings }) => Object.entries(endings)));

/** Types that browsers can display. All others can only be downloaded. */
const VIEWABLE: Readonly<Record<string, readonly string[]>> = IDENTITY_PAPERS.endings;

/** Returns the extensions of a media type, most common first; none for unsupported types. */
export const fileExtensions = (mediaType: string): readonly string[] => ENDINGS.get(mediaType) ?? [];

export const isViewableType = (mediaType: string): boolean => Object.hasOwn(VIEWABLE, mediaType);

/** Guesses by the name whether a browser can show the file. The server decides by the content. */
export const isViewableName = (name: string): boolean =>
  Object.values(VIEWABLE)
    .flat()
    .some((ending) => name.toLowerCase().endsWith(ending));

const EMPTY_FILE = 'The file is empty.';
export const FILE_TOO_LARGE = `The file must not be larger than ${MAX_FILE_SIZE}.`;
/** The message while the file store is full or unavailable. */
export const FILES_UNAVAILABLE = 'Files cannot be saved at the moment. Please try again later.';
export const FILES_NOT_OPENED = 'Files cannot be opened at the moment. Please try again later.';

/** The message while the virus scanner is unavailable and files are not scanned later. */
export const SCAN_UNAVAILABLE = 'Files cannot be checked for viruses at the moment. Please try again later.';
export const VIRUS_FOUND = 'A virus was found in this file. Please choose another file.';
/** Shown when someone other than the owner opens a file before its virus scan. */
export const NOT_SCANNED_YET = 'This file has not been checked for viruses yet. Please try again later.';
export const VIRUS_REMOVED =
  'This file was removed because a virus was found in it. Please upload it again from a clean copy.';

/** Results of the virus scan. NONE: no scanner is configured. WAITING: the scanner was unavailable, and the file will be scanned later. */
export const SCAN_STATES = ['NONE', 'CLEAN', 'WAITING', 'INFECTED'] as const;
export type ScanState = (typeof SCAN_STATES)[number];

/**
 * Returns the `accept` attribute of a file input: media types and extensions, because systems without Word have no type
 * for .docx.
 */
export function fileInputAccept(purpose: FilePurpose): string {
  const { endings } = ALLOWED[purpose];
  return [...Object.keys(endings), ...Object.values(endings).flat()].join(',');
}

/** Properties of a file. `mediaType` is the browser's guess on a screen and the detected type on the server. */
interface FileDetails {
  name: string;
  mediaType: string;
  size: number;
}

/**
 * Returns an error message if the purpose does not accept the file, or null. Without a media type, the extension
 * decides.
 */
export function validateFile({ name, mediaType, size }: FileDetails, purpose: FilePurpose): string | null {
  const { endings, names } = ALLOWED[purpose];
  const typeIsUnknown = mediaType === '' || mediaType === 'application/octet-stream';
  const isAllowed = typeIsUnknown
    ? Object.values(endings)
        .flat()
        .some((ending) => name.toLowerCase().endsWith(ending))
    : Object.hasOwn(endings, mediaType);
  if (!isAllowed) return `Only ${names} files are allowed.`;
  if (size === 0) return EMPTY_FILE;
  return size > MAX_FILE_BYTES ? FILE_TOO_LARGE : null;
}
