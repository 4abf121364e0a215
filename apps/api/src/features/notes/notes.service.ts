import type { AuditAction } from '@job-alert/domain/audit/audit';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import { followUpSchema, MAX_NOTES, NOTE_MESSAGES, noteSchema } from '@job-alert/domain/notes/notes';
import type { EntityManager } from 'typeorm';
import { ApplicationEntity } from '../../database/entities/applications/application.entity.js';
import { NoteEntity } from '../../database/entities/applications/note.entity.js';
import { CompanyEntity } from '../../database/entities/companies/company.entity.js';
import { JobEntity } from '../../database/entities/jobs/job.entity.js';
import { indexNotes } from '../../database/search/search-words.js';
import type { TransactionRunner } from '../../database/transaction.js';
import { lockAccount, lockCandidate } from '../../platform/account-lock.js';
import type { AuditTrail } from '../../platform/audit.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { countForLimit } from '../../platform/count-for-limit.js';
import { invalidInput, notFound } from '../../platform/errors.js';
import { checkId } from '../../platform/ids.js';
import { parseInput } from '../../platform/input.js';
import { requireAdmin } from '../../platform/viewer.js';
import { administratorName } from '../accounts/administrators/administrators.service.js';
import { requireOwnNote } from './notes.policy.js';
import { type Noted, noteSubject, subjectColumn } from './notes.rules.js';
import type { AddNoteInput, UpdateFollowUpInput } from './notes.types.js';

const ENTITIES = { COMPANY: CompanyEntity, APPLICATION: ApplicationEntity, JOB: JobEntity } as const;

/** Internal notes of administrators. The audit trail records a note without its text. */
export class NotesService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async add(
    context: RequestContext,
    { subjectKind: kind, subjectId, ...input }: AddNoteInput,
  ): Promise<{ id: string; subject: Noted }> {
    const author = requireAdmin(context.viewer);
    const note = parseInput(noteSchema(this.today()), input);
    const subject = { kind, id: checkId(subjectId, 'Record') };
    return this.transactions.run(async (manager) => {
      await lockAccount(manager, author);
      if (!(await isThere(manager, subject))) throw notFound('Record');
      if ((await countForLimit(manager, NoteEntity, subjectColumn(subject))) >= MAX_NOTES)
        throw invalidInput({ text: [NOTE_MESSAGES.tooMany] });
      const row = manager.create(NoteEntity, {
        ...subjectColumn(subject),
        ...note,
        authorId: author.id,
        authorName: await administratorName(manager, author.id),
        createdAt: this.clock.now(),
      });
      const { id } = await manager.save(row);
      await indexNotes(manager, [id]);
      await this.record(manager, context, 'ADD_NOTE', subject, id);
      return { id, subject };
    });
  }

  /** Returns the subject of the deleted note. */
  async delete(context: RequestContext, id: string): Promise<Noted> {
    const admin = requireAdmin(context.viewer);
    checkId(id, 'Note');
    return this.transactions.run(async (manager) => {
      await lockAccount(manager, admin);
      const note = await lockNote(manager, id);
      requireOwnNote(context.viewer, note);
      await manager.delete(NoteEntity, { id });
      const subject = noteSubject(note);
      await this.record(manager, context, 'DELETE_NOTE', subject, id);
      return subject;
    });
  }

  /** Any administrator can do it, reopen it or move it, because follow-ups wait for all of them. */
  async updateFollowUp(context: RequestContext, { id, ...input }: UpdateFollowUpInput): Promise<void> {
    const admin = requireAdmin(context.viewer);
    const { dueOn, isDone } = parseInput(followUpSchema(this.today()), input);
    checkId(id, 'Note');
    await this.transactions.run(async (manager) => {
      await lockAccount(manager, admin);
      const note = await lockNote(manager, id);
      if (note.dueOn === null) throw invalidInput({ id: [NOTE_MESSAGES.noDueDay] });
      const wasDone = note.doneAt !== null;
      const willBeDone = isDone ?? wasDone;
      if (dueOn !== null && willBeDone) throw invalidInput({ dueOn: [NOTE_MESSAGES.isDone] });
      const change = {
        ...(dueOn !== null && dueOn !== note.dueOn && { dueOn }),
        ...(willBeDone !== wasDone && {
          doneAt: willBeDone ? this.clock.now() : null,
          doneByName: willBeDone ? await administratorName(manager, admin.id) : null,
        }),
      };
      if (Object.keys(change).length === 0) return;
      await manager.update(NoteEntity, { id }, change);
      const details = { isDone: willBeDone, dueOn: dueOn ?? note.dueOn };
      await this.record(manager, context, 'UPDATE_FOLLOW_UP', noteSubject(note), id, details);
    });
  }

  private today(): string {
    return todayInIndia(this.clock.now());
  }

  private record(
    manager: EntityManager,
    context: RequestContext,
    action: AuditAction,
    { kind, id }: Noted,
    noteId: string,
    details?: object,
  ): Promise<void> {
    return this.audit.record(manager, context, {
      action,
      subjectType: kind,
      subjectId: id,
      details: { noteId, ...details },
    });
  }
}

async function lockNote(manager: EntityManager, id: string): Promise<NoteEntity> {
  const note = await manager.findOne(NoteEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!note) throw notFound('Note');
  return note;
}

/** Locks a candidate, so that a concurrent merge moves the note too. */
async function isThere(manager: EntityManager, { kind, id }: Noted): Promise<boolean> {
  if (kind === 'CANDIDATE') return lockCandidate(manager, id);
  return manager.existsBy<{ id: string }>(ENTITIES[kind], { id });
}
