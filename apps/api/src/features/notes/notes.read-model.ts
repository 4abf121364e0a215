import { NOTE_SUBJECTS, type NoteSubject } from '@job-alert/domain/notes/notes';
import type { SqlReader } from '../../database/sql-reader.js';
import type { RequestContext } from '../../platform/context.js';
import { BatchLoader, placeholders } from '../../platform/graphql/batch-loader.js';
import type { Viewer } from '../../platform/viewer.js';
import { canDeleteNote } from './notes.policy.js';
import type { Note } from './notes.types.js';

interface NoteRow {
  id: string;
  subjectId: string;
  text: string;
  authorId: string;
  authorName: string;
  createdAt: Date;
}

const NOTE_COLUMNS: Readonly<Record<NoteSubject, string>> = {
  COMPANY: 'company_id',
  CANDIDATE: 'candidate_id',
  APPLICATION: 'application_id',
};

const select = (column: string): string => `SELECT id, ${column} AS subjectId, text, author_id AS authorId,
  author_name AS authorName, created_at AS createdAt FROM note`;

/** The notes on records, oldest first. Administrators only. */
export class NotesReadModel {
  private readonly loaders: ReadonlyMap<NoteSubject, BatchLoader<NoteRow>>;

  constructor(private readonly reader: SqlReader) {
    this.loaders = new Map(NOTE_SUBJECTS.map((kind) => [kind, this.loader(NOTE_COLUMNS[kind])]));
  }

  /** Returns the notes on a record. One statement for all records of a page. */
  async on(context: RequestContext, kind: NoteSubject, id: string): Promise<Note[]> {
    const rows = (await this.loaders.get(kind)?.loadRows(context, id)) ?? [];
    return rows.map((row) => presentNote(row, context.viewer));
  }

  private loader(column: string): BatchLoader<NoteRow> {
    return new BatchLoader(
      (ids) =>
        this.reader.rows(
          `${select(column)} WHERE ${column} IN (${placeholders(ids)}) ORDER BY ${column}, created_at, id`,
          ids,
        ),
      ({ subjectId }) => subjectId,
    );
  }
}

const presentNote = (row: NoteRow, viewer: Viewer): Note => ({
  id: row.id,
  text: row.text,
  authorName: row.authorName,
  createdAt: row.createdAt,
  viewerCanDelete: canDeleteNote(viewer, row),
});
