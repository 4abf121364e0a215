import type { ErrorCode } from '@job-alert/domain/errors/error-codes';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { ErrorCodeEnum } from '../../platform/graphql/error-code.types.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { Candidate } from '../candidates/candidates.types.js';

const POOL_ID = { description: "The pool's id." };
const NAME = { description: 'The name: at most 80 characters. No other pool has it, in capitals or small letters.' };
const CANDIDATE_IDS = { description: 'The ids of the candidates, at most 100.' };

@ObjectType({ description: 'A named list of candidates that all administrators share.', simpleResolvers: true })
export class TalentPool {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, NAME) name!: string;
  @Field(() => String, { description: 'The name of the administrator who created it.' }) authorName!: string;
  @Field(() => DateTimeScalar, { description: 'When it was created.' }) createdAt!: Date;
}

@ObjectType({ description: 'A pool that a candidate is in.', simpleResolvers: true })
export class PoolMembership {
  @Field(() => TalentPool, { description: 'The pool.' }) pool!: TalentPool;
  @Field(() => String, { nullable: true, description: 'The note, at most 200 characters; null without one.' })
  note!: string | null;
  @Field(() => String, { description: 'The name of the administrator who added the candidate.' }) addedByName!: string;
  @Field(() => DateTimeScalar, { description: 'When the candidate was added.' }) addedAt!: Date;
}

@InputType({ description: 'A new pool.' })
export class CreateTalentPoolInput {
  @Field(() => String, NAME) name!: string;
}

@ObjectType({ description: 'The result of `createTalentPool`.', simpleResolvers: true })
export class CreateTalentPoolPayload {
  @Field(() => TalentPool, { description: 'The new pool.' }) pool!: TalentPool;
}

@InputType({ description: 'A new name for a pool.' })
export class RenameTalentPoolInput {
  @Field(() => ID, POOL_ID) id!: string;
  @Field(() => String, NAME) name!: string;
}

@ObjectType({ description: 'The result of `renameTalentPool`.', simpleResolvers: true })
export class RenameTalentPoolPayload {
  @Field(() => TalentPool, { description: 'The renamed pool.' }) pool!: TalentPool;
}

@InputType({ description: 'The pool to delete.' })
export class DeleteTalentPoolInput {
  @Field(() => ID, POOL_ID) id!: string;
}

@ObjectType({ description: 'The result of `deleteTalentPool`.', simpleResolvers: true })
export class DeleteTalentPoolPayload {
  @Field(() => ID, { description: 'The id of the deleted pool.' }) id!: string;
}

@InputType({ description: 'Candidates to add to a pool.' })
export class AddToTalentPoolInput {
  @Field(() => ID, POOL_ID) poolId!: string;
  @Field(() => [ID], CANDIDATE_IDS) candidateIds!: string[];
}

@InputType({ description: 'Candidates to remove from a pool.' })
export class RemoveFromTalentPoolInput {
  @Field(() => ID, POOL_ID) poolId!: string;
  @Field(() => [ID], CANDIDATE_IDS) candidateIds!: string[];
}

@ObjectType({ description: 'The result for one candidate.', simpleResolvers: true })
export class TalentPoolChange {
  @Field(() => ID, { description: 'The id of the candidate.' }) candidateId!: string;
  @Field(() => Candidate, { nullable: true, description: 'The candidate with its pools; null on error.' })
  candidate!: object | null;
  @Field(() => ErrorCodeEnum, { nullable: true, description: 'The error code; null on success.' })
  code!: ErrorCode | null;
  @Field(() => String, { nullable: true, description: 'The error message; null on success.' })
  message!: string | null;
}

@ObjectType({ description: 'The result of `addToTalentPool`.', simpleResolvers: true })
export class AddToTalentPoolPayload {
  @Field(() => [TalentPoolChange], { description: 'One result for each candidate, in their order.' })
  results!: TalentPoolChange[];
}

@ObjectType({ description: 'The result of `removeFromTalentPool`.', simpleResolvers: true })
export class RemoveFromTalentPoolPayload {
  @Field(() => [TalentPoolChange], { description: 'One result for each candidate, in their order.' })
  results!: TalentPoolChange[];
}

@InputType({ description: 'A note on a candidate in a pool.' })
export class SetTalentPoolNoteInput {
  @Field(() => ID, POOL_ID) poolId!: string;
  @Field(() => ID, { description: 'The id of the candidate.' }) candidateId!: string;
  @Field(() => String, { nullable: true, description: 'The note, at most 200 characters. Empty removes it.' })
  note?: string | null;
}

@ObjectType({ description: 'The result of `setTalentPoolNote`.', simpleResolvers: true })
export class SetTalentPoolNotePayload {
  @Field(() => Candidate, { description: 'The candidate with its pools.' }) candidate!: object;
}
