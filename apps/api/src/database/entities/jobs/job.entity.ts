import { APPROVAL_STATES, type ApprovalState } from '@job-alert/domain/approvals/approval';
import { JOB_TYPES, type JobType, WORK_MODES, type WorkMode } from '@job-alert/domain/jobs/job-labels';
import type { JobEdit } from '@job-alert/domain/jobs/job-post';
import type { JobQuestion } from '@job-alert/domain/jobs/screening';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  DayColumn,
  FlagColumn,
  IdColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
  VersionNumberColumn,
  ModifiedColumn,
} from '../../columns.js';
import { UserEntity } from '../accounts/user.entity.js';
import { CompanyEntity } from '../companies/company.entity.js';

/** The index of the public list with the columns of its filters, so that filters do not read whole rows. */
const FILTERED_FIRST = [
  'listedAt',
  'id',
  'deadline',
  'workMode',
  'jobType',
  'minExperience',
  'maxExperience',
  'salaryMin',
  'salaryMax',
] as const;

/**
 * A job. It repeats the description of the company as posted and approved, so that public lists read one table.
 * `listedAt` is the time of posting while the job is open (apart from its deadline), otherwise null: the public list is
 * a range of `job_listed` without a filter on flags (decision 0008).
 */
@Entity('job')
@Index('job_modified', ['modifiedAt'])
@Index('job_listed', ['listedAt', 'id', 'deadline'])
@Index('job_facets', [...FILTERED_FIRST, 'companyId', 'city', 'state', 'industry'])
@Index('job_city', ['city', ...FILTERED_FIRST, 'industry'])
@Index('job_industry', ['industry', ...FILTERED_FIRST])
@Index('job_salary', [
  'salaryMax',
  'id',
  'listedAt',
  'deadline',
  'workMode',
  'jobType',
  'minExperience',
  'maxExperience',
  'salaryMin',
  'companyId',
])
@Index('job_company_posted', ['companyId', 'postedAt', 'id'])
@Index('job_approval_active', ['approvalState', 'isActive'])
@Index('job_approval_posted', ['approvalState', 'postedAt', 'id', 'title', 'companyName'])
@Index('job_posted', ['postedAt', 'id', 'title', 'companyName', 'approvalState'])
@Index('job_title', ['title', 'id', 'companyName', 'approvalState', 'postedAt'])
@Index('job_company_name', ['companyName', 'id', 'title', 'approvalState', 'postedAt'])
@Index('job_in_feed', ['inFeed', 'deadline', 'id'])
@Index('job_responsible', ['responsibleId', 'postedAt', 'id'])
@ChoiceCheck('job_type_check', 'job_type', JOB_TYPES)
@ChoiceCheck('job_work_mode_check', 'work_mode', WORK_MODES)
@ChoiceCheck('job_approval_check', 'approval_state', APPROVAL_STATES)
@Check('job_skills_check', 'JSON_VALID(preferred_skills)')
@Check('job_approved_terms_check', 'JSON_VALID(approved_terms)')
@Check('job_questions_check', 'JSON_VALID(questions)')
@Check('job_salary_check', 'salary_max > salary_min')
@Check('job_experience_check', 'max_experience > min_experience')
@Check('job_openings_check', 'openings > 0')
@Check('job_listed_check', 'listed_at = posted_at')
@Check('job_in_feed_check', 'in_feed = 0 OR changed_at IS NOT NULL')
@Check('job_taken_off_note_check', 'taken_off_note IS NULL OR taken_off_at IS NOT NULL')
@Check('job_taken_off_check', 'taken_off_at IS NULL OR is_active = 0')
export class JobEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() companyId!: string;
  @ManyToOne(() => CompanyEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'company_id', foreignKeyConstraintName: 'job_company_fk' })
  company?: Relation<CompanyEntity>;
  @TextColumn(150) title!: string;
  @Column({ type: 'text' }) description!: string;
  @ChoiceColumn() jobType!: JobType;
  @ChoiceColumn() workMode!: WorkMode;
  @TextColumn(100) city!: string;
  @TextColumn(60) state!: string;
  @TextColumn(60) country!: string;
  /** In rupees per year. */
  @Column({ type: 'int', unsigned: true }) salaryMin!: number;
  @Column({ type: 'int', unsigned: true }) salaryMax!: number;
  /** In years. */
  @Column({ type: 'tinyint', unsigned: true }) minExperience!: number;
  @Column({ type: 'tinyint', unsigned: true }) maxExperience!: number;
  @Column({ type: 'smallint', unsigned: true }) openings!: number;
  @TextColumn(200) minimumQualification!: string;
  @Column({ type: 'simple-json' }) preferredSkills!: string[];
  @TextColumn(200) companyName!: string;
  @TextColumn(500) companyWebsite!: string;
  @Column({ type: 'text' }) companyDescription!: string;
  @TextColumn(150) industry!: string;
  @InstantColumn() postedAt!: Date;
  /** Open through the end of this day. */
  @DayColumn() deadline!: string;
  /** Never true while `takenDownAt` is set. */
  @FlagColumn({ default: true }) isActive!: boolean;
  /** The time when an administrator took the job down. Only an administrator can reactivate it (decision 0042). */
  @InstantColumn({ name: 'taken_off_at', nullable: true }) takenDownAt!: Date | null;
  /** The administrator's note about it to the employer. */
  @Column({ name: 'taken_off_note', type: 'text', nullable: true }) takenDownNote!: string | null;
  @ChoiceColumn() approvalState!: ApprovalState;
  /** The approved terms while an edit differs from them; otherwise null, and before the first approval. */
  @Column({ type: 'simple-json', nullable: true }) approvedTerms!: JobEdit | null;
  /** The screening questions; null without any. */
  @Column({ type: 'simple-json', nullable: true }) questions!: JobQuestion[] | null;
  @ReferenceColumn({ nullable: true }) approvalId!: string | null;
  @InstantColumn({ nullable: true }) listedAt!: Date | null;
  /** True if the job change feed lists the job as open. */
  @FlagColumn({ default: false }) inFeed!: boolean;
  /** The last time when the public saw it open, change or close; null if never. */
  @InstantColumn({ nullable: true }) changedAt!: Date | null;
  /** The administrator who is responsible for the job; null for the one of its company (decision 0174). */
  @ReferenceColumn({ nullable: true }) responsibleId!: string | null;
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'responsible_id', foreignKeyConstraintName: 'job_responsible_fk' })
  responsible?: Relation<UserEntity> | null;
  @VersionNumberColumn() version!: number;
  @ModifiedColumn() modifiedAt?: Date;
}
