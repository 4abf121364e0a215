import { apiKeyStatus } from '@job-alert/domain/integrations/api-scopes';
import { webhookEventTypeToWire } from '@job-alert/domain/integrations/webhooks';
import { COMMON_MESSAGES } from '@job-alert/domain/portal/messages';
import { Button, Code, Group, Menu, Text } from '@mantine/core';
import { IconDotsVertical, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { Drawer } from '../../components/dialog/drawer';
import { LIST_QUERY_OPTIONS, toCompleteListResult } from '../../components/list/list-result';
import { ListScreen } from '../../components/list/list-screen';
import { RowButton } from '../../components/list/row-actions';
import { useDialog } from '../../components/list/use-dialog';
import { useList } from '../../components/list/use-list';
import { useRowChange } from '../../components/list/use-row-change';
import { StatusBadge } from '../../components/status-badge';
import type { Column } from '../../components/table/data-table';
import { RowMenu } from '../../components/table/row-menu';
import { useBanner } from '../../components/use-banner';
import { paths } from '../../config/paths';
import { describeError } from '../../lib/errors/describe-error';
import { today } from '../../lib/today';
import { WebhookDeliveries } from './webhook-deliveries';
import { WebhookDialog } from './webhook-dialog';
import {
  useChangeWebhookMutation,
  useRemoveWebhookMutation,
  useWebhooksScreenQuery,
  type WebhookLineFragment as Webhook,
  WebhooksScreenDocument,
} from './webhooks.generated';
import classes from './webhooks.module.css';

const definition = { filters: {} };

const describe = (error: unknown) => describeError(error, { fallback: COMMON_MESSAGES.wentWrongTryAgainStop });

const works = (key: { isActive: boolean; validThrough: string | null }): boolean =>
  ['ACTIVE', 'ENDS_SOON'].includes(apiKeyStatus(key, today()));

/** A webhook that is being created or edited, or whose new secret is shown. */
interface Edited {
  webhook: Webhook | null;
  secret: string | null;
  /** The React key of the dialog. A new value resets the form each time the dialog opens. */
  count: number;
}

export function Webhooks() {
  const list = useList(definition);
  const query = useWebhooksScreenQuery(LIST_QUERY_OPTIONS);
  const result = toCompleteListResult(query, 'webhooks');
  const banner = useBanner();
  const [update] = useChangeWebhookMutation();
  const [remove] = useRemoveWebhookMutation();
  const change = useRowChange({ banner, reload: result.reload, describe });
  const edited = useDialog<Edited>();
  const deliveries = useDialog<Webhook>();
  const renewed = useDialog<Webhook>();
  const deleted = useDialog<Webhook>();
  const [count, setCount] = useState(0);
  const keys = query.data?.apiClients.filter((key) => key.scopes.includes('WEBHOOKS') && works(key)) ?? [];

  function edit(webhook: Webhook | null, secret: string | null = null) {
    setCount(count + 1);
    edited.open({ webhook, secret, count });
  }
  const renew = (webhook: Webhook) =>
    change(
      () => update({ variables: { input: { id: webhook.id, newSecret: true } }, fetchPolicy: 'no-cache' }),
      'The previous secret remains valid for 24 hours.',
      async ({ data }) => edit(webhook, data?.updateWebhook.secret ?? null),
    );
  const columns = webhookColumns({
    onDeliveries: deliveries.open,
    onEdit: (webhook) => edit(webhook),
    onSwitch: ({ id, isActive, url }) =>
      void change(
        () => update({ variables: { input: { id, isActive: !isActive } } }),
        isActive
          ? `${url} no longer receives events.`
          : `${url} receives events again, including those that were waiting.`,
      ),
    onNewSecret: renewed.open,
    onDelete: deleted.open,
  });

  return (
    <ListScreen
      title="Webhooks"
      lead="Webhooks notify your systems of changes. They contain ids and timestamps, no personal data."
      action={
        <Button
          leftSection={<IconPlus size={20} aria-hidden />}
          disabled={keys.length === 0}
          onClick={() => edit(null)}
        >
          Add webhook
        </Button>
      }
      recordsName="webhooks"
      list={list}
      result={result}
      banner={banner}
      errorText="Failed to fetch webhooks. Please try again."
      empty={{
        text: 'No webhooks.',
        hint:
          keys.length === 0
            ? 'A webhook belongs to a key: create an API key with the scope webhooks first.'
            : 'Add the address of a system that should be notified of changes.',
        action:
          keys.length === 0 ? (
            <Button component={Link} to={paths.admin.apiKeys} variant="default" mt="sm">
              API Keys
            </Button>
          ) : null,
      }}
      rows={columns}
    >
      <WebhookDialog
        key={edited.subject?.count}
        opened={edited.opened}
        webhook={edited.subject?.webhook ?? null}
        secret={edited.subject?.secret ?? null}
        keys={keys}
        onClose={edited.close}
      />
      <Drawer
        opened={deliveries.opened}
        onClose={deliveries.close}
        size="min(760px, 100%)"
        title={deliveries.subject ? `Deliveries to ${deliveries.subject.url}` : ''}
      >
        {deliveries.subject ? <WebhookDeliveries webhook={deliveries.subject} /> : null}
      </Drawer>
      <ConfirmDialog
        opened={renewed.opened}
        title="Create a new secret?"
        confirmLabel="Create secret"
        pendingLabel="Creating..."
        onClose={renewed.close}
        onConfirm={async () => {
          if (renewed.subject) await renew(renewed.subject);
        }}
      >
        <strong>{renewed.subject?.url}</strong>
        <br />
        Both secrets are valid for 24 hours, so that you can update the receiver.
      </ConfirmDialog>
      <ConfirmDialog
        opened={deleted.opened}
        title="Delete this webhook?"
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        isDestructive
        onClose={deleted.close}
        onConfirm={async () => {
          const webhook = deleted.subject;
          if (!webhook) return;
          await change(
            () =>
              remove({
                variables: { input: { id: webhook.id } },
                update: (cache) =>
                  cache.updateQuery(
                    { query: WebhooksScreenDocument },
                    (known) => known && { ...known, webhooks: known.webhooks.filter(({ id }) => id !== webhook.id) },
                  ),
              }),
            'The webhook has been deleted.',
          );
        }}
      >
        <strong>{deleted.subject?.url}</strong>
        <br />
        Events that have not been delivered are discarded. This cannot be undone.
      </ConfirmDialog>
    </ListScreen>
  );
}

interface WebhookActs {
  onDeliveries: (webhook: Webhook) => void;
  onEdit: (webhook: Webhook) => void;
  onSwitch: (webhook: Webhook) => void;
  onNewSecret: (webhook: Webhook) => void;
  onDelete: (webhook: Webhook) => void;
}

const webhookColumns = (acts: WebhookActs): Column<Webhook>[] => [
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
