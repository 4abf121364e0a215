import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { isOwn, requireUser } from '../../../platform/viewer.js';
import { type AccountKey, presentUser } from '../accounts.presenter.js';
import type { AccountsService } from '../accounts.service.js';
import { User } from '../accounts.types.js';
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
  constructor(
    private readonly service: SecondFactorService,
    private readonly accounts: AccountsService,
  ) {}

  @FieldResolver(() => SecondFactor, {
    nullable: true,
    description: 'Your own second factor, if you are an administrator; null for other accounts.',
  })
  async secondFactor(
    @Root() { id, type }: AccountKey,
    @Ctx() { viewer }: RequestContext,
  ): Promise<SecondFactor | null> {
    return type === 'ADMIN' && isOwn(viewer, id) ? this.service.findByUser(id) : null;
  }

  @Requires('ADMIN')
  @Mutation(() => StartSecondFactorPayload, {
    description:
      'Starts setting up your second factor, which takes effect with confirmSecondFactor. Errors: INVALID_INPUT, SECOND_FACTOR_ON, RATE_LIMITED.',
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
      'Turns on your second factor and ends all other sessions of your account. Errors: INVALID_INPUT, SECOND_FACTOR_INVALID, SECOND_FACTOR_ON, SECOND_FACTOR_OFF, RATE_LIMITED.',
  })
  async confirmSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('input', () => ConfirmSecondFactorInput, { description: 'The code.' }) input: ConfirmSecondFactorInput,
  ): Promise<ConfirmSecondFactorPayload> {
    const recoveryCodes = await this.service.confirm(context, input);
    return { recoveryCodes, user: await this.own(context) };
  }

  @Requires('ADMIN')
  @Mutation(() => DisableSecondFactorPayload, {
    description:
      'Turns off your second factor. Its recovery codes stop working. Errors: INVALID_INPUT, SECOND_FACTOR_INVALID, SECOND_FACTOR_OFF, RATE_LIMITED, FORBIDDEN if your account must have one.',
  })
  async disableSecondFactor(
    @Ctx() context: RequestContext,
    @Arg('input', () => DisableSecondFactorInput, { description: 'Your password and a code.' })
    input: DisableSecondFactorInput,
  ): Promise<DisableSecondFactorPayload> {
    await this.service.disable(context, input);
    return { user: await this.own(context) };
  }

  private async own({ viewer }: RequestContext): Promise<User> {
    return presentUser(await this.accounts.ownUser(requireUser(viewer)));
  }
}
