import { PRIVACY_NOTICE_VERSION } from '@job-alert/domain/accounts/privacy-notice';
import { type SearchVisibility, searchVisibility } from '@job-alert/domain/accounts/search-visibility';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { CandidateProfileEntity } from '../../../database/entities/candidates/candidate-profile.entity.js';
import { lockAccount } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { requireCandidate, type UserViewer } from '../../../platform/viewer.js';

const FIND = `SELECT u.consent_version AS consentVersion, p.is_hidden_from_search AS isHidden
  FROM user u JOIN candidate_profile p ON p.id = u.id WHERE u.id = ?`;

export class SearchVisibilityService {
  constructor(private readonly deps: Pick<CoreServices, 'reader' | 'transactions' | 'audit' | 'clock'>) {}

  async findByUser(id: string): Promise<SearchVisibility | null> {
    const row = await this.deps.reader.row<{ consentVersion: string | null; isHidden: number }>(FIND, [id]);
    return row ? searchVisibility({ ...row, isHidden: row.isHidden === 1 }) : null;
  }

  async set(context: RequestContext, isVisible: boolean): Promise<UserViewer> {
    const candidate = requireCandidate(context.viewer);
    const { id } = candidate;
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, candidate, 'UPDATE');
      if (isVisible) {
        const consentAt = this.deps.clock.now();
        await manager.update(UserEntity, { id }, { consentVersion: PRIVACY_NOTICE_VERSION, consentAt });
      }
      await this.write(manager, context, id, isVisible);
    });
    return candidate;
  }

  /** Hides a candidate from search, suggestions and invitations, inside the caller's transaction. */
  hide(manager: EntityManager, context: RequestContext, id: string): Promise<void> {
    return this.write(manager, context, id, false);
  }

  private async write(manager: EntityManager, context: RequestContext, id: string, isVisible: boolean): Promise<void> {
    await manager.update(CandidateProfileEntity, { id }, { isHiddenFromSearch: !isVisible });
    await this.deps.audit.record(manager, context, {
      action: 'SET_SEARCH_VISIBILITY',
      subjectType: 'CANDIDATE',
      subjectId: id,
      details: { changed: [isVisible ? 'visible' : 'hidden'] },
    });
  }
}
