import { Check, Entity, Index } from 'typeorm';
import {
  FlagColumn,
  HashColumn,
  IdColumn,
  InstantColumn,
  KeyColumn,
  ReferenceColumn,
  TextColumn,
} from '../../columns.js';

/** A read-only link to the CSV of one report, for spreadsheets. Only the SHA-256 of its secret is stored. */
@Entity('spreadsheet_link')
@Index('spreadsheet_link_token', ['tokenHash'], { unique: true })
@Index('spreadsheet_link_expires', ['expiresAt'])
@Check('spreadsheet_link_time_check', 'expires_at > created_at')
export class SpreadsheetLinkEntity {
  @IdColumn() id!: string;
  @TextColumn(100) name!: string;
  /** The name of the report in its CSV path, such as `time-to-fill`. */
  @KeyColumn(40) report!: string;
  /** The filter of the report: `reportQuery` of the domain. */
  @TextColumn(500) query!: string;
  @HashColumn() tokenHash!: string;
  @FlagColumn({ default: true }) isActive!: boolean;
  /** The administrator who created it; null for older links. The account may be gone. */
  @ReferenceColumn({ nullable: true }) createdById!: string | null;
  @InstantColumn() createdAt!: Date;
  @InstantColumn() expiresAt!: Date;
  @InstantColumn({ nullable: true }) lastUsedAt!: Date | null;
}
