import { workerData } from 'node:worker_threads';
import { answerInThread } from '../../platform/documents/document-thread.js';
import { readResumeText } from './resume-reading.rules.js';
import type { ResumeToRead } from './resume-reading.types.js';

const { today } = workerData as ResumeToRead;
answerInThread((text) => readResumeText(text, today));
