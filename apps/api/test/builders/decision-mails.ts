import type { Portal } from '../harness.js';

/** Lets the seconds pass in which decisions can be undone, and mails employers what is due then. */
export async function sendDecisionMails({ dataSource, container }: Portal): Promise<void> {
  await dataSource.query('UPDATE decision_notification SET due_at = due_at - INTERVAL 20 SECOND');
  await container.decisionNotifications.sendDue();
}
