import { skillSpelling } from '@job-alert/domain/candidates/skills';
import type { CandidateImport, EmployerImport } from '@job-alert/domain/lists/bulk-import';
import type { ImportKind } from '@job-alert/domain/lists/import-columns';
import { type EntityManager, type EntityTarget, In, type ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { UserEntity } from '../../database/entities/accounts/user.entity.js';
import { ApprovalEntity } from '../../database/entities/applications/approval.entity.js';
import { CandidateProfileEntity } from '../../database/entities/candidates/candidate-profile.entity.js';
import { CandidateSkillEntity } from '../../database/entities/candidates/candidate-skill.entity.js';
import { CompanyMemberEntity } from '../../database/entities/companies/company-member.entity.js';
import { CompanyEntity } from '../../database/entities/companies/company.entity.js';
import { findByGstins, gstinKey } from '../../database/companies/known-gstins.js';
import { insertOwners } from '../../database/companies/company-members.js';
import { updateFacts } from '../../database/reports/report-facts.js';
import { saveMatchKeys } from '../../database/search/company-match-keys.js';
import { markCandidatesChanged } from '../../database/search/candidate-index.js';
import { indexUsers } from '../../database/search/search-words.js';
import { recordSignUps } from '../../database/traffic-sources.js';
import { placeholders } from '../../platform/graphql/batch-loader.js';
import type { UserViewer } from '../../platform/viewer.js';
import type { Invited } from '../accounts/passwords/invitations.service.js';

export type ImportedPerson = EmployerImport | CandidateImport;

export type ExistingAccount = Pick<UserEntity, 'id' | 'type' | 'firstName' | 'lastName'>;
const SKILLS_PER_INSERT = 5_000;
const ACCOUNT_COLUMNS = { id: true, email: true, type: true, firstName: true, lastName: true } as const;

interface NewAccounts {
  kind: ImportKind;
  admin: UserViewer;
  now: Date;
  /** The time from which the consent that the import states counts; null without one. */
  importConsentAt: Date | null;
}

/** Inserts a batch of at most 1,000 people with one statement per table, inside the caller's transaction. */
export class BulkImportRepository {
  /** Returns the accounts with these email addresses, by address. */
  async findByEmails(manager: EntityManager, emails: readonly string[]): Promise<Map<string, ExistingAccount>> {
    if (emails.length === 0) return new Map();
    const users = await manager.find(UserEntity, { select: ACCOUNT_COLUMNS, where: { email: In([...emails]) } });
    return new Map(users.map((user) => [user.email, user]));
  }

  /** Returns the candidates with these phone numbers, by number. */
  async findByPhones(manager: EntityManager, phones: readonly string[]): Promise<Map<string, ExistingAccount>> {
    if (phones.length === 0) return new Map();
    const where = { type: 'CANDIDATE', contact: In([...phones]) } as const;
    const users = await manager.find(UserEntity, { select: { ...ACCOUNT_COLUMNS, contact: true }, where });
    return new Map(users.map((user) => [user.contact, user]));
  }

  /** Inserts active accounts without a password, with their profiles or companies. `companyIds` are the new companies. */
  async insert(
    manager: EntityManager,
    { kind, admin, now, importConsentAt }: NewAccounts,
    people: readonly ImportedPerson[],
  ): Promise<{ users: Invited[]; companyIds: string[] }> {
    let companyIds: string[] = [];
    const users = await this.insertUsers(manager, kind, people, now);
    const idsByEmail = new Map(users.map(({ id, email }) => [email, id]));
    const peopleWithIds = people.map((person) => ({ person, id: idsByEmail.get(person.email) as string }));
    if (kind === 'EMPLOYERS') {
      const employers = peopleWithIds as { person: EmployerImport; id: string }[];
      const { founders, members } = await this.splitByCompany(manager, employers);
      companyIds = founders.map(({ id }) => id);
      if (founders.length > 0) await this.insertCompanies(manager, founders, admin, now);
      const role = 'RECRUITER';
      const rows = members.map((member) => ({ ...member, role, addedAt: now, removedAt: null }) as const);
      if (rows.length > 0) await insertRows(manager, CompanyMemberEntity, rows);
    } else {
      const profiles = (peopleWithIds as { person: CandidateImport; id: string }[]).map(({ person, id }) => ({
        id,
        experienceLevel: person.experience,
        ...person.preferences,
        city: person.details?.city,
        state: person.details?.state,
        statedDesignation: person.details?.designation,
        statedCompany: person.details?.company,
        importConsentAt,
        isComplete: false,
        version: 1,
      }));
      await insertRows(manager, CandidateProfileEntity, profiles);
      const skills = (peopleWithIds as { person: CandidateImport; id: string }[]).flatMap(
        ({ person, id: candidateId }) =>
          (person.details?.skills ?? []).map((name, position) => ({
            candidateId,
            position,
            name,
            skill: skillSpelling(name),
          })),
      );
      for (let from = 0; from < skills.length; from += SKILLS_PER_INSERT) {
        await insertRows(manager, CandidateSkillEntity, skills.slice(from, from + SKILLS_PER_INSERT));
      }
      await markCandidatesChanged(
        manager,
        profiles.map(({ id }) => id),
      );
    }
    await indexUsers(
      manager,
      users.map(({ id }) => id),
    );
    return { users, companyIds };
  }

  /** A person whose GSTIN belongs to a company, or to another person of the file, becomes its member. */
  private async splitByCompany(
    manager: EntityManager,
    employers: readonly { person: EmployerImport; id: string }[],
  ): Promise<{
    founders: { person: EmployerImport; id: string }[];
    members: { userId: string; companyId: string }[];
  }> {
    const known = await findByGstins(
      manager,
      employers.map(({ person }) => person.gstin),
    );
    const companies = new Map([...known].map(([key, { id }]) => [key, id]));
    const founders = [];
    const members = [];
    for (const employer of employers) {
      const key = gstinKey(employer.person.gstin) ?? employer.id;
      const companyId = companies.get(key);
      if (companyId) members.push({ userId: employer.id, companyId });
      else founders.push(employer);
      companies.set(key, companyId ?? employer.id);
    }
    return { founders, members };
  }

  private async insertUsers(
    manager: EntityManager,
    kind: ImportKind,
    people: readonly ImportedPerson[],
    createdAt: Date,
  ): Promise<Invited[]> {
    const type: 'EMPLOYER' | 'CANDIDATE' = kind === 'EMPLOYERS' ? 'EMPLOYER' : 'CANDIDATE';
    const rows = people.map(({ email, firstName, lastName, contact }) => ({
      email,
      firstName,
      lastName,
      contact,
      type,
      createdAt,
      passwordHash: null,
      isActive: true,
      consentVersion: null,
      consentAt: null,
      version: 1,
    }));
    await insertRows(manager, UserEntity, rows);
    await recordSignUps(manager, rows, { source: 'IMPORT', name: '' }, createdAt);
    // The ids that a multi-row insert returns are not reliable, especially in a cluster.
    return manager.find(UserEntity, {
      select: { id: true, email: true, firstName: true, type: true, consentVersion: true },
      where: { email: In(people.map(({ email }) => email)) },
    });
  }

  /** Inserts companies as approved by the importing administrator (specification 4 §7). */
  private async insertCompanies(
    manager: EntityManager,
    companies: readonly { person: EmployerImport; id: string }[],
    admin: UserViewer,
    now: Date,
  ): Promise<void> {
    const companyRows = companies.map(({ id, person }) => ({
      id,
      name: person.organizationName,
      website: person.companyWebsite,
      gstin: person.gstin,
      isProfileComplete: false,
      approvalState: 'APPROVED' as const,
      createdAt: now,
      version: 1,
    }));
    const approvals = companies.map(({ id, person }) => ({
      companyId: id,
      state: 'APPROVED' as const,
      proposedValue: 'APPROVED',
      requestedById: id,
      requestedByName: person.organizationName,
      requestedAt: now,
      decidedById: admin.id,
      decidedByName: admin.name,
      decidedAt: now,
    }));
    await insertRows(manager, CompanyEntity, companyRows);
    await insertOwners(manager, companyRows);
    await saveMatchKeys(manager, companyRows);
    await insertRows(manager, ApprovalEntity, approvals);
    const ids = companies.map(({ id }) => id);
    await manager.query(
      `UPDATE company c JOIN approval a ON a.company_id = c.id SET c.approval_id = a.id WHERE c.id IN (${placeholders(ids)})`,
      ids,
    );
    await updateFacts(manager, 'COMPANY', ids);
  }
}

/** Inserts all rows with one statement, and does not read them back. */
async function insertRows<Entity extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Entity>,
  rows: QueryDeepPartialEntity<Entity>[],
): Promise<void> {
  await manager.createQueryBuilder().insert().into(entity).values(rows).updateEntity(false).execute();
}
