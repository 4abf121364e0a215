import { groupIntoLines } from '@job-alert/domain/resumes/resume-layout';
import { type ParsedResume, parseResumeLines } from '@job-alert/domain/resumes/resume-parser';
import type { DocumentText } from '../../platform/documents/document-text.js';

/** Parses the text of a resume. Call it only in a worker with limits, because the text is untrusted. */
export function parseResumeText(text: DocumentText, today: string): ParsedResume | { error: 'scanned' } {
  const lines =
    'pages' in text ? text.pages.flatMap(groupIntoLines) : text.lines.map((line) => ({ text: line, size: 0 }));
  return parseResumeLines(lines, today) ?? { error: 'scanned' };
}
