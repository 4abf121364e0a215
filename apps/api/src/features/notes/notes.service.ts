import { MAX_NOTES, NOTE_MESSAGES, type NoteSubject, noteSchema } from '@job-alert/domain/notes/notes';
import type { EntityManager } from 'typeorm';
import { ApplicationEntity } from '../../database/entities/applications/application.entity.js';
import { NoteEntity } from '../../database/entities/applications/note.entity.js';
import { CompanyEntity } from '../../database/entities/companies/company.entity.js';
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
import type { AddNoteInput } from './notes.types.js';

export interface Noted {
  kind: NoteSubject;
  id: string;
}

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
    const { text } = parseInput(noteSchema, input);
    const subject = { kind, id: checkId(subjectId, 'Record') };
    return this.transactions.run(async (manager) => {
      await lockAccount(manager, author);
      if (!(await isThere(manager, subject))) throw notFound('Record');
      if ((await countForLimit(manager, NoteEntity, subjectColumn(subject))) >= MAX_NOTES)
        throw invalidInput({ text: [NOTE_MESSAGES.tooMany] });
      const row = manager.create(NoteEntity, {
        ...subjectColumn(subject),
        text,
        authorId: author.id,
        authorName: await administratorName(manager, author.id),
        createdAt: this.clock.now(),
      });
      const { id } = await manager.save(row);
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
      const note = await manager.findOne(NoteEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!note) throw notFound('Note');
      requireOwnNote(context.viewer, note);
      await manager.delete(NoteEntity, { id });
      const subject = noteSubject(note);
      await this.record(manager, context, 'DELETE_NOTE', subject, id);
      return subject;
    });
  }

  private record(
    manager: EntityManager,
    context: RequestContext,
    action: 'ADD_NOTE' | 'DELETE_NOTE',
    { kind, id }: Noted,
    noteId: string,
  ): Promise<void> {
    return this.audit.record(manager, context, { action, subjectType: kind, subjectId: id, details: { noteId } });
  }
}

/** Locks a candidate, so that a concurrent merge moves the note too. */
async function isThere(manager: EntityManager, { kind, id }: Noted): Promise<boolean> {
  if (kind === 'CANDIDATE') return lockCandidate(manager, id);
  return manager.existsBy<{ id: string }>(kind === 'COMPANY' ? CompanyEntity : ApplicationEntity, { id });
}

function subjectColumn({ kind, id }: Noted): { [Column in 'companyId' | 'candidateId' | 'applicationId']?: string } {
  if (kind === 'COMPANY') return { companyId: id };
  return kind === 'CANDIDATE' ? { candidateId: id } : { applicationId: id };
}

function noteSubject({ companyId, candidateId, applicationId }: NoteEntity): Noted {
  if (companyId !== null) return { kind: 'COMPANY', id: companyId };
  if (candidateId !== null) return { kind: 'CANDIDATE', id: candidateId };
  return { kind: 'APPLICATION', id: applicationId ?? '' };
}
