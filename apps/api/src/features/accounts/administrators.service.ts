import { type Administrator, administratorSchema } from '@job-alert/domain/accounts';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../../database/entities/user.entity.js';
import type { TransactionRunner } from '../../database/transaction.js';
import type { AuditTrail } from '../../platform/audit.js';
import type { RequestContext } from '../../platform/context.js';
import { parseInput } from '../../platform/input.js';
import { anonymous } from '../../platform/viewer.js';
import type { AccountsService } from './accounts.service.js';

/** The operator at the server's own command line, who is nobody's login. */
const OPERATOR: RequestContext = { viewer: anonymous, ip: '', maxPageSize: 0 };

/** Makes administrators. Only the operator's commands and the first start reach this; nothing of it is in the schema. */
export class AdministratorsService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly accounts: AccountsService,
    private readonly audit: AuditTrail,
  ) {}

  /** Makes an administrator's account. Refusals: INVALID_INPUT, EMAIL_TAKEN. */
  async create(input: Administrator): Promise<UserEntity> {
    const { password, ...person } = parseInput(administratorSchema, input);
    const passwordHash = await this.accounts.hashPassword(password);
    return this.transactions.run(async (manager) => {
      const user = await this.accounts.create(manager, {
        ...{ ...person, passwordHash, type: 'ADMIN', contact: '', consentVersion: null },
      });
      await this.audit.record(manager, OPERATOR, { action: 'REGISTER', subjectType: 'USER', subjectId: user.id });
      return user;
    });
  }

  /** Is there any administrator? */
  async exist(manager: EntityManager): Promise<boolean> {
    return manager.existsBy(UserEntity, { type: 'ADMIN' });
  }
}
