import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { InstantColumn, TextColumn } from '../../columns.js';
import { UserEntity } from './user.entity.js';

/** The shared secret of an administrator's authenticator app. It is active once a first code has confirmed it. */
@Entity('second_factor')
export class SecondFactorEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'second_factor_user_fk' })
  user?: Relation<UserEntity>;
  /** AES-256-GCM with a key id (platform/crypto). */
  @TextColumn(255) secretSealed!: string;
  /** The time step of the last accepted code. That code and earlier ones are rejected. */
  @Column({ type: 'int', unsigned: true, nullable: true }) lastStep!: number | null;
  @InstantColumn() createdAt!: Date;
  /** Null during setup. */
  @InstantColumn({ nullable: true }) confirmedAt!: Date | null;
}
