import { Accounts1763600000001 } from './migrations/0001-accounts.js';
import { JobsAndApplications1763600000002 } from './migrations/0002-jobs-and-applications.js';
import { Operations1763600000003 } from './migrations/0003-operations.js';
import { MailAndNotifications1763600000004 } from './migrations/0004-mail-and-notifications.js';
import { Reports1763600000005 } from './migrations/0005-reports.js';
import { SecondFactorAndIdentityConsent1763600000006 } from './migrations/0006-second-factor-and-identity-consent.js';
import { SortedLists1763600000007 } from './migrations/0007-sorted-lists.js';
import { OutboxAge1763600000008 } from './migrations/0008-outbox-age.js';
import { WhomNewsTellsOf1763600000009 } from './migrations/0009-whom-news-tells-of.js';
import { RejectionReasons1763600000010 } from './migrations/0010-rejection-reasons.js';
import { CancelledInterviews1763600000012 } from './migrations/0012-cancelled-interviews.js';
import { ExactEmails1763600000013 } from './migrations/0013-exact-emails.js';
import { ListStatus1763600000014 } from './migrations/0014-list-status.js';
import { KnownDevicesAndMailOrder1763600000015 } from './migrations/0015-known-devices-and-mail-order.js';
import { JobsTakenOff1763600000016 } from './migrations/0016-jobs-taken-off.js';
import { ScannedFiles1763600000017 } from './migrations/0017-scanned-files.js';
import { OfficeDigests1763600000019 } from './migrations/0019-office-digests.js';
import { ApprovedTerms1763600000020 } from './migrations/0020-approved-terms.js';

/** Every migration, in order; written by hand, since generated SQL is refused by one engine or the other. */
export const migrations = [
  Accounts1763600000001,
  JobsAndApplications1763600000002,
  Operations1763600000003,
  MailAndNotifications1763600000004,
  Reports1763600000005,
  SecondFactorAndIdentityConsent1763600000006,
  SortedLists1763600000007,
  OutboxAge1763600000008,
  WhomNewsTellsOf1763600000009,
  RejectionReasons1763600000010,
  CancelledInterviews1763600000012,
  ExactEmails1763600000013,
  ListStatus1763600000014,
  KnownDevicesAndMailOrder1763600000015,
  JobsTakenOff1763600000016,
  ScannedFiles1763600000017,
  OfficeDigests1763600000019,
  ApprovedTerms1763600000020,
];
