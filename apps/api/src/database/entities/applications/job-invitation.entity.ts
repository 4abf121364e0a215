import type { AnswerInput } from '@job-alert/domain/jobs/screening';
import {
  INVITATION_ANSWERS,
  INVITATION_DECLINE_REASONS,
  type InvitationAnswer,
  type InvitationDeclineReason,
} from '@job-alert/domain/sourcing/job-invitation';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  EXACT,
  FlagColumn,
  IdColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../columns.js';
import { UserEntity } from '../accounts/user.entity.js';
import { CandidateProfileEntity } from '../candidates/candidate-profile.entity.js';
import { JobEntity } from '../jobs/job.entity.js';
import { ApplicationEntity } from './application.entity.js';

/** An administrator's invitation of a candidate to apply for a job: one for each pair, ever. */
@Entity('job_invitation')
@Index('job_invitation_once', ['candidateId', 'jobId'], { unique: true })
@Index('job_invitation_token', ['tokenHash'], { unique: true })
@Index('job_invitation_job', ['jobId', 'invitedAt', 'id'])
@Index('job_invitation_inviter', ['invitedById', 'invitedAt'])
@Index('job_invitation_application', ['applicationId'])
@Check('job_invitation_time_check', 'expires_at > invited_at')
@ChoiceCheck('job_invitation_answer_check', 'answer', INVITATION_ANSWERS)
@Check('job_invitation_answered_check', '(answer IS NULL) = (answered_at IS NULL)')
@ChoiceCheck('job_invitation_reason_check', 'decline_reason', INVITATION_DECLINE_REASONS)
@Check('job_invitation_declined_check', "decline_reason IS NULL OR (answer IS NOT NULL AND answer = 'DECLINED')")
@Check('job_invitation_answers_check', 'JSON_VALID(answers)')
export class JobInvitationEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() jobId!: string;
  @ManyToOne(() => JobEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'job_id', foreignKeyConstraintName: 'job_invitation_job_fk' })
  job?: Relation<JobEntity>;
  @ReferenceColumn() candidateId!: string;
  @ManyToOne(() => CandidateProfileEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidate_id', foreignKeyConstraintName: 'job_invitation_candidate_fk' })
  candidate?: Relation<CandidateProfileEntity>;
  /** The SHA-256 of the link in the email; null once it must not work any more. */
  @Column({ ...EXACT, type: 'char', length: 64, nullable: true }) tokenHash!: string | null;
  /** The recruiter's sentence to the candidate. */
  @Column({ type: 'text', nullable: true }) message!: string | null;
  @ReferenceColumn({ nullable: true }) invitedById!: string | null;
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'invited_by_id', foreignKeyConstraintName: 'job_invitation_inviter_fk' })
  invitedBy?: Relation<UserEntity>;
  @TextColumn(200) invitedByName!: string;
  @InstantColumn() invitedAt!: Date;
  @InstantColumn() expiresAt!: Date;
  @ChoiceColumn({ nullable: true }) answer!: InvitationAnswer | null;
  @InstantColumn({ nullable: true }) answeredAt!: Date | null;
  @ChoiceColumn({ nullable: true }) declineReason!: InvitationDeclineReason | null;
  @Column({ type: 'text', nullable: true }) declineNote!: string | null;
  /** The screening answers of a Yes with an incomplete profile, for the later application. */
  @Column({ type: 'simple-json', nullable: true }) answers!: AnswerInput[] | null;
  @FlagColumn({ default: false }) sharesPreferences!: boolean;
  @ReferenceColumn({ nullable: true }) applicationId!: string | null;
  @ManyToOne(() => ApplicationEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'job_invitation_application_fk' })
  application?: Relation<ApplicationEntity>;
}
