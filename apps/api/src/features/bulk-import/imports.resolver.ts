import type { ImportKind } from '@job-alert/domain/lists/import-columns';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { Requires } from '../../platform/graphql/requires.js';
import type { ImportUndoService } from './import-undo.service.js';
import type { ImportsReadModel } from './imports.read-model.js';
import { Import, ImportKindEnum, UndoImportInput, UndoImportPayload } from './imports.types.js';

@Resolver()
export class ImportsResolver {
  constructor(
    private readonly imports: ImportsReadModel,
    private readonly undoService: ImportUndoService,
  ) {}

  @Requires('ADMIN')
  @Query(() => [Import], { description: 'The last 20 imports of a kind, newest first.' })
  recentImports(
    @Arg('kind', () => ImportKindEnum, { description: 'The kind of accounts.' }) kind: ImportKind,
  ): Promise<Import[]> {
    return this.imports.recent(kind);
  }

  @Requires('ADMIN')
  @Mutation(() => UndoImportPayload, {
    description:
      'Permanently deletes the accounts that an import has created, as long as none of them has been used: no password, login, answer to an email, application, job, merge, or member of its company from elsewhere. Pools that the import has created are deleted if nobody else is in them. Errors: NOT_FOUND, IMPORT_USED.',
  })
  async undoImport(
    @Ctx() context: RequestContext,
    @Arg('input', () => UndoImportInput, { description: 'The import.' }) { id }: UndoImportInput,
  ): Promise<UndoImportPayload> {
    return { import: await this.imports.find(await this.undoService.undo(context, id)) };
  }
}
