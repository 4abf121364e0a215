import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { EmailColumn, IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { CompanyEntity } from './company.entity.js';

/** A person who has signed up with the GSTIN of a company and asks to join it. A decision deletes the row (decision 0166). */
@Entity('company_join_request')
@Index('company_join_request_once', ['companyId', 'email'], { unique: true })
@Index('company_join_request_requested', ['requestedAt'])
export class CompanyJoinRequestEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() companyId!: string;
  @ManyToOne(() => CompanyEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'company_join_request_company_fk' })
  company?: Relation<CompanyEntity>;
  @EmailColumn() email!: string;
  @TextColumn(100) firstName!: string;
  @TextColumn(100) lastName!: string;
  @TextColumn(10) contact!: string;
  /** The company that the person has entered. An administrator can register it as a second one with the same GSTIN. */
  @TextColumn(200) organizationName!: string;
  @TextColumn(500) website!: string;
  @TextColumn(15) gstin!: string;
  @InstantColumn() requestedAt!: Date;
  /** The time when administrators were told, because the owner had not decided; null before. */
  @InstantColumn({ nullable: true }) escalatedAt!: Date | null;
}
