import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import { isAdmin, isOwn, type UserViewer } from '../../platform/viewer.js';
import { type AccountKey, presentUser } from '../accounts/accounts.presenter.js';
import type { AccountsService } from '../accounts/accounts.service.js';
import { User } from '../accounts/accounts.types.js';
import type { SavedViewsService } from './saved-views.service.js';
import {
  DeleteViewInput,
  DeleteViewPayload,
  RenameViewInput,
  RenameViewPayload,
  SavedView,
  SaveViewInput,
  SaveViewPayload,
} from './saved-views.types.js';

@Resolver(() => User)
export class SavedViewsResolver {
  constructor(
    private readonly service: SavedViewsService,
    private readonly accounts: AccountsService,
  ) {}

  @FieldResolver(() => [SavedView], {
    nullable: true,
    description: 'Your saved views, by name. Null for other accounts, and without administrator rights.',
  })
  async savedViews(@Root() { id }: AccountKey, @Ctx() { viewer }: RequestContext): Promise<SavedView[] | null> {
    return isAdmin(viewer) && isOwn(viewer, id) ? this.service.findByUser(id) : null;
  }

  @Requires('ADMIN')
  @Mutation(() => SaveViewPayload, {
    description: 'Saves a list with its filters under a name, at most 20 per administrator. Errors: INVALID_INPUT.',
  })
  async saveView(
    @Ctx() context: RequestContext,
    @Arg('input', () => SaveViewInput, { description: 'The list and its name.' }) input: SaveViewInput,
  ): Promise<SaveViewPayload> {
    return { user: await this.shown(await this.service.save(context, input)) };
  }

  @Requires('ADMIN')
  @Mutation(() => RenameViewPayload, {
    description: 'Renames one of your saved views. Errors: NOT_FOUND, INVALID_INPUT.',
  })
  async renameView(
    @Ctx() context: RequestContext,
    @Arg('input', () => RenameViewInput, { description: 'The view and its name.' }) input: RenameViewInput,
  ): Promise<RenameViewPayload> {
    return { user: await this.shown(await this.service.rename(context, input)) };
  }

  @Requires('ADMIN')
  @Mutation(() => DeleteViewPayload, { description: 'Deletes one of your saved views. Errors: NOT_FOUND.' })
  async deleteView(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeleteViewInput, { description: 'The view.' }) { id }: DeleteViewInput,
  ): Promise<DeleteViewPayload> {
    return { user: await this.shown(await this.service.delete(context, id)) };
  }

  private async shown(viewer: UserViewer): Promise<User> {
    return presentUser(await this.accounts.ownUser(viewer));
  }
}
