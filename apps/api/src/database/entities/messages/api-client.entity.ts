import { Check, Column, Entity, Index } from 'typeorm';
import { DayColumn, EXACT, FlagColumn, HashColumn, IdColumn, InstantColumn, TextColumn } from '../../columns.js';

/** A key of an integrator or a reporting tool. Only its SHA-256 and its first characters are kept. */
@Entity('api_client')
@Index('api_client_key', ['keyHash'], { unique: true })
@Check('api_client_scopes_check', 'JSON_VALID(scopes)')
@Check('api_client_networks_check', 'JSON_VALID(networks)')
export class ApiClientEntity {
  @IdColumn() id!: string;
  @TextColumn(100) name!: string;
  @HashColumn() keyHash!: string;
  /** The beginning of the key, which people know it by; null for keys that are older than this column. */
  @Column({ ...EXACT, length: 12, nullable: true }) prefix!: string | null;
  /** A JSON array of scopes. */
  @Column({ type: 'simple-json' }) scopes!: string[];
  @FlagColumn({ default: true }) isActive!: boolean;
  /** The last day in India on which it works; null without an end. */
  @DayColumn({ nullable: true }) validThrough!: string | null;
  /** A JSON array of the addresses and networks that may use it; null for all. */
  @Column({ type: 'simple-json', nullable: true }) networks!: string[] | null;
  @InstantColumn() createdAt!: Date;
  @InstantColumn({ nullable: true }) lastUsedAt!: Date | null;
}
