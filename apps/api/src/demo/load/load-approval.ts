import type { ApprovalState } from '@job-alert/domain/approvals/approval';
import { ApprovalEntity } from '../../database/entities/applications/approval.entity.js';
import { demoInstant } from '../demo-clock.js';
import type { DemoDecision } from '../demo-schemas.js';
import type { DemoContext } from './demo-context.js';

interface Requested {
  readonly key: string;
  readonly by: { id: string; name: string };
  readonly daysAgo: number;
  readonly adminId: string;
  readonly decision: DemoDecision | undefined;
}

/** Inserts the pending or decided request of a company or job, and returns its state. */
export async function loadApproval(
  { manager, today }: DemoContext,
  subject: { companyId: string } | { jobId: string },
  { key, by, daysAgo, adminId, decision }: Requested,
): Promise<{ approvalId: string; approvalState: ApprovalState }> {
  const state = decision?.state ?? 'PENDING';
  const decided = decision && {
    decidedById: adminId,
    decidedByName: 'Admin',
    decidedAt: demoInstant(today, decision.daysAgo, `${key} decided`, 1, 2),
    reason: decision.reason ?? null,
    note: decision.note ?? null,
  };
  const { id } = await manager.save(
    manager.create(ApprovalEntity, {
      ...subject,
      state,
      requestedById: by.id,
      requestedByName: by.name,
      proposedValue: 'APPROVED',
      requestedAt: demoInstant(today, daysAgo, key, 0, 2),
      ...decided,
    }),
  );
  return { approvalId: id, approvalState: state };
}
