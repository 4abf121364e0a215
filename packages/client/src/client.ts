import { applicationSummaryOperations } from './application-summaries.js';
import { openJobOperations } from './open-jobs.js';
import { publicFormOperations } from './public-forms.js';
import { reportOperations } from './reports.js';
import { accountOperations, adminOperations, candidateOperations, employerOperations } from './role-areas.js';
import { webhookOperations } from './webhooks.js';
import { type ClientOptions, createTransport } from './transport.js';

// The public exports of the package.
export { JobAlertError } from './errors.js';
export type { JobChange } from './open-jobs.js';
export type { OpenJobItemFragment as OpenJob } from './operations/open-jobs.generated.js';
export type { OpenJobOrder, OpenJobsFilter } from './schema.generated.js';
export type { ClientOptions, Operation, Send } from './transport.js';

/** The portal as typed functions: each runs one operation and throws a JobAlertError when it is refused. */
export function createJobAlertClient(options: ClientOptions) {
  const send = createTransport(options);
  return {
    ...openJobOperations(send),
    ...reportOperations(send),
    ...publicFormOperations(send),
    ...accountOperations(send),
    ...employerOperations(send),
    ...candidateOperations(send),
    ...adminOperations(send),
    ...applicationSummaryOperations(send),
    ...webhookOperations(send),
    /** Any operation, with the typed document that codegen makes of it. */
    send,
  };
}

export type JobAlertClient = ReturnType<typeof createJobAlertClient>;
