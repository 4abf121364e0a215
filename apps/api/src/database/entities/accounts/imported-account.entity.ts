import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ReferenceColumn } from '../../columns.js';
import { ImportBatchEntity } from '../operations/import-batch.entity.js';
import { UserEntity } from './user.entity.js';

/** An account that an import has created. */
@Entity('imported_account')
@Index('imported_account_import', ['importId', 'userId'])
export class ImportedAccountEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'imported_account_user_fk' })
  user?: Relation<UserEntity>;
  @ReferenceColumn() importId!: string;
  @ManyToOne(() => ImportBatchEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'import_id', foreignKeyConstraintName: 'imported_account_import_fk' })
  batch?: Relation<ImportBatchEntity>;
}
