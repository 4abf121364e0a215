import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import { presentUser } from '../accounts/accounts.presenter.js';
import type { UserActivationService } from './user-activation.service.js';
import { SetUserActiveInput, SetUserActivePayload } from './user-activation.types.js';

@Resolver()
export class UserActivationResolver {
  constructor(private readonly users: UserActivationService) {}

  @Requires('ADMIN')
  @Mutation(() => SetUserActivePayload, {
    description:
      "Activates or deactivates an account. Deactivating it ends its sessions and removes an employer's jobs from the public lists. Errors: NOT_FOUND, also for an account of another type than the given one; FORBIDDEN for your own account.",
  })
  async setUserActive(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetUserActiveInput, { description: 'The account and its new state.' })
    { id, isActive, userType }: SetUserActiveInput,
  ): Promise<SetUserActivePayload> {
    return { user: presentUser(await this.users.setActive(context, id, isActive, userType)) };
  }
}
