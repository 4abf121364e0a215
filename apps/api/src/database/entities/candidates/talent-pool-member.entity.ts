import { Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../../columns.js';
import { CandidateProfileEntity } from './candidate-profile.entity.js';
import { TalentPoolEntity } from './talent-pool.entity.js';

/** A candidate in a talent pool. */
@Entity('talent_pool_member')
@Index('talent_pool_member_once', ['candidateId', 'poolId'], { unique: true })
@Index('talent_pool_member_pool', ['poolId', 'candidateId'])
export class TalentPoolMemberEntity {
  @IdColumn() id!: string;
  @ReferenceColumn() poolId!: string;
  @ManyToOne(() => TalentPoolEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'pool_id', foreignKeyConstraintName: 'talent_pool_member_pool_fk' })
  pool?: Relation<TalentPoolEntity>;
  @ReferenceColumn() candidateId!: string;
  @ManyToOne(() => CandidateProfileEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidate_id', foreignKeyConstraintName: 'talent_pool_member_candidate_fk' })
  candidate?: Relation<CandidateProfileEntity>;
  @TextColumn(200, { nullable: true }) note!: string | null;
  @TextColumn(200) addedByName!: string;
  @InstantColumn() addedAt!: Date;
}
