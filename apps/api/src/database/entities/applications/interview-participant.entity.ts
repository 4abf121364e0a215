import { Check, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { UserEntity } from '../accounts/user.entity.js';
import { InterviewEntity } from './interview.entity.js';

/** A person who interviews: a member of the company, or a guest with name and email address (decision 0164). */
@Entity('interview_participant')
@Index('interview_participant_user', ['interviewId', 'userId'], { unique: true })
@Index('interview_participant_of_user', ['userId'])
@Check('interview_participant_email_check', 'email = LOWER(email)')
@Check('interview_participant_guest_check', '(name IS NULL) = (email IS NULL)')
export class InterviewParticipantEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() interviewId!: string;
  @ManyToOne(() => InterviewEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'interview_id', foreignKeyConstraintName: 'interview_participant_interview_fk' })
  interview?: Relation<InterviewEntity>;
  @ReferenceColumn({ nullable: true }) userId!: string | null;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'interview_participant_user_fk' })
  user?: Relation<UserEntity>;
  @TextColumn(100, { nullable: true }) name!: string | null;
  @TextColumn(254, { nullable: true, collation: 'utf8mb4_bin' }) email!: string | null;
  /** The time of the reminder to give feedback. */
  @InstantColumn({ nullable: true }) remindedAt!: Date | null;
}
