import { Field, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';

export type DeletionKind = 'USERS' | 'JOBS' | 'APPLICATIONS';

export const DeletionKindEnum = graphqlEnum<DeletionKind>('DeletionKind', 'What is to be deleted.', {
  USERS: 'Accounts with everything of theirs.',
  JOBS: 'Jobs with their applications.',
  APPLICATIONS: 'Applications with their history.',
});

@ObjectType({ description: 'How much a deletion takes away for good.', simpleResolvers: true })
export class DeletionCounts {
  @Field(() => Int, { description: 'Accounts.' }) users!: number;
  @Field(() => Int, { description: 'Companies, which go with their employers.' }) companies!: number;
  @Field(() => Int, { description: 'Jobs.' }) jobs!: number;
  @Field(() => Int, { description: 'Applications, each with its history.' }) applications!: number;
  @Field(() => Int, { description: 'Interviews.' }) interviews!: number;
  @Field(() => Int, { description: 'Uploaded files.' }) files!: number;
}
