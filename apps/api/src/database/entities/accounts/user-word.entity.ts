import { USER_TYPES, type UserType } from '@job-alert/domain/accounts/user-type';
import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChoiceCheck, ChoiceColumn, FlagColumn } from '../../columns.js';
import { UserEntity } from './user.entity.js';

/**
 * The words of an account's name, e-mail and phone, and of its company's name: an administrator's search is a range of them
 * (decision 0056). `database/search/search-words.ts` writes them.
 */
@Entity('user_word')
@Index('user_word_word', ['userType', 'word', 'ofName'])
@ChoiceCheck('user_word_type_check', 'user_type', USER_TYPES)
export class UserWordEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) userId!: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'user_word_user_fk' })
  user?: Relation<UserEntity>;
  /** Compared without regard to accents, as names are. */
  @PrimaryColumn({ type: 'varchar', length: 40 }) word!: string;
  @ChoiceColumn() userType!: UserType;
  /** A word of the person's own name; applications are found by these only. */
  @FlagColumn() ofName!: boolean;
}
