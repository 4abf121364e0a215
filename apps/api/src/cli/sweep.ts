import { purgeExpiredRows } from '../database/retention.js';
import { backfillDecisionGroups } from '../database/reports/report-facts.js';
import { recordMaintenanceRun } from '../database/maintenance-runs.js';
import { anonymizeOldIps } from '../database/anonymize-ips.js';
import { sweepFiles } from '../features/files/sweep-files.service.js';
import { withAppContext } from '../bootstrap/app-context.js';
import type { Call } from './command.js';

export const sweep = ({ environment }: Call): Promise<number> =>
  withAppContext(environment, async ({ config, container: { dataSource, fileStore, deferredScans, clock } }) => {
    const { strayFiles, abandonedFiles } = await sweepFiles(dataSource, fileStore, clock);
    const scanned = await deferredScans.scanPending();
    const retention = { auditDays: config.AUDIT_DAYS, notificationDays: config.NOTIFICATION_DAYS };
    const rows = await purgeExpiredRows(dataSource, clock.now(), retention);
    await backfillDecisionGroups(dataSource.manager);
    const addresses = await anonymizeOldIps(dataSource, clock.now());
    await recordMaintenanceRun(dataSource, 'sweep');
    console.log(
      `Removed ${strayFiles} files that no record named, ${abandonedFiles} of owners or records that are gone, and ${rows} expired sessions, links, known browsers, counters, notifications, deliveries of webhooks and lines of the audit trail and of the feed of changes; cut ${addresses} addresses in the audit trail; scanned ${scanned} files that waited for the virus scanner.`,
    );
  });
