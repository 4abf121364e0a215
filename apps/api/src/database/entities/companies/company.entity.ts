import { APPROVAL_STATES, type ApprovalState } from '@job-alert/domain/approvals/approval';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  FlagColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
  VersionNumberColumn,
  ModifiedColumn,
} from '../../columns.js';
import { UserEntity } from '../accounts/user.entity.js';

/** The company of employers. Its id is the user id of who signed it up (decision 0005), and that account says whether the company is active (decision 0165). */
@Entity('company')
@Index('company_modified', ['modifiedAt'])
@Index('company_approval_created', ['approvalState', 'createdAt', 'id'])
@Index('company_created', ['createdAt', 'id'])
@Index('company_name', ['name', 'id'])
@Index('company_responsible', ['responsibleId', 'createdAt', 'id'])
@ChoiceCheck('company_approval_check', 'approval_state', APPROVAL_STATES)
export class CompanyEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) id!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'id', foreignKeyConstraintName: 'company_user_fk' })
  user?: Relation<UserEntity>;
  @TextColumn(200) name!: string;
  @TextColumn(500) website!: string;
  @TextColumn(15) gstin!: string;
  @Column({ type: 'text', nullable: true }) description!: string | null;
  @TextColumn(150, { nullable: true }) industry!: string | null;
  @TextColumn(254, { nullable: true }) companyEmail!: string | null;
  @TextColumn(10, { nullable: true }) phone!: string | null;
  @Column({ type: 'int', unsigned: true, nullable: true }) size!: number | null;
  @TextColumn(200, { nullable: true }) headquarters!: string | null;
  @Column({ type: 'smallint', unsigned: true, nullable: true }) yearEstablished!: number | null;
  /** True if the profile has all required fields and a primary address. Computed by the domain's rule. */
  @FlagColumn({ default: false }) isProfileComplete!: boolean;
  @ChoiceColumn() approvalState!: ApprovalState;
  /** The latest approval request about this company. */
  @ReferenceColumn({ nullable: true }) approvalId!: string | null;
  /** The last email about new applicants; null before the first. */
  @InstantColumn({ nullable: true }) applicantsMailedAt!: Date | null;
  /** The administrator who is responsible for the company; null for nobody (decision 0174). */
  @ReferenceColumn({ nullable: true }) responsibleId!: string | null;
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'responsible_id', foreignKeyConstraintName: 'company_responsible_fk' })
  responsible?: Relation<UserEntity> | null;
  @InstantColumn() createdAt!: Date;
  @VersionNumberColumn() version!: number;
  @ModifiedColumn() modifiedAt?: Date;
}
