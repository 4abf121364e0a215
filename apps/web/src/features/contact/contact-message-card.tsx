import { formatDateAndTime } from '@job-alert/domain/india/calendar';
import { PHONE_PREFIX } from '@job-alert/domain/india/india';
import { Button, Group, Spoiler, Title } from '@mantine/core';
import { IconCheck, IconCornerUpLeft, IconMail, IconPhone } from '@tabler/icons-react';
import { PendingButton } from '../../components/buttons/pending-button';
import { EmailAddress } from '../../components/list/row-actions';
import { StatusBadge } from '../../components/status-badge';
import { useAsyncAction } from '../../lib/forms/use-async-action';
import { useOperator } from '../../lib/operator';
import classes from './contact-message-card.module.css';
import type { ContactMessageCardFragment } from './contact-messages.generated';

/** The visible height of a long message, in pixels. It shows seven lines of 24 px. */
const SHOWN_HEIGHT = 168;

const writers = { EMPLOYER: 'Employer', CANDIDATE: 'Candidate' } as const;

/** Adds the prefix of India to a number without a country code, as the contact form states. */
const withCountry = (phone: string) => (phone.startsWith('+') ? phone : `${PHONE_PREFIX} ${phone}`);

interface ContactMessageCardProps {
  message: ContactMessageCardFragment;
  onHandled: () => Promise<void>;
}

export function ContactMessageCard({ message, onHandled }: ContactMessageCardProps) {
  const { brandName } = useOperator();
  const { isPending, run } = useAsyncAction();
  const { name, email, createdAt } = message;
  const phone = withCountry(message.phone);
  const heading = `message-${message.id}`;

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
        {message.isHandled ? null : (
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
