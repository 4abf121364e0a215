import { apiKeyStatus } from '@job-alert/domain/integrations/api-scopes';
import { webhookEventTypeToWire } from '@job-alert/domain/integrations/webhooks';
import { Code, Group, Menu, Text } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { RowButton } from '../../components/list/row-actions';
import { StatusBadge } from '../../components/status-badge';
import type { Column } from '../../components/table/data-table';
import { RowMenu } from '../../components/table/row-menu';
import { today } from '../../lib/today';
import type { WebhookLineFragment as Webhook } from './webhooks.generated';
import classes from './webhooks.module.css';

interface WebhookActs {
  onDeliveries: (webhook: Webhook) => void;
  onEdit: (webhook: Webhook) => void;
  onSwitch: (webhook: Webhook) => void;
  onNewSecret: (webhook: Webhook) => void;
  onDelete: (webhook: Webhook) => void;
}

export const webhookColumns = (acts: WebhookActs): Column<Webhook>[] => [
  {
    key: 'address',
    header: 'Address',
    isHeading: true,
    cell: ({ url, apiClient }) => (
      <div className={classes.address}>
        <strong>{url}</strong>
        <Text fz="sm" c="gray.7">
          Key: {apiClient.name}
        </Text>
      </div>
    ),
  },
  {
    key: 'events',
    header: 'Events',
    cell: ({ eventTypes }) => (
      <Group gap={6}>
        {eventTypes.map((eventType) => (
          <Code key={eventType}>{webhookEventTypeToWire(eventType)}</Code>
        ))}
      </Group>
    ),
  },
  { key: 'status', header: 'Status', cell: (webhook) => <WebhookStatus webhook={webhook} /> },
  { key: 'actions', header: 'Actions', cell: (webhook) => <Actions webhook={webhook} acts={acts} /> },
];

function WebhookStatus({ webhook: { isActive, failedAt, apiClient } }: { webhook: Webhook }) {
  const key = apiKeyStatus(apiClient, today());
  if (key === 'REVOKED') return <StatusBadge tone="grey">Key revoked</StatusBadge>;
  if (key === 'EXPIRED') return <StatusBadge tone="red">Key expired</StatusBadge>;
  if (isActive) return <StatusBadge tone="green">On</StatusBadge>;
  return failedAt ? <StatusBadge tone="red">Failed</StatusBadge> : <StatusBadge tone="grey">Off</StatusBadge>;
}

function Actions({ webhook, acts }: { webhook: Webhook; acts: WebhookActs }) {
  const { url, isActive } = webhook;
  return (
    <Group gap={6} wrap="nowrap">
      <RowButton aria-label={`Deliveries to ${url}`} onClick={() => acts.onDeliveries(webhook)}>
        Deliveries
      </RowButton>
      <RowMenu
        button={(button) => (
          <RowButton {...button} aria-label={`More about ${url}`}>
            <IconDotsVertical size={16} aria-hidden />
          </RowButton>
        )}
      >
        <Menu.Item onClick={() => acts.onEdit(webhook)}>Edit</Menu.Item>
        <Menu.Item onClick={() => acts.onSwitch(webhook)}>{isActive ? 'Switch off' : 'Switch on'}</Menu.Item>
        <Menu.Item onClick={() => acts.onNewSecret(webhook)}>New secret</Menu.Item>
        <Menu.Item c="red.9" onClick={() => acts.onDelete(webhook)}>
          Delete
        </Menu.Item>
      </RowMenu>
    </Group>
  );
}
