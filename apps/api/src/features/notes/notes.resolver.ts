import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { invalidInput, notFound } from '../../platform/errors.js';
import { Requires } from '../../platform/graphql/requires.js';
import { presentApplication } from '../applications/applications.presenter.js';
import type { ApplicationsReadModel } from '../applications/applications.read-model.js';
import { Application } from '../applications/applications.types.js';
import type { CandidatesReadModel } from '../candidates/candidates.read-model.js';
import { Candidate } from '../candidates/candidates.types.js';
import type { CompaniesReadModel } from '../companies/companies.read-model.js';
import { Company } from '../companies/companies.types.js';
import type { JobsReadModel } from '../jobs/jobs.read-model.js';
import { Job } from '../jobs/jobs.types.js';
import type { NotesReadModel } from './notes.read-model.js';
import type { Noted } from './notes.rules.js';
import type { NotesService } from './notes.service.js';
import {
  AddNoteInput,
  AddNotePayload,
  DeleteNoteInput,
  DeleteNotePayload,
  FollowUpCounts,
  Note,
  UpdateFollowUpInput,
  UpdateFollowUpPayload,
} from './notes.types.js';

const NOTES = { description: 'Internal notes of the administrators, oldest first.' };
const TYPES = { COMPANY: 'Company', CANDIDATE: 'Candidate', APPLICATION: 'Application', JOB: 'Job' } as const;
const MAX_FOLLOW_UPS = 50;

interface Deps {
  service: NotesService;
  notes: NotesReadModel;
  companies: CompaniesReadModel;
  candidates: CandidatesReadModel;
  applications: ApplicationsReadModel;
  jobs: JobsReadModel;
}

@Resolver()
export class NotesResolver {
  constructor(private readonly deps: Deps) {}

  @Requires('ADMIN')
  @Mutation(() => AddNotePayload, {
    description: 'Adds an internal note to a record, which can have 500. Errors: NOT_FOUND, INVALID_INPUT.',
  })
  async addNote(
    @Ctx() context: RequestContext,
    @Arg('input', () => AddNoteInput, { description: 'The note and its record.' }) input: AddNoteInput,
  ): Promise<AddNotePayload> {
    const { id, subject } = await this.deps.service.add(context, input);
    const note = (await this.deps.notes.on(context, subject.kind, subject.id)).find((one) => one.id === id);
    if (!note) throw notFound('Note');
    return { note, subject: await this.subject(context, subject) };
  }

  @Requires('ADMIN')
  @Mutation(() => DeleteNotePayload, {
    description: 'Deletes a note that you have written. Errors: NOT_FOUND, FORBIDDEN for notes of others.',
  })
  async deleteNote(
    @Ctx() context: RequestContext,
    @Arg('input', () => DeleteNoteInput, { description: 'The note.' }) { id }: DeleteNoteInput,
  ): Promise<DeleteNotePayload> {
    return { subject: await this.subject(context, await this.deps.service.delete(context, id)) };
  }

  @Requires('ADMIN')
  @Mutation(() => UpdateFollowUpPayload, {
    description:
      'Sets a follow-up done, opens it again, or moves it to another day. Any administrator can. Errors: NOT_FOUND, INVALID_INPUT for a note without a due day, and for another day of one that is done.',
  })
  async updateFollowUp(
    @Ctx() context: RequestContext,
    @Arg('input', () => UpdateFollowUpInput, { description: 'The note and its changes.' }) input: UpdateFollowUpInput,
  ): Promise<UpdateFollowUpPayload> {
    await this.deps.service.updateFollowUp(context, input);
    const note = await this.deps.notes.find(context, input.id);
    if (!note) throw notFound('Note');
    return { note };
  }

  @Requires('ADMIN')
  @Query(() => [Note], {
    description:
      'Open follow-ups of all administrators: overdue ones first, then those of today and of the next seven days. Errors: INVALID_INPUT.',
  })
  followUps(
    @Ctx() context: RequestContext,
    @Arg('first', () => Int, {
      defaultValue: MAX_FOLLOW_UPS,
      description: `The maximum number, from 1 to ${MAX_FOLLOW_UPS}.`,
    })
    first: number,
  ): Promise<Note[]> {
    if (first < 1 || first > MAX_FOLLOW_UPS)
      throw invalidInput({ first: [`Choose a number from 1 to ${MAX_FOLLOW_UPS}.`] });
    return this.deps.notes.followUps(context, first);
  }

  @Requires('ADMIN')
  @Query(() => FollowUpCounts, { description: 'The numbers of open follow-ups of all administrators.' })
  followUpCounts(): Promise<FollowUpCounts> {
    return this.deps.notes.counts();
  }

  private async subject(context: RequestContext, { kind, id }: Noted): Promise<object> {
    const record = await this.record(context, kind, id);
    if (!record) throw notFound('Record');
    return { ...record, __typename: TYPES[kind] };
  }

  private async record(context: RequestContext, kind: Noted['kind'], id: string): Promise<object | null> {
    const { companies, candidates, applications, jobs } = this.deps;
    if (kind === 'COMPANY') return companies.one(context, id);
    if (kind === 'JOB') return jobs.find(context, id);
    if (kind === 'CANDIDATE') return candidates.whole(context, id);
    return presentApplication(await applications.one(context, id), context.viewer);
  }
}

@Resolver(() => Company)
export class CompanyNotesResolver {
  constructor(private readonly readModel: NotesReadModel) {}

  @Requires('ADMIN')
  @FieldResolver(() => [Note], NOTES)
  notes(@Ctx() context: RequestContext, @Root() { id }: Pick<Company, 'id'>): Promise<Note[]> {
    return this.readModel.on(context, 'COMPANY', id);
  }
}

@Resolver(() => Candidate)
export class CandidateNotesResolver {
  constructor(private readonly readModel: NotesReadModel) {}

  @Requires('ADMIN')
  @FieldResolver(() => [Note], NOTES)
  notes(@Ctx() context: RequestContext, @Root() { id }: Pick<Candidate, 'id'>): Promise<Note[]> {
    return this.readModel.on(context, 'CANDIDATE', id);
  }
}

@Resolver(() => Application)
export class ApplicationNotesResolver {
  constructor(private readonly readModel: NotesReadModel) {}

  @Requires('ADMIN')
  @FieldResolver(() => [Note], NOTES)
  notes(@Ctx() context: RequestContext, @Root() { id }: Pick<Application, 'id'>): Promise<Note[]> {
    return this.readModel.on(context, 'APPLICATION', id);
  }
}

@Resolver(() => Job)
export class JobNotesResolver {
  constructor(private readonly readModel: NotesReadModel) {}

  @Requires('ADMIN')
  @FieldResolver(() => [Note], NOTES)
  notes(@Ctx() context: RequestContext, @Root() { id }: Pick<Job, 'id'>): Promise<Note[]> {
    return this.readModel.on(context, 'JOB', id);
  }
}
