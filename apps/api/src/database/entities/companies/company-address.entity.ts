import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { FlagColumn, IdColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { CompanyEntity } from './company.entity.js';

/** A location of a company, in the order of entry. The service saves all locations together and makes one of them primary. */
@Entity('company_address')
@Index('company_address_position', ['companyId', 'position'], { unique: true })
export class CompanyAddressEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() companyId!: string;
  @ManyToOne(() => CompanyEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'company_address_company_fk' })
  company?: Relation<CompanyEntity>;
  @Column({ type: 'smallint', unsigned: true }) position!: number;
  @TextColumn(200) line1!: string;
  @TextColumn(200, { nullable: true }) line2!: string | null;
  @TextColumn(100) city!: string;
  @TextColumn(60) state!: string;
  @TextColumn(60) country!: string;
  @TextColumn(6) pincode!: string;
  @FlagColumn() isPrimary!: boolean;
}
