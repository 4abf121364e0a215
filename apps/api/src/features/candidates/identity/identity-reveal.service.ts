import type { IdentityNumberKind } from '@job-alert/domain/candidates/identity-numbers';
import { CandidateProfileEntity } from '../../../database/entities/candidates/candidate-profile.entity.js';
import type { TransactionRunner } from '../../../database/transaction.js';
import { lockAccount } from '../../../platform/account-lock.js';
import type { AuditTrail } from '../../../platform/audit.js';
import type { RequestContext } from '../../../platform/context.js';
import type { FieldEncryption } from '../../../platform/crypto.js';
import { notFound } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';
import { requireAdmin } from '../../../platform/viewer.js';

const COLUMN = {
  PAN: 'panNumberSealed',
  DRIVING_LICENSE: 'drivingLicenseNumberSealed',
  PASSPORT: 'passportNumberSealed',
} as const satisfies Record<IdentityNumberKind, keyof CandidateProfileEntity>;

/** Shows whole identity numbers to administrators and records each access. */
export class IdentityRevealService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly fieldEncryption: FieldEncryption,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Returns the number and records the access. A candidate without the number gives the same error as an unknown one.
   */
  async reveal(context: RequestContext, candidateId: string, kind: IdentityNumberKind): Promise<string> {
    const admin = requireAdmin(context.viewer);
    const id = checkId(candidateId, 'Identity number');
    return this.transactions.run(async (manager) => {
      await lockAccount(manager, admin);
      const sealed = (await manager.findOneBy(CandidateProfileEntity, { id }))?.[COLUMN[kind]];
      if (!sealed) throw notFound('Identity number');
      const entry = { action: 'REVEAL_IDENTITY_NUMBER', subjectType: 'CANDIDATE', subjectId: id } as const;
      await this.audit.record(manager, context, { ...entry, details: { kind } });
      return this.fieldEncryption.open(sealed);
    });
  }
}
