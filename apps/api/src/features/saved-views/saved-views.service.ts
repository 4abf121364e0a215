import {
  MAX_SAVED_VIEWS,
  SAVED_VIEW_MESSAGES,
  savedViewNameSchema,
  savedViewSchema,
} from '@job-alert/domain/lists/saved-view';
import type { EntityManager } from 'typeorm';
import { SavedViewEntity } from '../../database/entities/accounts/saved-view.entity.js';
import type { SqlReader } from '../../database/sql-reader.js';
import { isDuplicate, type TransactionRunner } from '../../database/transaction.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { invalidInput, notFound } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import { requireAdmin, type UserViewer } from '../../platform/viewer.js';
import type { RenameViewInput, SavedView, SaveViewInput } from './saved-views.types.js';

/** Saved views: each administrator's own named list filters. */
export class SavedViewsService {
  constructor(
    private readonly reader: SqlReader,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {}

  findByUser(userId: string): Promise<SavedView[]> {
    return this.reader.rows('SELECT id, name, path FROM saved_view WHERE user_id = ? ORDER BY name', [userId]);
  }

  save(context: RequestContext, input: SaveViewInput): Promise<UserViewer> {
    const admin = requireAdmin(context.viewer);
    const view = parseInput(savedViewSchema, input);
    return this.change(admin, async (manager) => {
      const count = await manager.countBy(SavedViewEntity, { userId: admin.id });
      if (count >= MAX_SAVED_VIEWS) throw invalidInput({ name: [SAVED_VIEW_MESSAGES.tooMany] });
      await manager.insert(SavedViewEntity, { ...view, userId: admin.id, createdAt: this.clock.now() });
    });
  }

  rename(context: RequestContext, { id, ...input }: RenameViewInput): Promise<UserViewer> {
    const admin = requireAdmin(context.viewer);
    const { name } = parseInput(savedViewNameSchema, input);
    const own = { id: checkId(id, 'View'), userId: admin.id };
    return this.change(admin, async (manager) => {
      if (!(await manager.existsBy(SavedViewEntity, own))) throw notFound('View');
      await manager.update(SavedViewEntity, own, { name });
    });
  }

  delete(context: RequestContext, id: string): Promise<UserViewer> {
    const admin = requireAdmin(context.viewer);
    const own = { id: checkId(id, 'View'), userId: admin.id };
    return this.change(admin, async (manager) => {
      const { affected } = await manager.delete(SavedViewEntity, own);
      if (affected !== 1) throw notFound('View');
    });
  }

  private async change(admin: UserViewer, work: (manager: EntityManager) => Promise<void>): Promise<UserViewer> {
    try {
      await this.transactions.run(async (manager) => {
        // Locks the account, so that concurrent requests cannot exceed the limit.
        await lockAccount(manager, admin, 'UPDATE');
        await work(manager);
      });
    } catch (error) {
      if (isDuplicate(error)) throw invalidInput({ name: [SAVED_VIEW_MESSAGES.nameTaken] });
      throw error;
    }
    return admin;
  }
}
