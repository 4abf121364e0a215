import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { selectedItemPaths, selectedPaths } from '../../platform/graphql/column-plan.js';
import type { RequestContext } from '../../platform/context.js';
import { isId } from '../../platform/ids.js';
import type { ListArgs } from '../../platform/lists/list-definition.js';
import type { Page } from '../../platform/lists/page.js';
import { Requires } from '../../platform/graphql/requires.js';
import { presentUser } from '../accounts/accounts.presenter.js';
import {
  RegisterCandidateInput,
  RegisterCandidatePayload,
  SaveCandidateProfileInput,
  SaveCandidateProfilePayload,
} from './candidate-inputs.types.js';
import type { CandidateSignUpService } from './candidate-sign-up.service.js';
import { CandidatesArgs } from './candidates.list.js';
import type { CandidatesPolicy } from './candidates.policy.js';
import type { CandidateView } from './candidates.presenter.js';
import type { CandidatesReadModel } from './candidates.read-model.js';
import type { CandidatesService } from './candidates.service.js';
import { Candidate, CandidateConnection } from './candidates.types.js';

@Resolver(() => Candidate)
export class CandidatesResolver {
  constructor(
    private readonly signUps: CandidateSignUpService,
    private readonly service: CandidatesService,
    private readonly readModel: CandidatesReadModel,
    private readonly policy: CandidatesPolicy,
  ) {}

  @Requires('CANDIDATE', 'EMPLOYER', 'ADMIN')
  @Query(() => Candidate, {
    nullable: true,
    description:
      'One candidate: your own profile, an applicant whom you can see as an employer, or any for administrators; otherwise null. Errors: PROFILE_INCOMPLETE for employers.',
  })
  async candidate(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: "The id of the candidate's user." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CandidateView | null> {
    const scope = await this.policy.accessScope(context, id);
    if (scope === 'none' || !isId(id)) return null;
    const fields = selectedPaths(info);
    return scope === 'any'
      ? this.readModel.find(context, id, fields)
      : this.readModel.findApplicant(context, id, scope.applicantsOf, fields);
  }

  @Requires('ADMIN')
  @Query(() => CandidateConnection, { description: 'All candidates, for administrators.' })
  candidates(
    @Ctx() context: RequestContext,
    @Args(() => CandidatesArgs) args: ListArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<CandidateView>> {
    return this.readModel.list(context, args, selectedItemPaths(info));
  }

  @Mutation(() => RegisterCandidatePayload, {
    description:
      'Signs up a candidate. Errors: INVALID_INPUT, FILE_TYPE_NOT_ALLOWED, FILE_TOO_LARGE, EMAIL_TAKEN, RATE_LIMITED.',
  })
  async registerCandidate(
    @Ctx() context: RequestContext,
    @Arg('input', () => RegisterCandidateInput, { description: 'The person, the password and the resume.' })
    input: RegisterCandidateInput,
  ): Promise<RegisterCandidatePayload> {
    return { user: presentUser(await this.signUps.register(context, input)) };
  }

  @Requires('CANDIDATE')
  @Mutation(() => SaveCandidateProfilePayload, {
    description:
      'Saves your own profile. Omitted fields keep their values. Errors: INVALID_INPUT, FILE_TYPE_NOT_ALLOWED, FILE_TOO_LARGE, STALE_VERSION.',
  })
  async saveCandidateProfile(
    @Ctx() context: RequestContext,
    @Arg('input', () => SaveCandidateProfileInput, { description: 'The tabs to save.' })
    input: SaveCandidateProfileInput,
  ): Promise<SaveCandidateProfilePayload> {
    return { candidate: await this.readModel.whole(context, await this.service.saveProfile(context, input)) };
  }

  @Requires('CANDIDATE', 'ADMIN')
  @FieldResolver(() => Int, { description: 'The number of jobs that the candidate has applied for.' })
  appliedJobsCount(@Root() { id }: CandidateView, @Ctx() context: RequestContext): Promise<number> {
    return this.readModel.appliedJobsCount(context, id);
  }
}
