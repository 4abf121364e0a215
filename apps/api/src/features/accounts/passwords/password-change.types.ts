import { Field, InputType, ObjectType } from 'type-graphql';
import { User } from '../accounts.types.js';

@InputType({ description: 'Your password and the new one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'Your password.' }) password!: string;
  @Field(() => String, { description: 'The new password. The same rules apply as at sign-up.' }) newPassword!: string;
}

@ObjectType({ description: 'The result of `changePassword`.', simpleResolvers: true })
export class ChangePasswordPayload {
  @Field(() => User, { description: 'Your own account.' }) user!: User;
}
