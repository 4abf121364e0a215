import { linesOfPage } from '@job-alert/domain/resume-layout';
import { type ResumeReading, readResumeLines } from '@job-alert/domain/resume-reading';
import type { DocumentText } from '../../platform/documents/document-text.js';

/** What the text of a resume seems to say: only for a thread with limits, since the document decides how much work that is. */
export function readResumeText(text: DocumentText, today: string): ResumeReading | { fault: 'scanned' } {
  const lines = 'pages' in text ? text.pages.flatMap(linesOfPage) : text.lines.map((line) => ({ text: line, size: 0 }));
  return readResumeLines(lines, today) ?? { fault: 'scanned' };
}
