import { Check, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { InstantColumn, PrimaryHashColumn, ReferenceColumn } from '../../columns.js';
import { ApplicationEntity } from './application.entity.js';

/** A link in an email with which a candidate answers an offer without a login. It is stored as a SHA-256. */
@Entity('offer_link')
@Index('offer_link_application', ['applicationId'])
@Index('offer_link_expires', ['expiresAt'])
@Check('offer_link_time_check', 'expires_at > created_at')
export class OfferLinkEntity {
  @PrimaryHashColumn() tokenHash!: string;
  @ReferenceColumn() applicationId!: string;
  @ManyToOne(() => ApplicationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'offer_link_application_fk' })
  application?: Relation<ApplicationEntity>;
  /** The approved request that made the offer. */
  @ReferenceColumn() offerId!: string;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
}
