import { Readable } from 'node:stream';
import { USER_TYPES } from '@job-alert/domain/accounts/user-type';
import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '@job-alert/domain/files/files';
import {
  formulaWithoutValueError,
  IMPORT_ERRORS,
  type ImportKind,
  unsupportedSpreadsheet,
} from '@job-alert/domain/lists/bulk-import';
import { IMPORT_MESSAGES } from '@job-alert/domain/portal/admin-messages';
import type { ErrorCode } from '@job-alert/domain/portal/error-codes';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import type { EntityManager } from 'typeorm';
import { isConstraintViolation } from '../../database/transaction.js';
import { lockAccount } from '../../platform/account-lock.js';
import type { RequestContext } from '../../platform/context.js';
import type { CoreServices } from '../../platform/core-services.js';
import { PortalError } from '../../platform/errors.js';
import { type IncomingFile, toTransferError } from '../../platform/files/uploads.types.js';
import type { SheetError } from '../../platform/spreadsheets/sheet.js';
import type { SheetReader } from '../../platform/spreadsheets/sheet-reader.js';
import { requireAdmin } from '../../platform/viewer.js';
import type { InvitationsService } from '../accounts/passwords/invitations.service.js';
import type { VirusScanService } from '../files/virus-scan.service.js';
import type { WebhookEventsService } from '../webhooks/webhook-events.service.js';
import type { BulkImportRepository, ImportedPerson, KnownAccount } from './bulk-import.repository.js';
import type { RunImportPayload } from './bulk-import.types.js';
import { emailOf, type ImportRepair, type ImportRow, readImportRows, refused } from './import-rows.rules.js';

/** A cluster takes no larger ones (security.md). */
const BATCH = 1_000;
type Upload = Promise<IncomingFile>;

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'audit' | 'clock' | 'logger'> {
  sheets: SheetReader;
  virusScan: VirusScanService;
  records: BulkImportRepository;
  invitations: InvitationsService;
  webhookEvents: WebhookEventsService;
  reservedEmails: ReadonlySet<string>;
}

/** Administrators bring employers and candidates in from a file. */
export class BulkImportService {
  constructor(private readonly deps: Deps) {}

  /** Returns the result that an import would have for each row. Nothing is written. */
  async preview(kind: ImportKind, upload: Upload, repair: ImportRepair): Promise<ImportRow[]> {
    return this.rowsOf(kind, upload, repair, IMPORT_MESSAGES.previewFailed);
  }

  /**
   * Imports the rows that are good, batch by batch. After a failure the file can be sent again, since what is in already is
   * then a known e-mail.
   */
  async run(
    context: RequestContext,
    kind: ImportKind,
    upload: Upload,
    repair: ImportRepair,
  ): Promise<RunImportPayload> {
    const rows = await this.rowsOf(kind, upload, repair, IMPORT_MESSAGES.failed);
    const people = rows.flatMap(({ value }) => value ?? []);
    let imported = 0;
    for (let from = 0; from < people.length; from += BATCH) {
      imported += await this.importBatch(context, kind, people.slice(from, from + BATCH));
    }
    return { imported, failed: rows.filter(({ isExcluded }) => !isExcluded).length - imported };
  }

  private async rowsOf(
    kind: ImportKind,
    upload: Upload,
    repair: ImportRepair,
    unreadable: string,
  ): Promise<ImportRow[]> {
    const other = unsupportedSpreadsheet((await arrived(upload)).filename ?? '');
    if (other) throw sheetFault(other, unreadable);
    const bytes = await bytesOf(upload);
    await this.scanned(bytes);
    const sheet = await this.deps.sheets.read(bytes);
    if (sheet === null) throw fileFault(IMPORT_ERRORS.tooComplex);
    if ('formulaWithoutValue' in sheet) throw fileFault(formulaWithoutValueError(sheet.formulaWithoutValue));
    if ('fault' in sheet) throw sheetFault(sheet.fault, unreadable);
    const result = readImportRows(kind, sheet.rows, repair);
    if ('fault' in result) throw fileFault(result.fault);
    return this.compareWithAccounts(kind, result.rows);
  }

  /** The file of an import is neither kept nor passed on, so that there is nothing to scan later. */
  private async scanned(bytes: Buffer): Promise<void> {
    try {
      await this.deps.virusScan.admit(Readable.from([bytes]));
    } catch (error) {
      throw error instanceof PortalError ? fileFault(error.message, error.code) : error;
    }
  }

  /**
   * Adds an error to rows whose email address is in use or belongs to the portal. Marks rows whose phone number belongs to a candidate as
   * possible duplicates.
   */
  private async compareWithAccounts(kind: ImportKind, rows: readonly ImportRow[]): Promise<ImportRow[]> {
    const { manager } = this.deps.dataSource;
    const compared: ImportRow[] = [];
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      const taken = await this.deps.records.knownEmails(manager, batch.map(emailOf).filter(Boolean));
      const phones = kind === 'CANDIDATES' ? batch.flatMap(({ value }) => value?.contact ?? []) : [];
      const called = await this.deps.records.knownPhones(manager, phones);
      for (const row of batch) {
        const owner = row.isExcluded ? undefined : taken.get(emailOf(row));
        const alike = called.get(row.value?.contact ?? '');
        if (!row.isExcluded && this.deps.reservedEmails.has(emailOf(row))) {
          compared.push(refused(row, ACCOUNT_MESSAGES.emailReserved));
        } else if (owner) compared.push(withExisting(refused(row, ACCOUNT_MESSAGES.emailTaken), owner, 'EMAIL'));
        else compared.push(alike ? withExisting(row, alike, 'PHONE') : row);
      }
    }
    return compared;
  }

  /**
   * A batch is one transaction. When the database refuses a row of it (somebody has signed up with that e-mail since, say), each
   * half is tried alone: in the end only that row is left out.
   */
  private async importBatch(context: RequestContext, kind: ImportKind, people: ImportedPerson[]): Promise<number> {
    try {
      return await this.deps.transactions.run((manager) => this.insertNew(manager, context, kind, people));
    } catch (error) {
      if (!isConstraintViolation(error)) throw error;
      if (people.length === 1) {
        this.deps.logger.warn({ err: error }, 'a row was not imported');
        return 0;
      }
      const half = Math.ceil(people.length / 2);
      const first = await this.importBatch(context, kind, people.slice(0, half));
      return first + (await this.importBatch(context, kind, people.slice(half)));
    }
  }

  private async insertNew(
    manager: EntityManager,
    context: RequestContext,
    kind: ImportKind,
    people: readonly ImportedPerson[],
  ): Promise<number> {
    const { records, invitations, audit, clock, webhookEvents } = this.deps;
    await lockAccount(manager, context.viewer);
    const emails = people.map(({ email }) => email);
    const known = await records.knownEmails(manager, emails);
    const added = people.filter(({ email }) => !known.has(email));
    if (added.length === 0) return 0;
    const admin = requireAdmin(context.viewer);
    const users = await records.insert(manager, kind, added, admin, clock.now());
    await invitations.invite(manager, users);
    if (kind === 'EMPLOYERS' && (await webhookEvents.isHeard(manager))) {
      for (const { id } of users) await webhookEvents.write(manager, 'COMPANY_APPROVED', { companyId: id });
    }
    const subjectType = kind === 'EMPLOYERS' ? 'COMPANY' : 'CANDIDATE';
    await audit.recordAll(
      manager,
      context,
      users.map(({ id }) => ({ action: 'IMPORT', subjectType, subjectId: id })),
    );
    return added.length;
  }
}

const withExisting = (row: ImportRow, account: KnownAccount, reason: 'EMAIL' | 'PHONE'): ImportRow => ({
  ...row,
  // An account that only holds its e-mail after a merge is nobody to lead to.
  existing: USER_TYPES.includes(account.type) ? { ...account, reason } : null,
});

async function arrived(upload: Upload): Upload {
  try {
    return await upload;
  } catch (error) {
    throw toTransferError(error);
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
    throw toTransferError(error);
  }
  return Buffer.concat(chunks);
}

function sheetFault(fault: SheetError, unreadable: string): PortalError {
  if (fault === 'damaged') return fileFault(unreadable);
  const isAboutSize = fault === 'tooLargeUnpacked' || fault === 'tooManyRows';
  return fileFault(IMPORT_ERRORS[fault], isAboutSize ? 'INVALID_INPUT' : 'FILE_TYPE_NOT_ALLOWED');
}

const fileFault = (message: string, code: ErrorCode = 'INVALID_INPUT'): PortalError =>
  new PortalError(code, message, { fields: { file: [message] } });
