import { Check, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { InstantColumn, PrimaryHashColumn, ReferenceColumn } from '../../columns.js';
import { InterviewParticipantEntity } from './interview-participant.entity.js';

/** A link in an email with which a guest gives feedback on an interview without a login. It is stored as a SHA-256 (decision 0175). */
@Entity('guest_link')
@Index('guest_link_participant', ['participantId'])
@Index('guest_link_expires', ['expiresAt'])
@Check('guest_link_time_check', 'expires_at > created_at')
export class GuestLinkEntity {
  @PrimaryHashColumn() tokenHash!: string;
  @ReferenceColumn() participantId!: string;
  @ManyToOne(() => InterviewParticipantEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'participant_id', foreignKeyConstraintName: 'guest_link_participant_fk' })
  participant?: Relation<InterviewParticipantEntity>;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
}
