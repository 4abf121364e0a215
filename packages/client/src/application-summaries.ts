import * as summaries from './operations/application-summaries.generated.js';
import type { Send } from './transport.js';

/** Summaries of the applications that webhooks refer to. Requires the scope applications:read. */
export function applicationSummaryOperations(send: Send) {
  return {
    /** Returns one page, latest change first. Pass `pageInfo.endCursor` as `after` for the next one. */
    applicationSummaries: async (variables: summaries.ApplicationSummariesQueryVariables = {}) =>
      (await send(summaries.ApplicationSummariesDocument, variables)).applicationSummaries,
    /** Null for an unknown id. */
    applicationSummary: async (id: string) =>
      (await send(summaries.ApplicationSummaryDocument, { id })).applicationSummary ?? null,
    /** Null for an unknown id. */
    companySummary: async (id: string) => (await send(summaries.CompanySummaryDocument, { id })).companySummary ?? null,
  };
}
