import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An uploaded file, with a link for the viewer.', simpleResolvers: true })
export class StoredFile {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, {
    description: 'The name it was uploaded with, made safe, with the extension of its actual type.',
  })
  name!: string;
  @Field(() => String, { description: 'Its media type, determined from its content.' }) mediaType!: string;
  @Field(() => Int, { description: 'Its size in bytes.' }) size!: number;
  @Field(() => String, {
    description:
      'A link for the viewer, as a path on this server. It works for 60 seconds, but not after the session has ended, and needs no header. PDF, JPEG and PNG files are displayed, other types are downloaded.',
  })
  url!: string;
}
