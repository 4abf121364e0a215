import { MAX_RATING, RECOMMENDATIONS, type Recommendation } from '@job-alert/domain/interviews/interview-feedback';
import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, InstantColumn, TextColumn, VersionNumberColumn } from '../../columns.js';
import { InterviewEntity } from './interview.entity.js';

const RatingColumn = (): PropertyDecorator => Column({ type: 'tinyint', unsigned: true });
const ratingCheck = (column: string): string => `${column} BETWEEN 1 AND ${MAX_RATING}`;

/**
 * The ids of givers without an account are above this number: a guest's is this number and the id of the participant. A guest who is removed and chosen again
 * keeps the first one. No account has so high an id.
 */
const GUEST_GIVERS = 8_000_000_000_000_000n;

export const guestGiverId = (participantId: string): string => String(GUEST_GIVERS + BigInt(participantId));

/** Feedback of a member of the company, or of a guest, about a candidate after an interview round. */
@Entity('interview_feedback')
@ChoiceCheck('interview_feedback_recommendation_check', 'recommendation', RECOMMENDATIONS)
@Check('interview_feedback_guest_email_check', 'guest_email = LOWER(guest_email)')
@Check('interview_feedback_guest_check', '(guest_name IS NULL) = (guest_email IS NULL)')
@Check(
  'interview_feedback_marks_check',
  `${ratingCheck('skills')} AND ${ratingCheck('communication')} AND ${ratingCheck('attitude')}`,
)
export class InterviewFeedbackEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) interviewId!: string;
  /** The user who gave it, or a number above those of users for a guest. 0 from a server of the previous release: the owner. Deleted accounts keep their number here. */
  @PrimaryColumn({ type: 'bigint', unsigned: true, default: 0 }) giverId!: string;
  @ManyToOne(() => InterviewEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'interview_id', foreignKeyConstraintName: 'interview_feedback_interview_fk' })
  interview?: Relation<InterviewEntity>;
  @ChoiceColumn() recommendation!: Recommendation;
  @RatingColumn() skills!: number;
  @RatingColumn() communication!: number;
  @RatingColumn() attitude!: number;
  @TextColumn(2000, { nullable: true }) note!: string | null;
  /** The guest who gave it; null for members. */
  @TextColumn(100, { nullable: true }) guestName!: string | null;
  @TextColumn(254, { nullable: true, collation: 'utf8mb4_bin' }) guestEmail!: string | null;
  @InstantColumn() givenAt!: Date;
  @VersionNumberColumn() version!: number;
}
