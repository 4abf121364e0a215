import type { EntityManager } from 'typeorm';
import { RecommendationEntity } from '../../../database/entities/applications/recommendation.entity.js';
import { administratorName } from '../../accounts/administrators/administrators.service.js';

interface NewRecommendation {
  applicationId: string;
  text: string | null;
  rating: number | null;
  writtenById: string;
  writtenAt: Date;
}

/** Versions of recommendations, inside the caller's transaction. The caller has locked the application. */
export class RecommendationsRepository {
  latest(manager: EntityManager, applicationId: string): Promise<RecommendationEntity | null> {
    return manager.findOne(RecommendationEntity, { where: { applicationId }, order: { id: 'DESC' } });
  }

  async add(manager: EntityManager, version: NewRecommendation): Promise<void> {
    const writtenByName = await administratorName(manager, version.writtenById);
    await manager.insert(RecommendationEntity, { ...version, writtenByName });
  }

  /** Deletes all versions, when the approval that carried the first one is undone. */
  async remove(manager: EntityManager, applicationId: string): Promise<void> {
    await manager.delete(RecommendationEntity, { applicationId });
  }
}
