import type { ImportKind } from '@job-alert/domain/bulk-import';
import type { UserType } from '@job-alert/domain/user-type';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { graphqlEnum } from '../../platform/graphql-enum.js';
import { type IncomingFile, UploadScalar } from '../../platform/uploads.types.js';
import { UserTypeEnum } from '../accounts/accounts.types.js';

export const ImportKindEnum = graphqlEnum<ImportKind>('ImportKind', 'What a file brings in.', {
  EMPLOYERS: 'Employers, each with a company.',
  CANDIDATES: 'Candidates.',
});

const FILE = {
  description:
    'A .csv or .xlsx file with a header row, whose columns may have usual names such as "E-mail" or "Mobile", of at most 5,000 rows and 5 MB. A .csv file may be in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs.',
};
const CORRECTIONS = {
  defaultValue: [],
  description: 'Rows whose texts replace those of the file. Rows that the file does not have are ignored.',
};
const LEFT_OUT = { defaultValue: [], description: 'The numbers of the rows that are not to be imported.' };

export const ImportMatchReasonEnum = graphqlEnum<'EMAIL' | 'PHONE'>(
  'ImportMatchReason',
  'What a row of a file has in common with an account.',
  { EMAIL: 'The same e-mail, which keeps the row out.', PHONE: 'The same phone number: it may be the same person.' },
);

@ObjectType({ description: 'An account that a row of a file may be about.', simpleResolvers: true })
export class ImportMatch {
  @Field(() => ID, { description: 'The id of the account.' }) userId!: string;
  @Field(() => UserTypeEnum, { description: 'What kind of account it is.' }) userType!: UserType;
  @Field(() => String, { description: 'The name of its person.' }) name!: string;
  @Field(() => ImportMatchReasonEnum, { description: 'What is the same.' }) reason!: 'EMAIL' | 'PHONE';
}

@ObjectType({ description: 'One row of a file as it stands there, with what is wrong with it.', simpleResolvers: true })
export class ImportPreviewRow {
  @Field(() => Int, { description: 'The row in the file; the header is the first.' }) rowNumber!: number;
  @Field(() => String, { description: 'The email address.' }) email!: string;
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
  @Field(() => Boolean, { description: 'Was it left out on request? Such a row is neither imported nor an error.' })
  isLeftOut!: boolean;
  @Field(() => ImportMatch, {
    nullable: true,
    description: 'The account that it may be about; null when there is none.',
  })
  existing!: ImportMatch | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Another row of the file with the same name and contact number; null when there is none.',
  })
  sameRow!: number | null;
}

@ObjectType({ description: 'What an import of a file would do.', simpleResolvers: true })
export class PreviewImportPayload {
  @Field(() => [ImportPreviewRow], { description: 'Every row that is not blank, in the order of the file.' })
  rows!: ImportPreviewRow[];
  @Field(() => Boolean, { description: 'Is there a row that will not be imported?' }) hasErrors!: boolean;
  @Field(() => Int, { description: 'How many rows there are.' }) total!: number;
  @Field(() => Int, { description: 'How many of them have an error and will not be imported.' }) errorCount!: number;
  @Field(() => Int, { description: 'How many of them were left out on request.' }) leftOutCount!: number;
  @Field(() => String, {
    description:
      'The text of a .csv file with the rows that have an error: the columns of the template, and `reason` with what is wrong. It can be corrected and imported.',
  })
  readonly faultyRowsCsv!: string;
}

@ObjectType({ description: 'What an import has done.', simpleResolvers: true })
export class RunImportPayload {
  @Field(() => Int, { description: 'How many rows were imported.' }) imported!: number;
  @Field(() => Int, { description: 'How many rows were not.' }) failed!: number;
}

@InputType({
  description: 'The texts of one row as the administrator has corrected them. What is absent stays as the file has it.',
})
export class ImportCorrectionInput {
  @Field(() => Int, { description: 'The row in the file; the header is the first.' }) rowNumber!: number;
  @Field(() => String, { nullable: true, description: 'The email address.' }) email?: string | null;
  @Field(() => String, { nullable: true, description: 'The first name.' }) firstName?: string | null;
  @Field(() => String, { nullable: true, description: 'The last name.' }) lastName?: string | null;
  @Field(() => String, { nullable: true, description: 'The contact number.' }) contact?: string | null;
  @Field(() => String, { nullable: true, description: 'Of employers: the name of the company.' })
  organizationName?: string | null;
  @Field(() => String, { nullable: true, description: 'Of employers: the website.' }) website?: string | null;
  @Field(() => String, { nullable: true, description: 'Of employers: the GSTIN.' }) gstin?: string | null;
  @Field(() => String, { nullable: true, description: 'Of candidates: fresher or experienced.' })
  experience?: string | null;
}

/** What both steps take, so that the import does what the preview has shown. Not in the schema itself. */
@InputType()
export abstract class ImportRepairInput {
  @Field(() => ImportKindEnum, { description: 'Which columns the file has.' }) kind!: ImportKind;
  @Field(() => UploadScalar, FILE) file!: Promise<IncomingFile>;
  @Field(() => [ImportCorrectionInput], CORRECTIONS) corrections!: ImportCorrectionInput[];
  @Field(() => [Int], LEFT_OUT) leftOut!: number[];
}

@InputType({ description: 'The file to check, with what has been changed in its preview.' })
export class PreviewImportInput extends ImportRepairInput {}

@InputType({ description: 'The file to import, with what has been changed in its preview.' })
export class RunImportInput extends ImportRepairInput {}
