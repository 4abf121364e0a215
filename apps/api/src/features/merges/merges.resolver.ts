import { MERGE_UNDO_DAYS } from '@job-alert/domain/candidates/candidate-merge';
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { CandidatesReadModel } from '../candidates/candidates.read-model.js';
import { Candidate } from '../candidates/candidates.types.js';
import type { MergesReadModel } from './merges.read-model.js';
import type { MergesService } from './merges.service.js';
import {
  CandidateMerge,
  MergeCandidatesInput,
  MergeCandidatesPayload,
  MergePreview,
  UndoMergeInput,
  UndoMergePayload,
} from './merges.types.js';

@Resolver(() => Candidate)
export class MergesResolver {
  constructor(
    private readonly service: MergesService,
    private readonly readModel: MergesReadModel,
    private readonly candidates: CandidatesReadModel,
  ) {}

  @Requires('ADMIN')
  @Query(() => MergePreview, {
    description: 'A preview of mergeCandidates. Nothing is changed. Errors: NOT_FOUND, INVALID_INPUT (removeId).',
  })
  async mergePreview(
    @Arg('keepId', () => ID, { description: 'The candidate to keep.' }) keepId: string,
    @Arg('removeId', () => ID, { description: 'The candidate whose account is closed.' }) removeId: string,
  ): Promise<MergePreview> {
    return { effects: await this.service.effects({ keepId, removeId }) };
  }

  @Requires('ADMIN')
  @Mutation(() => MergeCandidatesPayload, {
    description: `Merges two accounts of the same person. Applications, interviews, files, history and notes move to the candidate that is kept, and the other account can neither log in nor sign up. undoMerge can reverse it for ${MERGE_UNDO_DAYS} days. Errors: NOT_FOUND, INVALID_INPUT (removeId).`,
  })
  async mergeCandidates(
    @Ctx() context: RequestContext,
    @Arg('input', () => MergeCandidatesInput, { description: 'The candidate to keep and the candidate to remove.' })
    input: MergeCandidatesInput,
  ): Promise<MergeCandidatesPayload> {
    const id = await this.service.merge(context, input);
    const merge = (await this.readModel.into(context, input.keepId)).find((one) => one.id === id);
    if (!merge) throw notFound('Merge');
    return { merge, candidate: await this.candidate(context, input.keepId) };
  }

  @Requires('ADMIN')
  @Mutation(() => UndoMergePayload, {
    description: `Reverses a merge and moves back all records that still exist. Errors: NOT_FOUND, UNDO_TOO_LATE after ${MERGE_UNDO_DAYS} days.`,
  })
  async undoMerge(
    @Ctx() context: RequestContext,
    @Arg('input', () => UndoMergeInput, { description: 'The merge.' }) { id }: UndoMergeInput,
  ): Promise<UndoMergePayload> {
    const { keepId, removedId } = await this.service.undo(context, id);
    return {
      candidate: await this.candidate(context, keepId),
      restored: await this.candidate(context, removedId),
    };
  }

  @Requires('ADMIN')
  @FieldResolver(() => [CandidateMerge], { description: 'The accounts that were merged into this one, newest first.' })
  merges(@Ctx() context: RequestContext, @Root() { id }: Pick<Candidate, 'id'>): Promise<CandidateMerge[]> {
    return this.readModel.into(context, id);
  }

  private async candidate(context: RequestContext, id: string): Promise<object> {
    const candidate = await this.candidates.whole(context, id);
    if (!candidate) throw notFound('Candidate');
    return candidate;
  }
}
