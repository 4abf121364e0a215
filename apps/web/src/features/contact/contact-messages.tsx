import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import { PHONE_PREFIX } from '@job-alert/domain/india/india';
import { Button, Group, Spoiler, Stack, Title } from '@mantine/core';
import { IconCheck, IconCornerUpLeft, IconMail, IconPhone } from '@tabler/icons-react';
import { PendingButton } from '../../components/buttons/pending-button';
import { LIST_QUERY_OPTIONS, toListResult } from '../../components/list/list-result';
import { ListScreen } from '../../components/list/list-screen';
import { EmailAddress } from '../../components/list/row-actions';
import { useList } from '../../components/list/use-list';
import { useRowChange } from '../../components/list/use-row-change';
import { StatusBadge } from '../../components/status-badge';
import { useBanner } from '../../components/use-banner';
import { describeError } from '../../lib/errors/describe-error';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { useOperator } from '../../lib/operator';
import { useCan } from '../../lib/session/use-can';
import {
  type ContactMessageCardFragment,
  useContactMessagesQuery,
  useMarkContactMessageHandledMutation,
} from './contact-messages.generated';
import classes from './contact-messages.module.css';

/** The views of the list. `value` is the URL value, and the first view is the default. */
const views = [
  {
    value: 'new',
    label: 'New',
    isHandled: false,
    empty: { text: 'No new messages.', hint: 'New messages from the contact page appear here.' },
  },
  {
    value: 'handled',
    label: 'Handled',
    isHandled: true,
    empty: { text: 'No handled messages.', hint: 'Messages you mark as handled appear here.' },
  },
  {
    value: 'all',
    label: 'All',
    isHandled: undefined,
    empty: { text: 'No messages.', hint: 'Messages from the contact page appear here.' },
  },
] as const;

const definition = { filters: {}, view: { parameter: 'show', label: 'Which messages', options: views } };
const describe = (error: unknown) =>
  describeError(error, { fallback: 'Could not mark the message as handled. Please try again.' });

/** Lists the messages from the contact page. */
export function ContactMessages() {
  const list = useList(definition);
  const view = views.find(({ value }) => value === list.view) ?? views[0];
  const query = useContactMessagesQuery({
    variables: { ...list.position, filter: { isHandled: view.isHandled } },
    ...LIST_QUERY_OPTIONS,
  });
  const result = toListResult(query, 'contactMessages');
  const banner = useBanner();
  const [mark] = useMarkContactMessageHandledMutation();
  const change = useRowChange({ banner, reload: result.reload, describe });

  const handle = ({ id, name }: ContactMessageCardFragment) =>
    change(
      () => mark({ variables: { input: { id } } }),
      `The message from ${name} is marked as handled.`,
      async () => {
        if (view.isHandled === false) await result.removeRows([id]);
      },
    );

  return (
    <ListScreen
      title="Contact Messages"
      lead="Messages from the contact page."
      width="form"
      recordsName="messages"
      list={list}
      result={result}
      banner={banner}
      errorText="Failed to fetch messages. Please try again."
      empty={view.empty}
      csv={{ file: 'contact-messages', filters: { status: view.value === 'all' ? '' : view.value } }}
      rows={(messages) => (
        <Stack gap="md">
          {messages.map((message) => (
            <ContactMessageCard key={message.id} message={message} onHandled={() => handle(message)} />
          ))}
        </Stack>
      )}
    />
  );
}

/** The visible height of a long message, in pixels. It shows seven lines of 24 px. */
const SHOWN_HEIGHT = 168;

const writers = { EMPLOYER: 'Employer', CANDIDATE: 'Candidate' } as const;

/** Adds the prefix of India to a number without a country code, as the contact form states. */
const withCountry = (phone: string) => (phone.startsWith('+') ? phone : `${PHONE_PREFIX} ${phone}`);

interface ContactMessageCardProps {
  message: ContactMessageCardFragment;
  onHandled: () => Promise<void>;
}

function ContactMessageCard({ message, onHandled }: ContactMessageCardProps) {
  const { brandName } = useOperator();
  const { isPending, run } = useAsyncAction();
  const { name, email, createdAt } = message;
  const phone = withCountry(message.phone);
  const heading = `message-${message.id}`;
  const canHandle = useCan('Mutation.markContactMessageHandled');

  return (
    <article
      className={classes.card}
      aria-labelledby={heading}
      data-row-key={message.id}
      data-handled={message.isHandled || undefined}
    >
      <Group justify="space-between" align="flex-start" gap="xs">
        <Title order={2} id={heading} className={classes.name}>
          {name}
        </Title>
        <Group gap="xs">
          {message.isHandled ? <StatusBadge tone="green">Handled</StatusBadge> : null}
          <StatusBadge tone={message.userType === 'EMPLOYER' ? 'sky' : 'amber'}>
            {writers[message.userType]}
          </StatusBadge>
          <time className={classes.time} dateTime={createdAt}>
            {formatDateAndTime(new Date(createdAt))}
          </time>
        </Group>
      </Group>
      <p className={classes.contacts}>
        <a href={`mailto:${email}`} aria-label={email}>
          <IconMail size={18} aria-hidden /> <EmailAddress>{email}</EmailAddress>
        </a>
        <a href={`tel:${phone.replaceAll(' ', '')}`}>
          <IconPhone size={18} aria-hidden /> {phone}
        </a>
      </p>
      <Spoiler maxHeight={SHOWN_HEIGHT} showLabel="Show more" hideLabel="Show less" className={classes.text}>
        {message.message}
      </Spoiler>
      <Group gap="sm" pt="md">
        <Button
          component="a"
          href={`mailto:${email}?subject=${encodeURIComponent(`Your message to ${brandName}`)}`}
          variant="default"
          leftSection={<IconCornerUpLeft size={18} aria-hidden />}
          aria-label={`Reply to ${name}`}
        >
          Reply
        </Button>
        {message.isHandled || !canHandle ? null : (
          <PendingButton
            variant="light"
            leftSection={<IconCheck size={18} aria-hidden />}
            aria-label={`Mark as handled: ${name}`}
            isPending={isPending}
            pendingText="Saving..."
            onClick={() => void run(onHandled)}
          >
            Mark as handled
          </PendingButton>
        )}
      </Group>
    </article>
  );
}
