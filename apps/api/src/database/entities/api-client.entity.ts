import { Check, Column, Entity, Index } from 'typeorm';
import { FlagColumn, HashColumn, IdColumn, InstantColumn, TextColumn } from '../columns.js';

/** A key of an integrator or a reporting tool. Only its SHA-256 is kept. */
@Entity('api_client')
@Index('api_client_key', ['keyHash'], { unique: true })
@Check('api_client_scopes_check', 'JSON_VALID(scopes)')
export class ApiClientEntity {
  @IdColumn() id!: string;
  @TextColumn(100) name!: string;
  @HashColumn() keyHash!: string;
  /** A JSON array of scopes: jobs:read, reports:read. */
  @Column({ type: 'simple-json' }) scopes!: string[];
  @FlagColumn({ default: true }) isActive!: boolean;
  @InstantColumn() createdAt!: Date;
  @InstantColumn({ nullable: true }) lastUsedAt!: Date | null;
}
