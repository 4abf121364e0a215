import type { ImportKind } from '@job-alert/domain/bulk-import';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/requires.js';
import { type IncomingFile, UploadScalar } from '../../platform/uploads.types.js';
import { presentPreview } from './bulk-import.presenter.js';
import type { BulkImportService } from './bulk-import.service.js';
import { ImportKindEnum, ImportOutcome, ImportPreview } from './bulk-import.types.js';

const KIND = { description: 'Which columns the file has.' };
const FILE = {
  description: 'A .csv file in UTF-8 or an .xlsx file with a header row, of at most 5,000 rows and 5 MB.',
};
const REFUSALS = 'Refusals: INVALID_INPUT (file), FILE_TYPE_NOT_ALLOWED, FILE_TOO_LARGE';

@Resolver()
export class BulkImportResolver {
  constructor(private readonly service: BulkImportService) {}

  @Requires('ADMIN')
  @Mutation(() => ImportPreview, {
    description: `Checks every row of a file, for administrators; nothing is written. ${REFUSALS}.`,
  })
  async previewImport(
    @Arg('kind', () => ImportKindEnum, KIND) kind: ImportKind,
    @Arg('file', () => UploadScalar, FILE) file: Promise<IncomingFile>,
  ): Promise<ImportPreview> {
    return presentPreview(await this.service.preview(kind, file));
  }

  @Requires('ADMIN')
  @Mutation(() => ImportOutcome, {
    description: `Imports the good rows of a file and counts the others, for administrators. Whoever is imported gets an invitation to set a password; companies are approved at once. ${REFUSALS}.`,
  })
  runImport(
    @Ctx() context: RequestContext,
    @Arg('kind', () => ImportKindEnum, KIND) kind: ImportKind,
    @Arg('file', () => UploadScalar, FILE) file: Promise<IncomingFile>,
  ): Promise<ImportOutcome> {
    return this.service.run(context, kind, file);
  }
}
