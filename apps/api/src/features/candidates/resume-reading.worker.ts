import { workerData } from 'node:worker_threads';
import { runDocumentWorker } from '../../platform/documents/document-worker.js';
import { readResumeText } from './resume-reading.rules.js';
import type { ResumeToRead } from './resume-reading.types.js';

const { today } = workerData as ResumeToRead;
runDocumentWorker((text) => readResumeText(text, today));
