import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import { presentPreview, parseCorrections } from './bulk-import.presenter.js';
import type { BulkImportService } from './bulk-import.service.js';
import { PreviewImportInput, PreviewImportPayload, RunImportInput, RunImportPayload } from './bulk-import.types.js';

const INPUT = { description: 'The file and the kind of accounts in it.' };
const FILE_ERRORS = 'Errors: INVALID_INPUT (file), FILE_TYPE_NOT_ALLOWED, FILE_TOO_LARGE';

@Resolver()
export class BulkImportResolver {
  constructor(private readonly service: BulkImportService) {}

  @Requires('ADMIN')
  @Mutation(() => PreviewImportPayload, {
    description: `Checks every row of a file without importing it. ${FILE_ERRORS}.`,
  })
  async previewImport(
    @Arg('input', () => PreviewImportInput, INPUT) input: PreviewImportInput,
  ): Promise<PreviewImportPayload> {
    return presentPreview(input.kind, await this.service.preview(input.kind, input.file, parseCorrections(input)));
  }

  @Requires('ADMIN')
  @Mutation(() => RunImportPayload, {
    description: `Imports the valid rows of a file and counts the others. Imported people get an invitation to set a password, unless the input says later; companies are approved immediately. ${FILE_ERRORS}, INVALID_INPUT (channel, agreedOn).`,
  })
  runImport(
    @Ctx() context: RequestContext,
    @Arg('input', () => RunImportInput, INPUT) input: RunImportInput,
  ): Promise<RunImportPayload> {
    return this.service.run(context, input, parseCorrections(input));
  }
}
