import { PHONE_PREFIX } from '@job-alert/domain/india/india';
import { whatsAppNumber } from '@job-alert/domain/fields/phone';
import { useApolloClient } from '@apollo/client/react';
import { Anchor, Button, Skeleton, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '../../config/record-paths';
import { formatNumber } from '../../lib/format/format';
import { FollowUpActions, NoteBadges } from '../shared/history/follow-up-actions';
import { type DashboardCountsQuery, FollowUpCountsDocument, type FollowUpFragment } from './dashboard-counts.generated';
import classes from './follow-ups.module.css';

/** The number of follow-ups that are shown at first. */
const FIRST = 8;

type Data = Pick<DashboardCountsQuery, 'followUps' | 'followUpCounts'>;

const countsLabel = ({ overdue, today, upcoming }: Data['followUpCounts']): string =>
  [
    overdue > 0 && `${formatNumber(overdue)} overdue`,
    `${formatNumber(today)} today`,
    `${formatNumber(upcoming)} in the next seven days`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The notes with a due day that wait for administrators. A row stays until the screen is opened again, so that it can be undone. */
export function FollowUps({ data }: { data: Data | null }) {
  const client = useApolloClient();
  const [showsAll, setShowsAll] = useState(false);
  const followUps = data?.followUps ?? [];
  const readCounts = () => void client.query({ query: FollowUpCountsDocument, fetchPolicy: 'network-only' });
  return (
    <section className={classes.section} aria-labelledby="follow-ups">
      <Title order={2} id="follow-ups" className={classes.title}>
        Follow-ups
      </Title>
      {data ? (
        <p className={classes.lead} role="status">
          {followUps.length === 0
            ? 'Nothing to follow up in the next seven days. A note with a day to follow up appears here.'
            : countsLabel(data.followUpCounts)}
        </p>
      ) : (
        <Skeleton height={120} radius="lg" />
      )}
      {followUps.length > 0 ? (
        <ul className={classes.list}>
          {followUps.slice(0, showsAll ? undefined : FIRST).map((followUp) => (
            <FollowUpRow key={followUp.id} followUp={followUp} onChanged={readCounts} />
          ))}
        </ul>
      ) : null}
      {followUps.length > FIRST && !showsAll ? (
        <Button variant="default" mt="sm" onClick={() => setShowsAll(true)}>
          Show {followUps.length - FIRST} more
        </Button>
      ) : null}
    </section>
  );
}

function FollowUpRow({ followUp, onChanged }: { followUp: FollowUpFragment; onChanged: () => void }) {
  const { text, authorName, record, doneAt } = followUp;
  return (
    <li className={classes.row} data-done={doneAt ? true : undefined}>
      <div className={classes.content}>
        <Anchor component={Link} to={recordPath(record.kind, record.id) ?? ''} fw={650}>
          {record.name}
        </Anchor>
        <NoteBadges note={followUp} />
        {text ? <p className={classes.text}>{text}</p> : null}
        <p className={classes.foot}>
          {record.phone ? <PhoneLinks phone={record.phone} name={record.name} /> : null}
          <span>{authorName}</span>
        </p>
      </div>
      <FollowUpActions note={followUp} name={record.name} onChanged={onChanged} />
    </li>
  );
}

function PhoneLinks({ phone, name }: { phone: string; name: string }) {
  const whatsApp = whatsAppNumber(phone);
  return (
    <>
      <Anchor inherit href={`tel:${PHONE_PREFIX}${phone}`} aria-label={`Call ${PHONE_PREFIX} ${phone}: ${name}`}>
        {PHONE_PREFIX} {phone}
      </Anchor>
      {whatsApp ? (
        <Anchor
          inherit
          href={`https://wa.me/${whatsApp}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp: ${name}`}
        >
          WhatsApp
        </Anchor>
      ) : null}
    </>
  );
}
