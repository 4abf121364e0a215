import type { CallOutcome, NoteKind } from '@job-alert/domain/notes/note-kinds';
import type { NoteSubject } from '@job-alert/domain/notes/notes';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateScalar, DateTimeScalar } from '../../platform/graphql/scalars.js';
import { Application } from '../applications/applications.types.js';
import { Candidate } from '../candidates/candidates.types.js';
import { Company } from '../companies/companies.types.js';
import { Job } from '../jobs/jobs.types.js';

const NoteSubjectKindEnum = graphqlEnum<NoteSubject>('NoteSubjectKind', 'The kind of record of an internal note.', {
  COMPANY: 'A company.',
  CANDIDATE: 'A candidate.',
  APPLICATION: 'An application.',
  JOB: 'A job.',
});
const NoteKindEnum = graphqlEnum<NoteKind>('NoteKind', 'The kind of an internal note.', {
  CALL: 'A phone call.',
  SCREENING: 'A screening.',
  INTERVIEW_WITH_US: 'An interview with the consultancy.',
  OTHER: 'Something else.',
});
const CallOutcomeEnum = graphqlEnum<CallOutcome>('CallOutcome', 'The outcome of a phone call.', {
  REACHED: 'The person was reached.',
  NO_ANSWER: 'Nobody answered.',
  CALL_BACK: 'The person wants to be called back.',
  NOT_INTERESTED: 'The person is not interested.',
  WRONG_NUMBER: 'The number belongs to somebody else.',
});

const NoteSubjectUnion = createUnionType({
  name: 'NoteSubject',
  description: 'The record of an internal note.',
  types: () => [Company, Candidate, Application, Job] as const,
});

@ObjectType({ description: 'Names the record of an internal note, without reading it.', simpleResolvers: true })
export class NotedRecord {
  @Field(() => NoteSubjectKindEnum, { description: 'The kind of the record.' }) kind!: NoteSubject;
  @Field(() => ID, { description: "The record's id." }) id!: string;
  @Field(() => String, { description: 'The names of the person, the job and the company, as far as they apply.' })
  name!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The ten digits of the phone number of the candidate, or of the contact of the company.',
  })
  phone!: string | null;
}

@ObjectType({ description: 'An internal note of an administrator.', simpleResolvers: true })
export class Note {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, {
    description:
      'The text: plain, at most 2,000 characters; lines end with \\n. Empty if the outcome of a call says enough.',
  })
  text!: string;
  @Field(() => String, { description: 'The name of the author. It is kept when the account is deleted.' })
  authorName!: string;
  @Field(() => DateTimeScalar, { description: 'When it was written.' }) createdAt!: Date;
  @Field(() => NoteKindEnum, { nullable: true, description: 'The kind; null if none was chosen.' })
  kind!: NoteKind | null;
  @Field(() => CallOutcomeEnum, { nullable: true, description: 'The outcome of a call; null for other kinds.' })
  outcome!: CallOutcome | null;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'The day in India by which administrators follow up; null for a note that is no follow-up.',
  })
  dueOn!: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When the follow-up was done; null before.' })
  doneAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'The name of the administrator who has done it; null before.' })
  doneByName!: string | null;
  @Field(() => NotedRecord, { description: 'The record that it is on.' }) record!: NotedRecord;
  @Field(() => Boolean, { description: 'True if you can delete it. Only its author can.' }) viewerCanDelete!: boolean;
}

@InputType({ description: 'An internal note and the record that it is on.' })
export class AddNoteInput {
  @Field(() => NoteSubjectKindEnum, { description: 'The kind of the record.' }) subjectKind!: NoteSubject;
  @Field(() => ID, { description: "The record's id." }) subjectId!: string;
  @Field(() => String, {
    description: 'The text: plain, at most 2,000 characters. It can be empty for a call with an outcome.',
  })
  text!: string;
  @Field(() => NoteKindEnum, { nullable: true, description: 'The kind.' }) kind?: NoteKind | null;
  @Field(() => CallOutcomeEnum, { nullable: true, description: 'The outcome; only for calls.' })
  outcome?: CallOutcome | null;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'The day in India by which administrators follow up: from today, at most a year ahead.',
  })
  dueOn?: string | null;
}

@InputType({ description: 'A change of a follow-up. Fields that are absent or null stay.' })
export class UpdateFollowUpInput {
  @Field(() => ID, { description: "The note's id." }) id!: string;
  @Field(() => Boolean, { nullable: true, description: 'True when it is done, false to open it again.' })
  isDone?: boolean | null;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'Another day in India: from today, at most a year ahead.',
  })
  dueOn?: string | null;
}

@ObjectType({ description: 'The result of `addNote`.', simpleResolvers: true })
export class AddNotePayload {
  @Field(() => Note, { description: 'The new note.' }) note!: Note;
  @Field(() => NoteSubjectUnion, { description: 'The record that it is on, with all its notes.' })
  subject!: object;
}

@ObjectType({ description: 'The result of `updateFollowUp`.', simpleResolvers: true })
export class UpdateFollowUpPayload {
  @Field(() => Note, { description: 'The note with the change.' }) note!: Note;
}

@ObjectType({ description: 'Numbers of open follow-ups.', simpleResolvers: true })
export class FollowUpCounts {
  @Field(() => Int, { description: 'Those of earlier days.' }) overdue!: number;
  @Field(() => Int, { description: 'Those of today.' }) today!: number;
  @Field(() => Int, { description: 'Those of the next seven days.' }) upcoming!: number;
}

@InputType({ description: 'The note to delete.' })
export class DeleteNoteInput {
  @Field(() => ID, { description: "The note's id." }) id!: string;
}

@ObjectType({ description: 'The result of `deleteNote`.', simpleResolvers: true })
export class DeleteNotePayload {
  @Field(() => NoteSubjectUnion, { description: 'The record that it was on.' })
  subject!: object;
}
