import { Check, Column, Entity, Index } from 'typeorm';
import { DayColumn, EXACT, FlagColumn, HashColumn, IdColumn, InstantColumn, TextColumn } from '../../columns.js';

/** An API key of an integrator or a reporting tool. Only its SHA-256 and its first characters are stored. */
@Entity('api_client')
@Index('api_client_key', ['keyHash'], { unique: true })
@Check('api_client_scopes_check', 'JSON_VALID(scopes)')
@Check('api_client_networks_check', 'JSON_VALID(networks)')
export class ApiClientEntity {
  @IdColumn() id!: string;
  @TextColumn(100) name!: string;
  @HashColumn() keyHash!: string;
  /** The first characters, by which people recognize the key; null for keys that are older than this column. */
  @Column({ ...EXACT, length: 12, nullable: true }) prefix!: string | null;
  @Column({ type: 'simple-json' }) scopes!: string[];
  @FlagColumn({ default: true }) isActive!: boolean;
  /** The last day in India on which the key is valid; null without an end. */
  @DayColumn({ nullable: true }) validThrough!: string | null;
  /** The addresses and networks that may use the key; null for all. */
  @Column({ type: 'simple-json', nullable: true }) networks!: string[] | null;
  @InstantColumn() createdAt!: Date;
  @InstantColumn({ nullable: true }) lastUsedAt!: Date | null;
}
