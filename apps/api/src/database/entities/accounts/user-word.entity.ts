import { USER_TYPES, type UserType } from '@job-alert/domain/text/user-type';
import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, FlagColumn } from '../../columns.js';
import { UserEntity } from './user.entity.js';

/**
 * The words of an account's name, email address, phone number and company name, for the search of administrators
 * (decision 0056). `database/search/search-words.ts` writes the rows.
 */
@Entity('user_word')
@Index('user_word_word', ['userType', 'word', 'ofName'])
@ChoiceCheck('user_word_type_check', 'user_type', USER_TYPES)
export class UserWordEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'user_word_user_fk' })
  user?: Relation<UserEntity>;
  /** Compared without accents, like names. */
  @PrimaryColumn({ type: 'varchar', length: 40 }) word!: string;
  @ChoiceColumn() userType!: UserType;
  /** True for a word of the person's own name. Searches for applications use only these. */
  @FlagColumn() ofName!: boolean;
}
