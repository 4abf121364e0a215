import type { SearchVisibility } from '@job-alert/domain/accounts/search-visibility';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { Requires } from '../../../platform/graphql/requires.js';
import { isOwn } from '../../../platform/viewer.js';
import { type AccountKey, presentUser } from '../../accounts/accounts.presenter.js';
import type { AccountsService } from '../../accounts/accounts.service.js';
import { User } from '../../accounts/accounts.types.js';
import type { SearchVisibilityService } from './search-visibility.service.js';
import {
  SearchVisibilityEnum,
  SetSearchVisibilityInput,
  SetSearchVisibilityPayload,
} from './search-visibility.types.js';

@Resolver(() => User)
export class SearchVisibilityResolver {
  constructor(
    private readonly service: SearchVisibilityService,
    private readonly accounts: AccountsService,
  ) {}

  @FieldResolver(() => SearchVisibilityEnum, {
    nullable: true,
    description: 'Your choice to be found by administrators, if you are a candidate; null for other accounts.',
  })
  async searchVisibility(
    @Root() { id, type }: AccountKey,
    @Ctx() { viewer }: RequestContext,
  ): Promise<SearchVisibility | null> {
    return type === 'CANDIDATE' && isOwn(viewer, id) ? this.service.findByUser(id) : null;
  }

  @Requires('CANDIDATE')
  @Mutation(() => SetSearchVisibilityPayload, {
    description:
      'Chooses whether administrators find you in their search and suggest jobs to you. Takes effect at once.',
  })
  async setSearchVisibility(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetSearchVisibilityInput, { description: 'Your choice.' }) {
      isVisible,
    }: SetSearchVisibilityInput,
  ): Promise<SetSearchVisibilityPayload> {
    return { user: presentUser(await this.accounts.ownUser(await this.service.set(context, isVisible))) };
  }
}
