import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/scalars.js';
import { Candidate } from '../candidates/candidates.types.js';

@ObjectType({ description: 'Another account that was merged into a candidate.', simpleResolvers: true })
export class CandidateMerge {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => ID, { description: 'The account that cannot log in any more.' }) removedId!: string;
  @Field(() => String, { description: 'The name of its person.' }) removedName!: string;
  @Field(() => String, { description: 'Its e-mail, with which nobody can sign up.' }) removedEmail!: string;
  @Field(() => DateTimeScalar, { description: 'When they were merged.' }) mergedAt!: Date;
  @Field(() => String, { description: 'The administrator who merged them.' }) mergedByName!: string;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when undoMerge takes it apart again; null when that is over.',
  })
  undoableUntil!: Date | null;
}

@ObjectType({ description: 'What mergeCandidates would do.', simpleResolvers: true })
export class MergePreview {
  @Field(() => [String], { description: 'Sentences for the administrator.' }) effects!: string[];
}

@InputType({ description: 'Two candidates who are one person.' })
export class MergeCandidatesInput {
  @Field(() => ID, { description: 'The one that stays.' }) keepId!: string;
  @Field(() => ID, { description: 'The one whose account ends.' }) removeId!: string;
}

@ObjectType({ description: 'The candidate that both have become.', simpleResolvers: true })
export class MergeCandidatesPayload {
  @Field(() => CandidateMerge, { description: 'The merge.' }) merge!: CandidateMerge;
  @Field(() => Candidate, { description: 'The candidate that stays.' }) candidate!: object;
}

@InputType({ description: 'The merge to take apart.' })
export class UndoMergeInput {
  @Field(() => ID, { description: "The merge's id." }) id!: string;
}

@ObjectType({ description: 'The two candidates as they are again.', simpleResolvers: true })
export class UndoMergePayload {
  @Field(() => Candidate, { description: 'The one that had stayed.' }) candidate!: object;
  @Field(() => Candidate, { description: 'The one that is back.' }) restored!: object;
}
