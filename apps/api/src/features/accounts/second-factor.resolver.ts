import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { isOwn } from '../../platform/viewer.js';
import type { AccountKey } from './accounts.presenter.js';
import { User } from './accounts.types.js';
import type { SecondFactorService } from './second-factor.service.js';
import { SecondFactor, SecondFactorSetup } from './second-factor.types.js';

@Resolver(() => User)
export class SecondFactorResolver {
  constructor(private readonly service: SecondFactorService) {}

  @FieldResolver(() => SecondFactor, {
    nullable: true,
    description: 'The second factor of your own account, if you are an administrator; null for other accounts.',
  })
  async secondFactor(
    @Root() { id, type }: AccountKey,
    @Ctx() { viewer }: RequestContext,
  ): Promise<SecondFactor | null> {
    return type === 'ADMIN' && isOwn(viewer, id) ? this.service.of(id) : null;
  }

  @Mutation(() => SecondFactorSetup, {
    description:
      'Begins to set up the own second factor, for administrators; it counts after confirmSecondFactor. Refusals: INVALID_INPUT, SECOND_FACTOR_ON, RATE_LIMITED.',
  })
  startSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('password', () => String, { description: 'The own password.' }) password: string,
  ): Promise<SecondFactorSetup> {
    return this.service.start(context, { password });
  }

  @Mutation(() => [String], {
    description:
      'Switches the own second factor on, ends all other logins of the account, and gives ten recovery codes, each good once; they are shown only here. Refusals: INVALID_INPUT, SECOND_FACTOR_INVALID, SECOND_FACTOR_ON, SECOND_FACTOR_OFF, RATE_LIMITED.',
  })
  confirmSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('code', () => String, { description: 'Six digits of the authenticator app.' }) code: string,
  ): Promise<string[]> {
    return this.service.confirm(context, { code });
  }

  @Mutation(() => SecondFactor, {
    description:
      'Switches the own second factor off; its recovery codes end. Refusals: INVALID_INPUT, SECOND_FACTOR_INVALID, SECOND_FACTOR_OFF, RATE_LIMITED.',
  })
  disableSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('password', () => String, { description: 'The own password.' }) password: string,
    @Arg('code', () => String, { description: 'Six digits of the authenticator app, or a recovery code.' })
    code: string,
  ): Promise<SecondFactor> {
    return this.service.disable(context, { password, code });
  }
}
