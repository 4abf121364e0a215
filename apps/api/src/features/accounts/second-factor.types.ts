import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/scalars.js';

@ObjectType({ description: "The second factor of an administrator's login.", simpleResolvers: true })
export class SecondFactor {
  @Field(() => Boolean, { description: 'Does the login ask for a code after the password?' }) isOn!: boolean;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Since when it does.' }) confirmedAt!: Date | null;
  @Field(() => Int, { description: 'How many recovery codes have not been used.' }) recoveryCodesLeft!: number;
}

@ObjectType({ description: 'What an authenticator app needs. It is shown only here.', simpleResolvers: true })
export class SecondFactorSetup {
  @Field(() => String, { description: 'The otpauth address, for a QR code.' }) uri!: string;
  @Field(() => String, { description: 'The secret alone, in Base32, for typing.' }) secret!: string;
}
