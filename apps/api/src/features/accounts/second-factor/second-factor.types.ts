import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { User } from '../accounts.types.js';

@ObjectType({ description: "The second factor of an administrator's login.", simpleResolvers: true })
export class SecondFactor {
  @Field(() => Boolean, { description: 'True if the login asks for a code after the password.' }) isOn!: boolean;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was turned on.' }) confirmedAt!: Date | null;
  @Field(() => Int, { description: 'The number of unused recovery codes.' }) recoveryCodesLeft!: number;
}

@InputType({ description: 'Your password.' })
export class StartSecondFactorInput {
  @Field(() => String, { description: 'Your password.' }) password!: string;
}

@ObjectType({ description: 'The secret for an authenticator app. It is shown only once.', simpleResolvers: true })
export class StartSecondFactorPayload {
  @Field(() => String, { description: 'The otpauth URI, for a QR code.' }) uri!: string;
  @Field(() => String, { description: 'The secret in Base32, for manual entry.' }) secret!: string;
}

@InputType({ description: 'The first code from the authenticator app.' })
export class ConfirmSecondFactorInput {
  @Field(() => String, { description: 'The six-digit code from the authenticator app.' }) code!: string;
}

@ObjectType({ description: 'The result of `confirmSecondFactor`.', simpleResolvers: true })
export class ConfirmSecondFactorPayload {
  @Field(() => [String], { description: 'Ten recovery codes, each of which works once. They are shown only here.' })
  recoveryCodes!: string[];
  @Field(() => User, { description: 'Your own account.' }) user!: User;
}

@InputType({ description: 'Your password and a code.' })
export class DisableSecondFactorInput {
  @Field(() => String, { description: 'Your password.' }) password!: string;
  @Field(() => String, { description: 'The six-digit code from the authenticator app, or a recovery code.' })
  code!: string;
}

@ObjectType({ description: 'The result of `disableSecondFactor`.', simpleResolvers: true })
export class DisableSecondFactorPayload {
  @Field(() => User, { description: 'Your own account.' }) user!: User;
}
