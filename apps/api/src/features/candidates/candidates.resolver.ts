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
import type { ProfileViewsService } from './visibility/profile-views.service.js';

interface Deps {
  signUps: CandidateSignUpService;
  service: CandidatesService;
  readModel: CandidatesReadModel;
  policy: CandidatesPolicy;
  views: ProfileViewsService;
}

@Resolver(() => Candidate)
export class CandidatesResolver {
  constructor(private readonly deps: Deps) {}

  @Requires('CANDIDATE', 'EMPLOYER', 'ADMIN')
  @Query(() => Candidate, {
    nullable: true,
    description:
      'One candidate: your own profile, an applicant whom you can see as an employer, or any for administrators; otherwise null. A profile that an administrator opens is an audit event, once in half an hour. Errors: PROFILE_INCOMPLETE for employers.',
  })
  async candidate(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: "The id of the candidate's user." }) id: string,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CandidateView | null> {
    const scope = await this.deps.policy.accessScope(context, id);
    if (scope === 'none' || !isId(id)) return null;
    const fields = selectedPaths(info);
    if (scope !== 'any') return this.deps.readModel.findApplicant(context, id, scope.applicantsOf, fields);
    const candidate = await this.deps.readModel.find(context, id, fields);
    if (candidate) await this.deps.views.record(context, id, fields);
    return candidate;
  }

  @Requires('ADMIN')
  @Query(() => CandidateConnection, { description: 'All candidates, for administrators.' })
  candidates(
    @Ctx() context: RequestContext,
    @Args(() => CandidatesArgs) args: ListArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<CandidateView>> {
    return this.deps.readModel.list(context, args, selectedItemPaths(info));
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
    return { user: presentUser(await this.deps.signUps.register(context, input)) };
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
    return { candidate: await this.deps.readModel.whole(context, await this.deps.service.saveProfile(context, input)) };
  }

  @Requires('CANDIDATE', 'ADMIN')
  @FieldResolver(() => Int, { description: 'The number of jobs that the candidate has applied for.' })
  appliedJobsCount(@Root() { id }: CandidateView, @Ctx() context: RequestContext): Promise<number> {
    return this.deps.readModel.appliedJobsCount(context, id);
  }
}
