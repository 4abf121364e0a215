import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { selectedPaths } from '../../platform/column-plan.js';
import type { RequestContext } from '../../platform/context.js';
import type { AccountKey } from '../accounts/accounts.presenter.js';
import { User } from '../accounts/accounts.types.js';
import type { CandidateView } from './candidates.presenter.js';
import type { CandidatesReadModel } from './candidates.read-model.js';
import { Candidate } from './candidates.types.js';

/** The edge from an account to its profile; anyone who may see the account may see both. */
@Resolver(() => User)
export class UserCandidateResolver {
  constructor(private readonly candidates: CandidatesReadModel) {}

  @FieldResolver(() => Candidate, { nullable: true, description: 'The profile of a candidate; null for others.' })
  async candidate(
    @Root() { id, type }: AccountKey,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CandidateView | { id: string } | null> {
    return type === 'CANDIDATE' ? this.candidates.of(context, id, selectedPaths(info)) : null;
  }
}
