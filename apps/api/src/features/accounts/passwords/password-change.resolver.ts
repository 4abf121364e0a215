import { Arg, Ctx, Field, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { presentUser } from '../accounts.presenter.js';
import type { PasswordChangeService } from './password-change.service.js';
import { User } from '../accounts.types.js';

@InputType({ description: 'Your password and the new one.' })
class ChangePasswordInput {
  @Field(() => String, { description: 'Your password.' }) password!: string;
  @Field(() => String, { description: 'The new password. The same rules apply as at sign-up.' }) newPassword!: string;
}

@ObjectType({ description: 'The result of `changePassword`.', simpleResolvers: true })
class ChangePasswordPayload {
  @Field(() => User, { description: 'Your own account.' }) user!: User;
}

@Resolver()
export class PasswordChangeResolver {
  constructor(private readonly service: PasswordChangeService) {}

  @Requires('CANDIDATE', 'EMPLOYER', 'ADMIN')
  @Mutation(() => ChangePasswordPayload, {
    description:
      'Changes your password. Ends all other sessions of your account, invalidates links that set a password or change the email address, and notifies you by email. Errors: INVALID_INPUT, RATE_LIMITED.',
  })
  async changePassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => ChangePasswordInput, { description: 'Your password and the new one.' })
    input: ChangePasswordInput,
  ): Promise<ChangePasswordPayload> {
    return { user: presentUser(await this.service.change(context, input)) };
  }
}
