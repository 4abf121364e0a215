import * as summaries from './operations/application-summaries.generated.js';
import { ReportsDocument, type ReportsQuery, type ReportsQueryVariables } from './operations/reports.generated.js';
import * as webhooks from './operations/webhooks.generated.js';
import type { Send } from './transport.js';

type Report = ReportsQuery['reports'][number];
type Cell = Report['rows'][number]['cells'][number];

/** Operations for API keys: reports (scope reports:read), summaries of applications (applications:read) and webhooks (webhooks). */
export function apiKeyOperations(send: Send) {
  return {
    /** Returns reports; by default of the last 12 weeks. docs/reporting.md defines the columns of their rows. */
    reports: async (names: ReportsQueryVariables['names'], filter: ReportsQueryVariables['filter'] = null) =>
      (await send(ReportsDocument, { names, filter })).reports.map(({ rows, summary, ...report }) => ({
        ...report,
        rows: byColumn(report.columns, rows),
        summary: byColumn(report.columns, summary),
      })),
    /** Returns one page, latest change first. Pass `pageInfo.endCursor` as `after` for the next one. */
    applicationSummaries: async (variables: summaries.ApplicationSummariesQueryVariables = {}) =>
      (await send(summaries.ApplicationSummariesDocument, variables)).applicationSummaries,
    /** Null for an unknown id. */
    applicationSummary: async (id: string) =>
      (await send(summaries.ApplicationSummaryDocument, { id })).applicationSummary ?? null,
    /** Null for an unknown id. */
    companySummary: async (id: string) => (await send(summaries.CompanySummaryDocument, { id })).companySummary ?? null,
    webhooks: async () => (await send(webhooks.WebhooksDocument, {})).webhooks,
    /** Deliveries of a webhook, latest first; null if it is not yours. */
    webhookDeliveries: async (variables: webhooks.WebhookDeliveriesQueryVariables) =>
      (await send(webhooks.WebhookDeliveriesDocument, variables)).webhook?.deliveries ?? null,
    /** Only this result contains the secret. */
    createWebhook: async (input: webhooks.CreateWebhookMutationVariables['input']) =>
      (await send(webhooks.CreateWebhookDocument, { input })).createWebhook,
    updateWebhook: async (input: webhooks.UpdateWebhookMutationVariables['input']) =>
      (await send(webhooks.UpdateWebhookDocument, { input })).updateWebhook,
    deleteWebhook: async (id: string) =>
      (await send(webhooks.DeleteWebhookDocument, { input: { id } })).deleteWebhook.deletedId,
    resendWebhookDelivery: async (id: string) =>
      (await send(webhooks.ResendWebhookDeliveryDocument, { input: { id } })).resendWebhookDelivery.delivery,
  };
}

const byColumn = (columns: Report['columns'], rows: Report['rows']): Record<string, Cell | undefined>[] =>
  rows.map(({ cells }) => Object.fromEntries(columns.map(({ name }, index) => [name, cells[index]])));
