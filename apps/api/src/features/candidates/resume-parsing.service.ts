import { buffer } from 'node:stream/consumers';
import { PDF } from '@job-alert/domain/files/files';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { RESUME_MESSAGES } from '@job-alert/domain/resumes/resume-messages';
import { parsedResumeSchema, type ParsedResume as ResumeData } from '@job-alert/domain/resumes/resume-parser';
import * as z from 'zod';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { DocumentReader } from '../../platform/documents/document-reader.js';
import { PortalError } from '../../platform/errors.js';
import type { FileStore } from '../../platform/files/file-store.js';
import { FairQueue } from '../../platform/limits/fair-queue.js';
import { type Limit, rateLimitError } from '../../platform/limits/limiter.js';
import { requireCandidate } from '../../platform/viewer.js';
import type { FileUploadService } from '../files/file-upload.service.js';
import type { CandidatesReadModel } from './candidates.read-model.js';
import type { ParsedResume, ParseResumeInput, ResumeToRead } from './resume-parsing.types.js';

const RETRY_AFTER_SECONDS = 60;
/** With the timeout of one resume, this limits the wait to a minute. */
const MAX_WAITING = 8;
const MAX_PER_NETWORK = 2;
const MAX_PER_ACCOUNT = 1;
/** Shared by all accounts of a network, so that many accounts cannot occupy a processor. */
export const PARSING_PER_NETWORK: Limit = { name: 'resume-readings-of-network', points: 30, seconds: 600 };

const resumeResult = z.union([parsedResumeSchema, z.object({ error: z.enum(['damaged', 'locked', 'scanned']) })]);

type ResumeReader = DocumentReader<ResumeToRead, z.infer<typeof resumeResult>>;

export const createResumeReader = (timeLimitMs?: number): ResumeReader =>
  new DocumentReader(
    new URL('./resume-parsing.worker', import.meta.url),
    (posted) => resumeResult.parse(posted),
    timeLimitMs,
  );

interface Deps extends Pick<CoreServices, 'clock' | 'dailyLimits' | 'limiter'> {
  fileUploads: FileUploadService;
  fileStore: FileStore;
  resumes: ResumeReader;
  candidatesReadModel: CandidatesReadModel;
}

/** Parses a candidate's resume and suggests profile values. Nothing is stored, and nothing leaves the machine. */
export class ResumeParsingService {
  /** One resume at a time, and networks in turn, so that one network delays others by one document at most. */
  private readonly queue: FairQueue<'network' | 'account'>;

  constructor(private readonly deps: Deps) {
    this.queue = new FairQueue({
      concurrency: 1,
      maxRunningPerCaller: 1,
      maxWaiting: MAX_WAITING,
      maxPerKey: {
        network: deps.limiter.isEnabled ? MAX_PER_NETWORK : Number.POSITIVE_INFINITY,
        account: MAX_PER_ACCOUNT,
      },
      error: () => rateLimitError(RETRY_AFTER_SECONDS, RESUME_MESSAGES.busy),
    });
  }

  async parse(context: RequestContext, { file }: ParseResumeInput): Promise<ParsedResume> {
    const { id } = requireCandidate(context.viewer);
    const caller = { network: context.network, account: id };
    this.queue.check(caller);
    await this.deps.dailyLimits.charge('RESUME', id);
    const { bytes, mediaType } = file
      ? await this.deps.fileUploads.examine({ field: 'file', purpose: 'RESUME', upload: file })
      : await this.readStored(id);
    const kind = mediaType === PDF ? 'pdf' : 'docx';
    const today = todayInIndia(this.deps.clock.now());
    const result = await this.queue.run(caller, async () => {
      await this.deps.limiter.consume(PARSING_PER_NETWORK, context.network);
      return this.deps.resumes.read({ bytes, kind, today });
    });
    if ('error' in result) throw unreadableError(result.error);
    return presentResume(result);
  }

  private async readStored(id: string): Promise<{ bytes: Buffer; mediaType: string }> {
    const resume = await this.deps.candidatesReadModel.storedResume(id);
    const content = resume && (await this.deps.fileStore.open(resume.storageKey));
    if (!content) throw unreadableError('missing');
    return { bytes: await buffer(content), mediaType: resume.mediaType };
  }
}

const unreadableError = (reason: keyof typeof RESUME_MESSAGES): PortalError =>
  new PortalError('INVALID_INPUT', RESUME_MESSAGES[reason], { fields: { file: [RESUME_MESSAGES[reason]] } });

const presentResume = ({ name, place, contact, email, skills, experiences, education }: ResumeData): ParsedResume => ({
  firstName: name?.firstName ?? null,
  middleName: name?.middleName ?? null,
  lastName: name?.lastName ?? null,
  contact,
  email,
  city: place?.city ?? null,
  state: place?.state ?? null,
  skills,
  experiences,
  education,
});
