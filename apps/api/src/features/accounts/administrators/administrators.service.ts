import { type Administrator, administratorSchema } from '@job-alert/domain/accounts/accounts';
import { normalizeEmail } from '@job-alert/domain/fields/email';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../../../database/entities/accounts/user.entity.js';
import { requestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { notFound } from '../../../platform/errors.js';
import { parseInput } from '../../../platform/input.js';
import { anonymous } from '../../../platform/viewer.js';
import type { AccountsService } from '../accounts.service.js';
import { accountAuditEntry } from '../audit-entry.rules.js';
import type { SecondFactorEmails } from '../second-factor/second-factor.emails.js';
import type { SecondFactorCheckService } from '../second-factor/second-factor-check.service.js';
import type { SessionsService } from '../sessions/sessions.service.js';

/** The operator at the command line, who has no account. */
const OPERATOR = requestContext(anonymous, '', 0);

interface Deps extends Pick<CoreServices, 'transactions' | 'audit'> {
  accounts: AccountsService;
  secondFactors: SecondFactorCheckService;
  sessions: SessionsService;
  emails: SecondFactorEmails;
}

/**
 * Creates administrators and restores their access. Only operator commands and the first start use it, not the schema.
 */
export class AdministratorsService {
  constructor(private readonly deps: Deps) {}

  /** Errors: INVALID_INPUT, EMAIL_TAKEN. */
  async create(input: Administrator): Promise<UserEntity> {
    const { password, ...person } = parseInput(administratorSchema, input);
    const passwordHash = await this.deps.accounts.hashPassword(password, OPERATOR.network);
    return this.deps.transactions.run(async (manager) => {
      const user = await this.deps.accounts.create(manager, {
        ...person,
        passwordHash,
        type: 'ADMIN',
        contact: '',
        consentVersion: null,
      });
      await this.deps.audit.record(manager, OPERATOR, accountAuditEntry('REGISTER', user.id));
      return user;
    });
  }

  /**
   * Removes the second factor of an administrator who has lost the app and the recovery codes, and ends all sessions of
   * the account. Returns false if there was none. Errors: NOT_FOUND.
   */
  async resetSecondFactor(typed: string): Promise<boolean> {
    const email = normalizeEmail(typed);
    return this.deps.transactions.run(async (manager) => {
      const user = await manager.findOneBy(UserEntity, { email, type: 'ADMIN' });
      if (!user) throw notFound('Administrator');
      if (!(await this.deps.secondFactors.remove(manager, user.id))) return false;
      await this.deps.sessions.endAll(manager, user.id);
      await this.deps.audit.record(manager, OPERATOR, accountAuditEntry('RESET_SECOND_FACTOR', user.id));
      await this.deps.emails.tell(manager, 'RESET', user.id);
      return true;
    });
  }

  /** Returns true if there is at least one administrator. */
  async exist(manager: EntityManager): Promise<boolean> {
    return manager.existsBy(UserEntity, { type: 'ADMIN' });
  }
}

/** Returns the name of an administrator, which only other administrators can see. */
export async function administratorName(manager: EntityManager, id: string): Promise<string> {
  const names = { firstName: true, lastName: true } as const;
  return joinFullName(await manager.findOneOrFail(UserEntity, { select: names, where: { id } }));
}
