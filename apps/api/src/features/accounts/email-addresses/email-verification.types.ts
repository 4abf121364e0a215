import { Field, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';
import { User } from '../accounts.types.js';

export type EmailVerificationOutcome = 'VERIFIED' | 'ALREADY_VERIFIED' | 'EXPIRED';

const EmailVerificationOutcomeEnum = graphqlEnum<EmailVerificationOutcome>(
  'EmailVerificationOutcome',
  'The result of using the link that confirms an email address.',
  {
    VERIFIED: 'The address is now confirmed.',
    ALREADY_VERIFIED: 'The address was already confirmed.',
    EXPIRED: 'The link is older than 7 days, was sent to an earlier address of the account, or does not exist.',
  },
);

@InputType({ description: 'The link from an email that confirms an email address.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'The `token` query parameter of the link.' }) token!: string;
}

@ObjectType({ description: 'The result of using the link.', simpleResolvers: true })
export class VerifyEmailPayload {
  @Field(() => EmailVerificationOutcomeEnum, { description: 'The result of using the link.' })
  outcome!: EmailVerificationOutcome;
  @Field(() => User, {
    nullable: true,
    description: 'The account, if it is your own; otherwise null, even with a valid link.',
  })
  user!: User | null;
}

@ObjectType({ description: 'The account that a new link was sent to.', simpleResolvers: true })
export class ResendVerificationPayload {
  @Field(() => User, { description: 'Your account.' }) user!: User;
}
