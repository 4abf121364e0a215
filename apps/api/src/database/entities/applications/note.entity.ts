import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { ApplicationEntity } from './application.entity.js';
import { CandidateProfileEntity } from '../candidates/candidate-profile.entity.js';
import { CompanyEntity } from '../companies/company.entity.js';

/** A note of an administrator for the others, on exactly one record (enforced by a CHECK). */
@Entity('note')
@Index('note_company', ['companyId', 'createdAt', 'id'])
@Index('note_candidate', ['candidateId', 'createdAt', 'id'])
@Index('note_application', ['applicationId', 'createdAt', 'id'])
@Check('note_subject_check', '(company_id IS NOT NULL) + (candidate_id IS NOT NULL) + (application_id IS NOT NULL) = 1')
export class NoteEntity {
  @IdColumn() id!: string;
  @ReferenceColumn({ nullable: true }) companyId!: string | null;
  @ManyToOne(() => CompanyEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'note_company_fk' })
  company?: Relation<CompanyEntity>;
  @ReferenceColumn({ nullable: true }) candidateId!: string | null;
  @ManyToOne(() => CandidateProfileEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidate_id', foreignKeyConstraintName: 'note_candidate_fk' })
  candidate?: Relation<CandidateProfileEntity>;
  @ReferenceColumn({ nullable: true }) applicationId!: string | null;
  @ManyToOne(() => ApplicationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'note_application_fk' })
  application?: Relation<ApplicationEntity>;
  @Column({ type: 'text' }) text!: string;
  /** The id of the author. No foreign key: the note outlives the account. */
  @ReferenceColumn() authorId!: string;
  @TextColumn(200) authorName!: string;
  @InstantColumn() createdAt!: Date;
}
