import type { ApprovalKind } from '@job-alert/domain/approval';
import type { RejectionReason } from '@job-alert/domain/rejection-reasons';
import { APPROVALS, APPROVALS_ADMINISTRATORS, APPROVALS_REASONS } from '@job-alert/domain/report-measures';
import { ObjectType } from 'type-graphql';
import { ApprovalKindEnum, RejectionReasonEnum } from '../approvals/approvals.types.js';
import { codedBy, measuredBy, reportOf } from './report.types.js';

const measure = measuredBy(APPROVALS);
const byAdministrator = measuredBy(APPROVALS_ADMINISTRATORS);

@ObjectType({ description: 'How requests waited and were decided.', simpleResolvers: true })
export class ApprovalsReportSummary {
  @measure decided!: number;
  @measure approved!: number;
  @measure rejected!: number;
  @measure medianHours!: number | null;
  @measure p90Hours!: number | null;
  @measure medianWorkingHours!: number | null;
  @measure p90WorkingHours!: number | null;
  @measure waiting!: number;
  @measure waitingUpTo1Day!: number;
  @measure waitingUpTo3Days!: number;
  @measure waitingUpTo7Days!: number;
  @measure waitingLonger!: number;
}

@ObjectType({ description: 'How requests of one kind waited and were decided.', simpleResolvers: true })
export class ApprovalsReportRow extends ApprovalsReportSummary {
  @codedBy(APPROVALS, ApprovalKindEnum) kind!: ApprovalKind;
}

@ObjectType({ description: 'What one administrator has decided.', simpleResolvers: true })
export class ApprovalsReportAdministrator {
  @byAdministrator administratorId!: string;
  @byAdministrator decided!: number;
  @byAdministrator approved!: number;
  @byAdministrator rejected!: number;
  @byAdministrator averageHours!: number | null;
  @byAdministrator averageWorkingHours!: number | null;
}

@ObjectType({ description: 'How often requests of one kind were rejected for one reason.', simpleResolvers: true })
export class ApprovalsReportReason {
  @codedBy(APPROVALS_REASONS, ApprovalKindEnum) kind!: ApprovalKind;
  @codedBy(APPROVALS_REASONS, RejectionReasonEnum, { nullable: true }) reason!: RejectionReason | null;
  @measuredBy(APPROVALS_REASONS) rejected!: number;
}

export const ApprovalsReport = reportOf('approvals', ApprovalsReportRow, ApprovalsReportSummary);
