import { type EntityManager, In, Not } from 'typeorm';
import { UserEntity } from '../entities/accounts/user.entity.js';
import { CompanyMemberEntity } from '../entities/companies/company-member.entity.js';

/**
 * Joins the membership `m` and the company `c` of user `u`. Removed members have no company. A company that a server of the previous release has registered has no
 * members yet: its user is its owner, with the same id (decision 0005).
 */
export const MEMBERSHIP = `LEFT JOIN company_member m ON m.user_id = u.id
  LEFT JOIN company c ON c.id = COALESCE(m.company_id, u.id) AND m.removed_at IS NULL`;

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

/** Returns the accounts of the companies' members and removed members, without their first users. */
export async function membersOf(
  manager: EntityManager,
  companyIds: readonly string[],
): Promise<{ id: string; removedAt: Date | null }[]> {
  const where = { companyId: In([...companyIds]), userId: Not(In([...companyIds])) };
  const rows = await manager.find(CompanyMemberEntity, { where });
  return rows.map(({ userId, removedAt }) => ({ id: userId, removedAt }));
}

/**
 * Returns the name of an employer for administrators and colleagues: "Ravi Desai, Surat Silk Mills". The first user of a company has the name of the company
 * alone (decision 0162).
 */
export async function employerName(
  manager: EntityManager,
  userId: string,
  company: { companyId: string; companyName: string },
): Promise<string> {
  if (userId === company.companyId) return company.companyName;
  const { firstName, lastName } = await manager.findOneByOrFail(UserEntity, { id: userId });
  return `${firstName} ${lastName}, ${company.companyName}`;
}
