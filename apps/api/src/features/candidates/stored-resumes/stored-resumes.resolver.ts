import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { notFound } from '../../../platform/errors.js';
import { Requires } from '../../../platform/graphql/requires.js';
import type { CandidateView } from '../candidates.presenter.js';
import type { CandidatesReadModel } from '../candidates.read-model.js';
import { Candidate } from '../candidates.types.js';
import type { StoredResumesReadModel } from './stored-resumes.read-model.js';
import type { StoredResumesService } from './stored-resumes.service.js';
import { ResumeStoring, StoreResumeInput, StoreResumePayload } from './stored-resumes.types.js';

@Resolver(() => Candidate)
export class StoredResumesResolver {
  constructor(
    private readonly service: StoredResumesService,
    private readonly resumes: StoredResumesReadModel,
    private readonly candidates: CandidatesReadModel,
  ) {}

  @Requires('ADMIN')
  @Mutation(() => StoreResumePayload, {
    description:
      'Stores the resume of an imported candidate who has not logged in yet. It replaces one that an administrator has stored. Errors: NOT_FOUND, FORBIDDEN after the first login, after an application or when the candidate has sent a resume, FILE_TYPE_NOT_ALLOWED, FILE_TOO_LARGE.',
  })
  async storeResume(
    @Ctx() context: RequestContext,
    @Arg('input', () => StoreResumeInput, { description: 'The candidate and the resume.' }) input: StoreResumeInput,
  ): Promise<StoreResumePayload> {
    const candidate = await this.candidates.whole(context, await this.service.store(context, input));
    if (!candidate) throw notFound('Candidate');
    return { candidate };
  }

  @Requires('CANDIDATE', 'ADMIN')
  @FieldResolver(() => ResumeStoring, {
    nullable: true,
    description: 'The administrator who stored the resume; null if the candidate did, or without a resume.',
  })
  resumeStoring(@Root() { id }: CandidateView, @Ctx() context: RequestContext): Promise<ResumeStoring | null> {
    return this.resumes.storingOf(context, id);
  }

  @Requires('ADMIN')
  @FieldResolver(() => Boolean, {
    description:
      'True if an administrator can store a resume: the candidate was imported, has not logged in, has not applied and has sent none.',
  })
  canStoreResume(@Root() { id }: CandidateView, @Ctx() context: RequestContext): Promise<boolean> {
    return this.resumes.canStore(context, id);
  }
}
