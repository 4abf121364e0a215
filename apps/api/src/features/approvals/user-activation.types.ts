import type { UserType } from '@job-alert/domain/text/user-type';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { User, UserTypeEnum } from '../accounts/accounts.types.js';

@InputType({ description: 'The account to activate or deactivate.' })
export class SetUserActiveInput {
  @Field(() => ID, { description: "The user's id." }) id!: string;
  @Field(() => Boolean, { description: 'False deactivates the account.' }) isActive!: boolean;
  @Field(() => UserTypeEnum, {
    nullable: true,
    description: 'The expected type. An account of another type is not found.',
  })
  userType?: UserType | null;
}

@ObjectType({ description: 'The result of `setUserActive`.', simpleResolvers: true })
export class SetUserActivePayload {
  @Field(() => User, { description: 'The account as it is now.' }) user!: User;
}
