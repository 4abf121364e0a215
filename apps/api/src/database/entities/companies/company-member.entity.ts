import { COMPANY_ROLES, type CompanyRole } from '@job-alert/domain/companies/company-member';
import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, InstantColumn, ReferenceColumn } from '../../columns.js';
import { UserEntity } from '../accounts/user.entity.js';
import { CompanyEntity } from './company.entity.js';

/** A user who works for a company. A user is a member of one company (decision 0161). */
@Entity('company_member')
@Index('company_member_company', ['companyId'])
@ChoiceCheck('company_member_role_check', 'role', COMPANY_ROLES)
export class CompanyMemberEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'company_member_user_fk' })
  user?: Relation<UserEntity>;
  @ReferenceColumn() companyId!: string;
  @ManyToOne(() => CompanyEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'company_member_company_fk' })
  company?: Relation<CompanyEntity>;
  @ChoiceColumn() role!: CompanyRole;
  /** The time of the sign-up of an owner, of the invitation of others. */
  @InstantColumn() addedAt!: Date;
  /** Removed members keep the row, so that their name and company remain known. */
  @InstantColumn({ nullable: true }) removedAt!: Date | null;
  /** The time at which an administrator deactivated the member. Only an administrator sets it to null again. */
  @InstantColumn({ nullable: true }) deactivatedAt!: Date | null;
}
