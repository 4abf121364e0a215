import type { NoteSubject } from '@job-alert/domain/notes/notes';
import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { Application } from '../applications/applications.types.js';
import { Candidate } from '../candidates/candidates.types.js';
import { Company } from '../companies/companies.types.js';

const NoteSubjectKindEnum = graphqlEnum<NoteSubject>('NoteSubjectKind', 'The kind of record of an internal note.', {
  COMPANY: 'A company.',
  CANDIDATE: 'A candidate.',
  APPLICATION: 'An application.',
});

const NoteSubjectUnion = createUnionType({
  name: 'NoteSubject',
  description: 'The record of an internal note.',
  types: () => [Company, Candidate, Application] as const,
});

@ObjectType({ description: 'An internal note of an administrator.', simpleResolvers: true })
export class Note {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'The text: plain, at most 2,000 characters; lines end with \\n.' }) text!: string;
  @Field(() => String, { description: 'The name of the author. It is kept when the account is deleted.' })
  authorName!: string;
  @Field(() => DateTimeScalar, { description: 'When it was written.' }) createdAt!: Date;
  @Field(() => Boolean, { description: 'True if you can delete it. Only its author can.' }) viewerCanDelete!: boolean;
}

@InputType({ description: 'An internal note and the record that it is on.' })
export class AddNoteInput {
  @Field(() => NoteSubjectKindEnum, { description: 'The kind of the record.' }) subjectKind!: NoteSubject;
  @Field(() => ID, { description: "The record's id." }) subjectId!: string;
  @Field(() => String, { description: 'The text: plain, at most 2,000 characters.' }) text!: string;
}

@ObjectType({ description: 'The result of `addNote`.', simpleResolvers: true })
export class AddNotePayload {
  @Field(() => Note, { description: 'The new note.' }) note!: Note;
  @Field(() => NoteSubjectUnion, { description: 'The record that it is on, with all its notes.' })
  subject!: object;
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
