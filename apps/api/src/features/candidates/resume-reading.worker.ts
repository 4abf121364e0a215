import { answerInThread } from '../../platform/documents/document-thread.js';
import { readResumeText } from './resume-reading.rules.js';
import type { ResumeToRead } from './resume-reading.types.js';

answerInThread((text, { today }: ResumeToRead) => readResumeText(text, today));
