import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { CandidateSkillsService } from './candidate-skills.service.js';
import { SaveCandidateSkillsInput, SaveCandidateSkillsPayload } from './candidate-skills.types.js';
import type { CandidateView } from './candidates.presenter.js';
import type { CandidatesReadModel } from './candidates.read-model.js';
import { Candidate } from './candidates.types.js';
import type { ProfileEntriesReadModel } from './profile-entries.read-model.js';

@Resolver(() => Candidate)
export class CandidateSkillsResolver {
  constructor(
    private readonly service: CandidateSkillsService,
    private readonly candidates: CandidatesReadModel,
    private readonly entries: ProfileEntriesReadModel,
  ) {}

  @FieldResolver(() => [String], { description: 'Skills as entered by the candidate, at most 30, in their order.' })
  skills(@Root() { id }: CandidateView, @Ctx() context: RequestContext): Promise<string[]> {
    return this.entries.findSkills(context, id);
  }

  @Requires('CANDIDATE')
  @Mutation(() => SaveCandidateSkillsPayload, {
    description: 'Saves all of your skills. Errors: INVALID_INPUT.',
  })
  async saveCandidateSkills(
    @Ctx() context: RequestContext,
    @Arg('input', () => SaveCandidateSkillsInput, { description: 'Your skills.' }) input: SaveCandidateSkillsInput,
  ): Promise<SaveCandidateSkillsPayload> {
    return { candidate: await this.candidates.whole(context, await this.service.save(context, input)) };
  }
}
