import { IMPORT_FAULTS, type ImportKind } from '@job-alert/domain/bulk-import';
import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '@job-alert/domain/files';
import { ACCOUNT_MESSAGES, IMPORT_MESSAGES } from '@job-alert/domain/messages';
import type { DataSource, EntityManager } from 'typeorm';
import { isDuplicate, type TransactionRunner } from '../../database/transaction.js';
import type { AuditTrail } from '../../platform/audit.js';
import type { Clock } from '../../platform/clock.js';
import type { RequestContext } from '../../platform/context.js';
import { PortalError } from '../../platform/errors.js';
import { type IncomingFile, transferFault } from '../../platform/uploads.types.js';
import { requireAdmin } from '../../platform/viewer.js';
import type { InvitationsService } from '../accounts/invitations.service.js';
import type { BulkImportRepository, ImportedPerson } from './bulk-import.repository.js';
import type { ImportOutcome } from './bulk-import.types.js';
import { emailKey, type ImportRow, readImportRows, refused } from './import-rows.js';
import type { SheetReader } from './sheet-reader.js';

/** A cluster takes no larger ones (security.md). */
const BATCH = 1_000;
/** How often a batch starts again when somebody signs up with an e-mail of it at the same moment. */
const MAX_ATTEMPTS = 3;

type Upload = Promise<IncomingFile>;

/** Administrators bring employers and candidates in from a file. */
export class BulkImportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly sheets: SheetReader,
    private readonly records: BulkImportRepository,
    private readonly invitations: InvitationsService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** What an import of the file would do with each row; nothing is written. */
  async preview(context: RequestContext, kind: ImportKind, upload: Upload): Promise<ImportRow[]> {
    requireAdmin(context.viewer);
    return this.rowsOf(kind, upload, IMPORT_MESSAGES.previewFailed);
  }

  /**
   * Imports the rows that are good, batch by batch: a batch is whole or not at all, and after a failure the file can be
   * sent again, since what is in already is then a known e-mail.
   */
  async run(context: RequestContext, kind: ImportKind, upload: Upload): Promise<ImportOutcome> {
    requireAdmin(context.viewer);
    const rows = await this.rowsOf(kind, upload, IMPORT_MESSAGES.failed);
    const people = rows.flatMap(({ value }) => value ?? []);
    let imported = 0;
    for (let from = 0; from < people.length; from += BATCH) {
      imported += await this.importBatch(context, kind, people.slice(from, from + BATCH));
    }
    return { imported, failed: rows.length - imported };
  }

  private async rowsOf(kind: ImportKind, upload: Upload, unreadable: string): Promise<ImportRow[]> {
    const sheet = await this.sheets.read(await bytesOf(upload));
    if (sheet === null) throw fileFault(IMPORT_FAULTS.tooComplex);
    if ('fault' in sheet) throw sheetFault(sheet.fault, unreadable);
    const result = readImportRows(kind, sheet.rows);
    if ('fault' in result) throw fileFault(result.fault);
    return this.refuseKnown(result.rows);
  }

  private async refuseKnown(rows: readonly ImportRow[]): Promise<ImportRow[]> {
    const emails = rows.map(({ texts }) => texts['email'] ?? '');
    const known = new Set<string>();
    for (let from = 0; from < emails.length; from += BATCH) {
      const batch = emails.slice(from, from + BATCH).filter((email) => email !== '');
      for (const email of await this.records.knownEmails(this.dataSource.manager, batch)) known.add(email);
    }
    return rows.map((row) =>
      known.has(emailKey(row.texts['email'] ?? '')) ? refused(row, ACCOUNT_MESSAGES.emailTaken) : row,
    );
  }

  private async importBatch(context: RequestContext, kind: ImportKind, people: ImportedPerson[]): Promise<number> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.transactions.run((manager) => this.insertNew(manager, context, kind, people));
      } catch (error) {
        // Somebody has signed up since the e-mails were looked for: they are looked for again.
        if (attempt >= MAX_ATTEMPTS || !isDuplicate(error)) throw error;
      }
    }
  }

  private async insertNew(
    manager: EntityManager,
    context: RequestContext,
    kind: ImportKind,
    people: readonly ImportedPerson[],
  ): Promise<number> {
    const known = await this.records.knownEmails(
      manager,
      people.map(({ email }) => email),
    );
    const added = people.filter(({ email }) => !known.has(emailKey(email)));
    if (added.length === 0) return 0;
    const admin = requireAdmin(context.viewer);
    const users = await this.records.insert(manager, kind, added, admin, this.clock.now());
    await this.invitations.invite(manager, users);
    const subjectType = kind === 'EMPLOYERS' ? 'COMPANY' : 'CANDIDATE';
    await this.audit.recordAll(
      manager,
      context,
      users.map(({ id }) => ({ action: 'IMPORT', subjectType, subjectId: id })),
    );
    return added.length;
  }
}

async function bytesOf(upload: Upload): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of (await upload).createReadStream() as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_FILE_BYTES) throw fileFault(FILE_TOO_LARGE, 'FILE_TOO_LARGE');
      chunks.push(chunk);
    }
  } catch (error) {
    throw transferFault(error);
  }
  return Buffer.concat(chunks);
}

function sheetFault(fault: 'notSpreadsheet' | 'tooLargeUnpacked' | 'tooManyRows' | 'damaged', unreadable: string) {
  if (fault === 'damaged') return fileFault(unreadable);
  return fileFault(IMPORT_FAULTS[fault], fault === 'notSpreadsheet' ? 'FILE_TYPE_NOT_ALLOWED' : 'INVALID_INPUT');
}

const fileFault = (
  message: string,
  code: 'INVALID_INPUT' | 'FILE_TOO_LARGE' | 'FILE_TYPE_NOT_ALLOWED' = 'INVALID_INPUT',
): PortalError => new PortalError(code, message, { fields: { file: [message] } });
