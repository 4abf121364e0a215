import type { RequestContext } from '../../platform/context.js';
import { mapPage, type Page } from '../../platform/lists/page.js';
import { isCandidate, isInterviewer, type Viewer } from '../../platform/viewer.js';
import type { StoredFileDetails } from '../files/file-links.service.js';
import type { ApplicationRow } from './applications.list.js';
import { applicationPermissions } from './applications.policy.js';
import { parseAnswers, displayStatus, isVisibleToCandidate } from './applications.rules.js';
import type { Application } from './applications.types.js';

/** An application with the data that its field resolvers need. */
export interface PresentedApplication extends Application {
  /** Fields of the candidate that the application's own statement has read. */
  candidateOfRow: { id: string; firstName: string; lastName: string };
  jobOfRow: { id: string; title: string; city: string; companyName: string };
  jobIsListed: boolean;
  jobDeadline: string;
  /** The stored offer letter. Its link is created when the field is selected. */
  offerLetterFacts: StoredFileDetails | null;
  /** The key of the field `offer`. */
  offerId: string | null;
}

/**
 * Maps a row to what the viewer can see. The read-model has already selected rows and details for the viewer's role.
 */
export function presentApplication(row: ApplicationRow, viewer: Viewer): PresentedApplication {
  const { id, candidateId, jobId, appliedAt, statusUpdatedAt, changedAt } = row;
  const { status, approvalState, feedback, dateOfJoining } = row;
  const applicationState = { ...row, isActive: row.isActive === 1 };
  const badge = displayStatus(applicationState);
  const proposedStatus =
    isCandidate(viewer) || isInterviewer(viewer)
      ? isVisibleToCandidate(row.proposedStatus, approvalState, badge)
      : row.proposedStatus;
  return {
    id,
    candidateOfRow: { id: candidateId, firstName: row.candidateFirstName, lastName: row.candidateLastName },
    jobOfRow: { id: jobId, title: row.jobTitle, city: row.jobCity, companyName: row.companyName },
    jobIsListed: Number(row.jobIsListed) === 1,
    jobDeadline: row.jobDeadline,
    appliedAt,
    statusUpdatedAt,
    changedAt,
    status,
    proposedStatus,
    displayStatus: badge,
    approvalState,
    isActive: applicationState.isActive,
    feedback,
    answers: isCandidate(viewer)
      ? parseAnswers(row).map((answer) => ({ ...answer, rulesOut: null }))
      : parseAnswers(row),
    dateOfJoining,
    expectedSalary: row.expectedSalary,
    noticePeriod: row.noticePeriod,
    isRecommended: Number(row.isRecommended) === 1,
    isUnread: Number(row.isUnread) === 1,
    offerLetterFacts: offerLetterFacts(row),
    offerId: row.offerId,
    withdrawal: presentWithdrawal(row),
    ...applicationPermissions(viewer, applicationState),
  };
}

function presentWithdrawal({ withdrawnAt: at, withdrawalReason: reason, withdrawalNote: note }: ApplicationRow) {
  return at === null || reason === null ? null : { at, reason, note };
}

function offerLetterFacts(row: ApplicationRow): StoredFileDetails | null {
  const { offerLetterId: id, offerLetterName: name, offerLetterType: mediaType, offerLetterSize: size } = row;
  if (id === null || name === null || mediaType === null || size === null) return null;
  return { id, name, mediaType, size };
}

export const presentPage = (page: Page<ApplicationRow>, { viewer }: RequestContext): Page<PresentedApplication> =>
  mapPage(page, (row) => presentApplication(row, viewer));
