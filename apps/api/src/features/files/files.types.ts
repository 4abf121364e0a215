import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An uploaded file, with a link for the viewer.', simpleResolvers: true })
export class StoredFile {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => String, {
    description: 'The name it was uploaded with, made safe, with the extension of its actual type.',
  })
  name!: string;
  @Field(() => String, { description: 'Its media type, found from the content.' }) mediaType!: string;
  @Field(() => Int, { description: 'Its size in bytes.' }) size!: number;
  @Field(() => String, {
    description:
      'Where the viewer can open it for 60 seconds, as a path on this server; it needs no header. PDF, JPEG and PNG are shown, other types downloaded.',
  })
  url!: string;
}
