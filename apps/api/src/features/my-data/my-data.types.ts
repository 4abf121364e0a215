import { Field, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/scalars.js';
import { DeletionCounts } from '../bulk-delete/bulk-delete.types.js';

@ObjectType({ description: 'What `requestMyData` returns.', simpleResolvers: true })
export class RequestMyDataPayload {
  @Field(() => String, {
    description:
      'A zip file with data.json and your files, as a path on this server. It works for 60 seconds, until your session ends at the latest, and needs no header.',
  })
  url!: string;
  @Field(() => DateTimeScalar, { description: 'When the link stops working.' }) expiresAt!: Date;
}

@InputType({ description: 'Confirms that you want to delete your account.' })
export class DeleteMyAccountInput {
  @Field(() => String, { description: 'The password of your account.' }) password!: string;
}

@ObjectType({ description: 'What `deleteMyAccount` returns.', simpleResolvers: true })
export class DeleteMyAccountPayload {
  @Field(() => DeletionCounts, { description: 'What was deleted.' }) deleted!: DeletionCounts;
}
