import { parseSecondFactorCode, SECOND_FACTOR_MESSAGES } from '@job-alert/domain/accounts/second-factor';
import { type EntityManager, IsNull, LessThan } from 'typeorm';
import { RecoveryCodeEntity } from '../../../database/entities/accounts/recovery-code.entity.js';
import { SecondFactorEntity } from '../../../database/entities/accounts/second-factor.entity.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { PortalError } from '../../../platform/errors.js';
import { accountAuditEntry } from '../audit-entry.rules.js';
import type { SecondFactorEmails } from './second-factor.emails.js';
import { hashRecoveryCode, matchingTimeStep } from './second-factor-codes.rules.js';

interface Deps extends Pick<CoreServices, 'dataSource' | 'fieldEncryption' | 'audit' | 'clock'> {
  emails: SecondFactorEmails;
}

/** Checks the second factors of accounts. */
export class SecondFactorCheckService {
  constructor(private readonly deps: Deps) {}

  /** Returns true if the account has a confirmed second factor. */
  async isOn(userId: string, manager: EntityManager = this.deps.dataSource.manager): Promise<boolean> {
    return (await this.findFactor(manager, userId))?.confirmedAt != null;
  }

  findFactor(manager: EntityManager, userId: string): Promise<SecondFactorEntity | null> {
    return manager.findOneBy(SecondFactorEntity, { userId });
  }

  /** Uses a code in the caller's transaction. Throws if it is wrong or used, also concurrently. */
  async use(manager: EntityManager, context: RequestContext, userId: string, typed: string): Promise<void> {
    const code = parseSecondFactorCode(typed);
    if (code?.kind === 'APP' && (await this.useAppCode(manager, userId, code.code))) return;
    if (code?.kind === 'RECOVERY' && (await this.useRecoveryCode(manager, context, userId, code.code))) return;
    throw new PortalError('SECOND_FACTOR_INVALID', SECOND_FACTOR_MESSAGES.codeInvalid);
  }

  /** Removes the factor and its recovery codes. Returns false if there was none. */
  async remove(manager: EntityManager, userId: string): Promise<boolean> {
    await manager.delete(RecoveryCodeEntity, { userId });
    const { affected } = await manager.delete(SecondFactorEntity, { userId });
    return affected === 1;
  }

  private async useAppCode(manager: EntityManager, userId: string, code: string): Promise<boolean> {
    const factor = await this.findFactor(manager, userId);
    if (!factor) return false;
    const secret = this.deps.fieldEncryption.open(factor.secretSealed);
    const step = matchingTimeStep(secret, code, this.deps.clock.now(), factor.lastStep);
    if (step === undefined) return false;
    const earlier = [{ lastStep: IsNull() }, { lastStep: LessThan(step) }];
    const updated = await manager
      .createQueryBuilder()
      .update(SecondFactorEntity)
      .set({ lastStep: step })
      .where({ userId })
      .andWhere(earlier)
      .execute();
    return updated.affected === 1;
  }

  private async useRecoveryCode(
    manager: EntityManager,
    context: RequestContext,
    userId: string,
    code: string,
  ): Promise<boolean> {
    const used = await manager.delete(RecoveryCodeEntity, { userId, codeHash: hashRecoveryCode(code) });
    if (used.affected !== 1) return false;
    await this.deps.audit.record(manager, context, accountAuditEntry('USE_RECOVERY_CODE', userId));
    await this.deps.emails.tell(manager, 'RECOVERY_CODE_USED', userId);
    return true;
  }
}
