import { sweepFiles } from '../features/files/sweep-files.js';
import { withPortal } from '../portal.js';

process.exitCode = await withPortal(process.env, async ({ container: { dataSource, fileStore, clock } }) => {
  const { strayFiles, abandonedFiles } = await sweepFiles(dataSource, fileStore, clock);
  console.log(
    `Removed ${strayFiles} files that no record named, and ${abandonedFiles} of owners or records that are gone.`,
  );
});
