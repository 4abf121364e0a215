import { validateRecommendation } from '@job-alert/domain/applications/recommendation';
import { recommendationSchema } from '@job-alert/domain/approvals/recommendation-input';
import type { EntityManager } from 'typeorm';
import { ApplicationEntity } from '../../../database/entities/applications/application.entity.js';
import { RecommendationEntity } from '../../../database/entities/applications/recommendation.entity.js';
import { updateFacts } from '../../../database/reports/report-facts.js';
import { lockAccount } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { notFound, PortalError, staleVersion } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';
import { parseInput } from '../../../platform/input.js';
import { requireAdmin } from '../../../platform/viewer.js';
import { administratorName } from '../../accounts/administrators/administrators.service.js';
import type { RecommendApplicationInput } from './recommendations.types.js';

interface NewRecommendation {
  applicationId: string;
  text: string | null;
  rating: number | null;
  writtenById: string;
  writtenAt: Date;
}

/** Administrators recommend candidates until the employer's first proposal. The audit trail records no text. */
export class RecommendationsService {
  constructor(private readonly deps: Pick<CoreServices, 'transactions' | 'audit' | 'clock'>) {}

  /** Adds or corrects the recommendation of an approved application. */
  async recommend(
    context: RequestContext,
    { applicationId, replacesId, ...input }: RecommendApplicationInput,
  ): Promise<void> {
    const { transactions, audit, clock } = this.deps;
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
      const latest = await manager.findOne(RecommendationEntity, {
        where: { applicationId: id },
        order: { id: 'DESC' },
      });
      if ((latest?.id ?? null) !== (replacesId ?? null)) throw staleVersion();
      await this.add(manager, {
        ...recommendation,
        applicationId: id,
        writtenById: admin.id,
        writtenAt: clock.now(),
      });
      await updateFacts(manager, 'APPLICATION', [id]);
      await audit.record(manager, context, { action: 'RECOMMEND', subjectType: 'APPLICATION', subjectId: id });
    });
  }

  /** Adds a version, inside the caller's transaction, which has locked the application. */
  async add(manager: EntityManager, version: NewRecommendation): Promise<void> {
    const writtenByName = await administratorName(manager, version.writtenById);
    await manager.insert(RecommendationEntity, { ...version, writtenByName });
  }

  /** Deletes all versions, when the approval that carried the first one is undone. */
  async remove(manager: EntityManager, applicationId: string): Promise<void> {
    await manager.delete(RecommendationEntity, { applicationId });
  }
}
