import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { InstantColumn, PrimaryHashColumn, ReferenceColumn } from '../../columns.js';
import { UserEntity } from './user.entity.js';

/** A code that replaces the authenticator app once. It is stored as a SHA-256 and deleted when used. */
@Entity('recovery_code')
@Index('recovery_code_user', ['userId'])
export class RecoveryCodeEntity {
  @PrimaryHashColumn() codeHash!: string;
  @ReferenceColumn() userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'recovery_code_user_fk' })
  user?: Relation<UserEntity>;
  @InstantColumn() createdAt!: Date;
}
