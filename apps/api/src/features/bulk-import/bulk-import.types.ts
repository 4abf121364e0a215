import type { ImportKind } from '@job-alert/domain/bulk-import';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { type IncomingFile, UploadScalar } from '../../platform/uploads.types.js';

export const ImportKindEnum = graphqlEnum<ImportKind>('ImportKind', 'What a file brings in.', {
  EMPLOYERS: 'Employers, each with a company.',
  CANDIDATES: 'Candidates.',
});

const FILE = {
  description: 'A .csv file in UTF-8 or an .xlsx file with a header row, of at most 5,000 rows and 5 MB.',
};

@ObjectType({ description: 'One row of a file as it stands there, with what is wrong with it.', simpleResolvers: true })
export class ImportPreviewRow {
  @Field(() => Int, { description: 'The row in the file; the header is the first.' }) rowNumber!: number;
  @Field(() => String, { description: 'The e-mail.' }) email!: string;
  @Field(() => String, { description: 'The first name.' }) firstName!: string;
  @Field(() => String, { description: 'The last name.' }) lastName!: string;
  @Field(() => String, { description: 'The contact number.' }) contact!: string;
  @Field(() => String, { nullable: true, description: 'Of employers: the name of the company.' })
  organizationName!: string | null;
  @Field(() => String, { nullable: true, description: 'Of employers: the website.' }) website!: string | null;
  @Field(() => String, { nullable: true, description: 'Of employers: the GSTIN.' }) gstin!: string | null;
  @Field(() => String, { nullable: true, description: 'Of candidates: fresher or experienced.' })
  experience!: string | null;
  @Field(() => String, { nullable: true, description: 'Why the row will not be imported; null when it will.' })
  error!: string | null;
}

@ObjectType({ description: 'What an import of a file would do.', simpleResolvers: true })
export class PreviewImportPayload {
  @Field(() => [ImportPreviewRow], { description: 'Every row that is not blank, in the order of the file.' })
  rows!: ImportPreviewRow[];
  @Field(() => Boolean, { description: 'Is there a row that will not be imported?' }) hasErrors!: boolean;
  @Field(() => Int, { description: 'How many rows there are.' }) total!: number;
  @Field(() => Int, { description: 'How many of them will not be imported.' }) errorCount!: number;
}

@ObjectType({ description: 'What an import has done.', simpleResolvers: true })
export class RunImportPayload {
  @Field(() => Int, { description: 'How many rows were imported.' }) imported!: number;
  @Field(() => Int, { description: 'How many rows were not.' }) failed!: number;
}

@InputType({ description: 'The file to check.' })
export class PreviewImportInput {
  @Field(() => ImportKindEnum, { description: 'Which columns the file has.' }) kind!: ImportKind;
  @Field(() => UploadScalar, FILE) file!: Promise<IncomingFile>;
}

@InputType({ description: 'The file to import.' })
export class RunImportInput {
  @Field(() => ImportKindEnum, { description: 'Which columns the file has.' }) kind!: ImportKind;
  @Field(() => UploadScalar, FILE) file!: Promise<IncomingFile>;
}
