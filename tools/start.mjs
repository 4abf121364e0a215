import cluster from 'node:cluster';
import { ROOT, turboInBackground } from './turbo.mjs';

// Builds what has changed since the last start. The portal runs in this very process, so that signals reach it, and prepares its database
// as soon as the server is built; it answers requests when the web app is built too.
process.chdir(ROOT);
if (cluster.isWorker) await import('../apps/api/dist/main.js');
else {
  const webBuild = build('@job-alert/web');
  const failed = await build('@job-alert/api').then(
    () => false,
    () => true,
  );
  if (failed) process.exit(1);
  const { startDuringBuild } = await import('../apps/api/dist/main-during-build.js');
  await startDuringBuild(webBuild);
}

function build(workspace) {
  const building = turboInBackground(
    'run',
    'build',
    `--filter=${workspace}`,
    '--output-logs=errors-only',
    '--log-order=grouped',
  );
  // The caller reports a failure when it awaits the build. Until then a failure must not end the process.
  building.catch(() => undefined);
  return building;
}
