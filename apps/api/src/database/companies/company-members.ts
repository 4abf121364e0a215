import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { UserEntity } from '../entities/accounts/user.entity.js';
import { CompanyMemberEntity } from '../entities/companies/company-member.entity.js';

/**
 * Joins the membership `m` and the company `c` of user `u`. Removed members have no company. A company that a server of the previous release has registered has no
 * members yet: its user is its owner, with the same id (decision 0005).
 */
export const MEMBERSHIP = `LEFT JOIN company_member m ON m.user_id = u.id
  LEFT JOIN company c ON c.id = COALESCE(m.company_id, u.id) AND m.removed_at IS NULL`;

/** Joins the owner `o` of company `c`. After a transfer of the ownership it has another id than the company (decision 0165). */
export const OWNER = `LEFT JOIN company_member w ON w.company_id = c.id AND w.role = 'OWNER' AND w.removed_at IS NULL
  STRAIGHT_JOIN user o ON o.id = COALESCE(w.user_id, c.id)`;

/** True for a member `m` who is named with the company: everyone but the owner who signed it up (decision 0162). */
export const IS_NAMED = "(m.company_id <> m.user_id OR m.role <> 'OWNER')";

/** Returns the account of the owner of a company. */
export async function findOwner(manager: EntityManager, companyId: string): Promise<UserEntity> {
  const where = { companyId, role: 'OWNER', removedAt: IsNull() } as const;
  const [owner] = await manager.find(CompanyMemberEntity, { where, relations: { user: true } });
  return owner?.user ?? manager.findOneByOrFail(UserEntity, { id: companyId });
}

/** Returns true for a member whom the owner has removed. The account may be active, if it carries the state of the company (decision 0165). */
export const isRemovedMember = (manager: EntityManager, userId: string): Promise<boolean> =>
  manager.existsBy(CompanyMemberEntity, { userId, removedAt: Not(IsNull()) });

/** Makes the user of each company its owner. */
export async function insertOwners(
  manager: EntityManager,
  companies: readonly { id: string; createdAt: Date }[],
): Promise<void> {
  const owners = companies.map(({ id, createdAt }) => ({
    userId: id,
    companyId: id,
    role: 'OWNER' as const,
    addedAt: createdAt,
  }));
  await manager.createQueryBuilder().insert().into(CompanyMemberEntity).values(owners).updateEntity(false).execute();
}

/** Returns the memberships of these users in companies that they own. */
export const ownedCompanies = (manager: EntityManager, userIds: readonly string[]): Promise<CompanyMemberEntity[]> =>
  manager.findBy(CompanyMemberEntity, { userId: In([...userIds]), role: 'OWNER', removedAt: IsNull() });

/** Returns the accounts of the companies' members and removed members, without their first users. */
export async function membersOf(
  manager: EntityManager,
  companyIds: readonly string[],
): Promise<{ id: string; removedAt: Date | null; deactivatedAt: Date | null }[]> {
  const where = { companyId: In([...companyIds]), userId: Not(In([...companyIds])) };
  const rows = await manager.find(CompanyMemberEntity, { where });
  return rows.map(({ userId, removedAt, deactivatedAt }) => ({ id: userId, removedAt, deactivatedAt }));
}

/**
 * Returns the name of an employer for administrators and colleagues: "Ravi Desai, Surat Silk Mills". The owner who signed the company up has
 * its name alone (decision 0162).
 */
export async function employerName(
  manager: EntityManager,
  userId: string,
  company: { companyId: string; companyName: string },
): Promise<string> {
  const isFirst = userId === company.companyId;
  if (isFirst && !(await manager.existsBy(CompanyMemberEntity, { userId, role: Not('OWNER') })))
    return company.companyName;
  const { firstName, lastName } = await manager.findOneByOrFail(UserEntity, { id: userId });
  return `${firstName} ${lastName}, ${company.companyName}`;
}
