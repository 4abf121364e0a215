import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  EXACT,
  FlagColumn,
  HashColumn,
  InstantColumn,
  KeyColumn,
  PrimaryHashColumn,
  ReferenceColumn,
} from '../../columns.js';
import { UserEntity } from '../accounts/user.entity.js';

/** A request with an Idempotency-Key, and its response (decision 0139). */
@Entity('idempotency_key')
@Index('idempotency_key_created', ['createdAt'])
export class IdempotencyKeyEntity {
  /** A SHA-256 of caller and key. */
  @PrimaryHashColumn() keyHash!: string;
  /** A keyed hash of the request, which can contain a password. */
  @HashColumn() requestHash!: string;
  /** A random id of the execution. */
  @KeyColumn(36) holder!: string;
  /** Null for visitors and API clients. */
  @ReferenceColumn({ nullable: true }) userId!: string | null;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'idempotency_key_user_fk' })
  user?: Relation<UserEntity>;
  @InstantColumn() createdAt!: Date;
  /** True once a transaction of the request has committed. */
  @FlagColumn({ default: false }) isExecuted!: boolean;
  /** AES-256-GCM with a key id (platform/crypto). Null while the request is executed. */
  @Column({ ...EXACT, type: 'mediumtext', nullable: true }) responseSealed!: string | null;
}
