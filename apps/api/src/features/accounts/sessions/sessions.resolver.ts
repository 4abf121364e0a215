import { Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { isOwn, requireUser } from '../../../platform/viewer.js';
import { type AccountKey, presentUser } from '../accounts.presenter.js';
import type { AccountsService } from '../accounts.service.js';
import { User } from '../accounts.types.js';
import type { SessionsService } from './sessions.service.js';
import { Session, SignOutEverywherePayload } from './sessions.types.js';

@Resolver(() => User)
export class SessionsResolver {
  constructor(
    private readonly service: SessionsService,
    private readonly accounts: AccountsService,
  ) {}

  @FieldResolver(() => [Session], {
    nullable: true,
    description: 'Your sessions, the last used first, at most 50; null for other accounts.',
  })
  async sessions(@Root() { id }: AccountKey, @Ctx() { viewer }: RequestContext): Promise<Session[] | null> {
    return isOwn(viewer, id) ? this.service.own(requireUser(viewer)) : null;
  }

  @Requires('CANDIDATE', 'EMPLOYER', 'ADMIN')
  @Mutation(() => SignOutEverywherePayload, {
    description: 'Logs out everywhere: ends all sessions of your account, including the one of this request.',
  })
  async signOutEverywhere(@Ctx() context: RequestContext): Promise<SignOutEverywherePayload> {
    return { user: presentUser(await this.accounts.signOutEverywhere(context)) };
  }
}
