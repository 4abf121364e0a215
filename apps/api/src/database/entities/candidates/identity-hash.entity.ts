import { IDENTITY_NUMBER_KINDS, type IdentityNumberKind } from '@job-alert/domain/candidates/identity-numbers';
import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChoiceCheck, EXACT, HashColumn, KeyColumn } from '../../columns.js';
import { CandidateProfileEntity } from './candidate-profile.entity.js';

/** A keyed hash of an identity number. It shows only that two numbers are equal (decision 0057). */
@Entity('identity_mark')
@Index('identity_mark_mark', ['hash'])
@ChoiceCheck('identity_mark_kind_check', 'kind', IDENTITY_NUMBER_KINDS)
export class IdentityHashEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) candidateId!: string;
  @ManyToOne(() => CandidateProfileEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'candidate_id', foreignKeyConstraintName: 'identity_mark_candidate_fk' })
  candidate?: Relation<CandidateProfileEntity>;
  @PrimaryColumn({ ...EXACT, length: 32 }) kind!: IdentityNumberKind;
  @HashColumn({ name: 'mark' }) hash!: string;
  /** The id of the secret that the hash key was derived from. */
  @KeyColumn(8) keyId!: string;
}
