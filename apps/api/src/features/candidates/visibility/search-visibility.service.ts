import { PRIVACY_NOTICE_VERSION } from '@job-alert/domain/accounts/privacy-notice';
import { type SearchVisibility, searchVisibility } from '@job-alert/domain/accounts/search-visibility';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { CandidateProfileEntity } from '../../../database/entities/candidates/candidate-profile.entity.js';
import { lockAccount, lockCandidate } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { requireCandidate, type UserViewer } from '../../../platform/viewer.js';
import type {
  ConfirmationLink,
  ConfirmationLinksService,
} from '../../accounts/email-addresses/confirmation-links.service.js';
import { CONFIRMED_AT } from './search-visibility.rules.js';

const FIND = `SELECT u.consent_version AS consentVersion, p.is_hidden_from_search AS isHidden, ${CONFIRMED_AT} AS confirmedAt
  FROM user u JOIN candidate_profile p ON p.id = u.id WHERE u.id = ?`;

interface Deps extends Pick<CoreServices, 'reader' | 'transactions' | 'audit' | 'clock'> {
  links: ConfirmationLinksService;
}

interface Found {
  consentVersion: string | null;
  isHidden: number;
  confirmedAt: Date | null;
}

export class SearchVisibilityService {
  constructor(private readonly deps: Deps) {}

  async findByUser(id: string): Promise<SearchVisibility | null> {
    const row = await this.deps.reader.row<Found>(FIND, [id]);
    return row ? searchVisibility({ ...row, isHidden: row.isHidden === 1 }, this.deps.clock.now()) : null;
  }

  async set(context: RequestContext, isVisible: boolean): Promise<UserViewer> {
    const candidate = requireCandidate(context.viewer);
    const { id } = candidate;
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, candidate, 'UPDATE');
      await this.save(manager, context, id, isVisible);
      if (isVisible) {
        const consentAt = this.deps.clock.now();
        await manager.update(UserEntity, { id }, { consentVersion: PRIVACY_NOTICE_VERSION, consentAt });
      }
    });
    return candidate;
  }

  /** Hides a candidate from search, suggestions and invitations, inside the caller's transaction. */
  hide(manager: EntityManager, context: RequestContext, id: string): Promise<void> {
    return this.save(manager, context, id, false);
  }

  /** Confirms the preferences, or hides the candidate, by the link of an email. Returns false if the link is not valid. */
  async setByLink(context: RequestContext, link: ConfirmationLink, isVisible: boolean): Promise<boolean> {
    if (!this.deps.links.isValid(link)) return false;
    const { candidateId: id } = link;
    return this.deps.transactions.run(async (manager) => {
      if (!(await lockCandidate(manager, id))) return false;
      await this.save(manager, context, id, isVisible);
      return true;
    });
  }

  private async save(manager: EntityManager, context: RequestContext, id: string, isVisible: boolean): Promise<void> {
    const { clock, audit } = this.deps;
    await manager.update(
      CandidateProfileEntity,
      { id },
      { isHiddenFromSearch: !isVisible, ...(isVisible && { preferencesConfirmedAt: clock.now() }) },
    );
    await audit.record(manager, context, {
      action: 'SET_SEARCH_VISIBILITY',
      subjectType: 'CANDIDATE',
      subjectId: id,
      details: { changed: [isVisible ? 'visible' : 'hidden'] },
    });
  }
}
