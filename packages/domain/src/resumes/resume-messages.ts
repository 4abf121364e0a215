const BY_HAND = 'Please fill in your profile yourself, or choose another file.';

/** Messages about resumes that cannot be parsed. */
export const RESUME_MESSAGES = {
  scanned: `This resume has no text that can be read; it seems to be a scanned picture. ${BY_HAND}`,
  locked: `This resume is protected with a password. ${BY_HAND}`,
  damaged: `This resume cannot be read. ${BY_HAND}`,
  tooComplex: `This resume takes too much time or memory to read. ${BY_HAND}`,
  missing: 'There is no resume on your profile yet. Please choose a file.',
  busy: 'Several resumes are being read at the moment. Please try again in a minute.',
} as const;
