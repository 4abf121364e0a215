import { todayInIndia } from '@job-alert/domain/india/calendar';
import { followUpDays } from '@job-alert/domain/notes/follow-ups';
import { noteKindLabel } from '@job-alert/domain/notes/note-kinds';
import { NOTE_SUBJECTS, type NoteSubject } from '@job-alert/domain/notes/notes';
import type { NoteEntity } from '../../database/entities/applications/note.entity.js';
import type { SqlReader } from '../../database/sql-reader.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { BatchLoader, placeholders } from '../../platform/graphql/batch-loader.js';
import type { Viewer } from '../../platform/viewer.js';
import { canDeleteNote } from './notes.policy.js';
import { type Noted, noteSubject } from './notes.rules.js';
import type { FollowUpCounts, Note } from './notes.types.js';

type NoteColumn = 'id' | 'text' | 'kind' | 'outcome' | 'dueOn' | 'doneAt' | 'doneByName' | 'authorId' | 'authorName';
type SubjectColumn = 'createdAt' | 'companyId' | 'candidateId' | 'applicationId' | 'jobId';

interface NoteRow extends Pick<NoteEntity, NoteColumn | SubjectColumn> {
  firstName: string | null;
  lastName: string | null;
  contact: string | null;
  companyName: string | null;
  jobTitle: string | null;
}

/** The follow-ups for a digest. */
export interface DueFollowUps extends Pick<FollowUpCounts, 'overdue' | 'today'> {
  first: readonly { record: Noted; kindLabel: string; dueOn: string }[];
}

const NOTE_COLUMNS: Readonly<Record<NoteSubject, string>> = {
  COMPANY: 'company_id',
  CANDIDATE: 'candidate_id',
  APPLICATION: 'application_id',
  JOB: 'job_id',
};

/** The user is the candidate, or the contact of the company, whose ids are equal. */
const SELECT = `SELECT n.id, n.text, n.kind, n.outcome, n.due_on AS dueOn, n.done_at AS doneAt, n.done_by_name AS doneByName,
    n.author_id AS authorId, n.author_name AS authorName, n.created_at AS createdAt, n.company_id AS companyId,
    n.candidate_id AS candidateId, n.application_id AS applicationId, n.job_id AS jobId, u.first_name AS firstName,
    u.last_name AS lastName, u.contact, c.name AS companyName, j.title AS jobTitle
  FROM note n LEFT JOIN application a ON a.id = n.application_id LEFT JOIN job j ON j.id = COALESCE(n.job_id, a.job_id)
    LEFT JOIN company c ON c.id = COALESCE(n.company_id, j.company_id)
    LEFT JOIN user u ON u.id = COALESCE(n.candidate_id, a.candidate_id, c.id)`;
/** Open follow-ups up to a day, in the order of the index note_due. */
const OPEN = 'n.done_at IS NULL AND n.due_on <= ?';
const COUNTS = `SELECT COUNT(CASE WHEN n.due_on < ? THEN 1 END) AS overdue, COUNT(CASE WHEN n.due_on = ? THEN 1 END) AS today,
    COUNT(CASE WHEN n.due_on > ? THEN 1 END) AS upcoming FROM note n WHERE ${OPEN}`;

/** The internal notes. Administrators only. */
export class NotesReadModel {
  private readonly loaders: ReadonlyMap<NoteSubject, BatchLoader<NoteRow>>;
  private readonly byId: BatchLoader<NoteRow>;

  constructor(
    private readonly reader: SqlReader,
    private readonly clock: Clock,
  ) {
    this.loaders = new Map(NOTE_SUBJECTS.map((kind) => [kind, this.loader(NOTE_COLUMNS[kind])]));
    this.byId = new BatchLoader(
      (ids) => this.reader.rows(`${SELECT} WHERE n.id IN (${placeholders(ids)})`, ids),
      ({ id }) => id,
    );
  }

  /** Returns the notes on a record, oldest first. One statement for all records of a page. */
  async on(context: RequestContext, kind: NoteSubject, id: string): Promise<Note[]> {
    const rows = (await this.loaders.get(kind)?.loadRows(context, id)) ?? [];
    return rows.map((row) => presentNote(row, context.viewer));
  }

  /** Returns a note, or null. One statement for all notes of a page. */
  async find(context: RequestContext, id: string): Promise<Note | null> {
    const [row] = await this.byId.loadRows(context, id);
    return row ? presentNote(row, context.viewer) : null;
  }

  /** Returns the first open follow-ups, from overdue ones to those of the next days. */
  async followUps({ viewer }: RequestContext, first: number): Promise<Note[]> {
    return (await this.open(followUpDays(this.today()).last, first)).map((row) => presentNote(row, viewer));
  }

  async counts(): Promise<FollowUpCounts> {
    const today = this.today();
    const row = await this.reader.row<FollowUpCounts>(COUNTS, [today, today, today, followUpDays(today).last]);
    const [overdue, dueToday, upcoming] = [row?.overdue, row?.today, row?.upcoming].map(Number);
    return { overdue: overdue ?? 0, today: dueToday ?? 0, upcoming: upcoming ?? 0 };
  }

  /** Returns the follow-ups that are due today or overdue: their numbers and the first ones, without names and texts. */
  async due(count: number): Promise<DueFollowUps> {
    const today = this.today();
    const [counts, rows] = await Promise.all([this.counts(), this.open(today, count)]);
    return {
      ...counts,
      first: rows.map((row) => ({
        record: noteSubject(row),
        kindLabel: noteKindLabel(row),
        dueOn: row.dueOn ?? today,
      })),
    };
  }

  private open(last: string, count: number): Promise<NoteRow[]> {
    return this.reader.rows(`${SELECT} WHERE ${OPEN} ORDER BY n.due_on, n.id LIMIT ?`, [last, count]);
  }

  private today(): string {
    return todayInIndia(this.clock.now());
  }

  private loader(column: string): BatchLoader<NoteRow> {
    return new BatchLoader(
      (ids) =>
        this.reader.rows(
          `${SELECT} WHERE n.${column} IN (${placeholders(ids)}) ORDER BY n.${column}, n.created_at, n.id`,
          ids,
        ),
      (row) => noteSubject(row).id,
    );
  }
}

const presentNote = ({ authorId, firstName, lastName, ...row }: NoteRow, viewer: Viewer): Note => {
  const { kind, id } = noteSubject(row);
  const person = kind === 'CANDIDATE' || kind === 'APPLICATION' ? `${firstName} ${lastName}` : null;
  return {
    id: row.id,
    text: row.text,
    kind: row.kind,
    outcome: row.outcome,
    dueOn: row.dueOn,
    doneAt: row.doneAt,
    doneByName: row.doneByName,
    authorName: row.authorName,
    createdAt: row.createdAt,
    record: {
      kind,
      id,
      name: [person, row.jobTitle, row.companyName].filter(Boolean).join(' · '),
      phone: row.contact,
    },
    viewerCanDelete: canDeleteNote(viewer, { authorId }),
  };
};
