import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/scalars.js';

@ObjectType({ description: 'Where the own data can be downloaded.', simpleResolvers: true })
export class MyDataDownload {
  @Field(() => String, {
    description:
      'A zip with data.json and the own files, for 60 seconds, as a path on this server; it needs no header.',
  })
  url!: string;
  @Field(() => DateTimeScalar, { description: 'When the link ends.' }) expiresAt!: Date;
}
