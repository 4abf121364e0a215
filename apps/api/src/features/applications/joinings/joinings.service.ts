import { joiningSchema, validateJoining } from '@job-alert/domain/applications/joining';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { ApplicationEntity } from '../../../database/entities/applications/application.entity.js';
import { JoiningEntity } from '../../../database/entities/applications/joining.entity.js';
import { updateFacts } from '../../../database/reports/report-facts.js';
import { lockAccount } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { notFound, PortalError } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';
import { parseInput } from '../../../platform/input.js';
import { isAdmin, requireUser } from '../../../platform/viewer.js';
import type { ApplicationsPolicy } from '../applications.policy.js';
import type { RecordJoiningInput } from './joinings.types.js';

const NO_OFFER = 'There is no offer to this candidate.';

interface Deps extends Pick<CoreServices, 'transactions' | 'audit' | 'clock'> {
  policy: ApplicationsPolicy;
}

/** Records whether a selected candidate joined. A later record replaces the earlier one. */
export class JoiningsService {
  constructor(private readonly deps: Deps) {}

  async record(context: RequestContext, { applicationId, ...input }: RecordJoiningInput): Promise<void> {
    const { transactions, policy, audit, clock } = this.deps;
    const toldAt = clock.now();
    const id = checkId(applicationId, 'Application');
    const viewer = requireUser(context.viewer);
    const own = isAdmin(viewer) ? {} : { companyId: (await policy.requireHiring(context)).companyId, isActive: true };
    const joining = parseInput(joiningSchema(todayInIndia(toldAt)), input);
    await transactions.run(async (manager) => {
      await lockAccount(manager, viewer);
      // Lock the row so that a decision that ends the offer runs before or after this.
      const lock = { mode: 'pessimistic_write' } as const;
      const application = await manager.findOne(ApplicationEntity, { where: { id, ...own }, lock });
      if (!application || application.approvedStatus === null) throw notFound('Application');
      const problem = validateJoining(application);
      const { offerId, version } = application;
      if (problem !== null || offerId === null) throw new PortalError('STATUS_NOT_ALLOWED', problem ?? NO_OFFER);
      const before = await manager.findOneBy(JoiningEntity, { offerId });
      const firstPostponed = joining.outcome === 'POSTPONED' ? toldAt : null;
      await manager.save(JoiningEntity, {
        ...joining,
        offerId,
        applicationId: id,
        toldAt,
        postponedAt: before?.postponedAt ?? firstPostponed,
        version: (before?.version ?? 0) + 1,
      });
      // Bump the version so that later decisions and undos must have read this record.
      await manager.update(ApplicationEntity, { id }, { version: version + 1 });
      await updateFacts(manager, 'APPLICATION', [id]);
      const details = { outcome: joining.outcome, reason: joining.reason };
      await audit.record(manager, context, {
        action: 'RECORD_JOINING',
        subjectType: 'APPLICATION',
        subjectId: id,
        details,
      });
    });
  }
}
