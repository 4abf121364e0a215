import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { checkId } from '../../platform/ids.js';
import type { Page } from '../../platform/page.js';
import { type IncomingFile, UploadScalar } from '../../platform/uploads.types.js';
import { requireAdmin, requireCandidate } from '../../platform/viewer.js';
import { presentUser } from '../accounts/accounts.presenter.js';
import { User } from '../accounts/accounts.types.js';
import { AdminCandidatesArgs, CandidateProfileInput, RegisterCandidateInput } from './candidate-inputs.types.js';
import type { CandidateSignUps } from './candidate-sign-up.service.js';
import type { CandidatesPolicy } from './candidates.policy.js';
import type { CandidatesReadModel } from './candidates.read-model.js';
import type { CandidatesService } from './candidates.service.js';
import { CandidateConnection, CandidateListItem, CandidateProfile } from './candidates.types.js';

const CANDIDATE_ID = { description: "The id of the candidate's user." };

/** Candidates: who signs up, who sees a profile, who saves one. */
@Resolver(() => CandidateListItem)
export class CandidatesResolver {
  constructor(
    private readonly signUps: CandidateSignUps,
    private readonly service: CandidatesService,
    private readonly readModel: CandidatesReadModel,
    private readonly policy: CandidatesPolicy,
  ) {}

  @Query(() => CandidateProfile, { description: "The candidate's own profile." })
  myCandidateProfile(@Ctx() { viewer }: RequestContext): Promise<CandidateProfile> {
    return this.readModel.forOwner(requireCandidate(viewer).id);
  }

  @Query(() => CandidateProfile, {
    description:
      'What an employer may see of a candidate with an application visible to it; no identity numbers or papers. Refusals: NOT_FOUND, PROFILE_INCOMPLETE.',
  })
  async applicant(
    @Ctx() { viewer }: RequestContext,
    @Arg('candidateId', () => ID, CANDIDATE_ID) candidateId: string,
  ): Promise<CandidateProfile> {
    const employer = await this.policy.requireHiring(viewer);
    return this.readModel.forEmployer(checkId(candidateId, 'Candidate'), employer.id);
  }

  @Query(() => CandidateProfile, {
    description: 'One candidate, for administrators; identity numbers show their last four characters.',
  })
  candidate(
    @Ctx() { viewer }: RequestContext,
    @Arg('id', () => ID, CANDIDATE_ID) id: string,
  ): Promise<CandidateProfile> {
    requireAdmin(viewer);
    return this.readModel.forAdmin(checkId(id, 'Candidate'));
  }

  @Query(() => CandidateConnection, { description: 'All candidates, for administrators.' })
  candidates(
    @Ctx() { viewer, maxPageSize }: RequestContext,
    @Args(() => AdminCandidatesArgs) args: AdminCandidatesArgs,
  ): Promise<Page<CandidateListItem>> {
    requireAdmin(viewer);
    return this.readModel.list(args.filter ?? {}, args, maxPageSize, args.sort);
  }

  @Mutation(() => User, {
    description:
      'Signs up a candidate. Refusals: INVALID_INPUT, FILE_TYPE_NOT_ALLOWED, FILE_TOO_LARGE, EMAIL_TAKEN, RATE_LIMITED.',
  })
  async registerCandidate(
    @Ctx() context: RequestContext,
    @Arg('input', () => RegisterCandidateInput, { description: 'The person and the password.' })
    input: RegisterCandidateInput,
    @Arg('resume', () => UploadScalar, { description: 'PDF or DOCX, at most 5 MB.' }) resume: Promise<IncomingFile>,
  ): Promise<User> {
    return presentUser(await this.signUps.register(context, input, resume), false);
  }

  @Mutation(() => CandidateProfile, {
    description:
      "Saves the candidate's own profile; what is left out stays. Refusals: INVALID_INPUT, FILE_TYPE_NOT_ALLOWED, FILE_TOO_LARGE, STALE_VERSION.",
  })
  async saveCandidateProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => CandidateProfileInput, { description: 'The tabs that are saved.' })
    input: CandidateProfileInput,
  ): Promise<CandidateProfile> {
    await this.service.saveProfile(context, input);
    return this.myCandidateProfile(context);
  }

  @FieldResolver(() => Int, { description: 'For how many jobs the candidate has applied.' })
  appliedJobsCount(@Root() { id }: CandidateListItem, @Ctx() context: RequestContext): Promise<number> {
    return this.readModel.appliedJobsCount(context, id);
  }
}
