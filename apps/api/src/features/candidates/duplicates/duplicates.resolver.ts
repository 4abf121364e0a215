import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { selectedPaths } from '../../../platform/graphql/column-plan.js';
import type { RequestContext } from '../../../platform/context.js';
import { notFound } from '../../../platform/errors.js';
import { Requires } from '../../../platform/graphql/requires.js';
import type { CandidatesReadModel } from '../candidates.read-model.js';
import { Candidate } from '../candidates.types.js';
import type { DuplicatesReadModel } from './duplicates.read-model.js';
import { PossibleDuplicate } from './duplicates.types.js';

@Resolver(() => Candidate)
export class CandidateDuplicatesResolver {
  constructor(private readonly duplicates: DuplicatesReadModel) {}

  @Requires('ADMIN')
  @FieldResolver(() => [PossibleDuplicate], { description: 'Possible duplicates of this candidate, at most 20.' })
  possibleDuplicates(
    @Ctx() context: RequestContext,
    @Root() { id }: Pick<Candidate, 'id'>,
  ): Promise<PossibleDuplicate[]> {
    return this.duplicates.findByCandidate(context, id);
  }
}

@Resolver(() => PossibleDuplicate)
export class PossibleDuplicateResolver {
  constructor(private readonly candidates: CandidatesReadModel) {}

  @FieldResolver(() => Candidate, { description: 'The other candidate.' })
  async candidate(
    @Ctx() context: RequestContext,
    @Root() { candidateId }: PossibleDuplicate,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    const candidate = await this.candidates.load(context, candidateId, selectedPaths(info));
    if (!candidate) throw notFound('Candidate');
    return candidate;
  }
}
