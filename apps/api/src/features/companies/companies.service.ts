import { employerSignUpSchema } from '@job-alert/domain/accounts/accounts';
import { PRIVACY_NOTICE_VERSION } from '@job-alert/domain/accounts/privacy-notice';
import {
  companyProfileSchema,
  isCompanyProfileComplete,
  splitFullName,
} from '@job-alert/domain/companies/company-profile';
import { companyIsRegistered } from '@job-alert/domain/companies/join-request';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { ApprovalEntity } from '../../database/entities/applications/approval.entity.js';
import { CompanyEntity } from '../../database/entities/companies/company.entity.js';
import type { CompanyJoinRequestEntity } from '../../database/entities/companies/company-join-request.entity.js';
import { CompanyAddressEntity } from '../../database/entities/companies/company-address.entity.js';
import { findByGstin } from '../../database/companies/known-gstins.js';
import { insertOwners } from '../../database/companies/company-members.js';
import { updateFacts } from '../../database/reports/report-facts.js';
import { saveMatchKeys } from '../../database/search/company-match-keys.js';
import { indexUsers } from '../../database/search/search-words.js';
import { recordSignUps, registerSource } from '../../database/traffic-sources.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { notFound, PortalError, staleVersion } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import type { AccountsService } from '../accounts/accounts.service.js';
import { validateConsent } from '../accounts/consent.rules.js';
import type { InvitationsService } from '../accounts/passwords/invitations.service.js';
import type { EmailVerificationService } from '../accounts/email-addresses/email-verification.service.js';
import { requireCompanyOwner } from './companies.policy.js';
import type { CompaniesEmails } from './companies.emails.js';
import type { RegisterEmployerInput, SaveCompanyProfileInput } from './companies.types.js';

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'audit' | 'clock'> {
  accounts: AccountsService;
  invitations: InvitationsService;
  verification: EmailVerificationService;
  emails: CompaniesEmails;
}

export class CompaniesService {
  constructor(private readonly deps: Deps) {}

  /** Creates the account and its company, which is pending approval. Throws if an approved company has the GSTIN. */
  async register(context: RequestContext, input: RegisterEmployerInput): Promise<UserEntity> {
    await this.deps.accounts.countRegistration(context);
    const { password, organizationName, companyWebsite, gstin, ...person } = parseInput(
      employerSignUpSchema,
      input,
      validateConsent(input.consent),
    );
    await this.requireNewGstin(gstin, person.email);
    // Before the transaction: hashing waits in a queue, and a waiting transaction would occupy a connection.
    const passwordHash = await this.deps.accounts.hashPassword(password, context.network);
    const isWelcomed = await this.deps.verification.allowWelcome(person.email);
    return this.deps.transactions.run(async (manager) => {
      const user = await this.deps.accounts.create(manager, {
        ...person,
        passwordHash,
        type: 'EMPLOYER',
        consentVersion: PRIVACY_NOTICE_VERSION,
      });
      const from = await registerSource(manager, input.source, user.createdAt);
      await recordSignUps(manager, [{ type: 'EMPLOYER' }], from, user.createdAt);
      const company = { name: organizationName, website: companyWebsite, gstin };
      const approvalId = await this.found(manager, user, company);
      await this.deps.audit.record(manager, context, {
        action: 'REGISTER',
        subjectType: 'COMPANY',
        subjectId: user.id,
      });
      if (isWelcomed) await this.deps.verification.welcome(manager, user);
      await this.deps.emails.signedUp(manager, user, { name: organizationName, approvalId });
      return user;
    });
  }

  /** Registers a second company with the GSTIN of another one, in the transaction of the administrator who decides so. */
  async registerSeparately(
    manager: EntityManager,
    { firstName, lastName, email, contact, organizationName: name, website, gstin }: CompanyJoinRequestEntity,
  ): Promise<void> {
    const { accounts, invitations, emails } = this.deps;
    const person = { firstName, lastName, email, contact, passwordHash: null, consentVersion: null };
    const user = await accounts.create(manager, { ...person, type: 'EMPLOYER' });
    const approvalId = await this.found(manager, user, { name, website, gstin });
    await emails.signedUp(manager, user, { name, approvalId });
    await invitations.invite(manager, [user]);
  }

  /**
   * Saves all three tabs of the employer's company. Returns its id. The email address, name and website never change.
   */
  async saveProfile(context: RequestContext, input: SaveCompanyProfileInput): Promise<string> {
    const employer = requireCompanyOwner(context.viewer);
    const { companyId: id } = employer;
    const profile = parseInput(
      companyProfileSchema(todayInIndia(this.deps.clock.now())),
      toSchema(input),
      {},
      nameInInput,
    );
    await this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, employer, 'UPDATE');
      const { email, ...information } = profile.company;
      const changed = await manager.update(
        CompanyEntity,
        input.version == null ? { id } : { id, version: input.version },
        {
          ...information,
          companyEmail: email,
          isProfileComplete: isCompanyProfileComplete(profile),
          version: () => 'version + 1',
        },
      );
      if (changed.affected !== 1) throw await this.whyUnchanged(manager, id);
      await manager.update(
        UserEntity,
        { id: employer.id },
        { ...splitFullName(profile.account.fullName), contact: profile.account.contact, version: () => 'version + 1' },
      );
      await indexUsers(manager, [id]);
      await manager.delete(CompanyAddressEntity, { companyId: id });
      await manager.insert(
        CompanyAddressEntity,
        profile.addresses.map((address, position) => ({ ...address, companyId: id, position })),
      );
      await updateFacts(manager, 'COMPANY', [id]);
      await this.deps.audit.record(manager, context, { action: 'SAVE_PROFILE', subjectType: 'COMPANY', subjectId: id });
    });
    return id;
  }

  private async requireNewGstin(gstin: string, email: string): Promise<void> {
    const company = await findByGstin(this.deps.dataSource.manager, gstin);
    if (!company) return;
    // First the error for an address with an account, as specified.
    await this.deps.accounts.requireFreeEmail(email);
    throw new PortalError('COMPANY_REGISTERED', companyIsRegistered(company.name), { companyName: company.name });
  }

  private async found(
    manager: EntityManager,
    { id }: UserEntity,
    company: { name: string; website: string; gstin: string },
  ): Promise<string> {
    const createdAt = this.deps.clock.now();
    await manager.insert(CompanyEntity, { ...company, id, approvalState: 'PENDING', createdAt, version: 1 });
    await insertOwners(manager, [{ id, createdAt }]);
    await saveMatchKeys(manager, [{ ...company, id }]);
    await indexUsers(manager, [id]);
    const approval = await manager.save(
      manager.create(ApprovalEntity, {
        companyId: id,
        state: 'PENDING',
        requestedById: id,
        requestedByName: company.name,
        requestedAt: createdAt,
        proposedValue: 'APPROVED',
      }),
    );
    await manager.update(CompanyEntity, { id }, { approvalId: approval.id });
    await updateFacts(manager, 'COMPANY', [id]);
    return approval.id;
  }

  private async whyUnchanged(manager: EntityManager, id: string): Promise<Error> {
    return (await manager.existsBy(CompanyEntity, { id })) ? staleVersion() : notFound('Company');
  }
}

/** Nests the input by tabs, as the domain schema does. */
function toSchema(input: SaveCompanyProfileInput) {
  const { fullName, contact, companyEmail, addresses, ...company } = input;
  return { account: { fullName, contact }, company: { ...company, email: companyEmail }, addresses };
}

function nameInInput(path: string): string {
  return path === 'company.email' ? 'companyEmail' : path.replace(/^(?:account|company)\./, '');
}
