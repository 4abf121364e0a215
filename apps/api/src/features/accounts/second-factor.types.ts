import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/scalars.js';
import type { AccountKey } from './accounts.presenter.js';
import { User } from './accounts.types.js';

@ObjectType({ description: "The second factor of an administrator's login.", simpleResolvers: true })
export class SecondFactor {
  @Field(() => Boolean, { description: 'Does the login ask for a code after the password?' }) isOn!: boolean;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when it does.' }) confirmedAt!: Date | null;
  @Field(() => Int, { description: 'How many recovery codes have not been used.' }) recoveryCodesLeft!: number;
}

@InputType({ description: 'Your password, asked again.' })
export class StartSecondFactorInput {
  @Field(() => String, { description: 'Your password.' }) password!: string;
}

@ObjectType({ description: 'What an authenticator app needs. It is shown only here.', simpleResolvers: true })
export class StartSecondFactorPayload {
  @Field(() => String, { description: 'The otpauth address, for a QR code.' }) uri!: string;
  @Field(() => String, { description: 'The secret alone, in Base32, for typing.' }) secret!: string;
}

@InputType({ description: 'The first code of the authenticator app.' })
export class ConfirmSecondFactorInput {
  @Field(() => String, { description: 'Six digits of the authenticator app.' }) code!: string;
}

@ObjectType({ description: 'The outcome of confirmSecondFactor.', simpleResolvers: true })
export class ConfirmSecondFactorPayload {
  @Field(() => [String], { description: 'Ten recovery codes, each good once. They are shown only here.' })
  recoveryCodes!: string[];
  @Field(() => User, { description: 'Your own account.' }) user!: AccountKey;
}

@InputType({ description: 'Your password and a code, asked again.' })
export class DisableSecondFactorInput {
  @Field(() => String, { description: 'Your password.' }) password!: string;
  @Field(() => String, { description: 'Six digits of the authenticator app, or a recovery code.' }) code!: string;
}

@ObjectType({ description: 'The outcome of disableSecondFactor.', simpleResolvers: true })
export class DisableSecondFactorPayload {
  @Field(() => User, { description: 'Your own account.' }) user!: AccountKey;
}
