import { MAX_RATING, RECOMMENDATIONS, type Recommendation } from '@job-alert/domain/interviews/interview-feedback';
import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, InstantColumn, TextColumn, VersionNumberColumn } from '../../columns.js';
import { InterviewEntity } from './interview.entity.js';

const RatingColumn = (): PropertyDecorator => Column({ type: 'tinyint', unsigned: true });
const ratingCheck = (column: string): string => `${column} BETWEEN 1 AND ${MAX_RATING}`;

/** Feedback of a member of the company about a candidate after an interview round. */
@Entity('interview_feedback')
@ChoiceCheck('interview_feedback_recommendation_check', 'recommendation', RECOMMENDATIONS)
@Check(
  'interview_feedback_marks_check',
  `${ratingCheck('skills')} AND ${ratingCheck('communication')} AND ${ratingCheck('attitude')}`,
)
export class InterviewFeedbackEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) interviewId!: string;
  /** The user who gave it. 0 from a server of the previous release: the owner. Deleted accounts keep their number here. */
  @PrimaryColumn({ type: 'bigint', unsigned: true, default: 0 }) giverId!: string;
  @ManyToOne(() => InterviewEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'interview_id', foreignKeyConstraintName: 'interview_feedback_interview_fk' })
  interview?: Relation<InterviewEntity>;
  @ChoiceColumn() recommendation!: Recommendation;
  @RatingColumn() skills!: number;
  @RatingColumn() communication!: number;
  @RatingColumn() attitude!: number;
  @TextColumn(2000, { nullable: true }) note!: string | null;
  @InstantColumn() givenAt!: Date;
  @VersionNumberColumn() version!: number;
}
