import { readdirSync, readFileSync } from 'node:fs';
import type { ParsedResume } from '@job-alert/domain/resumes/resume-parser';
import { describe, expect, test } from 'vitest';
import { parseResumeText } from '../src/features/candidates/resume-parsing.rules.js';
import { readDocument } from '../src/platform/documents/read-document.js';
import { resumeDocx, resumePdf } from './builders/resume-files.js';

const FOLDER = new URL('resumes/', import.meta.url);

/** Returns a parsed resume in the format of the head of each resume file. */
function headOf({ name, contact, email, place, skills, experiences: [job], education }: ParsedResume): string {
  const until = job?.toDate ? ` to ${job.toDate}` : '';
  return [
    `name: ${[name?.firstName, name?.middleName, name?.lastName].filter(Boolean).join(' ')}`,
    `contact: ${contact}`,
    `email: ${email}`,
    `city: ${place?.city}`,
    `skills: ${skills.join('; ')}`,
    ...(job ? [`job: ${job.jobRole} at ${job.companyName} from ${job.fromDate}${until}`] : []),
    `degree: ${education?.qualification} of ${education?.university}, ${education?.yearOfCompletion}`,
  ].join('\n');
}

describe('a resume in a usual Indian layout', () => {
  test.each(readdirSync(FOLDER))(
    'is parsed into the expected suggestions without identity numbers: %s',
    async (file) => {
      const [head = '', resume = ''] = readFileSync(new URL(file, FOLDER), 'utf8').split('\n---\n');
      const [expected, identity] = head.split('\nidentity: ');
      const kind = file.includes('.pdf.') ? 'pdf' : 'docx';
      const bytes = Uint8Array.from({ pdf: resumePdf, docx: resumeDocx }[kind](resume));
      const reading = parseResumeText(await readDocument(bytes, kind), '2026-11-22');
      if ('error' in reading) throw new Error(reading.error);
      expect(headOf(reading)).toBe(expected);
      const proposed = JSON.stringify(reading).replace(/[\s-]/gu, '');
      for (const number of identity?.split('; ') ?? []) expect(proposed).not.toContain(number);
    },
  );
});
