import type { SqlReader } from '../../database/sql-reader.js';
import { BatchLoader, placeholders } from '../../platform/graphql/batch-loader.js';
import type { RequestContext } from '../../platform/context.js';
import type { FileLinksService, StoredFileDetails } from './file-links.service.js';
import type { StoredFile } from './files.types.js';

const filesSql = (ids: readonly string[]): string =>
  `SELECT id, original_name AS name, media_type AS mediaType, size FROM stored_file WHERE id IN (${placeholders(ids)})`;

/** Files by id, with one statement for a whole page. */
export class FilesReadModel {
  private readonly facts: BatchLoader<StoredFileDetails>;

  constructor(
    reader: SqlReader,
    private readonly links: FileLinksService,
  ) {
    this.facts = new BatchLoader(
      (ids) => reader.rows<StoredFileDetails>(filesSql(ids), ids),
      ({ id }) => id,
    );
  }

  /** Returns the file with a link for the viewer; null without one. The caller has checked access. */
  async one(context: RequestContext, id: string | null | undefined): Promise<StoredFile | null> {
    if (id == null) return null;
    const [facts] = await this.facts.loadRows(context, id);
    return facts ? this.links.present(facts, context.viewer) : null;
  }
}
