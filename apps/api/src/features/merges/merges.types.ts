import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { Candidate } from '../candidates/candidates.types.js';

@ObjectType({ description: 'Another account that was merged into a candidate.', simpleResolvers: true })
export class CandidateMerge {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => ID, { description: 'The id of the removed account, which can no longer log in.' }) removedId!: string;
  @Field(() => String, { description: "The name of the removed account's owner." }) removedName!: string;
  @Field(() => String, { description: 'The email address of the removed account. It cannot be used to sign up.' })
  removedEmail!: string;
  @Field(() => DateTimeScalar, { description: 'When they were merged.' }) mergedAt!: Date;
  @Field(() => String, { description: 'The name of the administrator who merged them.' }) mergedByName!: string;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The time until which undoMerge can reverse the merge. Null once that time has passed.',
  })
  undoableUntil!: Date | null;
}

@ObjectType({ description: 'A preview of mergeCandidates.', simpleResolvers: true })
export class MergePreview {
  @Field(() => [String], { description: 'The effects, as sentences for the administrator.' }) effects!: string[];
}

@InputType({ description: 'Two accounts of the same person.' })
export class MergeCandidatesInput {
  @Field(() => ID, { description: 'The id of the candidate to keep.' }) keepId!: string;
  @Field(() => ID, { description: 'The id of the candidate whose account is closed.' }) removeId!: string;
}

@ObjectType({ description: 'The merged candidate.', simpleResolvers: true })
export class MergeCandidatesPayload {
  @Field(() => CandidateMerge, { description: 'The merge.' }) merge!: CandidateMerge;
  @Field(() => Candidate, { description: 'The candidate to keep.' }) candidate!: object;
}

@InputType({ description: 'The merge to reverse.' })
export class UndoMergeInput {
  @Field(() => ID, { description: "The merge's id." }) id!: string;
}

@ObjectType({ description: 'The two candidates after the merge is reversed.', simpleResolvers: true })
export class UndoMergePayload {
  @Field(() => Candidate, { description: 'The candidate that was kept.' }) candidate!: object;
  @Field(() => Candidate, { description: 'The restored candidate.' }) restored!: object;
}
