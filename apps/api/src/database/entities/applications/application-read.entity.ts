import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { InstantColumn } from '../../columns.js';
import { UserEntity } from '../accounts/user.entity.js';
import { ApplicationEntity } from './application.entity.js';

/** A member of a company has opened an application (decision 0176). */
@Entity('application_read')
export class ApplicationReadEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'application_read_user_fk' })
  user?: Relation<UserEntity>;
  @PrimaryColumn({ type: 'bigint', unsigned: true }) applicationId!: string;
  @ManyToOne(() => ApplicationEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'application_id', foreignKeyConstraintName: 'application_read_application_fk' })
  application?: Relation<ApplicationEntity>;
  @InstantColumn() readAt!: Date;
}
