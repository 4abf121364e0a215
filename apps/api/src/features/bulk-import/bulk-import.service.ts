import { Readable } from 'node:stream';
import { MAX_MEMBERS, MEMBER_MESSAGES } from '@job-alert/domain/companies/company-member';
import { USER_TYPES } from '@job-alert/domain/text/user-type';
import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '@job-alert/domain/files/files';
import {
  formulaWithoutValueError,
  IMPORT_ERRORS,
  unclosedQuoteError,
  unsupportedSpreadsheet,
} from '@job-alert/domain/lists/bulk-import';
import { type ImportKind } from '@job-alert/domain/lists/import-columns';
import { IMPORT_MESSAGES } from '@job-alert/domain/portal/admin-messages';
import type { ErrorCode } from '@job-alert/domain/errors/error-codes';
import { ACCOUNT_MESSAGES } from '@job-alert/domain/portal/messages';
import { type ImportConsent, importConsentSchema } from '@job-alert/domain/lists/import-consent';
import { todayInIndia } from '@job-alert/domain/india/calendar';
import type { EntityManager } from 'typeorm';
import { findByGstins, gstinKey } from '../../database/companies/known-gstins.js';
import type { ImportBatchEntity } from '../../database/entities/operations/import-batch.entity.js';
import { parseInput } from '../../platform/input.js';
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
import type { ImportedPoolsService } from '../talent-pools/imported-pools.service.js';
import type { WebhookEventsService } from '../webhooks/webhook-events.service.js';
import type { BulkImportRepository, ImportedPerson, ExistingAccount } from './bulk-import.repository.js';
import type { ImportBatchesRepository } from './import-batches.repository.js';
import type { RunImportInput, RunImportPayload } from './bulk-import.types.js';
import { assignPools, type CheckedFile, poolNames, poolOf } from './import-pools.rules.js';
import { rowEmail, type ImportCorrections, type ImportRow, readImportRows, withError } from './import-rows.rules.js';

/** The maximum size of a transaction in a cluster. */
const BATCH_SIZE = 1_000;
const MAX_FILE_NAME = 255;
type Upload = Promise<IncomingFile>;

interface NewImport extends Pick<RunImportInput, 'kind' | 'invites'> {
  file: string | undefined;
  consent: ImportConsent | null;
  pools: readonly string[];
}

interface Deps extends Pick<CoreServices, 'dataSource' | 'transactions' | 'audit' | 'clock' | 'logger'> {
  sheets: SheetReader;
  virusScan: VirusScanService;
  records: BulkImportRepository;
  batches: ImportBatchesRepository;
  importedPools: ImportedPoolsService;
  invitations: InvitationsService;
  webhookEvents: WebhookEventsService;
  reservedEmails: ReadonlySet<string>;
}

export class BulkImportService {
  constructor(private readonly deps: Deps) {}

  /** Returns the result of an import for each row. Nothing is written. */
  async preview(kind: ImportKind, upload: Upload, corrections: ImportCorrections): Promise<CheckedFile> {
    return this.readFile(kind, upload, corrections, IMPORT_MESSAGES.previewFailed);
  }

  /**
   * Imports the valid rows in batches, and records the file once. After a failure the file can be imported again.
   */
  async run(
    context: RequestContext,
    { kind, file: upload, invites, consent: stated }: RunImportInput,
    corrections: ImportCorrections,
  ): Promise<RunImportPayload> {
    const { clock, transactions, audit, batches } = this.deps;
    const consent =
      stated && kind === 'CANDIDATES' ? parseInput(importConsentSchema(todayInIndia(clock.now())), stated) : null;
    const { rows } = await this.readFile(kind, upload, corrections, IMPORT_MESSAGES.failed);
    const people = rows.flatMap(({ value }) => value ?? []);
    const { filename: file } = await upload;
    const batch = await this.start(context, {
      kind,
      file,
      invites,
      consent,
      pools: poolNames(people),
    });
    let imported = 0;
    const countRows = () => ({ imported, failed: rows.filter(({ isExcluded }) => !isExcluded).length - imported });
    try {
      for (let from = 0; from < people.length; from += BATCH_SIZE) {
        imported += await this.importBatch(context, batch, people.slice(from, from + BATCH_SIZE));
      }
    } finally {
      await transactions.run(async (manager) => {
        await batches.count(manager, batch.id, countRows());
        await audit.record(manager, context, {
          action: 'IMPORT',
          subjectType: 'IMPORT',
          subjectId: kind,
          details: { file, ...countRows() },
        });
      });
    }
    return { ...countRows(), import: { ...batch, ...countRows() } };
  }

  private async start(
    context: RequestContext,
    { kind, file, invites, consent, pools }: NewImport,
  ): Promise<ImportBatchEntity> {
    const admin = requireAdmin(context.viewer);
    return this.deps.transactions.run(async (manager) => {
      await lockAccount(manager, admin);
      const batch = await this.deps.batches.create(manager, {
        kind,
        fileName: (file ?? '').slice(0, MAX_FILE_NAME),
        authorId: admin.id,
        authorName: admin.name,
        importedAt: this.deps.clock.now(),
        imported: 0,
        failed: 0,
        invites,
        consentChannel: consent?.channel ?? null,
        consentOn: consent?.agreedOn ?? null,
        undoneAt: null,
      });
      await this.deps.importedPools.create(manager, context, batch.id, pools);
      return batch;
    });
  }

  private async readFile(
    kind: ImportKind,
    upload: Upload,
    corrections: ImportCorrections,
    unreadable: string,
  ): Promise<CheckedFile> {
    const formatError = unsupportedSpreadsheet((await awaitUpload(upload)).filename ?? '');
    if (formatError) throw sheetError(formatError, unreadable);
    const bytes = await readBytes(upload);
    await this.scan(bytes);
    const sheet = await this.deps.sheets.read(bytes);
    if (sheet === null) throw fileError(IMPORT_ERRORS.tooComplex);
    if ('formulaWithoutValue' in sheet) throw fileError(formulaWithoutValueError(sheet.formulaWithoutValue));
    if ('unclosedQuote' in sheet) throw fileError(unclosedQuoteError(sheet.unclosedQuote));
    if ('error' in sheet) throw sheetError(sheet.error, unreadable);
    const result = readImportRows(kind, sheet, corrections);
    if ('error' in result) throw fileError(result.error);
    const compared = await this.compareWithAccounts(kind, result.rows);
    const rows = kind === 'EMPLOYERS' ? await this.compareWithCompanies(compared) : compared;
    const names = poolNames(rows.flatMap(({ value }) => value ?? []));
    const existing = await this.deps.importedPools.find(this.deps.dataSource.manager, names);
    return { ...result, ...assignPools(rows, existing) };
  }

  /** Scans the file now. It is not stored, so it cannot be scanned later. */
  private async scan(bytes: Buffer): Promise<void> {
    try {
      await this.deps.virusScan.admit(Readable.from([bytes]));
    } catch (error) {
      throw error instanceof PortalError ? fileError(error.message, error.code) : error;
    }
  }

  /** Marks rows whose email address is in use or reserved as invalid, and equal phone numbers as duplicates. */
  private async compareWithAccounts(kind: ImportKind, rows: readonly ImportRow[]): Promise<ImportRow[]> {
    const { manager } = this.deps.dataSource;
    const compared: ImportRow[] = [];
    for (let from = 0; from < rows.length; from += BATCH_SIZE) {
      const batch = rows.slice(from, from + BATCH_SIZE);
      const accountsByEmail = await this.deps.records.findByEmails(manager, batch.map(rowEmail).filter(Boolean));
      const phones = kind === 'CANDIDATES' ? batch.flatMap(({ value }) => value?.contact ?? []) : [];
      const accountsByPhone = await this.deps.records.findByPhones(manager, phones);
      for (const row of batch) {
        const owner = row.isExcluded ? undefined : accountsByEmail.get(rowEmail(row));
        const duplicate = accountsByPhone.get(row.value?.contact ?? '');
        if (!row.isExcluded && this.deps.reservedEmails.has(rowEmail(row))) {
          compared.push(withError(row, ACCOUNT_MESSAGES.emailReserved));
        } else if (owner) compared.push(withExisting(withError(row, ACCOUNT_MESSAGES.emailTaken), owner, 'EMAIL'));
        else compared.push(duplicate ? withExisting(row, duplicate, 'PHONE') : row);
      }
    }
    return compared;
  }

  /** Names the company that a person joins, because it or an earlier row has the same GSTIN. */
  private async compareWithCompanies(rows: readonly ImportRow[]): Promise<ImportRow[]> {
    const gstins = rows.flatMap(({ value }) => (value && 'gstin' in value ? value.gstin : []));
    const companies = await findByGstins(this.deps.dataSource.manager, gstins);
    return rows.map((row) => {
      const { value } = row;
      if (!value || !('gstin' in value)) return row;
      const key = gstinKey(value.gstin) ?? '';
      const company = companies.get(key);
      companies.set(key, {
        id: company?.id ?? '',
        name: company?.name ?? value.organizationName,
        members: (company?.members ?? 0) + 1,
      });
      if (!company) return row;
      return company.members < MAX_MEMBERS
        ? { ...row, joinsCompany: company.name }
        : withError(row, MEMBER_MESSAGES.tooManyMembers);
    });
  }

  /**
   * Imports a batch in one transaction. If the database rejects a row (for example after a concurrent sign-up), each
   * half is retried separately, until only that row is left out.
   */
  private async importBatch(
    context: RequestContext,
    batch: ImportBatchEntity,
    people: ImportedPerson[],
  ): Promise<number> {
    try {
      return await this.deps.transactions.run((manager) => this.insertNew(manager, context, batch, people));
    } catch (error) {
      if (!isConstraintViolation(error)) throw error;
      if (people.length === 1) {
        this.deps.logger.warn({ err: error }, 'a row was not imported');
        return 0;
      }
      const half = Math.ceil(people.length / 2);
      const first = await this.importBatch(context, batch, people.slice(0, half));
      return first + (await this.importBatch(context, batch, people.slice(half)));
    }
  }

  private async insertNew(
    manager: EntityManager,
    context: RequestContext,
    { id: importId, kind, invites, consentChannel }: ImportBatchEntity,
    people: readonly ImportedPerson[],
  ): Promise<number> {
    const { records, batches, invitations, clock, webhookEvents } = this.deps;
    await lockAccount(manager, context.viewer);
    // An undo during the import ends it.
    const batch = await batches.lock(manager, importId);
    if (batch?.undoneAt !== null) return 0;
    const emails = people.map(({ email }) => email);
    const existing = await records.findByEmails(manager, emails);
    const added = people.filter(({ email }) => !existing.has(email));
    if (added.length === 0) return 0;
    const admin = requireAdmin(context.viewer);
    const now = clock.now();
    const importConsentAt = consentChannel === null ? null : now;
    const { users, companyIds } = await records.insert(manager, { kind, admin, now, importConsentAt }, added);
    await batches.addAccounts(
      manager,
      importId,
      users.map(({ id }) => id),
    );
    const pools = new Map(added.map((person) => [person.email, poolOf(person)]));
    const members = users.flatMap(({ id: candidateId, email }) => {
      const pool = pools.get(email);
      return pool ? [{ candidateId, pool }] : [];
    });
    await this.deps.importedPools.add(manager, context, members);
    if (invites) await invitations.invite(manager, users);
    if (kind === 'EMPLOYERS' && (await webhookEvents.hasActiveWebhooks(manager))) {
      for (const companyId of companyIds) await webhookEvents.write(manager, 'COMPANY_APPROVED', { companyId });
    }
    return added.length;
  }
}

const withExisting = (row: ImportRow, account: ExistingAccount, reason: 'EMAIL' | 'PHONE'): ImportRow => ({
  ...row,
  // After a merge an account may only reserve its email address, and has no page to link to.
  existing: USER_TYPES.includes(account.type) ? { ...account, reason } : null,
});

async function awaitUpload(upload: Upload): Upload {
  try {
    return await upload;
  } catch (error) {
    throw toTransferError(error);
  }
}

async function readBytes(upload: Upload): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of (await upload).createReadStream() as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_FILE_BYTES) throw fileError(FILE_TOO_LARGE, 'FILE_TOO_LARGE');
      chunks.push(chunk);
    }
  } catch (error) {
    throw toTransferError(error);
  }
  return Buffer.concat(chunks);
}

function sheetError(error: SheetError, unreadable: string): PortalError {
  if (error === 'damaged') return fileError(unreadable);
  const isAboutSize = error === 'tooLargeUnpacked' || error === 'tooManyRows' || error === 'tooManyParts';
  return fileError(IMPORT_ERRORS[error], isAboutSize ? 'INVALID_INPUT' : 'FILE_TYPE_NOT_ALLOWED');
}

const fileError = (message: string, code: ErrorCode = 'INVALID_INPUT'): PortalError =>
  new PortalError(code, message, { fields: { file: [message] } });
