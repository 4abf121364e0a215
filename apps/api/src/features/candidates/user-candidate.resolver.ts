import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { selectedPaths } from '../../platform/graphql/column-plan.js';
import type { RequestContext } from '../../platform/context.js';
import { canReadUser } from '../accounts/accounts.policy.js';
import type { AccountKey } from '../accounts/accounts.presenter.js';
import type { AccountsReadModel } from '../accounts/accounts.read-model.js';
import { User } from '../accounts/accounts.types.js';
import type { CandidateView } from './candidates.presenter.js';
import type { CandidatesReadModel } from './candidates.read-model.js';
import { Candidate } from './candidates.types.js';

@Resolver(() => User)
export class UserCandidateResolver {
  constructor(private readonly candidates: CandidatesReadModel) {}

  @FieldResolver(() => Candidate, { nullable: true, description: 'The profile of a candidate; null for others.' })
  async candidate(
    @Root() { id, type }: AccountKey,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CandidateView | { id: string } | null> {
    return type === 'CANDIDATE' ? this.candidates.load(context, id, selectedPaths(info)) : null;
  }
}

/** Employers can see the profiles of their applicants, but not their accounts. */
@Resolver(() => Candidate)
export class CandidateUserResolver {
  constructor(private readonly accounts: AccountsReadModel) {}

  @FieldResolver(() => User, { nullable: true, description: "The candidate's account; null for employers." })
  async user(
    @Root() { id }: CandidateView,
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User | AccountKey | null> {
    const key = { id, type: 'CANDIDATE' } as const;
    return canReadUser(context.viewer, key) ? this.accounts.load(context, key, selectedPaths(info)) : null;
  }
}
