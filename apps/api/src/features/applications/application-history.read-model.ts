import { type ApplicationStatus, historyStatus } from '@job-alert/domain/application-status';
import type { ApprovalState } from '@job-alert/domain/approval';
import type { RejectionReason } from '@job-alert/domain/rejection-reasons';
import type { Reader } from '../../database/reader.js';
import { BatchLoader, placeholders } from '../../platform/batch-loader.js';
import type { RequestContext } from '../../platform/context.js';
import { proposalShownToCandidate } from './applications.rules.js';
import type { Application, ApplicationHistoryEntry } from './applications.types.js';

interface ApprovalRow {
  id: string;
  applicationId: string;
  state: ApprovalState;
  requestedByName: string;
  requestedAt: Date;
  decidedAt: Date | null;
  previousValue: ApplicationStatus | null;
  proposedValue: ApplicationStatus;
  feedback: string | null;
  reason: RejectionReason | null;
  note: string | null;
}

const historySql = (ids: readonly string[]): string =>
  `SELECT id, application_id AS applicationId, state, requested_by_name AS requestedByName, requested_at AS requestedAt,
    decided_at AS decidedAt, previous_value AS previousValue, proposed_value AS proposedValue, feedback,
    reason, note
  FROM approval WHERE application_id IN (${placeholders(ids)}) ORDER BY application_id, requested_at, id`;

/** The history of applications, which is their approvals, oldest first: one statement for all that a page shows. */
export class ApplicationHistoryReadModel {
  private readonly approvals: BatchLoader<ApprovalRow>;

  constructor(reader: Reader) {
    this.approvals = new BatchLoader(
      (ids) => reader.rows<ApprovalRow>(historySql(ids), ids),
      (row) => row.applicationId,
    );
  }

  /** Of an application that the viewer has been given. */
  async of(context: RequestContext, { id, isActive }: Application): Promise<ApplicationHistoryEntry[]> {
    const rows = await this.approvals.rowsOf(context, id);
    const present = isCandidate(context) ? presentToCandidate : presentEntry;
    return rows.map((row) => present(row, isActive));
  }
}

const isCandidate = ({ viewer }: RequestContext): boolean => viewer.kind === 'user' && viewer.type === 'CANDIDATE';

function presentEntry(row: ApprovalRow, isActive: boolean): ApplicationHistoryEntry {
  return {
    id: row.id,
    at: row.decidedAt ?? row.requestedAt,
    status: historyStatus(row.state, row.proposedValue, row.previousValue),
    proposedStatus: row.proposedValue,
    approvalState: row.state,
    isActive,
    // Whose act the entry shows: of who asked while it waits, of the office once it is decided (domain.md §5).
    changedBy: row.decidedAt === null ? row.requestedByName : 'Admin',
    feedback: row.feedback,
    reason: row.reason,
    note: row.note,
  };
}

function presentToCandidate(row: ApprovalRow, isActive: boolean): ApplicationHistoryEntry {
  const entry = presentEntry(row, isActive);
  const proposedStatus = proposalShownToCandidate(entry.proposedStatus, row.state, entry.status);
  const feedback = row.state === 'APPROVED' ? row.feedback : null;
  return { ...entry, proposedStatus, feedback, reason: null, note: null };
}
