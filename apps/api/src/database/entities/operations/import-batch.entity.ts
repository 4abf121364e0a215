import { CONSENT_CHANNELS, type ConsentChannel } from '@job-alert/domain/lists/import-consent';
import { IMPORT_KINDS, type ImportKind } from '@job-alert/domain/lists/import-columns';
import { Check, Column, Entity, Index } from 'typeorm';
import {
  ChoiceCheck,
  ChoiceColumn,
  DayColumn,
  FlagColumn,
  IdColumn,
  InstantColumn,
  ReferenceColumn,
  TextColumn,
} from '../../columns.js';

/** An import of a file, with the consent that its people have given (decision 0153). */
@Entity('import_batch')
@Index('import_batch_kind', ['kind', 'importedAt', 'id'])
@ChoiceCheck('import_batch_kind_check', 'kind', IMPORT_KINDS)
@ChoiceCheck('import_batch_channel_check', 'consent_channel', CONSENT_CHANNELS)
@Check('import_batch_consent_check', '(consent_channel IS NULL) = (consent_on IS NULL)')
export class ImportBatchEntity {
  @IdColumn() id!: string;
  @ChoiceColumn() kind!: ImportKind;
  @TextColumn(255) fileName!: string;
  /** The id of the administrator. No foreign key: the import outlives the account. */
  @ReferenceColumn() authorId!: string;
  @TextColumn(200) authorName!: string;
  @InstantColumn() importedAt!: Date;
  @Column({ type: 'int', unsigned: true, default: 0 }) imported!: number;
  @Column({ type: 'int', unsigned: true, default: 0 }) failed!: number;
  /** True if the people were invited by the import; false if later. */
  @FlagColumn() invites!: boolean;
  /** How and when the people have agreed to being found; null if the administrator did not say. */
  @ChoiceColumn({ nullable: true }) consentChannel!: ConsentChannel | null;
  @DayColumn({ nullable: true }) consentOn!: string | null;
  @InstantColumn({ nullable: true }) undoneAt!: Date | null;
}
