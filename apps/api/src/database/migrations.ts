import type { Migration } from './migration.js';
import { accounts } from './migrations/0001-accounts.js';
import { jobsAndApplications } from './migrations/0002-jobs-and-applications.js';
import { operations } from './migrations/0003-operations.js';
import { mailAndNotifications } from './migrations/0004-mail-and-notifications.js';
import { secondFactorAndIdentityConsent } from './migrations/0006-second-factor-and-identity-consent.js';
import { sortedLists } from './migrations/0007-sorted-lists.js';
import { outboxAge } from './migrations/0008-outbox-age.js';
import { whomNewsTellsOf } from './migrations/0009-whom-news-tells-of.js';
import { rejectionReasons } from './migrations/0010-rejection-reasons.js';
import { cancelledInterviews } from './migrations/0012-cancelled-interviews.js';
import { exactEmails } from './migrations/0013-exact-emails.js';
import { listStatus } from './migrations/0014-list-status.js';
import { knownDevicesAndMailOrder } from './migrations/0015-known-devices-and-mail-order.js';
import { jobsTakenOff } from './migrations/0016-jobs-taken-off.js';
import { scannedFiles } from './migrations/0017-scanned-files.js';
import { officeDigests } from './migrations/0019-office-digests.js';
import { approvedTerms } from './migrations/0020-approved-terms.js';
import { verifiedEmails } from './migrations/0021-verified-emails.js';
import { approvalQueue } from './migrations/0023-approval-queue.js';
import { exactChoices } from './migrations/0025-exact-choices.js';
import { neededIndexes } from './migrations/0026-needed-indexes.js';
import { standingChecks } from './migrations/0027-standing-checks.js';
import { queueIndex } from './migrations/0028-queue-index.js';
import { undoneDecisions } from './migrations/0029-undone-decisions.js';
import { searchWords } from './migrations/0030-search-words.js';
import { notes } from './migrations/0031-notes.js';
import { duplicates } from './migrations/0032-duplicates.js';
import { candidateMerges } from './migrations/0033-candidate-merges.js';
import { savedViews } from './migrations/0037-saved-views.js';
import { officeMail } from './migrations/0039-office-mail.js';
import { agendaIndexes } from './migrations/0040-agenda-indexes.js';
import { companyMarks } from './migrations/0041-company-marks.js';
import { sessionBrowsers } from './migrations/0042-session-browsers.js';
import { emailLinks } from './migrations/0043-email-links.js';
import { jobFacets } from './migrations/0044-job-facets.js';
import { jobFamilies } from './migrations/0045-job-families.js';
import { wordsOfNames } from './migrations/0046-words-of-names.js';
import { savedJobs } from './migrations/0047-saved-jobs.js';
import { jobAlerts } from './migrations/0048-job-alerts.js';
import { candidateSkills } from './migrations/0049-candidate-skills.js';
import { screeningQuestions } from './migrations/0051-screening-questions.js';
import { interviewOutcomes } from './migrations/0054-interview-outcomes.js';
import { interviewFeedback } from './migrations/0055-interview-feedback.js';
import { withdrawnApplications } from './migrations/0056-withdrawn-applications.js';
import { answeredOffers } from './migrations/0057-answered-offers.js';
import { homeVisits } from './migrations/0058-home-visits.js';
import { jobSkills } from './migrations/0059-job-skills.js';
import { candidateReplies } from './migrations/0060-candidate-replies.js';
import { jobChanges } from './migrations/0061-job-changes.js';
import { webhooks } from './migrations/0062-webhooks.js';
import { webhookJobs } from './migrations/0063-webhook-jobs.js';
import { reportFacts } from './migrations/0064-report-facts.js';
import { reportDays } from './migrations/0068-report-days.js';
import { spreadsheetLinks } from './migrations/0069-spreadsheet-links.js';
import { keys } from './migrations/0070-keys.js';
import { reportRanges } from './migrations/0072-report-ranges.js';
import { countedLists } from './migrations/0073-counted-lists.js';
import { replicationBeat } from './migrations/0074-replication-beat.js';
import { decisionMonths } from './migrations/0075-decision-months.js';
import { decisionGroups } from './migrations/0076-decision-groups.js';
import { scorecardIndex } from './migrations/0077-scorecard-index.js';
import { sessionVersion } from './migrations/0079-session-version.js';
import { decisionNotifications } from './migrations/0083-decision-notifications.js';
import { placeAndCompanyTerms } from './migrations/0085-place-and-company-terms.js';
import { jobSalaryIndex } from './migrations/0086-job-salary-index.js';
import { screeningReasons } from './migrations/0089-screening-reasons.js';
import { maintenanceRuns } from './migrations/0090-maintenance-runs.js';
import { joinedWords } from './migrations/0091-joined-words.js';

/** Every migration, in order; written by hand, since generated SQL is refused by one engine or the other. */
export const migrations: readonly Migration[] = [
  accounts,
  jobsAndApplications,
  operations,
  mailAndNotifications,
  secondFactorAndIdentityConsent,
  sortedLists,
  outboxAge,
  whomNewsTellsOf,
  rejectionReasons,
  cancelledInterviews,
  exactEmails,
  listStatus,
  knownDevicesAndMailOrder,
  jobsTakenOff,
  scannedFiles,
  officeDigests,
  approvedTerms,
  verifiedEmails,
  approvalQueue,
  exactChoices,
  neededIndexes,
  standingChecks,
  queueIndex,
  undoneDecisions,
  searchWords,
  notes,
  duplicates,
  officeMail,
  savedViews,
  candidateMerges,
  agendaIndexes,
  companyMarks,
  jobFacets,
  sessionBrowsers,
  emailLinks,
  jobFamilies,
  wordsOfNames,
  savedJobs,
  jobAlerts,
  candidateSkills,
  interviewOutcomes,
  interviewFeedback,
  homeVisits,
  withdrawnApplications,
  screeningQuestions,
  answeredOffers,
  jobSkills,
  jobChanges,
  webhooks,
  candidateReplies,
  webhookJobs,
  reportFacts,
  reportDays,
  spreadsheetLinks,
  keys,
  reportRanges,
  countedLists,
  replicationBeat,
  decisionMonths,
  decisionGroups,
  scorecardIndex,
  sessionVersion,
  decisionNotifications,
  placeAndCompanyTerms,
  jobSalaryIndex,
  screeningReasons,
  maintenanceRuns,
  joinedWords,
];
