import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { negotiateEncoding, compress } from './compression.js';

describe('the encoding of a page', () => {
  test.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0,gzip; q=0', null],
  ])('for %s is %s', (accepted, coding) => {
    expect(negotiateEncoding(accepted)).toBe(coding);
  });

  test('preserves every character of the page', async () => {
    const page = '<p>₹3,00,000 – सूरत</p>'.repeat(100);
    expect(brotliDecompressSync(await compress(page, 'br')).toString()).toBe(page);
    expect(gunzipSync(await compress(page, 'gzip')).toString()).toBe(page);
  });
});
