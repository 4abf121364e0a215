import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type BulkResult, errorFields } from '../../platform/bulk-action.js';
import type { RequestContext } from '../../platform/context.js';
import { notFound } from '../../platform/errors.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { CandidatesReadModel } from '../candidates/candidates.read-model.js';
import { Candidate } from '../candidates/candidates.types.js';
import type { TalentPoolsReadModel } from './talent-pools.read-model.js';
import type { TalentPoolsService } from './talent-pools.service.js';
import {
  AddToTalentPoolInput,
  AddToTalentPoolPayload,
  CreateTalentPoolInput,
  CreateTalentPoolPayload,
  DeleteTalentPoolInput,
  DeleteTalentPoolPayload,
  PoolMembership,
  RemoveFromTalentPoolInput,
  RemoveFromTalentPoolPayload,
  RenameTalentPoolInput,
  RenameTalentPoolPayload,
  SetTalentPoolNoteInput,
  SetTalentPoolNotePayload,
  TalentPool,
  type TalentPoolChange,
} from './talent-pools.types.js';

@Resolver(() => TalentPool)
export class TalentPoolsResolver {
  constructor(
    private readonly service: TalentPoolsService,
    private readonly pools: TalentPoolsReadModel,
    private readonly candidates: CandidatesReadModel,
  ) {}

  @Requires('ADMIN')
  @Query(() => [TalentPool], { description: 'All pools by name, at most 200, for administrators.' })
  talentPools(): Promise<TalentPool[]> {
    return this.pools.all();
  }

  @FieldResolver(() => Int, { description: 'The number of candidates in the pool, also of those who cannot be found.' })
  memberCount(@Root() { id }: TalentPool, @Ctx() context: RequestContext): Promise<number> {
    return this.pools.memberCount(context, id);
  }

  @Requires('ADMIN')
  @Mutation(() => CreateTalentPoolPayload, {
    description: 'Creates a pool. There are at most 200. Errors: INVALID_INPUT.',
  })
  async createTalentPool(
    @Ctx() context: RequestContext,
    @Arg('input', () => CreateTalentPoolInput, { description: 'The name.' }) input: CreateTalentPoolInput,
  ): Promise<CreateTalentPoolPayload> {
    return { pool: await this.pools.one(await this.service.create(context, input)) };
  }

  @Requires('ADMIN')
  @Mutation(() => RenameTalentPoolPayload, { description: 'Renames a pool. Errors: NOT_FOUND, INVALID_INPUT.' })
  async renameTalentPool(
    @Ctx() context: RequestContext,
    @Arg('input', () => RenameTalentPoolInput, { description: 'The pool and its name.' }) input: RenameTalentPoolInput,
  ): Promise<RenameTalentPoolPayload> {
    return { pool: await this.pools.one(await this.service.rename(context, input)) };
  }

  @Requires('ADMIN')
  @Mutation(() => DeleteTalentPoolPayload, {
    description: 'Deletes a pool. Its candidates stay. Errors: NOT_FOUND.',
  })
  async deleteTalentPool(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeleteTalentPoolInput, { description: 'The pool.' }) { id }: DeleteTalentPoolInput,
  ): Promise<DeleteTalentPoolPayload> {
    return { id: await this.service.delete(context, id) };
  }

  @Requires('ADMIN')
  @Mutation(() => AddToTalentPoolPayload, {
    description:
      'Adds candidates to a pool, which has at most 5,000, each in its own transaction. A candidate who is in it stays. Errors of the whole call: INVALID_INPUT for too many.',
  })
  async addToTalentPool(
    @Ctx() context: RequestContext,
    @Arg('input', () => AddToTalentPoolInput, { description: 'The pool and the candidates.' })
    input: AddToTalentPoolInput,
  ): Promise<AddToTalentPoolPayload> {
    return { results: await this.results(context, await this.service.addAll(context, input)) };
  }

  @Requires('ADMIN')
  @Mutation(() => RemoveFromTalentPoolPayload, {
    description:
      'Removes candidates from a pool, each in its own transaction. A candidate who is not in it is no error. Errors of the whole call: INVALID_INPUT for too many.',
  })
  async removeFromTalentPool(
    @Ctx() context: RequestContext,
    @Arg('input', () => RemoveFromTalentPoolInput, { description: 'The pool and the candidates.' })
    input: RemoveFromTalentPoolInput,
  ): Promise<RemoveFromTalentPoolPayload> {
    return { results: await this.results(context, await this.service.removeAll(context, input)) };
  }

  @Requires('ADMIN')
  @Mutation(() => SetTalentPoolNotePayload, {
    description: 'Changes or removes the note on a candidate in a pool. Errors: NOT_FOUND, INVALID_INPUT.',
  })
  async setTalentPoolNote(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetTalentPoolNoteInput, { description: 'The pool, the candidate and the note.' })
    input: SetTalentPoolNoteInput,
  ): Promise<SetTalentPoolNotePayload> {
    const candidate = await this.candidates.whole(context, await this.service.setNote(context, input));
    if (!candidate) throw notFound('Candidate');
    return { candidate };
  }

  private results(context: RequestContext, results: BulkResult<string, string>[]): Promise<TalentPoolChange[]> {
    return Promise.all(
      results.map(async ({ item, error }) => ({
        candidateId: item,
        candidate: error ? null : await this.candidates.whole(context, item),
        ...errorFields(error),
      })),
    );
  }
}

@Resolver(() => Candidate)
export class CandidatePoolsResolver {
  constructor(private readonly readModel: TalentPoolsReadModel) {}

  @Requires('ADMIN')
  @FieldResolver(() => [PoolMembership], { description: 'The pools that the candidate is in, by name.' })
  pools(@Ctx() context: RequestContext, @Root() { id }: Pick<Candidate, 'id'>): Promise<PoolMembership[]> {
    return this.readModel.ofCandidate(context, id);
  }
}
