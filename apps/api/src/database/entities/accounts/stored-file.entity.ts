import { FILE_PURPOSES, type FilePurpose, SCAN_STATES, type ScanState } from '@job-alert/domain/files/files';
import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  HashColumn,
  IdColumn,
  InstantColumn,
  KeyColumn,
  ReferenceColumn,
  TextColumn,
} from '../../columns.js';
import { UserEntity } from './user.entity.js';

/** An uploaded file. The bytes are in the file store under a key that the server generated. */
@Entity('stored_file')
@Index('stored_file_owner', ['ownerId'])
@Index('stored_file_key', ['storageKey'], { unique: true })
@Index('stored_file_scan_state', ['scanState'])
@ChoiceCheck('stored_file_purpose_check', 'purpose', FILE_PURPOSES)
@ChoiceCheck('stored_file_scan_state_check', 'scan_state', SCAN_STATES)
export class StoredFileEntity {
  @IdColumn() id!: string;
  /** Null after the owner was deleted: the sweep removes the bytes and then the row. */
  @ReferenceColumn({ nullable: true }) ownerId!: string | null;
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'stored_file_owner_fk' })
  owner?: Relation<UserEntity>;
  @ChoiceColumn() purpose!: FilePurpose;
  @TextColumn(255) originalName!: string;
  /** Detected from the content, never from the name. */
  @TextColumn(100) mediaType!: string;
  @Column({ type: 'int', unsigned: true }) size!: number;
  @HashColumn() sha256!: string;
  @KeyColumn(120) storageKey!: string;
  @ChoiceColumn({ default: 'NONE' }) scanState!: ScanState;
  @InstantColumn() createdAt!: Date;
  /** The administrator who stored the file for its owner (decision 0157); null if the owner did. */
  @TextColumn(200, { nullable: true }) storedByName!: string | null;
}
