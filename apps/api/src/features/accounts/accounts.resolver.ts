import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { selectedPaths } from '../../platform/graphql/column-plan.js';
import type { RequestContext } from '../../platform/context.js';
import { isId } from '../../platform/ids.js';
import { Requires } from '../../platform/graphql/requires.js';
import { type AccountKey, needsRow, presentUser } from './accounts.presenter.js';
import type { AccountsReadModel } from './accounts.read-model.js';
import type { AccountsService } from './accounts.service.js';
import { SignInInput, SignInPayload, SignOutPayload, User } from './accounts.types.js';

@Resolver(() => User)
export class AccountsResolver {
  constructor(
    private readonly accounts: AccountsService,
    private readonly readModel: AccountsReadModel,
  ) {}

  @Query(() => User, { nullable: true, description: 'Your own account; null for visitors and API keys.' })
  async viewer(@Ctx() { viewer }: RequestContext, @Info() info: GraphQLResolveInfo): Promise<User | AccountKey | null> {
    if (viewer.kind !== 'user') return null;
    return needsRow(selectedPaths(info)) ? presentUser(await this.accounts.ownUser(viewer)) : viewer;
  }

  @Requires('CANDIDATE', 'EMPLOYER', 'ADMIN')
  @Query(() => User, {
    nullable: true,
    description:
      'One account: your own; for administrators also those of candidates and employers, and with the role ADMINISTRATOR those of administrators; otherwise null.',
  })
  async user(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: "The user's id." }) id: string,
  ): Promise<User | null> {
    return isId(id) ? this.readModel.readable(context, id) : null;
  }

  @Mutation(() => SignInPayload, {
    description:
      'Logs in. Errors: INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID, ACCOUNT_INACTIVE, WRONG_LOGIN_PAGE, RATE_LIMITED.',
  })
  async signIn(
    @Ctx() context: RequestContext,
    @Arg('input', () => SignInInput, { description: 'The email address, the password and the login page.' })
    input: SignInInput,
  ): Promise<SignInPayload> {
    const { user, ...session } = await this.accounts.signIn(context, input);
    return { ...session, user: presentUser(user) };
  }

  @Requires('CANDIDATE', 'EMPLOYER', 'ADMIN')
  @Mutation(() => SignOutPayload, {
    description: 'Logs out: ends the session of the token in the request.',
  })
  async signOut(@Ctx() context: RequestContext): Promise<SignOutPayload> {
    return { user: presentUser(await this.accounts.signOut(context)) };
  }

  @FieldResolver(() => Boolean, {
    description:
      'True if the company profile of an employer, or the profile of a candidate, is complete. Until then most of their area is locked. True for administrators.',
  })
  isProfileComplete(@Root() { id }: AccountKey, @Ctx() context: RequestContext): Promise<boolean> {
    return this.readModel.isProfileComplete(context, id);
  }
}
