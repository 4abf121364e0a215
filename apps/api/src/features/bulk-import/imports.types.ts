import type { ConsentChannel } from '@job-alert/domain/lists/import-consent';
import type { ImportKind } from '@job-alert/domain/lists/import-columns';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

export const ImportKindEnum = graphqlEnum<ImportKind>('ImportKind', 'The kind of accounts in a file.', {
  EMPLOYERS: 'Employers, each with a company.',
  CANDIDATES: 'Candidates.',
});

const ConsentChannelEnum = graphqlEnum<ConsentChannel>(
  'ConsentChannel',
  'The way in which the people of a file have agreed to being found and suggested for jobs.',
  {
    FORM: 'On a form.',
    PHONE: 'By phone.',
    EMAIL: 'By email.',
    EVENT: 'At an event.',
  },
);

@InputType({ description: 'How and when the people of a file have agreed to being found and suggested for jobs.' })
export class ImportConsentInput {
  @Field(() => ConsentChannelEnum, { description: 'The way.' }) channel!: ConsentChannel;
  @Field(() => String, { description: 'The day, YYYY-MM-DD: today or one of the last five years.' }) agreedOn!: string;
}

@ObjectType({ description: 'An import of a file.', simpleResolvers: true })
export class Import {
  @Field(() => ID, { description: 'The id: a decimal number as text.' }) id!: string;
  @Field(() => ImportKindEnum, { description: 'The kind of its accounts.' }) kind!: ImportKind;
  @Field(() => String, { description: 'The name of the file.' }) fileName!: string;
  @Field(() => String, { description: 'The name of the administrator.' }) authorName!: string;
  @Field(() => DateTimeScalar, { description: 'When the file was imported.' }) importedAt!: Date;
  @Field(() => Int, { description: 'The number of rows that were imported.' }) imported!: number;
  @Field(() => Int, { description: 'The number of rows that were not imported.' }) failed!: number;
  @Field(() => Boolean, { description: 'True if its people were invited at once.' }) invites!: boolean;
  @Field(() => ConsentChannelEnum, {
    nullable: true,
    description: 'The way in which its people have agreed to being found; null if not stated.',
  })
  consentChannel!: ConsentChannel | null;
  @Field(() => String, { nullable: true, description: 'The day of the consent, YYYY-MM-DD; null if not stated.' })
  consentOn!: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was undone; null if it was not.' })
  undoneAt!: Date | null;
}

@InputType({ description: 'The import to take back.' })
export class UndoImportInput {
  @Field(() => ID, { description: 'The id of the import.' }) id!: string;
}

@ObjectType({ description: 'The result of `undoImport`.', simpleResolvers: true })
export class UndoImportPayload {
  @Field(() => Import, { description: 'The import.' }) import!: Import;
}
