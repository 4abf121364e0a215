import type { Portal } from '../harness.js';

/** Makes the time to undo decisions pass, and sends the emails to employers that are then due. */
export async function sendDecisionMails({ dataSource, container }: Portal): Promise<void> {
  await dataSource.query('UPDATE decision_notification SET due_at = due_at - INTERVAL 20 SECOND');
  await container.decisionNotifications.sendDue();
}
