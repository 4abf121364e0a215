import { Field, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { DeletionCounts } from '../bulk-delete/bulk-delete.types.js';

@ObjectType({ description: 'The result of `requestMyData`.', simpleResolvers: true })
export class RequestMyDataPayload {
  @Field(() => String, {
    description:
      'A path on this server to a zip file with data.json and your files. It works for 60 seconds, but not after your session has ended, and needs no header.',
  })
  url!: string;
  @Field(() => DateTimeScalar, { description: 'When the link stops working.' }) expiresAt!: Date;
}

@InputType({ description: 'Confirms that you want to delete your account.' })
export class DeleteMyAccountInput {
  @Field(() => String, { description: 'The password of your account.' }) password!: string;
}

@ObjectType({ description: 'The result of `deleteMyAccount`.', simpleResolvers: true })
export class DeleteMyAccountPayload {
  @Field(() => DeletionCounts, { description: 'The number of deleted records.' }) deleted!: DeletionCounts;
}
