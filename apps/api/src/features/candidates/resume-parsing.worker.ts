import { workerData } from 'node:worker_threads';
import { runDocumentWorker } from '../../platform/documents/document-worker.js';
import { parseResumeText } from './resume-parsing.rules.js';
import type { ResumeToRead } from './resume-parsing.types.js';

const { today } = workerData as ResumeToRead;
runDocumentWorker((text) => parseResumeText(text, today));
