import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { User } from '../accounts.types.js';

@ObjectType({ description: 'A login of your account that is still valid.', simpleResolvers: true })
export class Session {
  @Field(() => String, {
    nullable: true,
    description: 'The browser that logged in, such as `Chrome on Android`; null for programs and unknown browsers.',
  })
  browser!: string | null;
  @Field(() => DateTimeScalar, { description: 'When the login took place.' }) startedAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When it was last used, accurate to the hour.' }) lastUsedAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When it expires.' }) expiresAt!: Date;
  @Field(() => Boolean, { description: 'True if it is the session of this request.' }) isCurrent!: boolean;
}

@ObjectType({ description: 'The result of `signOutEverywhere`.', simpleResolvers: true })
export class SignOutEverywherePayload {
  @Field(() => User, { description: 'The user who has logged out.' }) user!: User;
}
