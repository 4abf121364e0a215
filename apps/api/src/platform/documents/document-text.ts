/** A piece of text and its position on a page, in points from the left and from the bottom. */
export interface PageText {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** The text of a document: placed on pages, or line by line where the format knows no pages. */
export type DocumentText = { pages: PageText[][] } | { lines: string[] };

/** The reason why a document has no text. */
export interface DocumentError {
  error: 'damaged' | 'locked' | 'tooComplex';
}

/** The part of a document that is read. */
export const DOCUMENT_LIMITS = { pages: 8, pieces: 8_000, lines: 2_000, lineLength: 2_000 } as const;
