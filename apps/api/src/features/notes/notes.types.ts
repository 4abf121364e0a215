import type { NoteSubject } from '@job-alert/domain/notes';
import { createUnionType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { DateTimeScalar } from '../../platform/scalars.js';
import { Application } from '../applications/applications.types.js';
import { Candidate } from '../candidates/candidates.types.js';
import { Company } from '../companies/companies.types.js';

export const NoteSubjectKindEnum = graphqlEnum<NoteSubject>('NoteSubjectKind', 'What an internal note is on.', {
  COMPANY: 'A company.',
  CANDIDATE: 'A candidate.',
  APPLICATION: 'An application.',
});

export const NoteSubjectUnion = createUnionType({
  name: 'NoteSubject',
  description: 'The record that an internal note is on.',
  types: () => [Company, Candidate, Application] as const,
});

@ObjectType({ description: 'What an administrator has noted for the others.', simpleResolvers: true })
export class Note {
  @Field(() => ID, { description: 'A decimal number as text.' }) id!: string;
  @Field(() => String, { description: 'Plain text of at most 2,000 characters; lines end with \\n.' }) text!: string;
  @Field(() => String, { description: 'Who wrote it. The name stays when the account is deleted.' })
  authorName!: string;
  @Field(() => DateTimeScalar, { description: 'When it was written.' }) createdAt!: Date;
  @Field(() => Boolean, { description: 'Can you delete it? Only its author can.' }) viewerCanDelete!: boolean;
}

@InputType({ description: 'An internal note and the record that it is on.' })
export class AddNoteInput {
  @Field(() => NoteSubjectKindEnum, { description: 'The kind of the record.' }) subjectKind!: NoteSubject;
  @Field(() => ID, { description: "The record's id." }) subjectId!: string;
  @Field(() => String, { description: 'Plain text of at most 2,000 characters.' }) text!: string;
}

@ObjectType({ description: 'What was noted, and on what.', simpleResolvers: true })
export class AddNotePayload {
  @Field(() => Note, { description: 'The new note.' }) note!: Note;
  @Field(() => NoteSubjectUnion, { description: 'The record that it is on, with all its notes.' })
  subject!: object;
}

@InputType({ description: 'The note to delete.' })
export class DeleteNoteInput {
  @Field(() => ID, { description: "The note's id." }) id!: string;
}

@ObjectType({ description: 'What is left of the notes.', simpleResolvers: true })
export class DeleteNotePayload {
  @Field(() => NoteSubjectUnion, { description: 'The record that it was on.' })
  subject!: object;
}
