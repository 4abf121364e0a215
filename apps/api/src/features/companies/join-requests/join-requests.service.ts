import { employerImportSchema } from '@job-alert/domain/accounts/accounts';
import { validateInvitingCompany } from '@job-alert/domain/companies/company-member';
import { joinFullName } from '@job-alert/domain/companies/company-profile';
import {
  joinRequestsDueBefore,
  joinRequestsExpiredBefore,
  validateJoinDecision,
} from '@job-alert/domain/companies/join-request';
import { type EntityManager, IsNull, LessThan } from 'typeorm';
import { findOwner } from '../../../database/companies/company-members.js';
import { findByGstin } from '../../../database/companies/known-gstins.js';
import { CompanyEntity } from '../../../database/entities/companies/company.entity.js';
import { CompanyJoinRequestEntity } from '../../../database/entities/companies/company-join-request.entity.js';
import { isDuplicate, isMissingReference } from '../../../database/transaction.js';
import { lockAccount, lockCompany } from '../../../platform/account-lock.js';
import type { RequestContext } from '../../../platform/context.js';
import type { CoreServices } from '../../../platform/core-services.js';
import { notFound, PortalError } from '../../../platform/errors.js';
import { checkId } from '../../../platform/ids.js';
import { parseInput } from '../../../platform/input.js';
import { isAdmin } from '../../../platform/viewer.js';
import type { AccountsService } from '../../accounts/accounts.service.js';
import { validateConsent } from '../../accounts/consent.rules.js';
import type { InvitationsService } from '../../accounts/passwords/invitations.service.js';
import { requireCompanyOwner } from '../companies.policy.js';
import type { CompaniesService } from '../companies.service.js';
import type { RequestToJoinCompanyInput } from '../companies.types.js';
import type { CompanyMembersService } from '../members/company-members.service.js';
import type { JoinRequestsEmails } from './join-requests.emails.js';
import type { DecideJoinRequestInput } from './join-requests.types.js';

const BATCH = 100;

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'dailyLimits' | 'audit' | 'clock'> {
  accounts: AccountsService;
  invitations: InvitationsService;
  companies: CompaniesService;
  members: CompanyMembersService;
  emails: JoinRequestsEmails;
}

/** Requests of people who sign up with the GSTIN of a company (decision 0166). */
export class JoinRequestsService {
  constructor(private readonly deps: Deps) {}

  /** Returns the name of the company. A second request with the same address changes nothing. */
  async request(context: RequestContext, input: RequestToJoinCompanyInput): Promise<string> {
    const { accounts, dataSource, transactions, dailyLimits, audit, clock, emails } = this.deps;
    await accounts.countRegistration(context);
    const { companyWebsite: website, ...person } = parseInput(
      employerImportSchema,
      input,
      validateConsent(input.consent),
    );
    await accounts.requireFreeEmail(person.email);
    const company = await findByGstin(dataSource.manager, person.gstin);
    if (!company) throw notFound('Company');
    const { id: companyId, name } = company;
    if (await dataSource.manager.existsBy(CompanyJoinRequestEntity, { companyId, email: person.email })) return name;
    await dailyLimits.charge('JOIN_REQUEST', companyId);
    await transactions.run(async (manager) => {
      const row = { ...person, website, companyId, requestedAt: clock.now(), escalatedAt: null };
      const request = manager.create(CompanyJoinRequestEntity, row);
      try {
        await manager.save(request);
      } catch (error) {
        if (isDuplicate(error)) return;
        if (isMissingReference(error)) throw notFound('Company');
        throw error;
      }
      await emails.requested(manager, request, name);
      await audit.record(manager, context, {
        action: 'REQUEST_TO_JOIN',
        subjectType: 'COMPANY',
        subjectId: companyId,
      });
    });
    return name;
  }

  /** Returns the id of the company that the person has asked to join. */
  async decide(context: RequestContext, { id, decision }: DecideJoinRequestInput): Promise<string> {
    checkId(id, 'Request');
    return this.deps.transactions.run(async (manager) => {
      const request = await manager.findOneBy(CompanyJoinRequestEntity, { id });
      if (!request) throw notFound('Request');
      const { companyId, requestedAt } = request;
      await this.lockForDecision(manager, context, companyId);
      const by = isAdmin(context.viewer) ? 'ADMIN' : 'OWNER';
      const problem = validateJoinDecision(decision, by, { requestedAt, now: this.deps.clock.now() });
      if (problem !== null) throw new PortalError('FORBIDDEN', problem);
      await this.take(manager, id);
      const company = await manager.findOneByOrFail(CompanyEntity, { id: companyId });
      if (decision === 'ACCEPT') {
        requireApproved(company);
        await this.accept(manager, request, company.name);
        if (by === 'ADMIN') await this.deps.emails.accepted(manager, request, company.name);
      }
      if (decision === 'REFUSE') await this.deps.emails.ended(manager, request, company.name, 'REFUSED');
      if (decision === 'SEPARATE') await this.deps.companies.registerSeparately(manager, request);
      await this.deps.audit.record(manager, context, {
        action: 'DECIDE_JOIN_REQUEST',
        subjectType: 'COMPANY',
        subjectId: companyId,
        details: { decision },
      });
      return companyId;
    });
  }

  /** Tells administrators about requests that the owner has not decided, and ends expired ones. */
  async sweep(): Promise<void> {
    const { dataSource, transactions, clock, emails } = this.deps;
    const requests = dataSource.manager.getRepository(CompanyJoinRequestEntity);
    const now = clock.now();
    const expired = await requests.find({
      where: { requestedAt: LessThan(joinRequestsExpiredBefore(now)) },
      take: BATCH,
    });
    for (const request of expired) {
      await transactions.run(async (manager) => {
        const { affected } = await manager.delete(CompanyJoinRequestEntity, { id: request.id });
        if (affected === 1) await emails.ended(manager, request, await companyName(manager, request), 'EXPIRED');
      });
    }
    const undecided = { requestedAt: LessThan(joinRequestsDueBefore(now)), escalatedAt: IsNull() };
    for (const request of await requests.find({ where: undecided, take: BATCH })) {
      await transactions.run(async (manager) => {
        const open = { id: request.id, escalatedAt: IsNull() };
        const { affected } = await manager.update(CompanyJoinRequestEntity, open, { escalatedAt: now });
        if (affected === 1) await emails.undecided(manager, request, await companyName(manager, request));
      });
    }
  }

  private async lockForDecision(manager: EntityManager, context: RequestContext, companyId: string): Promise<void> {
    if (isAdmin(context.viewer)) {
      await lockAccount(manager, context.viewer);
      if (!(await lockCompany(manager, companyId, 'UPDATE'))) throw notFound('Company');
      return;
    }
    const owner = requireCompanyOwner(context.viewer);
    if (owner.companyId !== companyId) throw notFound('Request');
    await this.deps.members.lockMembers(manager, owner);
  }

  /** Deletes the request. Throws if another person has decided meanwhile. */
  private async take(manager: EntityManager, id: string): Promise<void> {
    const { affected } = await manager.delete(CompanyJoinRequestEntity, { id });
    if (affected !== 1) throw notFound('Request');
  }

  /** Creates an account without a password, because the address of the request is not confirmed. */
  private async accept(manager: EntityManager, request: CompanyJoinRequestEntity, companyName: string): Promise<void> {
    const { members, invitations } = this.deps;
    const { companyId } = request;
    await members.requireSpace(manager, companyId);
    const user = await members.add(manager, companyId, { ...request, role: 'RECRUITER' });
    const name = joinFullName(await findOwner(manager, companyId));
    await invitations.invite(manager, [user], { name, companyName, hasAsked: true });
  }
}

/** A request can be older than the rule that only an approved company is known (decision 0170). */
function requireApproved({ approvalState }: CompanyEntity): void {
  const problem = validateInvitingCompany(approvalState);
  if (problem !== null) throw new PortalError('COMPANY_NOT_APPROVED', problem);
}

const companyName = async (manager: EntityManager, { companyId }: CompanyJoinRequestEntity): Promise<string> =>
  (await manager.findOneByOrFail(CompanyEntity, { id: companyId })).name;
