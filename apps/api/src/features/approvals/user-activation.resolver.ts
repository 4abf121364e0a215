import { Arg, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import { presentUser } from '../accounts/accounts.presenter.js';
import type { UserActivationService } from './user-activation.service.js';
import type { UserType } from '@job-alert/domain/text/user-type';
import { User, UserTypeEnum } from '../accounts/accounts.types.js';

@InputType({ description: 'The account to activate or deactivate.' })
class SetUserActiveInput {
  @Field(() => ID, { description: "The user's id." }) id!: string;
  @Field(() => Boolean, { description: 'False deactivates the account.' }) isActive!: boolean;
  @Field(() => UserTypeEnum, {
    nullable: true,
    description: 'The expected type. An account of another type is not found.',
  })
  userType?: UserType | null;
}

@ObjectType({ description: 'The result of `setUserActive`.', simpleResolvers: true })
class SetUserActivePayload {
  @Field(() => User, { description: 'The account as it is now.' }) user!: User;
}

@Resolver()
export class UserActivationResolver {
  constructor(private readonly users: UserActivationService) {}

  @Requires('ADMIN')
  @Mutation(() => SetUserActivePayload, {
    description:
      "Activates or deactivates an account. Deactivating it ends its sessions and removes an employer's jobs from the public lists. A member of a company who is deactivated stays so until an administrator activates the account, also when the company is activated. A removed member stays inactive: activating the account only allows invitations again. Errors: NOT_FOUND, also for an account of another type than the given one; FORBIDDEN for your own account, for a removed member who has not been deactivated, and for a member of an inactive company.",
  })
  async setUserActive(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetUserActiveInput, { description: 'The account and its new state.' })
    { id, isActive, userType }: SetUserActiveInput,
  ): Promise<SetUserActivePayload> {
    return { user: presentUser(await this.users.setActive(context, id, isActive, userType)) };
  }
}
