import { DEMO_ADMIN, DEMO_CANDIDATE, DEMO_EMPLOYER } from './demo/demo-logins.js';
import { prepareFirstStart } from './first-start.js';
import type { OpenPortal } from './portal.js';
import { checkStart } from './start-checks.js';
import { createApp } from './server/app.js';
import { readWebBuild } from './server/pages/web-build.js';

/** Serves until SIGTERM or SIGINT, then finishes the requests in flight. */
export async function serve(portal: OpenPortal): Promise<void> {
  const { config, database, container } = portal;
  await checkStart(portal);
  const stopped = terminationSignal();
  const { hasDemo } = await prepareFirstStart(portal);
  const app = await createApp(container, readWebBuild());
  await app.listen({ host: config.HOST, port: config.PORT });
  startMail(portal);
  container.laterScans.start();
  console.log(welcome(config.publicUrl, database.description, hasDemo));
  await stopped;
  container.logger.info('stopping: requests in flight are finished first');
  await Promise.all([
    app.close(),
    container.outboxWorker?.stop(),
    container.digestWork.stop(),
    container.laterScans.stop(),
  ]);
}

function startMail({ config, container: { outboxWorker, digestWork, logger } }: OpenPortal): void {
  digestWork.start();
  if (outboxWorker) outboxWorker.start();
  else if (config.isProduction) logger.warn('SMTP_URL is not set: mails wait in the database until it is');
}

/** Listens to the end: a terminal and npm both pass Ctrl-C on, and the second signal must not cut the first one's stop short. */
function terminationSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });
}

function welcome(url: string, database: string, hasDemo: boolean): string {
  const lines = [
    '',
    `  Job Alert is ready at ${url}   (database: ${database})`,
    '',
    `  Administrator  ${url}/job-alert/wp-login/wp/admin`,
    `  Employer       ${url}/job-alert/employer/login`,
    `  Candidate      ${url}/job-alert/candidate/login`,
    `  GraphQL        ${url}/graphql`,
    `  REST           ${url}/api/docs/`,
  ];
  const logins = [DEMO_ADMIN, DEMO_EMPLOYER, DEMO_CANDIDATE].map(({ email }) => `                 ${email}`);
  const demo = ['', `  Demo logins, all with the password ${DEMO_ADMIN.password}:`, ...logins];
  return [...lines, ...(hasDemo ? demo : []), ''].join('\n');
}
