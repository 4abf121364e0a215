import { groupIntoLines } from '@job-alert/domain/resumes/resume-layout';
import { runDocumentWorker } from '../../platform/documents/document-worker.js';

runDocumentWorker((document) => ({
  text: ('pages' in document ? document.pages.flatMap(groupIntoLines).map(({ text }) => text) : document.lines).join(
    '\n',
  ),
}));
