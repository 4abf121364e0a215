import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

/** The supported encodings, smallest first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof ENCODINGS)[number];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Nearly as small as the maximum, in a tenth of the time: pages are rendered again every few seconds. */
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns the smallest encoding that Accept-Encoding allows, or null. */
export function negotiateEncoding(accepted: string | undefined): ContentEncoding | null {
  if (accepted === undefined) return null;
  const acceptedEncodings = accepted
    .split(',')
    .map((part) => part.split(';'))
    .filter(([, weight]) => !/^\s*q=0(?:\.0*)?\s*$/.test(weight ?? ''))
    .map(([name]) => name?.trim().toLowerCase());
  return ENCODINGS.find((coding) => acceptedEncodings.includes(coding)) ?? null;
}

export function compress(text: string | Buffer, coding: ContentEncoding): Promise<Buffer> {
  return coding === 'br' ? brotli(text, BROTLI_OPTIONS) : zip(text);
}

export const compressor = (coding: ContentEncoding): Transform =>
  coding === 'br' ? createBrotliCompress(BROTLI_OPTIONS) : createGzip();
