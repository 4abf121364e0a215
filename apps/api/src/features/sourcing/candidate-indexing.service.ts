import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { PDF } from '@job-alert/domain/files/files';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { searchableResume } from '@job-alert/domain/search/candidate-search';
import * as z from 'zod';
import { PeriodicTask } from '../../platform/background/periodic-task.js';
import type { CoreServices } from '../../platform/core-services.js';
import { DocumentReader, type DocumentToRead } from '../../platform/documents/document-reader.js';
import type { FileStore } from '../../platform/files/file-store.js';
import type { CandidateIndexRepository } from './candidate-index.repository.js';

const POLL_INTERVAL_MS = 2_000;
/** Candidates whose terms are written in one transaction. */
const BATCH = 100;
/** The share of time that indexing may take, so that requests are hardly slower. */
const SHARE_OF_TIME = 0.4;
/** Characters of a resume. Longer texts are cut. */
const MAX_RESUME_LENGTH = 30_000;

const textResult = z.union([z.object({ text: z.string() }), z.object({ error: z.enum(['damaged', 'locked']) })]);

interface DueResume {
  id: string;
  resumeId: string | null;
  storageKey: string | null;
  mediaType: string | null;
}

/** A file that waits for its virus scan is read after it. */
const DUE_RESUME = `SELECT s.candidate_id AS id, p.resume_id AS resumeId, IF(f.scan_state = 'INFECTED', NULL, f.storage_key) AS storageKey,
    f.media_type AS mediaType
  FROM candidate_search s JOIN candidate_profile p ON p.id = s.candidate_id LEFT JOIN stored_file f ON f.id = p.resume_id
  WHERE s.resume_due_at <= UTC_TIMESTAMP(3) AND (f.id IS NULL OR f.scan_state <> 'WAITING')
  ORDER BY s.resume_due_at, s.candidate_id LIMIT 1`;

/** A resume that was replaced in the meantime stays due. */
const SAVE_RESUME = `UPDATE candidate_search s JOIN candidate_profile p ON p.id = s.candidate_id
  SET s.resume_text = ?, s.resume_file_id = ?, s.resume_due_at = NULL, s.due_at = UTC_TIMESTAMP(3)
  WHERE s.candidate_id = ? AND p.resume_id <=> ?`;
const POSTPONE_RESUME =
  'UPDATE candidate_search SET resume_due_at = UTC_TIMESTAMP(3) + INTERVAL 10 MINUTE WHERE candidate_id = ?';

type Deps = Pick<CoreServices, 'dataSource' | 'transactions' | 'clock' | 'logger'> & {
  index: CandidateIndexRepository;
  fileStore: FileStore;
};

/** Keeps the search index of candidates current, in the background: first the profiles, then the texts of resumes. */
export class CandidateIndexingService {
  private readonly work: PeriodicTask;
  private readonly resumes = new DocumentReader<DocumentToRead, z.infer<typeof textResult>>(
    new URL('./resume-text.worker', import.meta.url),
    (posted) => textResult.parse(posted),
  );

  constructor(private readonly deps: Deps) {
    this.work = new PeriodicTask(
      'the search index of candidates',
      POLL_INTERVAL_MS,
      (signal) => this.indexAll(signal),
      deps.logger,
    );
  }

  start(): void {
    this.work.start();
  }

  stop(): Promise<void> {
    return this.work.stop();
  }

  /** Indexes everything that is due. Several servers can run it at once. */
  async indexAll(signal?: AbortSignal): Promise<void> {
    for (let indexed = 1; indexed > 0; ) {
      if (signal?.aborted) return;
      const startedAt = performance.now();
      indexed = await this.indexProfiles();
      if (indexed === 0) indexed = await this.readResume();
      const took = performance.now() - startedAt;
      if (indexed > 0 && signal) await pause(took / SHARE_OF_TIME - took, undefined, { signal }).catch(() => undefined);
    }
  }

  private indexProfiles(): Promise<number> {
    const { transactions, index, clock } = this.deps;
    return transactions.run((manager) => index.indexDue(manager, BATCH, todayInIndia(clock.now())));
  }

  /** Reads the resume that has waited longest. Returns 1, or 0 if none waits. One that cannot be read now is tried again later. */
  private async readResume(): Promise<number> {
    const { dataSource, logger } = this.deps;
    const [due] = await dataSource.query<DueResume[]>(DUE_RESUME);
    if (!due) return 0;
    try {
      const text = await this.resumeText(due);
      await dataSource.query(SAVE_RESUME, [text, due.resumeId, due.id, due.resumeId]);
    } catch (error) {
      logger.warn({ err: error, candidateId: due.id }, 'a resume could not be read for the search');
      await dataSource.query(POSTPONE_RESUME, [due.id]);
    }
    return 1;
  }

  private async resumeText({ id, storageKey, mediaType }: DueResume): Promise<string | null> {
    if (storageKey === null) return null;
    const { fileStore, logger } = this.deps;
    const content = await fileStore.open(storageKey);
    if (!content) return null;
    const result = await this.resumes.read({ bytes: await buffer(content), kind: mediaType === PDF ? 'pdf' : 'docx' });
    if ('error' in result) {
      logger.info({ candidateId: id, reason: result.error }, 'a resume without readable text is not searched');
      return null;
    }
    return searchableResume(result.text.slice(0, MAX_RESUME_LENGTH)) || null;
  }
}
