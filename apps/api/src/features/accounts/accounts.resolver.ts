import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { UserEntity } from '../../database/entities/user.entity.js';
import type { RequestContext } from '../../platform/context.js';
import { presentUser } from './accounts.presenter.js';
import type { AccountsReadModel } from './accounts.read-model.js';
import type { AccountsService } from './accounts.service.js';
import { Session, SignInInput, User } from './accounts.types.js';

@Resolver(() => User)
export class AccountsResolver {
  constructor(
    private readonly accounts: AccountsService,
    private readonly readModel: AccountsReadModel,
  ) {}

  @Query(() => User, { nullable: true, description: 'Who is asking; null when nobody is logged in.' })
  async viewer(@Ctx() { viewer }: RequestContext): Promise<User | null> {
    return viewer.kind === 'user' ? this.present(await this.accounts.ownUser(viewer)) : null;
  }

  @Query(() => User, {
    description: 'One account: the own one, and any for administrators. Refusals: NOT_FOUND.',
  })
  async user(
    @Ctx() { viewer }: RequestContext,
    @Arg('id', () => ID, { description: "The user's id." }) id: string,
  ): Promise<User> {
    return this.present(await this.accounts.userFor(viewer, id));
  }

  @Mutation(() => Session, {
    description:
      'Logs in. Refusals: INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID, ACCOUNT_INACTIVE, WRONG_LOGIN_PAGE, RATE_LIMITED.',
  })
  async signIn(
    @Ctx() context: RequestContext,
    @Arg('input', () => SignInInput, { description: 'E-mail, password and the page.' }) input: SignInInput,
  ): Promise<Session> {
    const { user, ...session } = await this.accounts.signIn(context, input);
    return { ...session, user: await this.present(user) };
  }

  @Mutation(() => User, { description: 'Logs out: ends the session of the token that the request carries.' })
  async signOut(@Ctx() context: RequestContext): Promise<User> {
    return this.present(await this.accounts.signOut(context));
  }

  private async present(user: UserEntity): Promise<User> {
    return presentUser(user, await this.readModel.isProfileComplete(user.id));
  }
}
