import type { EntityManager } from 'typeorm';
import { lockAccount } from '../../../platform/account-lock.js';
import type { CoreServices } from '../../../platform/core-services.js';
import type { RequestContext } from '../../../platform/context.js';
import { isAdmin } from '../../../platform/viewer.js';
import { CANDIDATE_LEVELS } from '../candidates.list.js';

/** An open record is read again and again. Within this time it counts as one view. */
const WINDOW_MS = 30 * 60_000;

const RECENT = `SELECT 1 FROM audit_event
  WHERE subject_type = 'CANDIDATE' AND subject_id = ? AND at > ? AND actor_id = ? AND action = 'VIEW_PROFILE' LIMIT 1`;

/** The fields of the account, which lists of administrators show too. */
const OF_ACCOUNT = new Set(['id', '__typename', ...CANDIDATE_LEVELS.ACCOUNT.fields]);

/** Records which administrators have opened the profile of a candidate outside an application. */
export class ProfileViewsService {
  constructor(private readonly deps: Pick<CoreServices, 'reader' | 'transactions' | 'audit' | 'clock'>) {}

  /** Call it before a profile with these fields is shown. Records nothing for others and for the account alone. */
  async record(context: RequestContext, candidateId: string, fields: ReadonlySet<string>): Promise<void> {
    const { viewer } = context;
    if (viewer.kind !== 'user' || !isAdmin(viewer) || [...fields].every((field) => OF_ACCOUNT.has(field))) return;
    const recent = [candidateId, new Date(this.deps.clock.now().getTime() - WINDOW_MS), viewer.id];
    if (await this.deps.reader.row(RECENT, recent)) return;
    await this.deps.transactions.run(async (manager: EntityManager) => {
      // Two requests at the same time record one view.
      await lockAccount(manager, viewer, 'UPDATE');
      if ((await manager.query<object[]>(RECENT, recent)).length > 0) return;
      const entry = { action: 'VIEW_PROFILE', subjectType: 'CANDIDATE', subjectId: candidateId } as const;
      await this.deps.audit.record(manager, context, entry);
    });
  }
}
