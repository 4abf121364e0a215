import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import {
  DELIVERY_RETENTION_DAYS,
  type DeliveryState,
  WEBHOOK_MESSAGES,
  webhookEventTypeToWire,
} from '@job-alert/domain/integrations/webhooks';
import { LIST_PAGE_SIZE } from '@job-alert/domain/lists/paging';
import { Code, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { Banner } from '../../components/banner';
import { PendingButton } from '../../components/buttons/pending-button';
import { LIST_QUERY_OPTIONS } from '../../components/list/list-result';
import { ListSkeleton } from '../../components/list/list-skeleton';
import { useRowChange } from '../../components/list/use-row-change';
import { EmptyState, ErrorState } from '../../components/states';
import { StatusBadge, type Tone } from '../../components/status-badge';
import { Pager } from '../../components/table/pager';
import { useBanner } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import {
  type DeliveryLineFragment as Delivery,
  useSendDeliveryAgainMutation,
  useWebhookDeliveriesListQuery,
  type WebhookLineFragment as Webhook,
} from './webhooks.generated';
import classes from './webhooks.module.css';

const STATES: Readonly<Record<DeliveryState, { tone: Tone; word: string }>> = {
  WAITING: { tone: 'amber', word: 'Waiting' },
  SENDING: { tone: 'sky', word: 'Sending' },
  DELIVERED: { tone: 'green', word: 'Delivered' },
  FAILED: { tone: 'red', word: 'Failed' },
};

const describe = (error: unknown) =>
  describeError(error, { fallback: 'Could not send the event again. Please try again.' });

/** The requests to a webhook with their responses, newest first. */
export function WebhookDeliveries({ webhook }: { webhook: Webhook }) {
  const [page, setPage] = useState(1);
  const variables = { id: webhook.id, first: LIST_PAGE_SIZE, page };
  const { data, error, loading, refetch } = useWebhookDeliveriesListQuery({ variables, ...LIST_QUERY_OPTIONS });
  const [sendAgain] = useSendDeliveryAgainMutation();
  const banner = useBanner();
  const change = useRowChange({ banner, reload: refetch, describe });
  const list = data?.webhook?.deliveries;
  const frame = useRef<HTMLDivElement>(null);

  return (
    <div ref={frame}>
      <Banner message={banner.message} hasMargin />
      {error && !list && !loading ? (
        <ErrorState text="Failed to fetch deliveries. Please try again." onRetry={refetch} />
      ) : null}
      {!list && (loading || !error) ? <ListSkeleton /> : null}
      {list?.nodes.length === 0 ? (
        <EmptyState
          text="Nothing has been sent yet."
          hint={`Events appear here as they happen, and are kept for ${DELIVERY_RETENTION_DAYS} days.`}
        />
      ) : null}
      {list && list.nodes.length > 0 ? (
        <>
          <ul className={classes.deliveries}>
            {list.nodes.map((delivery) => (
              <DeliveryItem
                key={delivery.id}
                delivery={delivery}
                isOff={!webhook.isActive}
                onAgain={() =>
                  change(
                    () => sendAgain({ variables: { input: { id: delivery.id } } }),
                    `${webhookEventTypeToWire(delivery.eventType)} will be sent again.`,
                  )
                }
              />
            ))}
          </ul>
          <Pager
            page={page}
            hasNextPage={list.pageInfo.hasNextPage}
            pages={Math.ceil(list.totalCount / LIST_PAGE_SIZE)}
            frame={frame}
            onChange={setPage}
          />
        </>
      ) : null}
    </div>
  );
}

interface DeliveryItemProps {
  delivery: Delivery;
  isOff: boolean;
  onAgain: () => Promise<void>;
}

function DeliveryItem({ delivery, isOff, onAgain }: DeliveryItemProps) {
  const { eventType, state, payload, response, error, createdAt } = delivery;
  const { isPending, run } = useAsyncAction();
  // The button remains after a click, so that it does not lose focus.
  const [wasClicked, setClicked] = useState(false);
  const { tone, word } = STATES[state];
  const ended = state === 'DELIVERED' || state === 'FAILED';
  const happened = formatDateAndTime(new Date(createdAt));
  return (
    <li className={classes.delivery}>
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          <StatusBadge tone={tone}>{word}</StatusBadge>
          <strong>{webhookEventTypeToWire(eventType)}</strong>
          <Text fz="sm" c="gray.7">
            {happened}
          </Text>
        </Group>
        {ended || wasClicked ? (
          <PendingButton
            size="compact-sm"
            variant="default"
            radius="sm"
            isPending={isPending}
            pendingText="Sending..."
            isBlocked={!ended || isOff}
            title={isOff ? WEBHOOK_MESSAGES.off : undefined}
            aria-label={`Send ${webhookEventTypeToWire(eventType)} of ${happened} again`}
            onClick={() => {
              setClicked(true);
              void run(onAgain);
            }}
          >
            Send again
          </PendingButton>
        ) : null}
      </Group>
      <Text fz="sm" mt={8}>
        {describeAttempts(delivery)}
      </Text>
      <MessageBody label="Sent">{payload}</MessageBody>
      {response ? <MessageBody label="Answer">{response}</MessageBody> : null}
      {error ? <MessageBody label="Error">{error}</MessageBody> : null}
    </li>
  );
}

function MessageBody({ label, children }: { label: string; children: string }) {
  return (
    <>
      <Text fz="xs" fw={600} c="gray.7" mt={8}>
        {label}
      </Text>
      <Code block className={classes.body} tabIndex={0} aria-label={label}>
        {children}
      </Code>
    </>
  );
}

/** Describes the last response with its time, the number of attempts, and the time of the next attempt. */
function describeAttempts({ attempts, status, attemptedAt, nextAttemptAt }: Delivery): string {
  const at = (instant: string) => formatDateAndTime(new Date(instant));
  const last = attemptedAt
    ? `${status === null ? 'No answer' : `Answer ${status}`} at ${at(attemptedAt)}.`
    : 'Not tried yet.';
  const count = attempts > 0 ? ` Attempt ${attempts}.` : '';
  return `${last}${count}${nextAttemptAt ? ` Next attempt at ${at(nextAttemptAt)}.` : ''}`;
}
