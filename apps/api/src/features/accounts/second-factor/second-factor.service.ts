import { ADMIN_ROLE_MESSAGES } from '@job-alert/domain/accounts/admin-role';
import {
  confirmSecondFactorSchema,
  disableSecondFactorSchema,
  formatRecoveryCode,
  SECOND_FACTOR_MESSAGES,
  startSecondFactorSchema,
} from '@job-alert/domain/accounts/second-factor';
import { RecoveryCodeEntity } from '../../../database/entities/accounts/recovery-code.entity.js';
import { SecondFactorEntity } from '../../../database/entities/accounts/second-factor.entity.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { PortalError } from '../../../platform/errors.js';
import { parseInput } from '../../../platform/input.js';
import { requireAdmin } from '../../../platform/viewer.js';
import type { AccountsService } from '../accounts.service.js';
import { accountAuditEntry } from '../audit-entry.rules.js';
import type { SecondFactorEmails } from './second-factor.emails.js';
import type { SecondFactor, StartSecondFactorPayload } from './second-factor.types.js';
import type { SecondFactorCheckService } from './second-factor-check.service.js';
import { hashRecoveryCode, newRecoveryCodes, newSecret, setupUri } from './second-factor-codes.rules.js';
import type { SessionsService } from '../sessions/sessions.service.js';

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'fieldEncryption' | 'audit' | 'clock'> {
  accounts: AccountsService;
  secondFactors: SecondFactorCheckService;
  sessions: SessionsService;
  emails: SecondFactorEmails;
  /** The name of the portal in authenticator apps. */
  issuer: string;
}

/** Sets up and disables the viewer's own second factor. */
export class SecondFactorService {
  constructor(private readonly deps: Deps) {}

  /** Returns the second factor of an account. The caller has checked access. */
  async findByUser(userId: string): Promise<SecondFactor> {
    const factor = await this.deps.secondFactors.findFactor(this.deps.dataSource.manager, userId);
    const recoveryCodesLeft = await this.deps.dataSource.manager.countBy(RecoveryCodeEntity, { userId });
    const confirmedAt = factor?.confirmedAt ?? null;
    return { isOn: confirmedAt !== null, confirmedAt, recoveryCodesLeft };
  }

  /** Creates a secret, which takes effect once it is confirmed. Replaces an unconfirmed one. */
  async start(context: RequestContext, input: { password: string }): Promise<StartSecondFactorPayload> {
    const viewer = requireAdmin(context.viewer);
    const { password } = parseInput(startSecondFactorSchema, input);
    if (await this.deps.secondFactors.isOn(viewer.id)) throw alreadyOn();
    const confirmed = await this.deps.accounts.confirmPassword(context, password);
    const secret = newSecret();
    await this.deps.transactions.run(async (manager) => {
      await this.deps.accounts.requireConfirmed(manager, context, confirmed);
      if (await this.deps.secondFactors.isOn(viewer.id, manager)) throw alreadyOn();
      await this.deps.secondFactors.remove(manager, viewer.id);
      await manager.insert(SecondFactorEntity, {
        userId: viewer.id,
        secretSealed: this.deps.fieldEncryption.seal(secret),
        createdAt: this.deps.clock.now(),
      });
    });
    return { secret, uri: setupUri(this.deps.issuer, confirmed.email, secret) };
  }

  /** Enables the factor by a first code. Ends all other sessions, which were started without it. */
  async confirm(context: RequestContext, input: { code: string }): Promise<string[]> {
    const viewer = requireAdmin(context.viewer);
    const { id: userId, tokenHash } = viewer;
    const { code } = parseInput(confirmSecondFactorSchema, input);
    const codes = newRecoveryCodes();
    await this.deps.accounts.throttleOwnAttempt(viewer, async () => {
      await this.deps.transactions.run(async (manager) => {
        await this.deps.sessions.lockViewer(manager, viewer);
        const factor = await this.deps.secondFactors.findFactor(manager, userId);
        if (!factor) throw notOn();
        if (factor.confirmedAt) throw alreadyOn();
        await this.deps.secondFactors.use(manager, context, userId, code);
        const createdAt = this.deps.clock.now();
        await manager.update(SecondFactorEntity, { userId }, { confirmedAt: createdAt });
        await manager.insert(
          RecoveryCodeEntity,
          codes.map((each) => ({ userId, codeHash: hashRecoveryCode(each), createdAt })),
        );
        await this.deps.sessions.endOthers(manager, userId, tokenHash);
        await this.deps.audit.record(manager, context, accountAuditEntry('ENABLE_SECOND_FACTOR', userId));
        await this.deps.emails.tell(manager, 'SWITCHED_ON', userId);
      });
    });
    return codes.map(formatRecoveryCode);
  }

  /** Disables the factor with the password, and a code of the app or a recovery code. */
  async disable(context: RequestContext, input: { password: string; code: string }): Promise<void> {
    const viewer = requireAdmin(context.viewer);
    const { password, code } = parseInput(disableSecondFactorSchema, input);
    if (!(await this.deps.secondFactors.isOn(viewer.id))) throw notOn();
    if ((await this.deps.accounts.ownUser(viewer)).secondFactorRequired)
      throw new PortalError('FORBIDDEN', ADMIN_ROLE_MESSAGES.secondFactorStays);
    await this.deps.accounts.confirmPassword(context, password, (confirmed) =>
      this.deps.transactions.run(async (manager) => {
        await this.deps.accounts.requireConfirmed(manager, context, confirmed);
        await this.deps.secondFactors.use(manager, context, viewer.id, code);
        await this.deps.secondFactors.remove(manager, viewer.id);
        await this.deps.audit.record(manager, context, accountAuditEntry('DISABLE_SECOND_FACTOR', viewer.id));
        await this.deps.emails.tell(manager, 'SWITCHED_OFF', viewer.id);
      }),
    );
  }
}

const alreadyOn = (): PortalError => new PortalError('SECOND_FACTOR_ON', SECOND_FACTOR_MESSAGES.alreadyOn);
const notOn = (): PortalError => new PortalError('SECOND_FACTOR_OFF', SECOND_FACTOR_MESSAGES.notOn);
