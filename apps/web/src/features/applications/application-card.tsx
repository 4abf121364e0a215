import { APPLICATION_MESSAGES } from '@job-alert/domain/applications/application-messages';
import { formatDate } from '@job-alert/domain/india/calendar';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { DescriptionList, type Fact } from '../../components/description-list';
import { Dialog } from '../../components/dialog/dialog';
import { FileLink } from '../../components/file-link';
import { ApplicationStatusBadge } from '../shared/applications/application-status-badge';
import { OfferAnswer } from '../shared/applications/offer-answer';
import { OfferSummary } from '../shared/applications/offer-summary';
import { WithdrawalSummary } from '../shared/applications/withdrawal-summary';
import { History } from '../shared/history/history';
import { candidateName } from '../shared/people/candidate-name';
import { type MyApplicationFragment, useAnswerOfferMutation } from './my-applications.generated';
import classes from './my-applications.module.css';
import { UpcomingInterviews } from './upcoming-interviews';
import { WithdrawDialog } from './withdraw-dialog';

/** The offer of an application with its answer, or a form to answer it. Renders nothing without an offer. */
function OfferSection({ application }: { application: MyApplicationFragment }) {
  const { id: applicationId, offer, job, dateOfJoining } = application;
  const [answer] = useAnswerOfferMutation();
  if (offer === null) return null;
  const details = {
    jobTitle: job.title,
    companyName: job.companyName,
    dateOfJoining,
    hasRequestedDate: offer.reply?.answer === 'OTHER_DATE',
  };
  return (
    <section className={classes.interview} aria-label={`Offer: ${job.title}`}>
      <h3>{offer.viewerCanAnswer ? 'You have an offer' : 'Your offer'}</h3>
      {offer.reply ? <OfferSummary application={application} /> : null}
      {offer.reply || offer.viewerCanAnswer ? null : <p>{APPLICATION_MESSAGES.offerClosed}</p>}
      {offer.viewerCanAnswer ? (
        <div className={classes.answers}>
          <OfferAnswer
            offer={details}
            onAnswer={async (reply) => {
              await answer({ variables: { input: { applicationId, offerId: offer.id, ...reply } } });
            }}
          />
        </div>
      ) : null}
    </section>
  );
}

interface ApplicationCardProps {
  application: MyApplicationFragment;
  renew: (fileId: string) => Promise<string | null>;
}

export function ApplicationCard({ application, renew }: ApplicationCardProps) {
  const [opened, setOpened] = useState(false);
  const [withdraws, setWithdraws] = useState(false);
  const { displayStatus, dateOfJoining, offerLetter, history } = application;
  const facts: Fact[] = [
    ['Candidate', candidateName(application.candidate)],
    ['Applied on', formatDate(new Date(application.appliedAt))],
  ];
  if (dateOfJoining) facts.push(['Date of Joining', formatDate(dateOfJoining)]);
  if (offerLetter) facts.push(['Offer Letter', <FileLink key="offer" file={offerLetter} renew={renew} />]);

  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h2 className={classes.title}>{application.job.title}</h2>
        <ApplicationStatusBadge status={displayStatus} withdrawal={application.withdrawal} />
      </div>
      <p className={classes.company}>{application.job.companyName}</p>
      <DescriptionList className={classes.facts} facts={facts} />
      <div className={classes.withdrawal}>
        <WithdrawalSummary application={application} />
      </div>
      <OfferSection application={application} />
      <UpcomingInterviews interviews={application.interviews} />
      <Group className={classes.end} gap="sm" data-no-print>
        <Button
          className={classes.wide}
          variant="default"
          disabled={history.length === 0}
          onClick={() => setOpened(true)}
          aria-label={`View History: ${application.job.title}`}
        >
          View History
        </Button>
        {application.viewerCanWithdraw ? (
          <Button
            variant="subtle"
            color="red"
            onClick={() => setWithdraws(true)}
            aria-label={`Withdraw: ${application.job.title}`}
          >
            Withdraw
          </Button>
        ) : null}
      </Group>
      {withdraws ? <WithdrawDialog application={application} onClose={() => setWithdraws(false)} /> : null}
      <Dialog opened={opened} onClose={() => setOpened(false)} title="Application History">
        <History role="candidate" events={history} />
      </Dialog>
    </article>
  );
}
