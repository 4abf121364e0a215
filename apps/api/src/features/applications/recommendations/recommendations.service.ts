import { recommendationSchema, validateRecommendation } from '@job-alert/domain/applications/recommendation';
import { ApplicationEntity } from '../../../database/entities/applications/application.entity.js';
import { lockAccount } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { notFound, PortalError, staleVersion } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';
import { parseInput } from '../../../platform/input.js';
import { requireAdmin } from '../../../platform/viewer.js';
import type { RecommendationsRepository } from './recommendations.repository.js';
import type { RecommendApplicationInput } from './recommendations.types.js';

interface Deps extends Pick<CoreServices, 'transactions' | 'audit' | 'clock'> {
  recommendations: RecommendationsRepository;
}

/** Administrators recommend candidates until the employer's first proposal. The audit trail records no text. */
export class RecommendationsService {
  constructor(private readonly deps: Deps) {}

  /** Adds or corrects the recommendation of an approved application. */
  async recommend(
    context: RequestContext,
    { applicationId, replacesId, ...input }: RecommendApplicationInput,
  ): Promise<void> {
    const { transactions, recommendations, audit, clock } = this.deps;
    const admin = requireAdmin(context.viewer);
    const id = checkId(applicationId, 'Application');
    const recommendation = parseInput(recommendationSchema, input);
    await transactions.run(async (manager) => {
      await lockAccount(manager, admin);
      // A concurrent proposal or correction waits for this lock.
      const application = await manager.findOne(ApplicationEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!application) throw notFound('Application');
      const problem = validateRecommendation(application);
      if (problem !== null) throw new PortalError('STATUS_NOT_ALLOWED', problem);
      const latest = await recommendations.latest(manager, id);
      if ((latest?.id ?? null) !== (replacesId ?? null)) throw staleVersion();
      await recommendations.add(manager, {
        ...recommendation,
        applicationId: id,
        writtenById: admin.id,
        writtenAt: clock.now(),
      });
      await audit.record(manager, context, { action: 'RECOMMEND', subjectType: 'APPLICATION', subjectId: id });
    });
  }
}
