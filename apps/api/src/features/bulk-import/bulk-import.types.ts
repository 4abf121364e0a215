import { MAX_FILE_SIZE } from '@job-alert/domain/files/files';
import { MAX_IMPORT_ROWS } from '@job-alert/domain/lists/bulk-import';
import type { UserType } from '@job-alert/domain/text/user-type';
import type { ImportKind } from '@job-alert/domain/lists/import-columns';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type IncomingFile, UploadScalar } from '../../platform/files/uploads.types.js';
import { Import, ImportConsentInput, ImportKindEnum } from './imports.types.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enum.js';
import { UserTypeEnum } from '../accounts/accounts.types.js';

const FILE = {
  description: `A .csv or .xlsx file with a header row, whose columns may have usual names such as "E-mail" or "Mobile", of at most ${MAX_IMPORT_ROWS.toLocaleString('en-IN')} rows and ${MAX_FILE_SIZE}. A .csv file may be in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs.`,
};
const CORRECTIONS = {
  defaultValue: [],
  description: 'Corrections that replace the values of the file. Rows that the file does not have are ignored.',
};
const EXCLUDED_ROWS = { defaultValue: [], description: 'The numbers of the rows to exclude from the import.' };

const ImportMatchReasonEnum = graphqlEnum<'EMAIL' | 'PHONE'>(
  'ImportMatchReason',
  'A value that a row of a file has in common with an account.',
  {
    EMAIL: 'The same email address. The row cannot be imported.',
    PHONE: 'The same phone number. It may be the same person.',
  },
);

@ObjectType({ description: 'An existing account that may match a row of a file.', simpleResolvers: true })
class ImportMatch {
  @Field(() => ID, { description: 'The id of the account.' }) userId!: string;
  @Field(() => UserTypeEnum, { description: 'The type of the account.' }) userType!: UserType;
  @Field(() => String, { description: "The name of the account's owner." }) name!: string;
  @Field(() => ImportMatchReasonEnum, { description: 'The matching value.' }) reason!: 'EMAIL' | 'PHONE';
}

/** The optional columns of candidates, in previews and corrections. It is not a type of the schema itself. */
@ObjectType({ simpleResolvers: true })
@InputType()
abstract class CandidateColumns {
  @Field(() => String, { nullable: true, description: 'Candidates only: the city.' }) city?: string | null;
  @Field(() => String, { nullable: true, description: 'Candidates only: the state.' }) state?: string | null;
  @Field(() => String, { nullable: true, description: 'Candidates only: the skills, separated by commas.' })
  skills?: string | null;
  @Field(() => String, { nullable: true, description: 'Candidates only: the current designation.' })
  designation?: string | null;
  @Field(() => String, { nullable: true, description: 'Candidates only: the current company.' })
  company?: string | null;
  @Field(() => String, { nullable: true, description: 'Candidates only: the pool to add the person to.' })
  pool?: string | null;
  @Field(() => String, { nullable: true, description: 'Candidates only: the expected salary in rupees a year.' })
  expectedSalary?: string | null;
  @Field(() => String, { nullable: true, description: 'Candidates only: the notice period.' })
  noticePeriod?: string | null;
  @Field(() => String, { nullable: true, description: 'Candidates only: the preferred cities, separated by commas.' })
  preferredCities?: string | null;
  @Field(() => String, { nullable: true, description: 'Candidates only: the work modes, separated by commas.' })
  workModes?: string | null;
  @Field(() => String, { nullable: true, description: 'Candidates only: the interest in the next job.' })
  openTo?: string | null;
  @Field(() => String, { nullable: true, description: 'Candidates only: the years of experience.' })
  statedExperienceYears?: string | null;
}

@ObjectType({ description: 'A row of a file, with its error if there is one.', simpleResolvers: true })
export class ImportPreviewRow extends CandidateColumns {
  @Field(() => Int, { description: 'The number of the row in the file. The header is row 1.' }) rowNumber!: number;
  @Field(() => String, { description: 'The email address.' }) email!: string;
  @Field(() => String, { description: 'The first name.' }) firstName!: string;
  @Field(() => String, { description: 'The last name.' }) lastName!: string;
  @Field(() => String, { description: 'The contact number.' }) contact!: string;
  @Field(() => String, { nullable: true, description: 'Employers only: the name of the company.' })
  organizationName!: string | null;
  @Field(() => String, { nullable: true, description: 'Employers only: the website.' }) website!: string | null;
  @Field(() => String, { nullable: true, description: 'Employers only: the GSTIN.' }) gstin!: string | null;
  @Field(() => String, { nullable: true, description: 'Candidates only: fresher or experienced.' })
  experience!: string | null;
  @Field(() => Boolean, { description: 'True if the row is hidden in the file. It is imported unless it is excluded.' })
  isHidden!: boolean;
  @Field(() => String, { nullable: true, description: 'The reason why the row will not be imported; null if it will.' })
  error!: string | null;
  @Field(() => Boolean, {
    description: 'True if the row was excluded on request. Such a row is neither imported nor an error.',
  })
  isExcluded!: boolean;
  @Field(() => ImportMatch, { nullable: true, description: 'The account that it may match; null if there is none.' })
  existing!: ImportMatch | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Another row of the file with the same name and contact number; null if there is none.',
  })
  sameRow!: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Employers only: the company that the person joins as a recruiter, because it or an earlier row has the same GSTIN; null for a new company.',
  })
  joinsCompany!: string | null;
}

@ObjectType({ description: 'A pool that an import adds people to.', simpleResolvers: true })
class ImportPool {
  @Field(() => String, { description: 'The name.' }) name!: string;
  @Field(() => Int, { description: 'The number of rows without an error that name it.' }) people!: number;
  @Field(() => Boolean, { description: 'True if it does not exist yet. The import then creates it.' }) isNew!: boolean;
}

@ObjectType({ description: 'A preview of an import.', simpleResolvers: true })
export class PreviewImportPayload {
  @Field(() => [ImportPreviewRow], { description: 'Every row that is not blank, in the order of the file.' })
  rows!: ImportPreviewRow[];
  @Field(() => Boolean, { description: 'True if any row has an error.' }) hasErrors!: boolean;
  @Field(() => Int, { description: 'The number of rows.' }) total!: number;
  @Field(() => Int, { description: 'The number of rows with an error, which will not be imported.' })
  errorCount!: number;
  @Field(() => Int, { description: 'The number of rows excluded on request.' }) excludedCount!: number;
  @Field(() => Int, { description: 'The number of the header row in the file.' }) headerRow!: number;
  @Field(() => [String], { description: 'The columns of the file that are not imported, as its header names them.' })
  ignoredColumns!: string[];
  @Field(() => [String], { description: 'The columns of the file that are imported, in the names of the template.' })
  columns!: string[];
  @Field(() => [ImportPool], { description: 'The pools that the file names, in its order. At most 200.' })
  pools!: ImportPool[];
  @Field(() => [String], { description: 'Hidden sheets of the workbook, which are not imported. At most ten.' })
  hiddenSheets!: string[];
  @Field(() => [String], { description: 'Other sheets of the workbook, which are not imported. At most ten.' })
  otherSheets!: string[];
  @Field(() => String, {
    description:
      'The content of a .csv file with the rows that have an error: the columns of the template, and the error as `reason`. It can be corrected and imported.',
  })
  readonly rowsWithErrorsCsv!: string;
}

@ObjectType({ description: 'The result of an import.', simpleResolvers: true })
export class RunImportPayload {
  @Field(() => Int, { description: 'The number of rows that were imported.' }) imported!: number;
  @Field(() => Int, { description: 'The number of rows that were not imported.' }) failed!: number;
  @Field(() => Import, { description: 'The import, which can be undone.' }) import!: Import;
}

@InputType({
  description: 'Corrections of one row. Absent fields keep the value from the file.',
})
class ImportCorrectionInput extends CandidateColumns {
  @Field(() => Int, { description: 'The number of the row in the file. The header is row 1.' }) rowNumber!: number;
  @Field(() => String, { nullable: true, description: 'The email address.' }) email?: string | null;
  @Field(() => String, { nullable: true, description: 'The first name.' }) firstName?: string | null;
  @Field(() => String, { nullable: true, description: 'The last name.' }) lastName?: string | null;
  @Field(() => String, { nullable: true, description: 'The contact number.' }) contact?: string | null;
  @Field(() => String, { nullable: true, description: 'Employers only: the name of the company.' })
  organizationName?: string | null;
  @Field(() => String, { nullable: true, description: 'Employers only: the website.' }) website?: string | null;
  @Field(() => String, { nullable: true, description: 'Employers only: the GSTIN.' }) gstin?: string | null;
  @Field(() => String, { nullable: true, description: 'Candidates only: fresher or experienced.' })
  experience?: string | null;
}

/** The input of preview and import. It is not a type of the schema itself. */
@InputType()
export abstract class ImportRepairInput {
  @Field(() => ImportKindEnum, { description: 'The kind of accounts in the file.' }) kind!: ImportKind;
  @Field(() => UploadScalar, FILE) file!: Promise<IncomingFile>;
  @Field(() => [ImportCorrectionInput], CORRECTIONS) corrections!: ImportCorrectionInput[];
  @Field(() => [Int], EXCLUDED_ROWS) excludedRows!: number[];
}

@InputType({ description: 'The file to check, with the corrections made in its preview.' })
export class PreviewImportInput extends ImportRepairInput {}

@InputType({ description: 'The file to import, with the corrections made in its preview.' })
export class RunImportInput extends ImportRepairInput {
  @Field(() => Boolean, {
    defaultValue: true,
    description: 'True emails everyone an invitation; false leaves that to `sendInvitations`.',
  })
  invites!: boolean;
  @Field(() => ImportConsentInput, {
    nullable: true,
    description:
      'Candidates only: their consent. Without it, they are neither found nor suggested before they have agreed themselves.',
  })
  consent?: ImportConsentInput | null;
}
