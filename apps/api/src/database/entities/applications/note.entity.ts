import { CALL_OUTCOMES, type CallOutcome, NOTE_KINDS, type NoteKind } from '@job-alert/domain/notes/note-kinds';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  DayColumn,
  IdColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../columns.js';
import { ApplicationEntity } from './application.entity.js';
import { CandidateProfileEntity } from '../candidates/candidate-profile.entity.js';
import { CompanyEntity } from '../companies/company.entity.js';
import { JobEntity } from '../jobs/job.entity.js';

/** A note of an administrator for the others, on exactly one record (enforced by a CHECK). */
@Entity('note')
@Index('note_company', ['companyId', 'createdAt', 'id'])
@Index('note_candidate', ['candidateId', 'createdAt', 'id'])
@Index('note_application', ['applicationId', 'createdAt', 'id'])
@Index('note_job', ['jobId', 'createdAt', 'id'])
@Index('note_due', ['doneAt', 'dueOn', 'id'])
@Check(
  'note_subject_check',
  '(company_id IS NOT NULL) + (candidate_id IS NOT NULL) + (application_id IS NOT NULL) + (job_id IS NOT NULL) = 1',
)
@ChoiceCheck('note_kind_check', 'kind', NOTE_KINDS)
@ChoiceCheck('note_outcome_check', 'outcome', CALL_OUTCOMES)
@Check('note_call_check', "outcome IS NULL OR (kind IS NOT NULL AND kind = 'CALL')")
@Check('note_done_check', '(done_at IS NULL) = (done_by_name IS NULL) AND (done_at IS NULL OR due_on IS NOT NULL)')
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
  @ReferenceColumn({ nullable: true }) jobId!: string | null;
  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'note_job_fk' })
  job?: Relation<JobEntity>;
  @ChoiceColumn({ nullable: true }) kind!: NoteKind | null;
  @ChoiceColumn({ nullable: true }) outcome!: CallOutcome | null;
  /** Empty if the outcome of a call says enough. */
  @Column({ type: 'text' }) text!: string;
  /** The day by which administrators follow up. */
  @DayColumn({ nullable: true }) dueOn!: string | null;
  @InstantColumn({ nullable: true }) doneAt!: Date | null;
  @TextColumn(200, { nullable: true }) doneByName!: string | null;
  /** The id of the author. No foreign key: the note outlives the account. */
  @ReferenceColumn() authorId!: string;
  @TextColumn(200) authorName!: string;
  @InstantColumn() createdAt!: Date;
}
