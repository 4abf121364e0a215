import {
  COMPANY_DUPLICATE_REASONS,
  COMPANY_MARK_LENGTH,
  type CompanyDuplicateReason,
} from '@job-alert/domain/company-duplicates';
import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChoiceCheck, EXACT, TextColumn } from '../columns.js';
import { CompanyEntity } from './company.entity.js';

/** What of a company is compared, so that two with the same are found (decision 0057). `database/company-marks.ts` keeps them. */
@Entity('company_mark')
@Index('company_mark_mark', ['kind', 'mark'])
@ChoiceCheck('company_mark_kind_check', 'kind', COMPANY_DUPLICATE_REASONS)
export class CompanyMarkEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) companyId!: string;
  @ManyToOne(() => CompanyEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'company_mark_company_fk' })
  company?: Relation<CompanyEntity>;
  @PrimaryColumn({ ...EXACT, length: 32 }) kind!: CompanyDuplicateReason;
  /** Compared by every character: the rule has taken away what does not count. */
  @TextColumn(COMPANY_MARK_LENGTH, { collation: 'utf8mb4_bin' }) mark!: string;
}
