import { Field, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { User } from '../accounts.types.js';

export type EmailChangeOutcome = 'CHANGED' | 'CHANGED_BACK' | 'EXPIRED';

const EmailChangeOutcomeEnum = graphqlEnum<EmailChangeOutcome>(
  'EmailChangeOutcome',
  'The result of using the link from an email about a change of email address.',
  {
    CHANGED: 'The account has the new address, which is confirmed.',
    CHANGED_BACK: 'The account has its earlier address again, and all its sessions have ended.',
    EXPIRED:
      'Nothing has changed. The link has been used, has expired, has been replaced by a newer one, or does not exist.',
  },
);

@ObjectType({ description: 'A pending change of your email address.', simpleResolvers: true })
export class EmailChange {
  @Field(() => String, { description: 'The new email address.' }) email!: string;
  @Field(() => DateTimeScalar, { description: 'When the link expires.' }) expiresAt!: Date;
}

@InputType({ description: 'Your password and the new email address.' })
export class RequestEmailChangeInput {
  @Field(() => String, { description: 'The new email address.' }) email!: string;
  @Field(() => String, { description: 'Your password.' }) password!: string;
}

@ObjectType({ description: 'The result of `requestEmailChange`.', simpleResolvers: true })
export class RequestEmailChangePayload {
  @Field(() => User, { description: 'Your own account, still with its current address.' }) user!: User;
}

@InputType({ description: 'The link from an email about a change of email address.' })
export class ConfirmEmailInput {
  @Field(() => String, { description: 'The `token` query parameter of the link.' }) token!: string;
}

@ObjectType({ description: 'The result of using the link.', simpleResolvers: true })
export class ConfirmEmailPayload {
  @Field(() => EmailChangeOutcomeEnum, { description: 'The result of using the link.' }) outcome!: EmailChangeOutcome;
  @Field(() => String, { nullable: true, description: 'The address to log in with; null if nothing has changed.' })
  email!: string | null;
  @Field(() => User, { nullable: true, description: 'The account, if it is your own; otherwise null.' })
  user!: User | null;
}
