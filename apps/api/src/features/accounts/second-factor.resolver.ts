import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/requires.js';
import { isOwn, requireUser } from '../../platform/viewer.js';
import type { AccountKey } from './accounts.presenter.js';
import { User } from './accounts.types.js';
import type { SecondFactorService } from './second-factor.service.js';
import {
  ConfirmSecondFactorInput,
  ConfirmSecondFactorPayload,
  DisableSecondFactorInput,
  DisableSecondFactorPayload,
  SecondFactor,
  StartSecondFactorInput,
  StartSecondFactorPayload,
} from './second-factor.types.js';

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

  @Requires('ADMIN')
  @Mutation(() => StartSecondFactorPayload, {
    description:
      'Begins to set up your second factor, which counts after confirmSecondFactor. Refusals: INVALID_INPUT, SECOND_FACTOR_ON, RATE_LIMITED.',
  })
  startSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('input', () => StartSecondFactorInput, { description: 'Your password.' }) input: StartSecondFactorInput,
  ): Promise<StartSecondFactorPayload> {
    return this.service.start(context, input);
  }

  @Requires('ADMIN')
  @Mutation(() => ConfirmSecondFactorPayload, {
    description:
      'Switches your second factor on and ends all other logins of your account. Refusals: INVALID_INPUT, SECOND_FACTOR_INVALID, SECOND_FACTOR_ON, SECOND_FACTOR_OFF, RATE_LIMITED.',
  })
  async confirmSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('input', () => ConfirmSecondFactorInput, { description: 'A code.' }) input: ConfirmSecondFactorInput,
  ): Promise<ConfirmSecondFactorPayload> {
    const user = requireUser(context.viewer);
    return { recoveryCodes: await this.service.confirm(context, input), user };
  }

  @Requires('ADMIN')
  @Mutation(() => DisableSecondFactorPayload, {
    description:
      'Switches your second factor off; its recovery codes end. Refusals: INVALID_INPUT, SECOND_FACTOR_INVALID, SECOND_FACTOR_OFF, RATE_LIMITED.',
  })
  async disableSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('input', () => DisableSecondFactorInput, { description: 'Your password and a code.' })
    input: DisableSecondFactorInput,
  ): Promise<DisableSecondFactorPayload> {
    const user = requireUser(context.viewer);
    await this.service.disable(context, input);
    return { user };
  }
}
