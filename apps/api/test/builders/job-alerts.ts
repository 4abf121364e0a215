import type { Portal } from '../harness.js';
import type { Actor } from './records.js';

export interface SeenAlert {
  id: string;
  name: string;
  frequency: string;
  state: string;
  path: string;
  emailedAt: string | null;
}

export const ALERT = 'id name frequency state path emailedAt';
export const CREATE_ALERT = `mutation ($input: CreateJobAlertInput!) {
  createJobAlert(input: $input) { jobAlert { ${ALERT} } user { jobAlerts { id } } }
}`;

/** Creates a job alert. It is immediate by default. */
export async function createAlert(
  { client }: Actor,
  filter: object = {},
  more: { name?: string; frequency?: string } = {},
): Promise<SeenAlert> {
  const input = { name: 'Looms', frequency: 'AT_ONCE', filter, ...more };
  const answer = await client.ask<{ createJobAlert: { jobAlert: SeenAlert } }>(CREATE_ALERT, { input });
  return answer.createJobAlert.jobAlert;
}

/** Makes the time to undo a job's approval pass, and writes the alert emails that are due. Returns their number. */
export async function sendAlerts({ dataSource, container }: Portal): Promise<number> {
  await dataSource.query('UPDATE announced_job SET opened_at = opened_at - INTERVAL 1 MINUTE WHERE round IS NULL');
  return container.jobAlertEmails.sendDue();
}
