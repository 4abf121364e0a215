import {
  COMPANY_DUPLICATE_REASONS,
  type CompanyDuplicateReason,
  MATCH_KEY_LENGTH,
} from '@job-alert/domain/companies/company-duplicates';
import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChoiceCheck, EXACT, TextColumn } from '../../columns.js';
import { CompanyEntity } from './company.entity.js';

/** A value that possible duplicates of a company share (decision 0057). Written by company-match-keys.ts. */
@Entity('company_mark')
@Index('company_mark_mark', ['kind', 'matchKey'])
@ChoiceCheck('company_mark_kind_check', 'kind', COMPANY_DUPLICATE_REASONS)
export class CompanyMatchKeyEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) companyId!: string;
  @ManyToOne(() => CompanyEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'company_mark_company_fk' })
  company?: Relation<CompanyEntity>;
  @PrimaryColumn({ ...EXACT, length: 32 }) kind!: CompanyDuplicateReason;
  /** Compared byte by byte, because the rule has already normalized it. */
  @TextColumn(MATCH_KEY_LENGTH, { name: 'mark', collation: 'utf8mb4_bin' }) matchKey!: string;
}
