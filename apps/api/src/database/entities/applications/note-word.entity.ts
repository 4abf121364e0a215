import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { NoteEntity } from './note.entity.js';

/** The words of a note, for the search of administrators (decision 0056). */
@Entity('note_word')
@Index('note_word_word', ['word'])
export class NoteWordEntity {
  @PrimaryColumn({ type: 'bigint', unsigned: true }) noteId!: string;
  @ManyToOne(() => NoteEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'note_id', foreignKeyConstraintName: 'note_word_note_fk' })
  note?: Relation<NoteEntity>;
  @PrimaryColumn({ type: 'varchar', length: 40 }) word!: string;
}
