import {
  DECLINE_REASONS,
  type DeclineReason,
  OFFER_ANSWERS,
  type OfferAnswer,
} from '@job-alert/domain/applications/offer-answer';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, DayColumn, IdColumn, InstantColumn, ReferenceColumn } from '../../columns.js';
import { ApplicationEntity } from './application.entity.js';

/**
 * The answer of a candidate to an offer: a request for another date, then acceptance or rejection, each at most once. A
 * rejection follows an acceptance only in favour of another offer (decision 0138).
 */
@Entity('offer_reply')
@Index('offer_reply_once', ['applicationId', 'offerId', 'answer'], { unique: true })
@ChoiceCheck('offer_reply_answer_check', 'answer', OFFER_ANSWERS)
@ChoiceCheck('offer_reply_reason_check', 'reason', DECLINE_REASONS)
@Check('offer_reply_declined_check', "(answer = 'DECLINED') = (reason IS NOT NULL)")
@Check('offer_reply_date_check', "(answer = 'OTHER_DATE') = (wished_date IS NOT NULL)")
export class OfferReplyEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() applicationId!: string;
  @ManyToOne(() => ApplicationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'offer_reply_application_fk' })
  application?: Relation<ApplicationEntity>;
  /** The approved request that made the offer. */
  @ReferenceColumn() offerId!: string;
  @ChoiceColumn() answer!: OfferAnswer;
  @ChoiceColumn({ nullable: true }) reason!: DeclineReason | null;
  @Column({ type: 'text', nullable: true }) note!: string | null;
  @DayColumn({ nullable: true }) wishedDate!: string | null;
  @InstantColumn() answeredAt!: Date;
}
