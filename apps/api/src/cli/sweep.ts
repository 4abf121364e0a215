import { removeExpiredRows } from '../database/expired-rows.js';
import { cutOldAddresses } from '../database/old-addresses.js';
import { sweepFiles } from '../features/files/sweep-files.service.js';
import { withPortal } from '../portal.js';

process.exitCode = await withPortal(
  process.env,
  async ({ container: { dataSource, fileStore, laterScans, clock } }) => {
    const { strayFiles, abandonedFiles } = await sweepFiles(dataSource, fileStore, clock);
    const scanned = await laterScans.scanWaiting();
    const rows = await removeExpiredRows(dataSource, clock.now());
    const addresses = await cutOldAddresses(dataSource, clock.now());
    console.log(
      `Removed ${strayFiles} files that no record named, ${abandonedFiles} of owners or records that are gone, and ${rows} expired sessions, links, known browsers and counters; cut ${addresses} addresses in the audit trail; scanned ${scanned} files that waited for the virus scanner.`,
    );
  },
);
