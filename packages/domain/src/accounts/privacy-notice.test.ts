import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isValidDate } from '../india/calendar.js';
import { PRIVACY_NOTICE_VERSION, privacyNotice } from './privacy-notice.js';

/** The hashes of the published texts by version. Never remove the hash of a text that people have agreed to; add a line for a new text. */
const published: Readonly<Record<string, string>> = {
  '2026-11-21': '5b35e6779a66ec42bdbb54a59e2c575c03e1c64373ee0ba93f6eb48525445921',
  '2026-11-22': '3595c363c133ca3d7be3e9242c13176fe0ad84ccd1c083179cb548fc2305cd49',
  '2026-11-23': 'f427aeb7be5de6a5e017ac68ae50baed2bea631643c2de22793d6c9a39d2b7fb',
  '2026-11-24': 'c04ef9408afd092ac9b87a07701987f1d34f8f6788fce2ceb1f8dff2e1eddd6e',
  '2026-11-28': 'd8bcf5e7c1f2269e4027debdb3ea972c36d234a2952092a3fca847dfdd488635',
};

const notice = privacyNotice({ person: 'the contact', supportEmail: 'the address' });

describe('the privacy notice', () => {
  it('has the text that was published under its version', () => {
    const fingerprint = createHash('sha256').update(JSON.stringify(notice)).digest('hex');
    expect({ version: PRIVACY_NOTICE_VERSION, fingerprint }).toEqual({
      version: PRIVACY_NOTICE_VERSION,
      fingerprint: published[PRIVACY_NOTICE_VERSION],
    });
  });

  it('is the latest published version, and each version has a date and a different text', () => {
    const versions = Object.keys(published);
    expect(versions.filter((version) => !isValidDate(version))).toEqual([]);
    expect(versions.toSorted().at(-1)).toBe(PRIVACY_NOTICE_VERSION);
    expect(new Set(Object.values(published)).size).toBe(versions.length);
  });

  it('has seven sections and names the contact', () => {
    expect(notice).toHaveLength(7);
    expect(notice.at(-1)?.paragraphs[0]).toContain('Write to the contact at the address');
  });
});
