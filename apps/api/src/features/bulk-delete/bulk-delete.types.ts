import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';

export type DeletionKind = 'USERS' | 'JOBS' | 'APPLICATIONS';

export const DeletionKindEnum = graphqlEnum<DeletionKind>('DeletionKind', 'The kind of records to delete.', {
  USERS: 'Accounts with everything that belongs to them.',
  JOBS: 'Jobs with their applications.',
  APPLICATIONS: 'Applications with their history.',
});

@ObjectType({ description: 'The number of records that a deletion permanently removes.', simpleResolvers: true })
export class DeletionCounts {
  @Field(() => Int, { description: 'Accounts.' }) users!: number;
  @Field(() => Int, { description: 'Companies, which are deleted with their employers.' }) companies!: number;
  @Field(() => Int, { description: 'Jobs.' }) jobs!: number;
  @Field(() => Int, { description: 'Applications, each with its history.' }) applications!: number;
  @Field(() => Int, { description: 'Interviews.' }) interviews!: number;
  @Field(() => Int, { description: 'Uploaded files.' }) files!: number;
  @Field(() => Int, { description: 'Candidates whose running applications end, and who are told by email.' })
  notified!: number;
  @Field(() => [String], {
    description: 'Names of the companies with running applications. `deleteUsers` deletes these only if confirmed.',
  })
  runningCompanies!: string[];
}

export const IDS = { description: 'The ids, from 1 to 1,000.' };

@InputType({ description: 'The accounts to delete.' })
export class DeleteUsersInput {
  @Field(() => [ID], IDS) ids!: string[];
  @Field(() => [String], {
    nullable: true,
    description:
      'Names of companies with running applications to delete all the same, at most 1,000. The others are deactivated.',
  })
  confirmedCompanies?: string[] | null;
}

@ObjectType({ description: 'The result of `deleteUsers`.', simpleResolvers: true })
export class DeleteUsersPayload {
  @Field(() => DeletionCounts, { description: 'The number of deleted records.' }) deleted!: DeletionCounts;
  @Field(() => [ID], {
    description: 'Employers that were deactivated instead, because their companies have running applications.',
  })
  deactivatedIds!: string[];
}

@InputType({ description: 'The jobs to delete.' })
export class DeleteJobsInput {
  @Field(() => [ID], IDS) ids!: string[];
}

@ObjectType({ description: 'The result of `deleteJobs`.', simpleResolvers: true })
export class DeleteJobsPayload {
  @Field(() => DeletionCounts, { description: 'The number of deleted records.' }) deleted!: DeletionCounts;
}

@InputType({ description: 'The applications to delete.' })
export class DeleteApplicationsInput {
  @Field(() => [ID], IDS) ids!: string[];
}

@ObjectType({ description: 'The result of `deleteApplications`.', simpleResolvers: true })
export class DeleteApplicationsPayload {
  @Field(() => DeletionCounts, { description: 'The number of deleted records.' }) deleted!: DeletionCounts;
}
